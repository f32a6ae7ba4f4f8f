import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { useStage } from "../kit/context";
import { CARDS, type View } from "./facts";
import { sinceCard } from "./history";

/** Cards that are offered to one ship after the other, leader first. */
const ONE_BY_ONE = new Set(["abandoned_ship", "abandoned_station", "smugglers", "slavers", "pirates"]);

/** What a ship did with the card, by what was told of it. */
const DONE: Record<string, string> = {
  claimed: "boards",
  docked: "boards",
  won: "won",
  tied: "tied",
  lost: "lost",
  gave_up: "out",
};

/** Ship by ship, in the order in which they are asked: what each has made of the card, whose turn it is, who is next. */
export function InOrder({ view }: { view: View }) {
  const { t } = useText();
  const { board } = useStage();
  const kind = view.card ? (CARDS.get(view.card)?.kind ?? "") : "";
  const now = view.adventure;
  if (!now || !ONE_BY_ONE.has(kind)) return null;
  const done = new Map(
    sinceCard(board.events).flatMap(({ kind: told, fields }) => {
      const did = DONE[told];
      return did === undefined ? [] : [[Number(fields.seat), did] as const];
    }),
  );
  // Whoever takes what is offered, or beats the enemy, ends it for those behind.
  const ended = [...done.values()].some((did) => did === "boards" || did === "won");
  const state = (seat: number, n: number) => {
    const did = done.get(seat);
    if (did !== undefined) return did;
    if (n < now.turn) return "past";
    if (ended) return "spared";
    return n === now.turn ? "now" : n === now.turn + 1 ? "next" : "then";
  };
  return (
    <ol className="gt-in-order" aria-label={t("gt-in-order")}>
      {now.order.map((seat, n) => {
        const is = state(seat, n);
        return (
          <li key={seat} className={`${is}${seat === board.seat ? " mine" : ""}`}>
            <Emblem seat={seat} size={20} />
            <b>{board.names[seat]}</b>
            <span>{t(`gt-in-order-${is}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}
