import { expect, test } from "vitest";
import type { EventInfo } from "../../protocol";
import { driftOf } from "./apart";
import { type Component, HULLS, type Hull, trimmed, type View } from "./facts";
import { openThreat } from "./history";
import { fateOf, wayOf } from "./missile";

const HULL = trimmed(HULLS.get("II") as Hull);
const laid = (...squares: string[]): Component[] => squares.map((square) => ({ square, tile: "cabin_01", turn: "n" }));
const meteor = (side: string, dice: number): EventInfo => ({
  version: 1,
  kind: "meteor",
  fields: { size: "large", side, line: side === "left" || side === "right" ? "row" : "column", dice },
});

test.each([
  ["front", 7, "c7r6"],
  ["rear", 7, "c7r8"],
  ["left", 7, "c6r7"],
  ["right", 7, "c9r7"],
])("from the %s it stops before the first component of its line", (side, dice, square) => {
  const components = laid("c7r6", "c7r7", "c7r8", "c6r7", "c8r7", "c9r7");
  const way = wayOf(meteor(side, dice), HULL, components, false);
  expect(way?.target?.square).toBe(square);
  // Outside of that component, on the side it comes from.
  const [x, y] = way?.halt ?? [0, 0];
  const middle = [((way?.target?.x ?? 0) + 0.5) * 100, ((way?.target?.y ?? 0) + 0.5) * 100] as const;
  const { from } = way ?? { from: { x: 0, y: 0 } };
  expect((x - middle[0]) * from.x + (y - middle[1]) * from.y).toBeGreaterThan(50);
});

test("on an empty line it meets nothing, and off the board it is not seen", () => {
  expect(wayOf(meteor("front", 5), HULL, laid("c7r7"), false)?.target).toBeNull();
  expect(wayOf(meteor("front", 2), HULL, laid("c7r7"), false)).toBeNull();
});

test("what it does follows from what came of it", () => {
  expect(fateOf(new Set(["shot_meteor"]), true, true)).toBe("shot");
  expect(fateOf(new Set(["shielded"]), false, true)).toBe("bouncing");
  expect(fateOf(new Set(["destroyed", "broke_apart"]), true, true)).toBe("striking");
  expect(fateOf(new Set(), true, false)).toBe("passing");
  expect(fateOf(new Set(), true, true)).toBe("flying");
  expect(fateOf(new Set(), false, true)).toBe("hanging");
});

test("a threat is over once the ship has met it", () => {
  const threat = { seat: 0, side: "left", square: "c6r7" };
  const view = { adventure: { threat } } as View;
  const events: EventInfo[] = [{ version: 1, kind: "card", fields: {} }, meteor("left", 7)];
  expect(openThreat(view, events, 0)).toEqual(threat);
  expect(openThreat(view, events, 1)).toBeNull();
  const met = [...events, { version: 1, kind: "destroyed", fields: { seat: 0, square: "c6r7" } }];
  expect(openThreat(view, met, 0)).toBeNull();
});

test("the smaller pieces of a ship that came apart drift off from the largest", () => {
  const apart = driftOf(HULL, [["c5r6"], ["c7r7", "c7r8", "c8r8"]]);
  expect(apart?.pieces[0]).toHaveLength(3);
  const spot = (square: string) => apart?.spots.find((one) => one.square === square);
  const still = (square: string) => spot(square)?.x === Math.round(spot(square)?.x ?? 0);
  expect([still("c7r7"), still("c8r8"), still("c5r6")]).toEqual([true, true, false]);
  expect(driftOf(HULL, [["c7r7", "c7r8"]])).toBeNull();
});
