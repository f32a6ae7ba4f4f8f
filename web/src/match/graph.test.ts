import { expect, test } from "vitest";
import { valueAt } from "./graph";

const moments = [
  { version: 1, values: [0, null] },
  { version: 11, values: [20, 4] },
  { version: 21, values: [30, 6] },
];

test("what is marked in the graph stands on its seat's line", () => {
  expect(valueAt(moments, 1, 0)).toBe(0);
  expect(valueAt(moments, 6, 0)).toBe(10);
  expect(valueAt(moments, 16, 1)).toBe(5);
  expect(valueAt(moments, 21, 1)).toBe(6);
});

test("nothing is marked where nothing is known", () => {
  expect(valueAt(moments, 5, 1)).toBeNull();
  expect(valueAt(moments, 30, 0)).toBeNull();
  expect(valueAt([], 1, 0)).toBeNull();
});
