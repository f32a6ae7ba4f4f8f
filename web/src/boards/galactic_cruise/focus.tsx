import type { ReactNode } from "react";
import { Price } from "../../match/price";
import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { ShuttleOnPad } from "./closer-shuttle";
import type { View } from "./facts";
import { Sign } from "./icons";

/** What a move costs in all, as the rules quote it. */
export function WholePrice({ moves }: { moves: readonly string[] }) {
  const { board, offer } = useStage();
  const quote = moves.map((move) => offer.quote(move)).find((one) => one !== null);
  if (!quote) return null;
  return (
    <span className="gc-whole-price">
      <Price quote={quote} words={board.words} names={board.names} />
    </span>
  );
}

/** The blueprints at a closer look: beside them the shuttle they may go into. */
export function BuildFocus({ view, display, own }: { view: View; display: ReactNode; own: ReactNode }) {
  const { t } = useText();
  const { board } = useStage();
  const seat = board.seat ?? view.active;
  const company = view.companies[seat];
  return (
    <div className="gc-focus">
      <div>
        <h4>
          {t("gc-focus-display")}
          {company && (
            <span className="gc-focus-purse">
              {t("gc-focus-purse")} <b>{company.money}</b> <Sign of="money" size={15} /> <b>{company.reputation}</b>{" "}
              <Sign of="reputation" size={15} />
            </span>
          )}
        </h4>
        {display}
        <h4>{t("gc-focus-own")}</h4>
        {own}
      </div>
      {company && <ShuttleOnPad view={view} company={company} live={seat === board.seat} />}
    </div>
  );
}
