import { describe, expect, test } from "vitest";
import { berth, broken, lineOf, pair, TALL, underWay, WIDE, waysOf } from "./chart/chart";
import { countersOf } from "./chart/fleet";
import { type Box, onTheWay, standingOn } from "./chart/room";
import { shareOf } from "./chart/thumb";
import { ADVANCEMENTS, COMPONENTS, componentOf, MISSION, type Owned, WAYS, wayOf } from "./facts";
import { ROCKET } from "./samples";
import { layoutFor } from "./shape";
import { storyOf } from "./story";

const WORDS = { name: (thing: string) => thing.replaceAll("_", " ") };

test("what is printed on the pieces comes from the engine", () => {
  expect([ADVANCEMENTS.length, COMPONENTS.length]).toEqual([10, 20]);
  expect(componentOf("damaged_spent_ion_thruster")).toMatchObject({ mass: 1, thrust_per_year: 5 });
  expect(wayOf("earth", "earth_orbit")).toMatchObject({ difficulty: 8 });
  expect(MISSION.get("sounding_rocket")).toMatchObject({ class: "easy", points: 1 });
});

describe.each([
  ["wide", WIDE],
  ["tall", TALL],
])("the %s chart", (_, chart) => {
  const ways = WAYS.filter(({ to }) => to !== "lost");

  test("has a line with a label for every way, and no other", () => {
    expect(ways.filter(({ from, to }) => !lineOf(chart, from, to))).toEqual([]);
    const stands = chart.ways.reduce((sum, { both }) => sum + (both ? 2 : 1), 0);
    expect(stands).toBe(ways.length);
  });

  test("joins two directions in one line only where both cost the same", () => {
    for (const { from, to, both } of chart.ways) {
      if (!both) continue;
      const { from: a, to: b, ...there } = wayOf(from, to) ?? {};
      const { from: c, to: d, ...back } = wayOf(to, from) ?? {};
      expect({ ...there, id: "" }, `${a} ${b}`).toEqual({ ...back, id: "" });
      expect([c, d]).toEqual([b, a]);
    }
  });

  test("has a bead for every printed year", () => {
    for (const { from, to, beads } of chart.ways) expect(beads?.length ?? 0, from + to).toBe(wayOf(from, to)?.years);
  });

  test("keeps places apart, and everything on the sheet", () => {
    const places = Object.entries(chart.places);
    for (const [name, { x, y, r }] of places) {
      expect(x - r >= 0 && x + r <= chart.width && y - r >= 0 && y + r <= chart.height, name).toBe(true);
      for (const [other, spot] of places) {
        if (other !== name) expect(Math.hypot(x - spot.x, y - spot.y), `${name} ${other}`).toBeGreaterThan(r + spot.r);
      }
      const { columns, rows } = chart.places[name]?.berth ?? { columns: 1, rows: 1 };
      const last = berth(chart, name, columns * rows - 1);
      expect(last.x + 36 <= chart.width && last.y + 19 <= chart.height, name).toBe(true);
    }
  });
});

const share = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test("names are broken at the space nearest their middle", () => {
  expect(broken("Inner Planets Transfer", 2)).toEqual(["Inner Planets", "Transfer"]);
  expect(broken("Moon", 2)).toEqual(["Moon"]);
  expect(broken("Mars Orbit", 1)).toEqual(["Mars Orbit"]);
});

describe("spacecraft on the chart", () => {
  const owned = (seat: number, spacecraft: number, change: Partial<Owned> = {}): Owned => ({
    ...ROCKET,
    seat,
    spacecraft,
    location: "earth_orbit",
    ...change,
  });
  const shown = (fleet: Owned[], chart = WIDE) =>
    countersOf(fleet, chart, 0, WORDS).map((counter) => counter.craft.map(({ spacecraft }) => spacecraft));

  test("stand singly while there is room, mine first, else one counter an agency, else one for all", () => {
    const few = [owned(1, 2), owned(1, 3), owned(1, 4), owned(0, 1)];
    expect(shown(few)).toEqual([[1], [2], [3], [4]]);
    expect(shown([...few, owned(0, 5)])).toEqual([
      [1, 5],
      [2, 3, 4],
    ]);
    // A phone has room for one counter there.
    expect(shown([owned(0, 1), owned(1, 2)], TALL)).toEqual([[1, 2]]);
  });

  test("stand on the bead of the years they have left, in either direction", () => {
    const spots = [3, 2, 1].map((years) => underWay(WIDE, "earth_orbit", "mars_orbit", years).x);
    expect(spots).toEqual([...spots].sort((a, b) => a - b));
    const back = [3, 2, 1].map((years) => underWay(WIDE, "mars_orbit", "earth_orbit", years).x);
    expect(back).toEqual([...spots].reverse());
    expect(underWay(WIDE, "earth_orbit", "mars_orbit", 7)).toEqual(underWay(WIDE, "earth_orbit", "mars_orbit", 3));
  });
});

