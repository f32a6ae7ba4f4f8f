import type { Words } from "../text/words";
import { Amount } from "../ui/unit";
import type { Quote } from "./wire";

const KNOWN = new Set(["cost", "gain", "to", "confirm", "usual"]);

/** What a move costs and brings, in signs and numbers; nothing where it does neither. */
export function Price({ quote, words, names }: { quote: Quote | null; words: Words; names: readonly string[] }) {
  if (quote === null) return null;
  const { cost = {}, gain = {}, to } = quote;
  const more = Object.entries(quote).flatMap(([key, value]) => {
    if (KNOWN.has(key) || value === null || value === undefined) return [];
    const said = sayMore(key, value, words, names);
    return said === null ? [] : [said];
  });
  const amounts = [
    ...Object.entries(cost).map(([unit, number]) => [unit, -number] as const),
    ...Object.entries(gain),
  ].filter(([, number]) => number !== 0);
  // Where a move leads to is told by the move; who is paid is a list.
  const paid =
    amounts.length > 0 && Array.isArray(to) ? to.map((one) => names[Number(one)] ?? words.name(String(one))) : [];
  if (amounts.length === 0 && more.length === 0) return null;
  return (
    <span className="price">
      {amounts.map(([unit, number], index) => (
        <Amount key={`${unit} ${index}`} unit={unit} value={number} words={words} signed />
      ))}
      {paid.length > 0 && <span className="price-to">→ {paid.join(", ")}</span>}
      {more.map((said) => (
        <span key={said}>{said}</span>
      ))}
    </span>
  );
}

/** Whatever else a game tells of a move has its sentence in the game's catalogue: `quote-strength = strength { $value }`. */
function sayMore(key: string, value: unknown, words: Words, names: readonly string[]): string | null {
  if (!words.knows(`quote-${key}`)) return null;
  return words.quote(key, value, names);
}

/** What one has to spend anyway in a turn, and what therefore costs nothing. */
const TURN_UNITS = new Set(["points", "actions"]);

/** Whether a move costs something one would like to know before. */
export function costs(quote: Quote | null): boolean {
  return (
    quote !== null && Object.entries(quote.cost ?? {}).some(([unit, number]) => number > 0 && !TURN_UNITS.has(unit))
  );
}
