import { expect, test } from "vitest";
import { rootOf } from "./root";

test("the server's own path is read from the page, and a page without one lies at the top", () => {
  expect(rootOf("/games/")).toBe("/games");
  expect(rootOf("/")).toBe("");
  expect(rootOf("./")).toBe("");
  expect(rootOf(undefined)).toBe("");
});
