import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Poster } from "./art/poster";
import { Rocket, rocketHeight } from "./art/rocket";
import { Drawing } from "./art/sprite";
import type { View } from "./facts";
import { useNames } from "./names";
import { ScoreSheet } from "./scoring";

/** How large the shuttle is on the poster, so that its flame ends over the hills. */
const SMALL = 0.84;

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
          <circle className="sun" cx="600" cy="392" r="128" />
          {shuttle && (
            <g transform={`translate(${600 - 80 * SMALL} ${470 - rocketHeight(shuttle) * SMALL}) scale(${SMALL})`}>
              <Rocket shuttle={shuttle} seat={seat} flame />
            </g>
          )}
          <Drawing of="b-tc" width={118} height={78} x={444} y={500} className="gc-building" />
          <Drawing of="b-br" width={124} height={82} x={644} y={498} className="gc-building" />
        </Poster>
        <h2>{t("gc-finish", { who: names.company(seat) })}</h2>
        {winner && (
          <p>
            {next !== undefined && (
              <span>
                {t("gc-finish-ahead", {
                  score: score(seat),
                  by: score(seat) - score(next),
                  who: names.company(next),
                })}{" "}
              </span>
            )}
            <span>
              {t("gc-finish-deeds", {
                launches: winner.launches,
                guests: winner.guests_carried,
                goals: winner.goals_met.length,
              })}
            </span>
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
