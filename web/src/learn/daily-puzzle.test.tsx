import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../api/http";
import type { PuzzleInfo } from "../protocol";
import { TextProvider } from "../text/context";
import { DailyPuzzle, inARow } from "./daily-puzzle";

const PUZZLE: PuzzleInfo = { game: "leaving_earth", number: 2, question: "turn", seat: 0 };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the texts of a game are asked for once today's puzzle says which, and of no other", async () => {
  vi.spyOn(api, "puzzles").mockResolvedValue({ today: PUZZLE, puzzles: [PUZZLE], week: [PUZZLE] });
  const asked = vi.fn(async () => new Response("{}", { status: 404 }));
  vi.stubGlobal("fetch", asked);
  render(
    <TextProvider>
      <DailyPuzzle />
    </TextProvider>,
  );
  await screen.findByRole("heading", { name: "Daily puzzle" });
  const games = asked.mock.calls.flat().flatMap((url) => String(url).match(/\/games\/([^/]*)\//)?.[1] ?? []);
  expect(new Set(games)).toEqual(new Set([PUZZLE.game]));
});

test("days in a row end at a gap; today may still be open", () => {
  expect(inARow([true, false, true, true])).toBe(2);
  expect(inARow([true, true, true, false])).toBe(3);
  expect(inARow([true, true, false, false])).toBe(0);
  expect(inARow([true, true])).toBe(2);
  expect(inARow([])).toBe(0);
});
