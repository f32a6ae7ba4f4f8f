import { useText } from "../../text/context";
import { splitMove } from "../../text/words";
import { Emblem } from "../../ui/emblem";
import { Act } from "../kit/act";
import { useStage } from "../kit/context";
import type { Now, View } from "./facts";

const ITEMS = ["money", "part", "astronaut", "spacecraft", "share"];

/** The table between two agencies: what one gives, what it wants, and what can still be added. */
export function Trade({ view, offer: deal }: { view: View; offer: NonNullable<Now["offer"]> }) {
  const { t } = useText();
  const { board } = useStage();
  const items = board.asks.flatMap((ask) => ask.moves).filter(({ move }) => ITEMS.includes(splitMove(move).verb));
  return (
    <div className="le-trade">
      <Side seat={view.active} items={deal.give} active={!deal.in_return} />
      <Side seat={deal.to} items={deal.want} active={deal.in_return} />
      {items.length > 0 && (
        <div className="le-others">
          <span className="faint">{t(deal.in_return ? "le-add-want" : "le-add-give")}</span>
          {items.map(({ move }) => (
            <Act key={move} move={move} />
          ))}
        </div>
      )}
    </div>
  );
}

function Side({ seat, items, active }: { seat: number; items: readonly string[]; active: boolean }) {
  const { t } = useText();
  const { board } = useStage();
  return (
    <p className={active ? "le-side active" : "le-side"}>
      <Emblem seat={seat} size={18} /> <b>{t("le-gives", { who: board.names[seat] ?? "" })}</b>{" "}
      {items.length > 0 ? items.map((item) => board.words.move(item)).join(", ") : t("le-nothing")}
    </p>
  );
}
