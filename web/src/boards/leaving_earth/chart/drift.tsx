import { useBeat, useBeatLength } from "../../kit/beat";
import { useStage } from "../../kit/context";
import { fleetOf, type View } from "../facts";
import { at, berth, type Chart, pair } from "./chart";
import { hull } from "./fleet";

/** What is lost where nothing holds it drifts out along its dotted line. */
export function Drift({ chart }: { chart: Chart }) {
  const { board } = useStage();
  const beat = useBeat<View>();
  const length = useBeatLength();
  // What an engine tears apart does not drift.
  if (!beat || board.still || beat.events.some(({ kind }) => kind === "drew")) return null;
  const [width, height] = pair(chart, "counter");
  return beat.events
    .filter(({ kind }) => kind === "destroyed")
    .map(({ fields }) => {
      const place = String(fields.location);
      const [x, y] = chart.lost[place] ?? [];
      const spot = chart.places[place];
      // On its way from one place to another a spacecraft is lost elsewhere.
      const under = beat.previous && fleetOf(beat.previous).find((one) => one.spacecraft === fields.spacecraft);
      if (!spot || x === undefined || y === undefined || (under && under.location !== place)) return null;
      const from = berth(chart, place, 0);
      const away = { "--dx": `${2 * (x - spot.x)}px`, "--dy": `${2 * (y - spot.y)}px` };
      return (
        <g key={String(fields.spacecraft)} style={at(from)} aria-hidden="true">
          <g className={`le-drift seat-${Number(fields.agency) % 6}`} style={{ ...length, ...away }}>
            <path className="hull" d={hull(width, height)} />
            <text x="18" y={height * 0.75} fontSize="14">
              {String(fields.spacecraft)}
            </text>
          </g>
        </g>
      );
    });
}
