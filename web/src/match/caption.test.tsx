import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { TextProvider } from "../text/context";
import { Words } from "../text/words";
import { Caption } from "./caption";
import type { Beat } from "./playback";

const NAMES = ["Ada", "Ben"];
const words = new Words("moon_race", []);
const beat = (ms: number, ...kinds: string[]): Beat => ({
  id: 1,
  events: kinds.map((kind) => ({ version: 1, kind, fields: { seat: 1, change: { money: -4 } } })),
  previous: null,
  ms,
});
const show = (now: Beat | null) => (
  <TextProvider>
    <Caption beat={now} names={NAMES} words={words} />
  </TextProvider>
);

test("the end of what happens is told in words with its amounts, and gone once it could be read", async () => {
  const { rerender } = render(show(beat(400, "roll", "fly", "land")));
  const lines = await screen.findAllByRole("listitem", { hidden: true });
  expect(lines.map((line) => line.textContent)).toEqual(["2Fly: seat Ben −4 Money", "2Land: seat Ben −4 Money"]);
  vi.useFakeTimers();
  rerender(show(beat(400, "rest")));
  act(() => vi.advanceTimersByTime(2_400));
  expect(screen.getByText(/Rest/)).toBeTruthy();
  act(() => vi.advanceTimersByTime(200));
  vi.useRealTimers();
  expect(screen.queryByText(/Rest/)).toBeNull();
});

test("where steps are shown at once nothing is told over the stage", () => {
  const { container } = render(show(beat(0, "roll")));
  expect(container.querySelector(".stage-caption")).toBeNull();
});
