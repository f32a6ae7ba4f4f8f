import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Words } from "../../text/words";
import { about } from "./effects";
import {
  ACTIONS,
  ADVANCED,
  AGENDA,
  BLUEPRINTS,
  COCKPITS,
  CRUISES,
  ENGINES,
  EXPERT_TILES,
  GUEST_BONUSES,
  LOCATION_BONUSES,
  SPECIALIZED,
  STARTING_UPGRADES,
  TECHNOLOGIES,
  TOKENS,
  UPGRADES,
} from "./facts";

const file = join(import.meta.dirname, "../../../../src/cosmodrome/games/galactic_cruise/text/en.ftl");
const words = new Words("galactic_cruise", [{ language: "en", source: readFileSync(file, "utf8") }]);

const SPECIAL = { modules: ["specialized_blueprints"] };

test.each([
  ["actions", ACTIONS, about.action, 12],
  ["agenda cards", AGENDA, about.agenda, 48],
  ["technologies", TECHNOLOGIES, (id: string) => about.technology(id, words, true), 10],
  ["upgrades", UPGRADES, about.upgrade, 9],
  ["tokens", TOKENS, about.token, 12],
  ["expert tiles", EXPERT_TILES, about.expertTile, 10],
  ["cockpits", COCKPITS, about.cockpit, 17],
  ["engines", ENGINES, about.engine, 17],
  ["blueprints", BLUEPRINTS, (id: string) => about.blueprint(id, words, SPECIAL), 48],
  ["cruises", CRUISES, about.cruise, 18],
  ["guest bonuses", GUEST_BONUSES, about.guestBonus, 5],
  ["location bonuses", LOCATION_BONUSES, about.locationBonus, 6],
  ["starting upgrades", STARTING_UPGRADES, about.startingUpgrade, 33],
])("all %s say what they do, with nothing left unsaid", (_, table, say, number) => {
  expect(table.size).toBe(number);
  for (const id of table.keys()) {
    const text = say(id, words);
    expect(text, id).toMatch(/^[A-Z].*\.$/);
    // A sentence that is missing shows its key, a variable that is missing its name in braces.
    expect(text, id).not.toMatch(/[{}$]|effect-|count-|amount-|when-|undefined|Count |Amount |When-/);
  }
});

test("modules know every blueprint and technology", () => {
  expect([SPECIALIZED.size, ADVANCED.size]).toEqual([48, 10]);
});

describe("a piece says", () => {
  test("when it is used, what it does, and what else it is good for", () => {
    expect(about.agenda("hiring_bonus", words)).toBe(
      "When you take the action Hire an Expert: it costs 4 money less. Or spend it for its resource: oxygen.",
    );
  });
  test("its price before what it brings", () => {
    expect(about.technology("autopilot_core", words)).toBe("When guests board: for 2 money, launch without a pilot.");
  });
  test("where half cabins sit, where that matters", () => {
    expect(about.blueprint("rover_track", words, { modules: ["cabin_matching"] })).toContain(
      "above centre, below left",
    );
    expect(about.blueprint("rover_track", words, {})).not.toContain("Half cabins");
  });
  test("what is counted", () => {
    expect(about.cockpit("developments", words)).toMatch(
      /^At every launch and at the end: 3 VP for every 2 developments built\./,
    );
    expect(about.blueprint("drone_races", words, SPECIAL)).toMatch(
      /gain 1 VP for every adventurous icon on this shuttle's segments\./i,
    );
  });
});
