import { expect, test } from "vitest";
import { moonRace } from "../testing/samples";
import { conflictsOf, defaultBot, defaultOptions, newMatch, presetsOf, presetWith, quickTable } from "./plan";

test("two clicks lead to a table for me and the bot that plans", () => {
  expect(defaultBot(moonRace)).toBe("greedy");
  expect(quickTable(moonRace, false)).toMatchObject({
    game: "moon_race",
    options: { players: 2, level: "easy", packs: [], fog: false },
    seats: [{ kind: "human" }, { kind: "bot", bot: "greedy" }],
    claim: [0],
    listed: false,
  });
});

test("somebody new gets the first game against the gentlest bot", () => {
  const game = { ...moonRace, name: "leaving_earth", bots: ["random", "greedy", "novice", "regular"] };
  expect(quickTable(game, true)).toMatchObject({
    options: { level: "easy" },
    seats: [{ kind: "human" }, { kind: "bot", bot: "novice" }],
  });
  expect(quickTable(game, false).seats[1]?.bot).toBe("regular");
});

test("a game without bots starts with as few as it takes", () => {
  expect(quickTable({ ...moonRace, bots: [] }, false).seats).toHaveLength(1);
  expect(quickTable({ ...moonRace, bots: [], players_low: 2 }, false).claim).toEqual([0, 1]);
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