test.each([
  ["wide", WIDE],
  ["tall", TALL],
] as const)("under way on the %s chart they cover no label, no place and no card", (_, chart) => {
  const [width, height] = pair(chart, "counter_under_way");
  const slow = chart.ways.filter((line) => waysOf(line).some(({ years, optional }) => years || optional));
  for (const { from, to, beads, both } of slow) {
    for (let years = 1; years <= Math.max(1, beads?.length ?? 0); years++) {
      const spots = [underWay(chart, from, to, years), ...(both ? [underWay(chart, to, from, years)] : [])];
      for (const spot of spots) {
        const laid = onTheWay(chart, [{ ...spot, width, height }], [], WORDS);
        const covered = standingOn(chart).filter((one) => laid.some((counter) => share(one, counter)));
        expect(covered, `${from} to ${to}, ${years}`).toEqual([]);
      }
    }
  }
});

test.each([
  ["wide", WIDE],
  ["tall", TALL],
] as const)("on the %s chart no counter covers another, though six wait near each other", (_, chart) => {
  let number = 8;
  const slow = chart.ways.flatMap((line) => waysOf(line)).filter(({ years, optional }) => years || optional);
  // A year from their ends, and long before: all wait at the same beads.
  const fleet = slow.flatMap(({ from, to }) =>
    [1, 5].map((time_tokens) => ({
      ...ROCKET,
      seat: number % 5,
      spacecraft: ++number,
      coming_from: from,
      location: to,
      time_tokens,
    })),
  );
  for (let first = 0; first < fleet.length; first += 3) {
    const some = fleet.slice(first, first + 6);
    const counters = countersOf(some, chart, 0, WORDS);
    expect(counters).toHaveLength(some.length);
    const covered = counters.flatMap((one, n) => counters.slice(n + 1).filter((other) => share(one, other)));
    expect(covered.map(({ craft }) => craft[0]?.location)).toEqual([]);
  }
});

test("a finger means the nearest thing on the chart", () => {
  const own = { x: 0, y: 0, width: 20, height: 20 };
  const share = shareOf(own, [
    own,
    { x: 30, y: 0, width: 20, height: 20 },
    { x: 0, y: 100, width: 20, height: 20 },
    { x: -6, y: 0, width: 6, height: 20 },
  ]);
  expect(share).toEqual({ left: 0, top: 44, right: 5, bottom: 40 });
  // On a world: what is left of the world is the world's.
  expect(shareOf(own, [{ x: -20, y: -20, width: 60, height: 60 }])).toEqual({ left: 3, top: 3, right: 3, bottom: 3 });
});

test("the layout follows the stage", () => {
  expect(layoutFor(980, 640)).toEqual({ shape: "desk", scale: 1, across: 980 });
  expect(layoutFor(1560, 900).scale).toBeCloseTo(1.415, 2);
  expect(layoutFor(1560, 900).across).toBe(1102);
  expect(layoutFor(724, 608).shape).toBe("side");
  expect(layoutFor(820, 940).shape).toBe("stack");
  expect(layoutFor(390, 690).shape).toBe("phone");
});

test("the story of a race has its claims in order, with totals by agency", () => {
  const told = (kind: string, fields: Record<string, unknown>) => ({ version: 0, kind, fields }) as never;
  const { claims, deeds } = storyOf(
    [
      told("year_began", { year: 1957 }),
      told("assembled", { agency: 0 }),
      told("mission_completed", { agency: 0, mission: "sounding_rocket", points: 1 }),
      told("year_began", { year: 1960 }),
      told("destroyed", { agency: 1 }),
      told("mission_completed", { agency: 0, mission: "artificial_satellite", points: 2 }),
    ],
    2,
  );
  expect(claims.map(({ year, total }) => [year, total])).toEqual([
    [1957, 1],
    [1960, 3],
  ]);
  expect(deeds.map(({ seat, kind }) => [seat, kind])).toEqual([
    [0, "launch"],
    [1, "lost"],
  ]);
});
