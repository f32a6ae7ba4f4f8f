import type { EventInfo } from "../../protocol";
import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { useStage } from "../kit/context";

const WIDTH = 340;
const HEIGHT = 104;
const LEFT = 34;
const RIGHT = 28;
const TOP = 12;
const BOTTOM = 20;
/** Emblems at the end of the lines keep this far apart. */
const APART = 17;
/** About so many lines across. */
const STEPS = 3;

interface CreditsGraphProps {
  /** The flights that were settled, the last one first. */
  flights: readonly EventInfo[][];
  marks: readonly string[];
}

/** What everybody had after each round, as lines. */
export function CreditsGraph({ flights, marks }: CreditsGraphProps) {
  const { t } = useText();
  const { board } = useStage();
  const sums = board.names.map((_, seat) => sumsOf(flights, seat));
  const most = Math.max(1, ...sums.flat());
  const step = niceStep(most / STEPS);
  const x = (round: number) => LEFT + (round / flights.length) * (WIDTH - LEFT - RIGHT);
  const y = (credits: number) => HEIGHT - BOTTOM - (credits / most) * (HEIGHT - TOP - BOTTOM);
  const ends = spread(sums.map((of) => y(of.at(-1) ?? 0)));
  return (
    <figure className="gt-graph">
      <figcaption>{t("gt-graph")}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t("gt-graph-about", { who: told(board.names, sums) })}
      >
        {Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step).map((value) => (
          <g key={value} className="scale">
            <path d={`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 8} y={y(value) + 5} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {flights.map((_, n) => (
          <text key={marks[n]} x={x(n + 1)} y={HEIGHT - 4} textAnchor="middle">
            {marks[n]}
          </text>
        ))}
        {sums.map((of, seat) => (
          <path
            key={board.names[seat]}
            className={`line seat-${seat}${seat === board.seat ? " mine" : ""}`}
            d={`M${of.map((value, round) => `${x(round)} ${y(value)}`).join("L")}`}
          />
        ))}
        {ends.map((end, seat) => (
          <g key={board.names[seat]} transform={`translate(${WIDTH - RIGHT + 4} ${end - 9})`}>
            <Emblem seat={seat} size={18} />
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** What a seat had before the first round, and after each. */
function sumsOf(flights: readonly EventInfo[][], seat: number): number[] {
  const sums = [0];
  for (const flight of [...flights].reverse()) {
    const settled = flight.find(({ fields }) => fields.seat === seat);
    sums.push((sums.at(-1) ?? 0) + Number(settled?.fields.credits ?? 0));
  }
  return sums;
}

function told(names: readonly string[], sums: readonly number[][]): string {
  return names.map((name, seat) => `${name} ${sums[seat]?.slice(1).join(", ")}`).join("; ");
}

/** A round number at least as large: 1, 2 or 5 with zeros. */
function niceStep(least: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return unit * ([1, 2, 5].find((times) => times * unit >= least) ?? 10);
}

/** The same heights, moved apart where they would lie over each other: nobody lower than the ground. */
function spread(heights: readonly number[]): number[] {
  const placed = [...heights];
  const order = heights.map((_, n) => n).sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0));
  let free = HEIGHT - BOTTOM + APART;
  for (const n of order) {
    free = Math.min(placed[n] ?? 0, free - APART);
    placed[n] = free;
  }
  // Pushed over the top, they all come down again.
  const above = Math.max(0, TOP - free);
  return placed.map((height) => height + (height < TOP + above ? above : 0));
}
