/** What the values of an unknown view look like, and so how to show them. */

export type Scalar = string | number | boolean;
export type Thing = Record<string, unknown>;

const words = (text: string) => new Set(text.split(" "));
const SEATS = words(
  "seat player company trucker owner active active_player starter leader winner by order seen_by looked",
);
const SEAT_LISTS = words("agencies ships players companies truckers seats boards");
const SEAT_VALUES = words("credits scores score money points");

export function isScalar(value: unknown): value is Scalar {
  return value !== null && value !== undefined && typeof value !== "object";
}

export function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Nothing there: worth no line of its own. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return isThing(value) && Object.values(value).every(isEmpty);
}

/** Whether numbers under this name are seats. */
export function holdsSeats(name: string): boolean {
  return SEATS.has(name);
}

/** A list with one entry for each seat: agencies, ships, credits. */
export function isPerSeat(name: string, value: unknown, seats: number): value is unknown[] {
  if (!Array.isArray(value) || value.length !== seats) return false;
  return value.every(isThing)
    ? SEAT_LISTS.has(name)
    : SEAT_VALUES.has(name) && value.every((one) => isScalar(one) || one === null);
}

/** What an entry of the list `name` calls itself: a mission its `mission`, anything its `name` or `id`. */
export function titleOf(thing: Thing, name: string): { field: string; title: string } | null {
  const singular = name.endsWith("ies") ? `${name.slice(0, -3)}y` : name.replace(/s$/, "");
  for (const field of [singular, "name", "id", "title"]) {
    const title = thing[field];
    if (typeof title === "string" && title !== "") return { field, title };
    if (typeof title === "number") return { field, title: String(title) };
  }
  return null;
}

/** The entries worth showing, small facts before big ones. */
export function entriesOf(thing: Thing): [string, unknown][] {
  const entries = Object.entries(thing).filter(([, value]) => !isEmpty(value));
  return [...entries.filter(([, one]) => isScalar(one)), ...entries.filter(([, one]) => !isScalar(one))];
}

/** Small enough for the cell of a table: a fact, or a short list of facts. */
function isSmall(value: unknown): boolean {
  if (isScalar(value) || isEmpty(value)) return true;
  const inside = Array.isArray(value) ? value : isThing(value) ? Object.values(value) : [];
  return inside.length <= 6 && inside.every((one) => isScalar(one) || isEmpty(one));
}

/** The columns of a table of these things; null when they do not make a table. */
export function columnsOf(things: readonly unknown[]): string[] | null {
  if (things.length < 2 || !things.every((thing) => isThing(thing) && Object.values(thing).every(isSmall))) return null;
  const columns = new Set<string>();
  for (const thing of things as Thing[]) {
    for (const [name, value] of Object.entries(thing)) if (!isEmpty(value)) columns.add(name);
  }
  return columns.size <= 6 ? [...columns] : null;
}
