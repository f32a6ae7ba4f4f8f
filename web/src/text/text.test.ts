import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Catalogue } from "./catalogue";
import { Words } from "./words";

const words = new Words("moon_race", [
  {
    language: "en",
    source: [
      "game-title = Moon Race",
      "name-luna = Luna",
      "event-landed = { $agency } landed on { $place } in { $year }",
      "event-failed = { $lost ->\n    [one] One ship lost\n   *[other] { $lost } ships lost\n }",
      "rule-no_fuel = There is no fuel left.",
      "arg-fire-luna = at Luna",
      "move-fire = Fire { $arg }",
      "move-wait = Wait { $arg ->\n    [one] a year\n   *[other] { $arg } years\n }",
    ].join("\n"),
  },
]);

describe("a game's words", () => {
  test("events name seats by who sits there, things by their names, years without separators", () => {
    expect(words.event("landed", { agency: 1, place: "luna", year: 1956 }, ["Ada", "Grace"])).toBe(
      "Grace landed on Luna in 1956",
    );
  });
  test("numbers stay numbers, so that sentences can count", () => {
    expect(words.event("failed", { lost: 1 }, [])).toBe("One ship lost");
    expect(words.event("failed", { lost: 3 }, [])).toBe("3 ships lost");
    expect(words.move("wait 1")).toBe("Wait a year");
    expect(words.move("wait 4")).toBe("Wait 4 years");
  });
  test("an argument may have a name for one verb only", () => {
    expect(words.move("fire luna")).toBe("Fire at Luna");
    expect(words.name("luna")).toBe("Luna");
  });
  test("what is missing becomes plain letters", () => {
    expect(words.question("choose_a_ship")).toBe("Choose a ship?");
    expect(words.move("end_turn")).toBe("End turn");
    expect(words.refusal("too_heavy")).toBe("Too heavy");
    expect(words.event("drew", { seat: 0, card: "juno_rockets" }, ["Ada"])).toBe("Drew: seat Ada, card Juno rockets");
    expect(new Words("moon_race", []).title()).toBe("Moon race");
  });
});

test("a language falls back on English message by message", () => {
  const both = new Catalogue([
    { language: "it", source: "a = uno" },
    { language: "en", source: "a = one\nb = two" },
  ]);
  expect([both.find("a"), both.find("b"), both.find("c")]).toEqual(["uno", "two", null]);
});

describe("the page's own catalogue", () => {
  const root = join(import.meta.dirname, "..", "..");
  const catalogue = readdirSync(join(root, "locales/en"))
    .map((file) => readFileSync(join(root, "locales/en", file), "utf8"))
    .join("\n");
  const keys = [...catalogue.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");
  const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => readFileSync(join(root, "src", file), "utf8"))
    .join("\n");

  test("has every sentence the page asks for", () => {
    const used = [...sources.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((match) => match[1] ?? "");
    const either = [...sources.matchAll(/\bt\([^()"]*\? "([\w-]+)" : "([\w-]+)"/g)].flatMap((match) => match.slice(1));
    expect(used.length).toBeGreaterThan(80);
    expect([...used, ...either].filter((key) => !keys.includes(key))).toEqual([]);
  });

  test("has no sentence that cannot be read", () => {
    const page = new Catalogue([{ language: "en", source: catalogue }]);
    expect(keys.filter((key) => !page.has(key))).toEqual([]);
  });

  test("has no sentence nobody asks for, and none twice", () => {
    // A key may be put together from a beginning and a name, as in `line-${connection}`.
    const beginnings = [...sources.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map(([, beginning = ""]) => beginning);
    const put = (key: string) => beginnings.some((beginning) => key.startsWith(beginning));
    const unused = keys.filter((key) => !put(key) && !sources.includes(`"${key}"`));
    expect(unused).toEqual([]);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});
