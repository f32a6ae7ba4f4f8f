import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { blank, hear, missed, type Speed, type Tape, usePlayback } from "./playback";

const told = (...kinds: string[]) => kinds.map((kind) => ({ version: 2, kind, fields: {} }));
const at = (version: number, year: number) => ({ version, view: { year } });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Three steps, each with the year after it. */
function threeSteps(): Tape {
  return hear(blank(at(1, 1956)), at(2, 1959), [
    { events: told("fired"), view: { year: 1957 } },
    { events: told("flew"), view: { year: 1958 } },
    { events: told("landed"), view: null },
  ]);
}

function play(tape: Tape, speed: Speed = 1) {
  const { result, rerender } = renderHook(
    (props: { tape: Tape; speed: Speed }) => usePlayback(props.tape, () => 600, props.speed),
    {
      initialProps: { tape, speed },
    },
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  return { result, rerender, pass, shown: () => [result.current.view?.year, result.current.behind] };
}

test("steps are shown in their order, each for its time, with the position after it", () => {
  const { result, pass, shown } = play(threeSteps());
  expect(shown()).toEqual([1957, 2]);
  expect(result.current.beat).toMatchObject({ events: told("fired"), previous: { year: 1956 }, ms: 600 });
  pass(599);
  expect(shown()).toEqual([1957, 2]);
  pass(1);
  expect(shown()).toEqual([1958, 1]);
  pass(600);
  expect(shown()).toEqual([1959, 0]);
  pass(5000);
  expect(shown()).toEqual([1959, 0]);
});

test("twice as fast takes half the time, and at once shows only where it leads", () => {
  const { pass, shown, rerender } = play(threeSteps(), 2);
  pass(0);
  pass(300);
  expect(shown()).toEqual([1958, 1]);
  rerender({ tape: threeSteps(), speed: 0 });
  expect(shown()).toEqual([1959, 0]);
});

test("a pause holds the step, one goes back and on by hand, and skipping shows the table as it is", () => {
  const { result, pass, shown } = play(threeSteps());
  pass(0);
  act(() => result.current.pause());
  pass(5000);
  expect(shown()).toEqual([1957, 2]);
  act(() => result.current.stepOn());
  expect(shown()).toEqual([1958, 1]);
  act(() => result.current.stepBack());
  act(() => result.current.stepBack());
  expect(shown()).toEqual([1956, 3]);
  expect(result.current.canStepBack).toBe(false);
  act(() => result.current.skip());
  expect(shown()).toEqual([1959, 0]);
  expect(result.current.paused).toBe(false);
});

test("what is heard meanwhile waits its turn; an undo is a step that tells nothing", () => {
  const tape = threeSteps();
  const { pass, shown, rerender, result } = play(tape);
  pass(0);
  rerender({ tape: hear(tape, at(3, 1956), []), speed: 1 });
  expect(shown()).toEqual([1957, 3]);
  pass(600);
  pass(600);
  pass(600);
  expect(shown()).toEqual([1956, 0]);
  expect(result.current.beat).toBeNull();
});

test("a step that has had its time gives way at once, and what is heard meanwhile does not lengthen it", () => {
  const tape = threeSteps();
  const { pass, shown, rerender } = play(tape);
  pass(400);
  const more = hear(tape, at(3, 1960), [{ events: told("docked"), view: null }]);
  rerender({ tape: more, speed: 1 });
  pass(200);
  expect(shown()).toEqual([1958, 2]);
  pass(600);
  pass(600);
  expect(shown()).toEqual([1960, 0]);
  pass(600);
  rerender({ tape: hear(more, at(4, 1961), [{ events: told("rested"), view: null }]), speed: 1 });
  expect(shown()).toEqual([1961, 0]);
});

test("an echo of what was heard already adds nothing", () => {
  const tape = threeSteps();
  expect(hear(tape, at(2, 1959), [])).toBe(tape);
});

test("what was missed is shown before the position that is known", () => {
  const beats = [
    { events: told("fired"), view: { year: 1957 } },
    { events: told("flew"), view: null },
  ];
  const { pass, shown } = play(missed(beats, at(9, 1958)));
  pass(0);
  expect(shown()).toEqual([1957, 1]);
  pass(600);
  expect(shown()).toEqual([1958, 0]);
});

test("a long match keeps the latest steps and forgets none that is to come", () => {
  let tape = blank(at(0, 0));
  for (let version = 1; version <= 400; version++) {
    tape = hear(tape, at(version, version), [{ events: told("went"), view: null }]);
  }
  expect(tape.steps).toHaveLength(300);
  expect(tape.base).toEqual({ year: 100 });
});
