import { expect, test } from "vitest";
import { moonRace } from "../testing/samples";
import {
  canCount,
  changesOf,
  conflictsOf,
  defaultBot,
  defaultOptions,
  newMatch,
  presetsOf,
  presetWith,
  quickTable,
} from "./plan";

test("two clicks lead to a table for me and the bot that plans", () => {
  expect(defaultBot(moonRace)).toBe("greedy");
  expect(quickTable(moonRace)).toMatchObject({
    game: "moon_race",
    options: { players: 2, level: "easy", packs: [], fog: false },
    seats: [{ kind: "human" }, { kind: "bot", bot: "greedy" }],
    claim: [0],
    listed: false,
  });
});

test("somebody new gets the first game against the gentlest bot", () => {
  const game = { ...moonRace, name: "leaving_earth", bots: ["random", "greedy", "novice", "regular"] };
  expect(quickTable(game)).toMatchObject({
    options: { level: "easy" },
    seats: [{ kind: "human" }, { kind: "bot", bot: "novice" }],
  });
});

test("after three wins against a bot the next one is offered, and the whole game", () => {
  const game = { ...moonRace, name: "leaving_earth", bots: ["greedy", "novice", "casual", "regular"] };
  const bot = (won: [string, number][]) => quickTable(game, new Map(won)).seats[1]?.bot;
  expect(bot([["novice", 2]])).toBe("novice");
  expect(bot([["novice", 3]])).toBe("casual");
  expect(bot([["casual", 4]])).toBe("regular");
  // There is nobody above the strongest.
  expect(bot([["regular", 9]])).toBe("regular");
  expect(quickTable(game, new Map([["novice", 3]])).options).toMatchObject({ level: "medium" });
});

test("a game without bots starts with as few as it takes", () => {
  expect(quickTable({ ...moonRace, bots: [] }).seats).toHaveLength(1);
  expect(quickTable({ ...moonRace, bots: [], players_low: 2 }).claim).toEqual([0, 1]);
});

test("seats on this device are claimed, invited and open ones are not", () => {
  const seat = (sitter: "me" | "here" | "invite" | "open" | "bot", name = "") => ({ sitter, name, bot: "random" });
  const body = newMatch(moonRace, {}, [seat("invite"), seat("here", " Ada "), seat("open"), seat("bot"), seat("me")]);
  expect(body.claim).toEqual([1, 4]);
  expect(body.seats.map(({ kind }) => kind)).toEqual(["human", "human", "open", "bot", "human"]);
  expect(body.seats[1]?.name).toBe("Ada");
  expect(body.options).toEqual({ players: 5 });
});

test("choices that exclude each other are found, alone or within a selection", () => {
  const options = defaultOptions(moonRace);
  expect(conflictsOf(moonRace, options)).toEqual([]);
  expect(conflictsOf(moonRace, { ...options, packs: ["mars", "venus"] })).toHaveLength(1);
  expect(conflictsOf(moonRace, { ...options, packs: ["venus"], level: "hard" })).toEqual([]);
});

test("a game may have ready-made tables, from the first game to everything", () => {
  expect(presetsOf(moonRace)).toEqual([]);
  const names = presetsOf({ ...moonRace, name: "leaving_earth" }).map(([name]) => name);
  expect(names).toEqual(["first", "standard", "everything"]);
});

test("options make a ready-made table, until one of them is changed", () => {
  const game = { ...moonRace, name: "leaving_earth" };
  const options = { ...defaultOptions(game), level: "medium" };
  expect(presetWith(game, options)).toBe("standard");
  expect(presetWith(game, { ...options, fog: true })).toBe(null);
  expect(presetWith(moonRace, defaultOptions(moonRace))).toBe(null);
});

test("a ready-made table that was changed says by how much", () => {
  const game = { ...moonRace, name: "leaving_earth" };
  const options = { ...defaultOptions(game), level: "medium" };
  expect(changesOf(game, "standard", options)).toBe(0);
  expect(changesOf(game, "first", options)).toBe(1);
  expect(changesOf(game, "standard", { ...options, fog: true, level: "easy" })).toBe(2);
});

test("a first game, a table passed around and one with nobody to be compared with count for no rating", () => {
  const game = { ...moonRace, name: "leaving_earth" };
  const me = { sitter: "me", bot: "", name: "" } as const;
  const bot = (level: string) => ({ sitter: "bot", bot: level, name: "" }) as const;
  const options = { ...defaultOptions(game), level: "medium" };
  expect(canCount(game, options, [me, bot("casual")])).toBe(true);
  expect(canCount(game, options, [me, { ...me, sitter: "invite" }])).toBe(true);
  expect(canCount(game, { ...options, level: "easy" }, [me, bot("casual")])).toBe(false);
  expect(canCount(game, options, [me, { ...me, sitter: "here" }])).toBe(false);
  expect(canCount(game, options, [me, bot("greedy")])).toBe(false);
  expect(canCount(game, options, [me])).toBe(false);
});
