import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Truck } from "./art/flight";
import { Mechanic } from "./art/yard";
import { signed } from "./settlement";

/** One coin of a tower. */
const COIN = 5.7;
const TALLEST = 98;
/** As high where there is a whole sky over them. */
const SOARING = 170;
const FLOOR = 206;
/** What is cut off the sky. */
const TOP = 20;
const COLUMN = 180;
/** Fewer towers stand further apart, and leave the receipt as much room; as many columns as have room side by side. */
const FEWEST = 4;
const FEWEST_UPRIGHT = 3;
/** As high as a line beside a tower. */
const LINE = 22;
/** The room at the left for the headline. */
const LABEL = 236;

interface Tower {
  seat: number;
  total: number;
  /** What the flights brought, the first one first. */
  rounds: readonly number[];
  crowned: boolean;
}

interface TowersProps {
  towers: readonly Tower[];
  /** What the richest will have. */
  most: number;
  /** The rounds as they are written, the first one first. */
  marks: readonly string[];
  narrow: boolean;
  /** A screen held upright: the headline stands over the towers, not beside them. */
  upright: boolean;
}

/** Everybody's credits as a tower of coins with the truck on top; the richest wears the crown. */
export function Towers({ towers, most, marks, narrow, upright }: TowersProps) {
  const { t } = useText();
  const { board } = useStage();
  const beside = !narrow && !upright;
  const left = beside ? LABEL : 0;
  const tallest = upright && !narrow ? SOARING : TALLEST;
  const sky = TOP + TALLEST - tallest;
  const across = COLUMN * Math.max(towers.length, upright && !narrow ? FEWEST_UPRIGHT : FEWEST);
  const column = across / Math.max(1, towers.length);
  const coinsOf = (total: number) => Math.max(0, Math.round(((total / most) * tallest) / COIN));
  return (
    <svg
      className="gt-towers"
      viewBox={`0 ${sky} ${left + across} ${240 - sky}`}
      preserveAspectRatio="xMidYMax"
      role="img"
      aria-label={t("gt-towers")}
    >
      {!narrow && (
        <g className="gt-sun" aria-hidden="true">
          <circle cx="96" cy="240" r="112" />
          <circle cx="96" cy="240" r="76" />
        </g>
      )}
      <Skyline width={left + across} />
      {towers.some(({ crowned }) => crowned) && <Confetti from={left} width={across} />}
      {beside && (
        <g transform="translate(66 236) scale(.72)">
          <Mechanic />
        </g>
      )}
      {towers.map(({ seat, total, rounds, crowned }, place) => {
        const coins = coinsOf(total);
        const top = FLOOR - coins * COIN;
        return (
          <g key={seat} transform={`translate(${left + column * (place + 0.5)} 0)`}>
            {Array.from({ length: coins }, (_, n) => (
              <g key={n} className="coin">
                <ellipse cx={((n * 37) % 5) - 2} cy={FLOOR - n * COIN + 3} rx="43" ry="9" className="edge" />
                <ellipse cx={((n * 37) % 5) - 2} cy={FLOOR - n * COIN} rx="43" ry="9" />
              </g>
            ))}
            {!narrow &&
              heights(rounds.map((_, n) => coinsOf(rounds.slice(0, n + 1).reduce((all, one) => all + one, 0)))).map(
                (y, n) => (
                  <text key={marks[n]} className="round" x="56" y={y}>
                    {marks[n]} <tspan>{signed(rounds[n] ?? 0)}</tspan>
                  </text>
                ),
              )}
            <g className="gt-landing" style={{ transform: `translateY(${top - 12}px)` }}>
              <g transform="translate(2 0) scale(1.2)">
                <Truck seat={seat} flame={false} />
              </g>
              {crowned && (
                <path
                  className="crown"
                  transform="translate(-10 -46) rotate(-6)"
                  d="M-22 16V-8l11 10 11-18 11 18 11-10v24z"
                />
              )}
            </g>
            <rect className={crowned ? "sum rich" : "sum"} x="-44" y="183" width="88" height="46" rx="13" />
            <text className="gt-shout" y="218" fontSize="34" textAnchor="middle" fill="#131a05">
              {total}
            </text>
            <title>{board.names[seat]}</title>
          </g>
        );
      })}
    </svg>
  );
}

/** Where the share of each round is written: at the top of its coins, and no line over another. */
function heights(coins: readonly number[]): number[] {
  let free = FLOOR + 18 + LINE;
  return coins.map((count) => {
    free = Math.min(FLOOR - count * COIN + 12, free - LINE);
    return free;
  });
}

const PAPERS = ["#ff5ac8", "#5cf2ff", "#c8ff3d", "#ffcf24", "#ff9130"];

/** Thrown from the roofs for the richest, beside what is said of them. */
function Confetti({ from, width }: { from: number; width: number }) {
  return (
    <g className="gt-confetti" aria-hidden="true">
      {Array.from({ length: 60 }, (_, n) => (
        <rect
          key={n}
          width="8"
          height="5"
          fill={PAPERS[n % PAPERS.length]}
          transform={`translate(${from + ((n * 0.618034) % 1) * width} ${180 - ((n * 0.754878) % 1) * 300}) rotate(${n * 71})`}
        />
      ))}
    </g>
  );
}

/** The town they come home to: blocks of many heights, some windows still lit; it goes on beyond both edges. */
function Skyline({ width }: { width: number }) {
  const beyond = 6;
  const blocks = Array.from({ length: Math.ceil(width / 46) + 2 * beyond }, (_, n) => ({
    x: (n - beyond) * 46,
    high: 24 + ((n * 53) % 62),
  }));
  return (
    <g className="gt-skyline" aria-hidden="true">
      {blocks.map(({ x, high }, n) => (
        <g key={x}>
          <rect x={x} y={240 - high} width="47" height={high} />
          {Array.from({ length: 3 }, (_, w) =>
            (n * 7 + w * 5) % 4 < 2 ? (
              <rect
                key={w}
                className="lit"
                x={x + 7 + w * 13}
                y={240 - high + 8 + ((n + w) % 3) * 11}
                width="4"
                height="6"
              />
            ) : null,
          )}
        </g>
      ))}
    </g>
  );
}
