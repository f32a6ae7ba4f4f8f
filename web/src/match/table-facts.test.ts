import { expect, test } from "vitest";
import type { Table } from "../protocol";
import type { Words } from "../text/words";
import { tableFacts } from "./table-facts";

const words = {
  option: (name: string) => `option ${name}`,
  optionValue: (_: string, value: string) => `value ${value}`,
} as unknown as Words;
const text = { t: (key: string) => key, has: (key: string) => key === "edition-galactic_cruise" };

function facts(table: object): Map<string, string> {
  const whole = { options: {}, undo: "free", hints: true, edition: "1", spectators: 2, pack: null, ...table };
  return new Map(tableFacts(whole as unknown as Table, words, text));
}

test("a table says whose values its pieces have, and never shows the pack itself", () => {
  const options = { players: 2, board: "standard", modules: [], content: '{"differences":{}}' };
  const packed = facts({ game: "galactic_cruise", options, pack: { title: "Anna's box", titles: {} } });
  expect(packed.get("setup-pack")).toBe("Anna's box");
  expect(packed.get("option content")).toBeUndefined();
  expect(packed.get("option board")).toBe("value standard");
  expect(packed.get("option modules")).toBe("generic-none");
  expect(facts({ game: "galactic_cruise", options }).get("setup-pack")).toBe("edition-galactic_cruise");
  expect(facts({ game: "leaving_earth" }).has("setup-pack")).toBe(false);
});

test("a table says how it is run", () => {
  const found = facts({ game: "leaving_earth", options: { race: true } });
  expect([...found]).toEqual([
    ["option race", "yes"],
    ["setup-undo", "undo-free"],
    ["table-hints", "yes"],
    ["table-edition", "1"],
    ["table-spectators", "2"],
  ]);
});
