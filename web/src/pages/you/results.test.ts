import { expect, test } from "vitest";
import type { MatchCard } from "../../protocol";
import { againstBots, calendar, companions, finished, played, WEEKS } from "./results";

function card(more: Partial<MatchCard>): MatchCard {
  return {
    id: "m",
    game: "steps",
    status: "over",
    created: 0,
    version: 9,
    players: [],
    waiting: [],
    mine: [0],
    my_turn: false,
    options: {},
    ...more,
  };
}

test("only finished matches with one seat of mine count, the latest first", () => {
  const matches = [
    card({ id: "old", created: 1 }),
    card({ id: "running", status: "running" }),
    card({ id: "hot seat", mine: [0, 1] }),
    card({ id: "new", created: 2 }),
  ];
  expect(finished(matches).map(({ id }) => id)).toEqual(["new", "old"]);
});

test("a place counts who has more points, and who wins is first", () => {
  expect(played(card({ mine: [1] }), { scores: [9, 7, 8], winners: [0] })).toMatchObject({ place: 3, won: false });
  expect(played(card({ mine: [1] }), { scores: [7, 7], winners: [1] })).toMatchObject({ place: 1, won: true });
  expect(played(card({ mine: [0] }), { scores: [7, 7], winners: [1] })).toMatchObject({ place: 2, won: false });
});

const person = (seat: number, name: string | null, kind: "human" | "bot" = "human") => ({
  seat,
  kind,
  name,
  bot: kind === "bot" ? "novice" : null,
  claimed: true,
  connected: false,
  resigned: false,
  replaceable: false,
});

test("those I meet most often come first, with the latest table; bots, myself and nameless guests are no company", () => {
  const matches = [
    card({ id: "first", created: 1, players: [person(0, "Ada"), person(1, "Ben"), person(2, "Cleo")] }),
    card({ id: "second", created: 2, players: [person(0, "Ada"), person(1, "Bot", "bot"), person(2, "Ben")] }),
    card({ id: "third", created: 3, players: [person(0, "Ada"), person(1, null)] }),
    card({ id: "watched", created: 4, mine: [], players: [person(0, "Dora"), person(1, "Ben")] }),
  ];
  expect(companions(matches).map(({ name, matches: count, latest, seat }) => [name, count, latest.id, seat])).toEqual([
    ["Ben", 2, "second", 2],
    ["Cleo", 1, "first", 2],
  ]);
});

test("the calendar ends with today, and leaves the days to come open", () => {
  const now = new Date(2026, 10, 18, 12); // a Wednesday
  const at = (day: number) => new Date(2026, 10, day, 9).getTime() / 1000;
  const weeks = calendar([card({ created: at(18) }), card({ created: at(18) }), card({ created: at(16) })], now);
  expect(weeks).toHaveLength(WEEKS);
  expect(weeks.at(-1)).toEqual([1, 0, 2, null, null, null, null]);
  expect(weeks[0]?.every((count) => count === 0)).toBe(true);
});

test("against a bot counts every match in which one of its level sat", () => {
  const match = card({ players: [person(0, "Ada"), person(1, null, "bot"), person(2, null, "bot")] });
  const done = [
    { match, seat: 0, place: 1, score: 9, won: true },
    { match, seat: 0, place: 2, score: 3, won: false },
    { match: card({}), seat: 0, place: 1, score: 3, won: true },
  ];
  expect(againstBots(done).map(({ level, won, count }) => [level, won, count])[0]).toEqual(["novice", 1, 2]);
  expect(
    againstBots(done)
      .slice(1)
      .every(({ count }) => count === 0),
  ).toBe(true);
});
