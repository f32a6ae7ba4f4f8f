import { describe, expect, test } from "vitest";
import { ADVANCEMENTS, COMPONENTS, type Craft, componentOf, outlook, thrustOf, WAYS, waysFrom } from "./facts";
import { berth, line, TALL, WIDE } from "./layout";

const craft: Craft = {
  spacecraft: 1,
  location: "earth",
  time_tokens: 0,
  mass: 5,
  seats: 0,
  parts: { juno: 4, probe: 1 },
  astronauts: [],
  being_built: false,
};

describe("what is printed on the pieces", () => {
  test("comes from the engine's content files", () => {
    expect([ADVANCEMENTS.length, COMPONENTS.length]).toEqual([10, 20]);
    expect(componentOf("damaged_spent_ion_thruster")).toMatchObject({ mass: 1, thrust_per_year: 5 });
    expect(waysFrom("earth").map(({ to, difficulty }) => [to, difficulty])).toEqual([
      ["suborbital_flight", 3],
      ["earth_orbit", 8],
    ]);
    expect(WAYS.some((way) => way.expansion)).toBe(false);
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
        const place = berth(chart, name, index, false);
        expect(place.x >= 0 && place.x + 27 <= chart.width, `${name} ${index}`).toBe(true);
      }
    }
  });
  test("draws ways from rim to rim", () => {
    const { x1, y1 } = line(chart, "earth", "earth_orbit");
    const earth = chart.spots.earth;
    if (!earth) throw new Error("no Earth");
    expect(Math.hypot(x1 - earth.x, y1 - earth.y)).toBeCloseTo(earth.r + 3);
  });
});
