import { describe, expect, test } from "vitest";
import {
  ADVANCEMENTS,
  COMPONENTS,
  type Craft,
  componentOf,
  type Owned,
  outlook,
  thrustOf,
  WAYS,
  waysFrom,
} from "./facts";
import { countersOf } from "./fleet";
import { berth, fan, line, TALL, underWay, WIDE } from "./layout";

const craft: Craft = {
  spacecraft: 1,
  location: "earth",
  time_tokens: 0,
  coming_from: null,
  mass: 5,
  seats: 0,
  parts: { juno: 4, probe: 1 },
  astronauts: [],
  being_built: false,
};

describe("what is printed on the pieces", () => {
  test("comes from the engine", () => {
    expect([ADVANCEMENTS.length, COMPONENTS.length]).toEqual([10, 20]);
    expect(componentOf("damaged_spent_ion_thruster")).toMatchObject({ mass: 1, thrust_per_year: 5 });
    expect(waysFrom("earth").map(({ to, difficulty }) => [to, difficulty])).toEqual([
      ["suborbital_flight", 3],
      ["earth_orbit", 8],
    ]);
  });
});

describe("the outlook of a spacecraft", () => {
  test("is mass times difficulty against everything that can fire", () => {
    const [hop, orbit] = waysFrom("earth");
    if (!hop || !orbit) throw new Error("no ways from Earth");
    expect(outlook(craft, hop)).toEqual({ needed: 15, ready: 16, enough: true });
    expect(outlook(craft, orbit)).toEqual({ needed: 40, ready: 16, enough: false });
  });
  test("leaves out what is damaged or fired already, and counts thrusters by the year", () => {
    expect(thrustOf({ juno: 1, damaged_saturn: 2, ion_thruster: 2, spent_ion_thruster: 1 }, 3)).toBe(4 + 2 * 5 * 3);
  });
});

describe.each([
  ["wide", WIDE],
  ["tall", TALL],
])("the %s chart", (_, chart) => {
  test("has every place a way leads to", () => {
    const places = new Set(WAYS.flatMap((way) => [way.from, way.to]).filter((place) => place !== "lost"));
    expect([...places].filter((place) => !(place in chart.spots))).toEqual([]);
  });
  test("keeps places apart, and everything on the sheet", () => {
    const spots = Object.entries(chart.spots);
    for (const [name, { x, y, r }] of spots) {
      expect(x - r >= 0 && x + r <= chart.width && y - r >= 0 && y + r <= chart.height, name).toBe(true);
      for (const [other, spot] of spots) {
        if (other !== name) expect(Math.hypot(x - spot.x, y - spot.y), `${name} ${other}`).toBeGreaterThan(r + spot.r);
      }
      for (let index = 0; index < 8; index++) {
        const place = berth(chart, name, index);
        expect(place.x >= 0 && place.x + 27 <= chart.width, `${name} ${index}`).toBe(true);
      }
      const wide = berth(chart, name, 0, 80);
      expect(wide.x >= 0 && wide.x + 80 <= chart.width && wide.y <= chart.height, name).toBe(true);
    }
  });
  test("draws ways from rim to rim", () => {
    const { x1, y1 } = line(chart, "earth", "earth_orbit");
    const earth = chart.spots.earth;
    if (!earth) throw new Error("no Earth");
    expect(Math.hypot(x1 - earth.x, y1 - earth.y)).toBeCloseTo(earth.r + 3);
  });
});

describe("spacecraft on the map", () => {
  const owned = (seat: number, spacecraft: number, change: Partial<Owned> = {}): Owned => ({
    ...craft,
    seat,
    spacecraft,
    location: "earth_orbit",
    ...change,
  });
  const shown = (fleet: Owned[], chart = WIDE) =>
    countersOf(fleet, chart, 0).map(({ craft }) => craft.map(({ spacecraft }) => spacecraft));

  test("stand singly while there is room, else one counter an agency, my own last", () => {
    const few = [owned(0, 1), owned(1, 2), owned(1, 3), owned(1, 4)];
    expect(shown(few)).toEqual([[1], [2], [3], [4]]);
    expect(shown([...few, owned(0, 5), owned(2, 6)])).toEqual([[1], [2, 3, 4], [5], [6]]);
    expect(shown([...few, owned(0, 5), owned(0, 6), owned(0, 7)])).toEqual([
      [1, 5, 6, 7],
      [2, 3, 4],
    ]);
    // On a phone each counter is as large as a thumb, and there is room for one.
    expect(shown([...few, owned(0, 5)], TALL)).toEqual([[1, 2, 3, 4, 5]]);
    expect(shown([owned(0, 1), owned(1, 2, { location: "mars" })], TALL)).toEqual([[1], [2]]);
  });

  test("stand on the line they fly, nearer to its end every year, and crowd nobody who flies elsewhere", () => {
    const flying = (spacecraft: number, time_tokens: number) =>
      owned(0, spacecraft, { location: "mars_orbit", coming_from: "earth_orbit", time_tokens });
    const [far, near, there] = countersOf(
      [flying(1, 3), flying(2, 1), owned(0, 3, { location: "mars_orbit" })],
      WIDE,
      0,
    ).map(({ spot: { x } }) => x);
    const { x1, x2 } = line(WIDE, "earth_orbit", "mars_orbit");
    expect(x1 < (far ?? 0) + 23 && (far ?? 0) < (near ?? 0) && (near ?? 0) + 23 < x2).toBe(true);
    expect(there).toBeGreaterThan(x2);
    const [way, years] = [
      ["earth", "earth_orbit"],
      [1, 0],
    ] as const;
    expect(underWay(WIDE, way, years, 2)).not.toEqual(underWay(WIDE, way, years, 0));
  });

  test("fan out on the sheet", () => {
    for (const chart of [WIDE, TALL]) {
      const { x, y, width, height } = fan(chart, { x: chart.width - 30, y: chart.height - 10 }, 7);
      expect(x + width <= chart.width && y + height <= chart.height).toBe(true);
    }
  });
});
