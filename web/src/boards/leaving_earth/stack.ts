import { sizeOf } from "./art/sprite";
import { type Fired, isEngine } from "./burn";
import { componentOf, isDamaged, type Owned } from "./facts";

/** The sheet of the launch, how much of it there is room for elsewhere, and where the craft stands on it. */
export const WIDTH = 438;
export const HEIGHT = 606;
export const HALF = 352;
/** Too little for labels: in a narrow column, and on a phone. */
export const COLUMN = 300;
export const LOW = 178;
export const MIDDLE = 190;
/** Where there is more room than the sheet, the night goes on so far on every side. */
export const BEYOND = 460;
/** So many of a kind are drawn beside each other. */
const MOST = 4;

type Piece = "ready" | "fired" | "fresh" | "damaged";

export interface Row {
  part: string;
  /** How many there are that have not worked yet. */
  number: number;
  pieces: Piece[];
  /** The drawing's own size, its scale, and what it takes on the sheet. */
  width: number;
  height: number;
  scale: number;
  wide: number;
  high: number;
  y: number;
}

/** The craft's own parts as a stack, and those that have just burned: the largest below, what it carries on top. */
export function stackOf(
  craft: Owned | null,
  fired: readonly Fired[],
  at: { foot: number; height: number; room: number },
): Row[] {
  const kinds = new Map<string, { number: number; pieces: Piece[] }>();
  const put = (part: string, number: number, piece: Piece) => {
    const kind = kinds.get(part) ?? { number: 0, pieces: [] };
    kinds.set(part, {
      number: kind.number + (piece === "ready" || piece === "damaged" ? number : 0),
      pieces: [...kind.pieces, ...Array.from({ length: number }, () => piece)],
    });
  };
  // A thruster stays aboard when it has fired.
  for (const { part, fresh } of fired) {
    if (componentOf(part).kind === "rocket") put(part, 1, fresh ? "fresh" : "fired");
  }
  for (const [part, number] of Object.entries(craft?.parts ?? {})) {
    put(part, number, isDamaged(part) ? "damaged" : part.startsWith("spent_") ? "fired" : "ready");
  }
  const rows = [...kinds].map(([part, kind]) => ({ part, ...kind, pieces: drawn(kind.pieces), ...sizeOf(part) }));
  rows.sort((a, b) => Number(isEngine(b.part)) - Number(isEngine(a.part)) || b.height - a.height);
  const height = rows.reduce((sum, row) => sum + row.height, 0);
  const widest = Math.max(1, ...rows.map((row) => row.width * row.pieces.length));
  const scale = Math.min(1.4, at.height / Math.max(1, height), at.room / widest);
  let y = at.foot;
  return rows.map((row) => {
    y -= row.height * scale;
    return { ...row, scale, wide: row.width * scale, high: row.height * scale, y };
  });
}

/** Not more than there is room for: the last of those that have worked, and the first of those that have not. */
function drawn(pieces: readonly Piece[]): Piece[] {
  if (pieces.length <= MOST) return [...pieces];
  const worked = (piece: Piece) => piece === "fired" || piece === "fresh";
  const burned = pieces.filter(worked);
  const kept = burned.slice(-Math.max(2, MOST - (pieces.length - burned.length)));
  return [...kept, ...pieces.filter((piece) => !worked(piece)).slice(0, MOST - kept.length)];
}

/** Heights of labels moved apart so that none lies on another, from the lowest up; each as near to its place as can be. */
export function apartFrom(labels: readonly { at: number; height: number }[]): number[] {
  const gap = 6;
  const found = labels.map(({ at }) => at);
  const order = labels.map((_, index) => index).sort((a, b) => (found[b] ?? 0) - (found[a] ?? 0));
  let free = HEIGHT - 40;
  for (const index of order) {
    const half = (labels[index]?.height ?? 0) / 2;
    const y = Math.min(found[index] ?? 0, free - half);
    found[index] = y;
    free = y - half - gap;
  }
  return found;
}

/** A text in lines of at most so many letters. */
export function wrap(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else if (word) lines.push(word);
  }
  return lines;
}
