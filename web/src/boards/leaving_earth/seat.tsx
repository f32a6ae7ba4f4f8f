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
    return (
      <p className="le-note">
        <b>{agency.score}</b>
        <span>{t("le-plan-points", { points: agency.score })}</span>
      </p>
    );
  }
  const amount = t("le-dollars", { money: agency.money });
  return (
    <p className="le-note" title={t("le-note", { amount })}>
      <span className="hidden">{t("le-note", { amount })}</span>
      <b key={agency.money} aria-hidden="true">
        {amount}
      </b>
      <Emblem seat={seat} size={16} />
    </p>
  );
}
