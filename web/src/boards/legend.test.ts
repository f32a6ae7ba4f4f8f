import { expect, test } from "vitest";
import english from "../../locales/en/legend.ftl?raw";
import { Catalogue } from "../text/catalogue";
import signs from "./galactic_cruise/art/signs.svg?raw";
import { LEGEND as cruise } from "./galactic_cruise/legend";
import { LEGEND as trucker } from "./galaxy_trucker/legend";
import { LEGEND as earth } from "./leaving_earth/legend";
import { hasLegend, loadLegend } from "./legend";

const words = new Catalogue([{ language: "en", source: english }]);

test.each([cruise, trucker, earth])("every symbol of $prefix has a name and a sentence", ({ prefix, symbols }) => {
  const ids = symbols.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^.+: .+\.$/.test(words.find(`legend-${prefix}-${id}`) ?? ""))).toEqual([]);
});

test.each([cruise, trucker, earth])("$prefix is told in four pictures, each with its words", ({ prefix, how }) => {
  expect(how).toHaveLength(4);
  expect(how.filter(({ id }) => !/^.+: .+\.$/.test(words.find(`how-${prefix}-${id}`) ?? ""))).toEqual([]);
});

test("every drawn sign of Galactic Cruise is in its legend", () => {
  const drawn = [...signs.matchAll(/id="gc-i-([a-z]+)"/g)].map(([, id]) => id);
  const shown = cruise.symbols.map(({ id }) => id);
  expect(drawn.length).toBeGreaterThan(20);
  expect(drawn.filter((id) => id !== undefined && !shown.includes(id))).toEqual([]);
});

test("a game without a board of its own has none", async () => {
  expect(hasLegend("moon_race")).toBe(false);
  expect(await loadLegend("moon_race")).toBeNull();
});
