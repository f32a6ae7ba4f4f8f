import { expect, test } from "vitest";
import type { ServerMessage } from "../api/messages";
import type { EventInfo } from "../protocol";
import { position, table, welcome } from "../testing/samples";
import { EMPTY, mergeEvents, nextEyes, reduce } from "./state";

const event = (version: number, kind: string): EventInfo => ({ version, kind, fields: {} });
const start = reduce(EMPTY, welcome([0], [position(0, 3, ["go"])]), 990);

test("welcome sets the table, my seats, my position and how far the server's clock is ahead", () => {
  expect(start.table?.game).toBe("moon_race");
  expect(start.mine).toEqual([0]);
  expect(start.positions.get(0)?.version).toBe(3);
  expect(start.ahead).toBe(10);
});

test("an update replaces the position and appends its events", () => {
  const next = reduce(
    start,
    { type: "update", position: position(0, 4), events: { seat: 0, version: 4, first: 1, events: [event(4, "went")] } },
    1000,
  );
  expect(next.positions.get(0)?.version).toBe(4);
  expect(next.events.get(0)?.map(({ kind }) => kind)).toEqual(["start", "went"]);
});

test("an older position never replaces a newer one", () => {
  const late: ServerMessage = {
    type: "update",
    position: position(0, 2),
    events: { seat: 0, version: 2, first: 1, events: [] },
  };
  expect(reduce(start, late, 1000).positions.get(0)?.version).toBe(3);
});

test("an undo takes events back", () => {
  const known = [event(1, "a"), event(2, "b"), event(3, "c")];
  const page = { seat: 0, version: 5, first: 1, events: [event(5, "d")] };
  expect(mergeEvents(known, page).map(({ kind }) => kind)).toEqual(["a", "d"]);
  expect(mergeEvents(known, { ...page, events: [] }).map(({ kind }) => kind)).toEqual(["a"]);
  expect(mergeEvents(known, { ...page, first: 3, events: [] })).toBe(known);
});

test("only the answer to my own move ends its waiting", () => {
  const waiting = { ...start, pending: { ref: 7, seat: 0, version: 3, move: "go" } };
  expect(reduce(waiting, { type: "ack", ref: 6, version: 4 }, 1000).pending).not.toBeNull();
  expect(reduce(waiting, { type: "ack", ref: 7, version: 4 }, 1000).pending).toBeNull();
  const refused = reduce(
    waiting,
    { type: "refusal", ref: 7, problem: { code: "illegal_move", rule: "no_fuel" } },
    1000,
  );
  expect(refused.pending).toBeNull();
  expect(refused.refusal?.rule).toBe("no_fuel");
});

test("a refusal before the table is known is final, a later one is not", () => {
  const refusal = { type: "refusal", ref: null, problem: { code: "unknown_match" } } as const;
  expect(reduce(EMPTY, refusal, 0).fatal?.code).toBe("unknown_match");
  expect(reduce(start, refusal, 0).fatal).toBeNull();
});

test("notes come once, in order", () => {
  const note = (id: number) => ({ id, at: id, version: 0, kind: "chat", seat: 0, text: "hi", fields: {} }) as const;
  let state = reduce(start, { type: "note", note: note(2) }, 0);
  state = reduce(state, { type: "note", note: note(1) }, 0);
  state = reduce(state, { type: "note", note: note(2) }, 0);
  expect(state.notes.map(({ id }) => id)).toEqual([1, 2]);
});

test("a change of the table keeps the position", () => {
  const next = reduce(start, { type: "table", table: table({ status: "over" }) }, 0);
  expect(next.table?.status).toBe("over");
  expect(next.positions).toBe(start.positions);
});

test("on a shared device the eyes stay with whoever is asked and move to the next who is", () => {
  const shared = (a: string[], b: string[]) =>
    reduce(EMPTY, welcome([0, 2], [position(0, 1, a), position(2, 1, b)]), 0);
  expect(nextEyes(shared(["go"], ["go"]), 2)).toBe(2);
  expect(nextEyes(shared(["go"], []), 2)).toBe(0);
  expect(nextEyes(shared([], []), 2)).toBe(2);
  expect(nextEyes(shared([], []), null)).toBe(0);
  expect(nextEyes(reduce(EMPTY, welcome([], [position(null, 1)]), 0), null)).toBeNull();
});

test("a question that others leave as it was stays the same, one after a move of my own does not", () => {
  const told: ServerMessage = {
    type: "update",
    position: position(0, 4, ["go"]),
    events: { seat: 0, version: 4, first: 1, events: [] },
  };
  const asks = start.positions.get(0)?.asks;
  expect(reduce(start, told, 1000).positions.get(0)?.asks).toBe(asks);
  const mine = { ...start, pending: { ref: 7, seat: 0, version: 3, move: "go" } };
  const again = reduce(mine, told, 1000).positions.get(0)?.asks;
  expect(again).not.toBe(asks);
  expect(again).toEqual(asks);
});
