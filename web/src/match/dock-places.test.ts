import { expect, test } from "vitest";
import type { AskInfo } from "../protocol";
import { Words } from "../text/words";
import { arrange, LEVELS, SHEET_LEVELS } from "./dock-places";

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
  expect(places(FEW, 7)).toEqual(["Build 2", "More 2"]);
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

test("at the tightest only the usual answer stands by itself", () => {
  const ask = usualOf(asking("a", "b", "c x", "c y", "d", "e"), "d");
  expect(places(ask, LEVELS)).toEqual(["d", "More 5"]);
});

test("answers are gathered before they are small for good", () => {
  const packed = Array.from({ length: 5 }, (_, level) => arrange([FEW], words, HEADINGS, level).packed);
  expect(packed).toEqual([false, true, true, false, true]);
});

test("in a sheet up to six answers stand each for itself, more are gathered; those that do the same never are", () => {
  const plan = (ask: AskInfo, level = 0) => arrange([ask], words, HEADINGS, level, true);
  const six = asking("build ada", "build grace", "fly luna", "fly mars", "wait", "draw");
  expect(plan(six).places).toHaveLength(6);
  const gathered = plan(six, 1).places.map((one) => ("moves" in one ? one.heading : one.move));
  expect(gathered).toEqual(["Build", "Fly", "wait", "draw"]);
  const many = asking(...Array.from({ length: 30 }, (_, n) => `build hall_${n}`));
  expect(plan(many, SHEET_LEVELS).places).toHaveLength(30);
  expect(plan(many).short).toBe(true);
});

test("up to eight answers that do the same stand side by side, in the words that tell them apart", () => {
  const eight = asking(..."abcdefgh".split("").map((token) => `flip ${token}`));
  const plan = arrange([eight], words, HEADINGS, 0);
  expect(plan.places).toHaveLength(8);
  expect(plan.short).toBe(true);
  expect(places(asking(..."abcdefghi".split("").map((token) => `flip ${token}`)), 0)).toEqual(["Flip 9"]);
});

test("a button for several names what each costs, or the cheapest", () => {
  const priced = (...costs: (Record<string, number> | null)[]) => {
    const moves = costs.map((cost, id) => ({ id, move: `buy ${id}`, quote: cost && { cost } }));
    const ask = { question: "what_now", secret: false, moves: [...moves, { id: 99, move: "fly" }] };
    const [first] = arrange([ask], words, HEADINGS, 3).trays;
    return first?.price;
  };
  expect(priced({ money: 10 }, { money: 10 })).toEqual({ cost: { money: 10 }, least: false });
  expect(priced({ money: 4 }, { money: 2 })).toEqual({ cost: { money: 2 }, least: true });
  expect(priced({ money: 4 }, { fuel: 2 })).toBeNull();
  expect(priced({ money: 4 }, null)).toBeNull();
});

test("several usual answers are all marked, and a button that gathers them holds them", () => {
  const moves = ["build ada", "build grace"].map((move, id) => ({ id, move, quote: { usual: true } }));
  const ask = { question: "what_now", secret: false, moves: [...moves, { id: 9, move: "fly" }] };
  expect(arrange([ask], words, HEADINGS, 0).usual.map(({ move }) => move)).toEqual(["build ada", "build grace"]);
});
