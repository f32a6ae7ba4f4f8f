import { CELL } from "./around";
import { type Hull, type Spot, spotsOf } from "./facts";

/** A ship that came apart: its pieces lie apart from each other until one of them is kept. */

/** How far a piece drifts off, in squares. */
const DRIFT = 0.25;

export interface Apart {
  /** The squares of each piece, the largest first. */
  pieces: readonly (readonly string[])[];
  /** All squares of the ship board, those of the smaller pieces moved away from the largest. */
  spots: Spot[];
}

export function driftOf(hull: Hull, found: readonly (readonly string[])[]): Apart | null {
  const pieces = [...found].sort((one, other) => other.length - one.length);
  const [largest, ...others] = pieces;
  if (!largest || others.length === 0) return null;
  const spots = spotsOf(hull);
  const [x, y] = middleOf(spots, largest);
  const away = new Map(
    others.flatMap((piece) => {
      const [px, py] = middleOf(spots, piece);
      const by = { x: Math.sign(px - x) * DRIFT, y: Math.sign(py - y) * DRIFT };
      return piece.map((square) => [square, by] as const);
    }),
  );
  return {
    pieces,
    spots: spots.map((spot) => {
      const by = away.get(spot.square);
      return by ? { ...spot, x: spot.x + by.x, y: spot.y + by.y } : spot;
    }),
  };
}

function middleOf(spots: readonly Spot[], piece: readonly string[]): readonly [number, number] {
  const own = spots.filter(({ square }) => piece.includes(square));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return [mean(own.map(({ x }) => x)), mean(own.map(({ y }) => y))];
}

/** A line around each piece: they can be chosen. */
export function Islands({ apart }: { apart: Apart }) {
  const place = new Map(apart.spots.map((spot) => [spot.square, spot]));
  return apart.pieces.map((piece, n) => (
    <g key={piece[0]} className={n === 0 ? "gt-island" : "gt-island small"} aria-hidden="true">
      {[14, 9].map((grow) => (
        <g key={grow} className={grow === 14 ? "ink" : "line"}>
          {piece.map((square) => {
            const { x, y } = place.get(square) ?? { x: 0, y: 0 };
            return (
              <rect
                key={square}
                x={x * CELL - grow}
                y={y * CELL - grow}
                width={CELL + 2 * grow}
                height={CELL + 2 * grow}
                rx="18"
              />
            );
          })}
        </g>
      ))}
    </g>
  ));
}
