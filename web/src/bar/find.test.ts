import { expect, test } from "vitest";
import { find, type Target } from "./find";

const target = (kind: Target["kind"], title: string, note = ""): Target => ({ kind, title, note, href: title });
const targets = [
  target("place", "Learn by playing"),
  target("lesson", "Your first flight", "Leaving Earth · lesson"),
  target("rules", "Leaving Earth", "the rules"),
  target("match", "Galaxy Trucker", "with Ben"),
  target("lesson", "Łap chwilę", "Zagadką"),
];
const titles = (asked: string) => find(targets, asked).map(({ title }) => title);

test("every word asked for must be there, in title or note; titles that begin with it come first", () => {
  expect(titles("leav")).toEqual(["Leaving Earth", "Your first flight"]);
  expect(titles("leaving flight")).toEqual(["Your first flight"]);
  expect(titles("ben")).toEqual(["Galaxy Trucker"]);
  expect(titles("nothing like it")).toEqual([]);
});

test("case and marks do not matter", () => {
  expect(titles("LAP zagadka")).toEqual(["Łap chwilę"]);
});

test("before anything is asked, places and my matches are offered", () => {
  expect(titles("  ")).toEqual(["Learn by playing", "Galaxy Trucker"]);
});
