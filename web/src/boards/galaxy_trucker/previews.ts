import type { Quote } from "../../match/wire";
import type { Offer } from "../kit/offer";

/** What answers would change, as the game quotes them: nothing here is computed by the page. */

/** Changes of a ship's figures, by gauge. */
export type Changes = Readonly<Record<string, number>>;

export interface Preview {
  /** What my answer does. */
  answer: Changes;
  /** What a hit does if I let it. */
  threat: Changes;
}

const NOTHING: Changes = {};

/** The answer one looks at: the one that waits for its second click, else what most people answer. */
export function lookedAt(offer: Offer, proposed: string | null): string | null {
  return proposed ?? offer.usual;
}

export function previewOf(offer: Offer, proposed: string | null, laying: Changes | null): Preview {
  const move = lookedAt(offer, proposed);
  const taken = move === "take_hit" ? null : move;
  return {
    answer: laying ?? changesOf(taken === null ? null : offer.quote(taken)),
    threat: changesOf(offer.quote("take_hit")),
  };
}

function changesOf(quote: Quote | null): Changes {
  return (quote?.gauges as Changes | undefined) ?? NOTHING;
}

/** The squares that would fall off my ship with the one that is aimed at. */
export function fallingOf(offer: Offer): ReadonlySet<string> {
  return new Set((offer.quote("take_hit")?.falls as string[] | undefined) ?? []);
}

/** Where on the circuit an answer would leave my ship. */
export interface Course {
  position: number;
  place: number;
  /** Ahead or back. */
  days: number;
}

/** All the places my answers lead to, each once. */
export function coursesOf(offer: Offer): Course[] {
  const found = new Map<number, Course>();
  for (const move of offer.all) {
    const quote = offer.quote(move);
    if (typeof quote?.position !== "number" || typeof quote.place !== "number") continue;
    const days = quote.cost?.days === undefined ? Number(quote.strength ?? 0) : -quote.cost.days;
    if (days !== 0) found.set(quote.position, { position: quote.position, place: quote.place, days });
  }
  return [...found.values()];
}

/** What a strength is made of: by itself, by battery tokens, by the alien that helps. */
export interface Sum {
  simple: number;
  powered: number;
  alien: number;
  strength: number;
  cells: number;
  outcome: string | null;
}

/** The sum of the answer one looks at, as the gauges show it, else of the strongest that is offered. */
export function sumOf(offer: Offer, proposed: string | null): Sum | null {
  const powers = offer.args("power").map((arg) => `power ${arg}`);
  const looked = lookedAt(offer, proposed);
  const move = looked !== null && powers.includes(looked) ? looked : powers.at(-1);
  const quote = move === undefined ? null : offer.quote(move);
  if (!quote?.sum) return null;
  return {
    ...(quote.sum as Pick<Sum, "simple" | "powered" | "alien">),
    strength: Number(quote.strength ?? 0),
    cells: quote.cost?.cells ?? 0,
    outcome: typeof quote.outcome === "string" ? quote.outcome : null,
  };
}
