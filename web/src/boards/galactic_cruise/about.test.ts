import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Words } from "../../text/words";
import { about, counted } from "./about";
import { ACTIONS, AGENDA, BLUEPRINTS, CRUISES, LOCATION_BONUSES, TECHNOLOGIES } from "./facts";

const file = join(import.meta.dirname, "../../../../src/cosmodrome/games/galactic_cruise/text/en.ftl");
const words = new Words("galactic_cruise", [{ language: "en", source: readFileSync(file, "utf8") }]);

test.each([
  ["actions", ACTIONS, about.action],
  ["agenda cards", AGENDA, about.agenda],
  ["technologies", TECHNOLOGIES, (id: string) => about.technology(id, words, true)],
  ["blueprints", BLUEPRINTS, (id: string) => about.blueprint(id, words, { modules: ["specialized_blueprints"] })],
  ["cruises", CRUISES, about.cruise],
  ["location bonuses", LOCATION_BONUSES, about.locationBonus],
])("all %s say what they do", (_, pieces, say) => {
  expect(pieces.size).toBeGreaterThan(0);
  for (const id of pieces.keys()) {
    const text = say(id, words);
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toMatch(/[{}$]|Effect-|Count-|Amount-|When-|About-/);
  }
});

test("the page says the very sentences of the terminal", () => {
  expect(about.agenda("family_vacation", words)).toBe(
    "At a destination: every guest costs 2 ads less. Gain 1 VP for every family guest scored here. " +
      "Or spend it for its resource: food.",
  );
  expect(about.technology("autopilot_core", words)).toBe("When guests board: for 2 money, launch without a pilot.");
});

test("what several things count towards together is one sum", () => {
  expect(counted(["developments_built", "experts_hired"], words, 5)).toBe(
    "5 in all, 1 for every development built and every expert hired",
  );
  expect(counted("segments_of_type", words, 4, "best")).toBe("4 icons of one type on your segments");
  expect(counted("launches_total", words, 3)).toBe("3 launches");
});
