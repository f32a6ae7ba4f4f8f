import { expect, test } from "vitest";
import { settle, spaced } from "./marks";

const box = (x: number, y: number) => ({ x, y, width: 16, height: 16 });
const bounds = { top: 0, bottom: 100 };

test("a mark stands where it belongs, or above or below what is there already", () => {
  expect(settle([box(0, 50), box(40, 50)], [], bounds)).toEqual([box(0, 50), box(40, 50)]);
  expect(settle([box(0, 50), box(4, 50)], [], bounds)).toEqual([box(0, 50), box(4, 30)]);
  // Decisions keep their places.
  expect(settle([box(0, 50)], [box(2, 46), box(2, 26)], bounds)).toEqual([box(0, 84)]);
});

test("a mark never leaves the graph; where all is full there is none", () => {
  expect(settle([box(0, 4)], [box(0, 4)], bounds)).toEqual([box(0, 38)]);
  const full = Array.from({ length: 10 }, (_, n) => box(0, 10 * n));
  expect(settle([box(0, 50)], full, bounds)).toEqual([null]);
});

test("labels that would run into each other are left out", () => {
  const at = (middle: number) => ({ label: "Year 1956", middle });
  expect(spaced([at(50), at(100), at(140), at(220)])).toEqual([true, false, true, true]);
  expect(spaced([{ label: "", middle: 0 }, at(50)])).toEqual([false, true]);
});
