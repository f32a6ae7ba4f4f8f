import { expect, test } from "vitest";
import type { Quote } from "../../match/wire";
import { asks } from "../../testing/samples";
import { Offer } from "../kit/offer";
import { loadingOf } from "./load-rest";

test("the rest is loaded dearest first, into the holds that take the fewest colours", () => {
  const worths: Record<string, number> = { red: 4, yellow: 3, blue: 1 };
  const quotes: Record<string, Quote> = {};
  for (const [colour, squares] of Object.entries({ red: ["c7r6"], yellow: ["c7r6", "c8r7"], blue: ["c7r6", "c8r7"] })) {
    for (const square of squares) quotes[`load ${colour}_${square}`] = { worth: worths[colour] } as Quote;
  }
  const offer = new Offer(asks("load", [...Object.keys(quotes), "close_holds"], quotes));
  const holds = [
    { square: "c7r6", room: 1, takes: ["red", "yellow", "green", "blue"] },
    { square: "c8r7", room: 2, takes: ["yellow", "green", "blue"] },
  ];
  // The second red block has no room, and the reinforced hold is not spent on what a plain one takes.
  expect(loadingOf({ red: 2, yellow: 1, green: 0, blue: 1 }, holds, offer)).toEqual({
    moves: ["load red_c7r6", "load yellow_c8r7", "load blue_c8r7"],
    worth: 8,
  });
});
