import { expect, test } from "vitest";
import { TALL } from "./chart/chart";
import { laidOut } from "./chart/room";
import { fitted } from "./yard";

const shares = (
  one: { x: number; y: number; width: number; height: number },
  other: { x: number; y: number; width: number; height: number },
) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test("a tag steps aside for the name beside it, and for spacecraft", () => {
  const { name, berth } = TALL.places.mars_orbit ?? { name: { x: 0, y: 0 }, berth: { x: 0, y: 0 } };
  const words = { x: name.x - 32, y: name.y - 10, width: 32, height: 28 };
  const craft = { x: berth.x, y: berth.y, width: 40, height: 20 };
  const wanted = { x: name.x - 40, y: name.y, width: 46, height: 20 };
  const [tag = wanted] = laidOut(TALL, [wanted], [craft], { name: () => "Mars Orbit" });
  expect(shares(wanted, words)).toBe(true);
  expect(shares(tag, words)).toBe(false);
  expect(shares(tag, craft)).toBe(false);
});

const part = (drawn: string) => ({ drawn, person: false, name: drawn, number: 1 });

test("several of a kind are drawn side by side where the yard has room, each kind at most five times", () => {
  const juno = { ...part("juno"), number: 3 };
  expect(fitted([juno]).drawn).toBeGreaterThanOrEqual(3);
  const crowd = ["saturn", "atlas", "ion_thruster"].map((drawn) => ({ ...part(drawn), number: 4 }));
  expect(fitted(crowd)).toEqual({ scale: fitted([part("saturn")]).scale, named: true, drawn: 1 });
});

test("what lies in the yard stands in one row: first without names, then smaller", () => {
  const few = fitted(["soyuz", "probe"].map(part));
  const some = fitted(["soyuz", "ion_thruster", "vostok", "probe", "eagle"].map(part));
  const many = fitted(
    ["saturn", "soyuz", "atlas", "juno", "ion_thruster", "aldrin", "eagle", "apollo", "probe"].map(part),
  );
  expect(few.named).toBe(true);
  expect(some).toEqual({ scale: few.scale, named: false, drawn: 1 });
  expect(many.named).toBe(false);
  expect(many.scale).toBeLessThan(few.scale);
});
