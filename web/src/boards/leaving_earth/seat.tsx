import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import type { View } from "./facts";
import "./seat.css";

/** What an agency has to spend, as a note beside the question; in the end, what it has won. */
export function Purse({ view, seat, over }: { view: View; seat: number; over?: boolean }) {
  const { t } = useText();
  const agency = view.agencies[seat];
  if (!agency) return null;
  if (over) {
    const place = 1 + view.agencies.filter(({ score }) => score > agency.score).length;
    const points = t("le-plan-points", { points: agency.score });
    return (
      <p className="le-note">
        <b>{agency.score}</b>
        <span>{view.agencies.length > 1 ? t("le-note-place", { points, place }) : points}</span>
      </p>
    );
  }
  const amount = t("le-dollars", { money: agency.money });
  return (
    <p className="le-note" title={t("le-note", { amount })}>
      <span className="hidden">{t("le-note", { amount })}</span>
      <b key={agency.money} className={amount.length > 4 ? "long" : undefined} aria-hidden="true">
        {amount}
      </b>
      <span aria-hidden="true">
        <Emblem seat={seat} size={15} />
        {agency.name}
      </span>
    </p>
  );
}
