import { expect, test } from "vitest";
import type { MatchCard } from "../../protocol";
import { finished, played } from "./results";

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
