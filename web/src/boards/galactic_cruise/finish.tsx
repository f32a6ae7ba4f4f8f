import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Poster } from "./art/poster";
import { Rocket, rocketHeight } from "./art/rocket";
import type { View } from "./facts";
import { useNames } from "./names";
import { ScoreSheet } from "./scoring";

/** The end: a poster for the winner, every line of every company, and how the match went. */
export function Finish({ view, showTable }: { view: View; showTable(): void }) {
  const { t } = useText();
  const { board } = useStage();
  const names = useNames();
  const order = view.companies.map(({ seat }) => seat).sort((a, b) => score(b) - score(a));
  const seat = board.finish?.winners[0] ?? order[0] ?? 0;
  const winner = view.companies[seat];
  const next = order.find((one) => one !== seat);
  // The shuttle to be proud of: the one with most segments.
  const [shuttle] = [...(winner?.shuttles ?? [])].sort((a, b) => b.segments.length - a.segments.length);
  function score(of: number): number {
    return view.companies[of]?.score ?? 0;
  }
  return (
    <div className="gc-finish">
      <div className="gc-finish-poster">
        <Poster>
          <circle className="sun" cx="600" cy="400" r="150" />
          {shuttle && (
            <g transform={`translate(520 ${478 - rocketHeight(shuttle)})`}>
              <Rocket shuttle={shuttle} seat={seat} flame />
            </g>
          )}
        </Poster>
        <h2>{t("gc-finish", { who: names.company(seat) })}</h2>
        {winner && (
          <p>
            {next !== undefined &&
              t("gc-finish-ahead", {
                score: score(seat),
                by: score(seat) - score(next),
                who: names.company(next),
              })}{" "}
            {t("gc-finish-deeds", {
              launches: winner.launches,
              guests: winner.guests_carried,
              goals: winner.goals_met.length,
            })}
          </p>
        )}
        <button type="button" className="gc-turn-over" onClick={showTable}>
          {t("gc-show-table")}
        </button>
      </div>
      <div className="gc-finish-main">
        <ScoreSheet view={view} />
        {board.finish?.graph}
      </div>
    </div>
  );
}
