import type { ReactNode } from "react";
import { Price } from "../../match/price";
import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Rocket, rocketHeight } from "./art/rocket";
import { FLEET, type View } from "./facts";

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
  const grounded = company?.shuttles.findIndex(
    ({ cruise, segments }) => cruise === null && segments.length < company.segment_limit,
  );
  const number = view.active === seat && view.this_turn.shuttle !== null ? view.this_turn.shuttle : (grounded ?? -1);
  const shuttle = company?.shuttles[number];
  return (
    <div className="gc-focus">
      <div>
        <h4>{t("gc-focus-display")}</h4>
        {display}
        <h4>{t("gc-focus-own")}</h4>
        {own}
      </div>
      {shuttle && (
        <figure className="gc-focus-shuttle">
          <svg viewBox={`-20 -14 200 ${rocketHeight(shuttle) + 26}`} aria-hidden="true">
            <Rocket shuttle={shuttle} seat={seat} flame={false} />
          </svg>
          <figcaption>{t("gc-focus-shuttle", { which: board.words.name(FLEET[number] ?? "first") })}</figcaption>
        </figure>
      )}
    </div>
  );
}
