import { expect, test } from "vitest";
import { Words } from "../text/words";
import { filterGroups, groupMoves } from "./moves";

const words = new Words("moon_race", [
  {
    language: "en",
    source: "move-build = Build { $arg }\nname-saturn_v = Saturn Ⅴ\nname-uber = Über\nmove-pass = Pass",
  },
]);
const ask = {
  question: "act",
  secret: false,
  moves: ["build saturn_v", "pass", "build uber", "roll 5"].map((move, id) => ({ id, move })),
};

test("moves are grouped by verb in the order of the rules", () => {
  const groups = groupMoves(ask, words);
  expect(groups.map(({ verb }) => verb)).toEqual(["build", "pass", "roll"]);
  expect(groups[0]?.heading).toBe("Build …");
  expect(groups[0]?.choices).toEqual([
    { move: "build saturn_v", text: "Build Saturn Ⅴ", short: "Saturn Ⅴ", quote: null, side: false },
    { move: "build uber", text: "Build Über", short: "Über", quote: null, side: false },
  ]);
  expect(groups[2]?.choices[0]?.text).toBe("Roll: 5");
});

test("the search ignores case and marks and wants every word", () => {
  const groups = groupMoves(ask, words);
  const found = (typed: string) =>
    filterGroups(groups, typed).flatMap(({ choices }) => choices.map(({ move }) => move));
  expect(found("UBER")).toEqual(["build uber"]);
  expect(found("bu sat")).toEqual(["build saturn_v"]);
  expect(found("sat pass")).toEqual([]);
  expect(found("  ")).toHaveLength(4);
});

test("verbs that read alike are one group, with all that each of them offers", () => {
  const alike = new Words("moon_race", [
    { language: "en", source: "move-send = Assign a worker: { $arg }\nmove-send_to_act = Assign a worker: { $arg }" },
  ]);
  const moves = ["send moon", "roll 5", "send_to_act mars"].map((move, id) => ({ id, move }));
  const groups = groupMoves({ question: "act", secret: false, moves }, alike);
  expect(groups.map(({ choices }) => choices.map(({ move }) => move))).toEqual([
    ["send moon", "send_to_act mars"],
    ["roll 5"],
  ]);
});
