import { expect, test } from "vitest";
import { strength } from "./strength";

test.each([
  ["", "short"],
  ["elevenchars", "short"],
  ["   spaces      count    once   ", "strong"],
  ["a          b", "short"],
  ["aaaaaaaaaaaaaaaa", "weak"],
  ["qwertyuiop123456", "weak"],
  ["abc123abc123abc123", "weak"],
  ["1q2w3e4r5t6y7u8i", "weak"],
  ["moon landing", "good"],
  ["correct horse battery", "strong"],
  ["🚀🪐🛸🌍🌙⭐🚀🪐🛸🌍🌙", "short"],
])("%j is %s", (password, expected) => {
  expect(strength(password)).toBe(expected);
});
