import { expect, test } from "vitest";
import type { AskInfo } from "../protocol";
import { Words } from "../text/words";
import { arrange, LEVELS } from "./dock-places";

const words = new Words("moon_race", []);
const HEADINGS = { more: "More", also: "Also possible" };

function asking(...moves: string[]): AskInfo {
  return { question: "what_now", secret: false, moves: moves.map((move, id) => ({ id, move })) };
}

function usualOf(ask: AskInfo, usual: string): AskInfo {
  return { ...ask, moves: ask.moves.map((one) => (one.move === usual ? { ...one, quote: { usual: true } } : one)) };
}

/** What stands in the dock at a level: a move, or what a button gathers. */
function places(ask: AskInfo, level: number): string[] {
  return arrange([ask], words, HEADINGS, level).places.map((one) =>
    "moves" in one ? `${one.heading} ${one.moves.length}` : one.move,
  );
}

const FEW = asking("build ada", "build grace", "fly luna", "wait", "end_turn");

test("few answers stand side by side; where they have no room, alike ones are gathered, then the last of them", () => {
  expect(places(FEW, 0)).toEqual(["build ada", "build grace", "fly luna", "wait"]);
  expect(places(FEW, 2)).toEqual(places(FEW, 0));
  expect(places(FEW, 3)).toEqual(["Build 2", "fly luna", "wait"]);
  expect(places(FEW, 6)).toEqual(["Build 2", "More 2"]);
  expect(places(FEW, LEVELS)).toEqual(["More 4"]);
});

test("answers that all do the same are told apart in short before they are gathered", () => {
  const alike = asking("build ada", "build grace", "end_turn");
  const short = (ask: AskInfo, level: number) => arrange([ask], words, HEADINGS, level).short;
  expect([1, 2, 3].map((level) => short(alike, level))).toEqual([false, true, false]);
  expect(short(FEW, 2)).toBe(false);
});

test("however tight it is, every answer is in one place, and the usual one is no further away than it must be", () => {
  const ask = usualOf(asking("a", "b", "c", "d x", "d y", "e", "f", "g"), "f");
  for (let level = 0; level < LEVELS; level++) {
    const plan = arrange([ask], words, HEADINGS, level);
    const all = plan.places.flatMap((one) => ("moves" in one ? one.moves : [one])).map(({ move }) => move);
    expect([...all].sort()).toEqual(ask.moves.map(({ move }) => move));
    expect(places(ask, level)).toContain("f");
  }
});
