import { expect, test } from "vitest";
import { firedIn, flightOf, isForEngines, oddsOf, percents, ticksOf } from "./burn";
import { ROCKET } from "./samples";
import { apartFrom, HEIGHT, stackOf, wrap } from "./stack";

const told = (version: number, kind: string, fields: Record<string, unknown>) => ({ version, kind, fields }) as never;
const CRAFT = { ...ROCKET, seat: 0, parts: { atlas: 1, probe: 1 } };
const EVENTS = [
  told(1, "fired", { agency: 0, spacecraft: 1, part: "saturn", thrust: 200 }),
  told(1, "moved", { agency: 0, spacecraft: 1 }),
  told(2, "fired", { agency: 1, spacecraft: 7, part: "juno", thrust: 4 }),
  told(3, "fired", { agency: 0, spacecraft: 1, part: "atlas", thrust: 27 }),
  told(3, "moved", { agency: 0, spacecraft: 1 }),
];

test("a flight begins after the last one of the agency has ended", () => {
  expect(flightOf(EVENTS, 0, [])).toEqual([]);
  const now = EVENTS.slice(3);
  const flight = flightOf(EVENTS, 0, now);
  expect(firedIn(flight, CRAFT, now)).toEqual([{ part: "atlas", thrust: 27, fresh: true }]);
});

test("rockets that have burned are drawn below with the others of their kind", () => {
  const fired = [{ part: "saturn", thrust: 200, fresh: false }];
  const rows = stackOf(CRAFT, fired, { foot: 500, height: 390, room: 176 });
  expect(rows.map(({ part, pieces }) => [part, pieces])).toEqual([
    ["saturn", ["fired"]],
    ["atlas", ["ready"]],
    ["probe", ["ready"]],
  ]);
  expect(rows.at(-1)?.y).toBeGreaterThan(0);
});

test("many of a kind are drawn as a few, and counted", () => {
  const craft = { ...CRAFT, parts: { juno: 9 } };
  const fired = Array.from({ length: 6 }, () => ({ part: "juno", thrust: 4, fresh: false }));
  const [row] = stackOf(craft, fired, { foot: 500, height: 390, room: 176 });
  expect(row?.pieces).toEqual(["fired", "fired", "ready", "ready"]);
  expect(row?.number).toBe(9);
});

test("labels of a stack are moved apart and stay on the sheet", () => {
  const at = apartFrom([
    { at: 590, height: 44 },
    { at: 580, height: 44 },
    { at: 300, height: 44 },
  ]);
  const [lowest = 0, next = 0, third = 0] = at;
  expect(lowest + 22).toBeLessThanOrEqual(HEIGHT);
  expect(lowest - next).toBeGreaterThanOrEqual(44);
  expect(third).toBe(300);
});

test("odds are said as the smallest fraction near enough, and percents add up", () => {
  expect(oddsOf(7 / 9)).toEqual({ good: 7, all: 9 });
  expect(oddsOf(1)).toBeNull();
  const small = oddsOf(0.02);
  expect((small?.good ?? 0) / (small?.all ?? 1)).toBeCloseTo(0.02, 2);
  const shares = percents({ success: 1 / 3, minor_failure: 1 / 3, major_failure: 1 / 3 }, [
    "success",
    "minor_failure",
    "major_failure",
  ]);
  expect(shares.success + shares.minor_failure + shares.major_failure).toBe(100);
});

test("a scale has round numbers, and few of them", () => {
  expect(ticksOf(440)).toEqual([0, 100, 200, 300, 400]);
  expect(ticksOf(16.5)).toEqual([0, 5, 10, 15]);
  for (const full of [3, 27, 88, 229, 1234]) expect(ticksOf(full).length).toBeLessThanOrEqual(7);
});

test("only some advancements are for engines, and texts are cut at words", () => {
  expect(isForEngines("saturn_rockets")).toBe(true);
  expect(isForEngines("ion_thrusters")).toBe(true);
  expect(isForEngines("landing")).toBe(false);
  expect(wrap("Probe, Ion Thruster, Supplies", 14)).toEqual(["Probe, Ion", "Thruster,", "Supplies"]);
});
