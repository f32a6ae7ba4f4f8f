import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { readAddress, writeAddress } from "../match/moment";
import { blocksOf, Markdown, sectionsOf } from "./markdown";
import { ago, countdown, lasting, until } from "./time";

test("a rules text is cut at its chapters", () => {
  const sections = sectionsOf("# Moon Race\nHello.\n\n## Fuel\nBurns.\n\n### Tanks\nFull.\n\n## End\nOver.");
  expect(sections.map(({ title }) => title)).toEqual(["Moon Race", "Fuel", "End"]);
  expect(sections[1]?.body).toContain("### Tanks");
});

test("Markdown becomes elements, never raw HTML", () => {
  render(
    <Markdown source={"One **bold** <b>word</b>\n\n- a\n- b\n  more\n\n1. x\n\n| h | i |\n|---|---|\n| 1 | 2 |"} />,
  );
  expect(screen.getByText("bold").tagName).toBe("STRONG");
  expect(screen.getByText(/<b>word<\/b>/)).toBeTruthy();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["a", "b more", "x"]);
  expect(screen.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["1", "2"]);
});

test("a paragraph after a list is its own block", () => {
  expect(blocksOf("- a\n\ntext").map(({ kind }) => kind)).toEqual(["list", "paragraph"]);
});

test("times read like people say them", () => {
  expect(ago(1000, 1000 + 3 * 3600 + 59, "en")).toBe("3 hours ago");
  expect(ago(1000, 990, "en")).toBe("now");
  expect(countdown(89.2)).toBe("1:30");
  expect(countdown(-3)).toBe("0:00");
});

test("an address names a moment and somebody's eyes, and nothing else gets through", () => {
  expect(readAddress("ply=12&eyes=1")).toEqual({ ply: 12, eyes: 1 });
  expect(readAddress("eyes=none")).toEqual({ ply: null, eyes: null });
  expect(readAddress("ply=-1&eyes=<script>")).toEqual({ ply: null, eyes: undefined });
  expect(writeAddress("abc", { ply: 3, eyes: null })).toBe("/match/abc?ply=3&eyes=none");
  expect(writeAddress("abc", { ply: null, eyes: undefined })).toBe("/match/abc");
});

test("the time that is left is told in its largest whole unit, and never longer than it is", () => {
  expect(until(3 * 86_400, 10, "en")).toBe("2 days");
  expect(until(90_000, 0, "pl")).toBe("1 dzień");
  expect(until(7_100, 0, "it")).toBe("1 h");
  expect(until(20, 0, "en")).toBe("1 min");
  expect(until(20, 20, "en")).toBe(null);
});

test("how long something took is told in the largest unit that fits twice", () => {
  expect(lasting(20, "en")).toBe("1 min");
  expect(lasting(77 * 60, "en")).toBe("77 min");
  expect(lasting(86_400, "en")).toBe("24 hr");
  expect(lasting(3 * 86_400, "en")).toBe("3 days");
});
