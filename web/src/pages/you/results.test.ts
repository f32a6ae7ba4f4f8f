import { expect, test } from "vitest";
import type { MatchCard, MyRecord, RecordLine } from "../../protocol";
import { againstBots, bins, calendar, companions, course, luckOf, type Played, places, played, WEEKS } from "./results";

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

function line(more: Partial<RecordLine>): RecordLine {
  return {
    match: "m",
    game: "steps",
    finished: 0,
    seat: 0,
    place: 1,
    won: true,
    gave_up: false,
    scores: [9, 7],
    winners: [0],
    uncounted: null,
    rating: null,
    change: null,
    luck: null,
    play: null,
    ...more,
  };
}

const one = (more: Partial<Played> = {}): Played => ({ ...line(more), card: card({}), score: 0, ...more });

test("a line of the record is read with its card and my points; what has no card any more is left out", () => {
  const record: MyRecord = {
    now: 9,
    rated: true,
    games: [],
    matches: [line({ match: "a", seat: 1 }), line({ match: "gone" })],
  };
  const found = played(record, [card({ id: "a" }), card({ id: "b" })]);
  expect(found.map(({ match, score, card: { id } }) => [match, score, id])).toEqual([["a", 7, "a"]]);
});

test("places are counted from the first to the last I had", () => {
  expect(places([one({ place: 3 }), one({ place: 1 }), one({ place: 3 })])).toEqual([1, 0, 2]);
  expect(places([])).toEqual([]);
});

test("the course of a rating begins where it stood, skips what does not count and ends today", () => {
  const day = 86_400;
  const done = [
    one({ finished: 95 * day, rating: 1540, change: 30 }),
    one({ finished: 94 * day }),
    one({ finished: 93 * day, rating: 1510, change: -20 }),
    one({ finished: day, rating: 1530, change: 30 }),
  ];
  expect(course(done, 100 * day, 90).map(({ at, rating }) => [at / day, rating])).toEqual([
    [10, 1530],
    [93, 1510],
    [95, 1540],
    [100, 1540],
  ]);
  // Nothing within these days: it stayed where it was.
  expect(course(done.slice(3), 100 * day, 90).map(({ rating }) => rating)).toEqual([1530, 1530]);
  expect(course([one()], 100 * day, 90)).toEqual([]);
});

test("points fall into round bins, mine and those of the others, below zero too", () => {
  const done = [one({ seat: 0, scores: [14, -3], score: 14 }), one({ seat: 1, scores: [40, 12], score: 12 })];
  expect(bins(done)).toEqual([
    { from: -5, mine: 0, others: 1 },
    { from: 0, mine: 0, others: 0 },
    { from: 5, mine: 0, others: 0 },
    { from: 10, mine: 2, others: 0 },
    ...[15, 20, 25, 30, 35].map((from) => ({ from, mine: 0, others: 0 })),
    { from: 40, mine: 0, others: 1 },
  ]);
  expect(bins([])).toEqual([]);
});

test("a few points stand in the middle of their picture, and none of it is below zero for nothing", () => {
  const close = bins([one({ seat: 0, scores: [161, 159], score: 161 })]);
  expect(close.map(({ from }) => from)).toEqual([157, 158, 159, 160, 161, 162, 163]);
  expect(close.map(({ mine, others }) => mine + others)).toEqual([0, 0, 1, 0, 1, 0, 0]);
  expect(bins([one({ seat: 0, scores: [0], score: 0 })]).map(({ from }) => from)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test("luck is summed from the earliest match on, and strays the farther the more matches there are", () => {
  const told = luckOf([one({ luck: -5 }), one({ luck: null }), one({ luck: 3 })]);
  expect(told.map(({ sum }) => sum)).toEqual([3, -2]);
  const spread = Math.sqrt((25 + 9) / 2);
  expect(told.map(({ usual }) => usual)).toEqual([2 * spread, 2 * spread * Math.sqrt(2)]);
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
  const there = card({ players: [person(0, "Ada"), person(1, null, "bot"), person(2, null, "bot")] });
  const done = [one({ card: there, won: true }), one({ card: there, won: false }), one({ won: true })];
  expect(againstBots(done).map(({ level, won, count }) => [level, won, count])[0]).toEqual(["novice", 1, 2]);
  expect(
    againstBots(done)
      .slice(1)
      .every(({ count }) => count === 0),
  ).toBe(true);
});
