import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Beat } from "./playback";
import { untilNow, untilThen, useSuspense } from "./stage-beat";

const beat = (kind: string, ms = 1_000): Beat => ({
  id: 1,
  events: [{ version: 7, kind, fields: {} }],
  previous: null,
  ms,
});

function watch(now: Beat | null, still = false) {
  return renderHook(({ shown }) => useSuspense("leaving_earth", shown, still), { initialProps: { shown: now } });
}

test("what is drawn keeps its answer to itself until the card is out", () => {
  vi.useFakeTimers();
  const drawn = beat("drew");
  const { result, rerender } = watch(drawn);
  expect(result.current).toBe(true);
  act(() => vi.advanceTimersByTime(500));
  expect(result.current).toBe(true);
  act(() => vi.advanceTimersByTime(400));
  expect(result.current).toBe(false);
  rerender({ shown: beat("drew") });
  expect(result.current).toBe(true);
  vi.useRealTimers();
});

test("nobody waits for a step that hides nothing, is shown at once or stands still", () => {
  expect(watch(null).result.current).toBe(false);
  expect(watch(beat("bought")).result.current).toBe(false);
  expect(watch(beat("drew", 0)).result.current).toBe(false);
  expect(watch(beat("drew"), true).result.current).toBe(false);
});

test("whoever looks back sees a stage that knows no future", () => {
  const events = [5, 6, 7, 7, 8].map((version) => ({ version, kind: "bought", fields: {} }));
  expect(untilThen(events, 7).map(({ version }) => version)).toEqual([5, 6, 7, 7]);
});

test("the log tells what was before the step", () => {
  const events = [5, 6, 7, 7].map((version) => ({ version, kind: "bought", fields: {} }));
  expect(untilNow(events, beat("drew")).map(({ version }) => version)).toEqual([5, 6]);
  expect(untilNow(events, null)).toHaveLength(4);
});
