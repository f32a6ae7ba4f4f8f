import { expect, test } from "vitest";
import type { EventInfo } from "../protocol";
import { runsOf } from "./steps";

const told = (version: number, seat?: number): EventInfo => ({
  version,
  kind: "moved",
  fields: seat === undefined ? {} : { seat },
});

test("plies of the same seat are one turn, and what nobody did belongs to the turn before", () => {
  const events = [told(1), told(2, 0), told(2, 1), told(3, 0), told(4), told(5, 1), told(6, 0)];
  expect(runsOf(events)).toEqual([
    { owner: 0, first: 1, last: 4 },
    { owner: 1, first: 5, last: 5 },
    { owner: 0, first: 6, last: 6 },
  ]);
});

test("only the latest turns are shown", () => {
  const events = Array.from({ length: 40 }, (_, n) => told(n + 1, n % 2));
  expect(runsOf(events, 3).map(({ first }) => first)).toEqual([38, 39, 40]);
});
