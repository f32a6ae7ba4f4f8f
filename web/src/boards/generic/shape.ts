/** What the values of an unknown view look like, and so how to show them. */

const SEAT_NAMES = new Set(
  "seat player agency company trucker owner active active_player current_player first_player start_player leader winner by".split(
    " ",
  ),
);

export function isScalar(value: unknown): value is string | number | boolean | null | undefined {
  return value === null || typeof value !== "object";
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isSeatField(name: string): boolean {
  return SEAT_NAMES.has(name);
}

/** A list with one record for each seat: agencies, companies, trucks. */
export function isPerSeat(value: unknown, seats: number): value is Record<string, unknown>[] {
  return Array.isArray(value) && seats > 1 && value.length === seats && value.every(isPersonal);
}

function isPersonal(value: unknown, seat: number): boolean {
  if (!isRecord(value)) return false;
  const named = ["seat", "player", "agency", "company", "trucker"].find((name) => typeof value[name] === "number");
  return named === undefined ? titleOf(value) === null : value[named] === seat;
}

/** What a record calls itself. */
export function titleOf(value: Record<string, unknown>): string | null {
  for (const name of ["name", "id", "title", "card", "kind"]) {
    const title = value[name];
    if (typeof title === "string" && title !== "") return title;
  }
  return null;
}

/** The entries worth showing, small facts before big ones. */
export function entriesOf(value: Record<string, unknown>): [string, unknown][] {
  const entries = Object.entries(value);
  return [...entries.filter(([, one]) => isScalar(one)), ...entries.filter(([, one]) => !isScalar(one))];
}
