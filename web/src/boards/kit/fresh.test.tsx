import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventInfo } from "../../protocol";
import { useFresh } from "./fresh";

/** A board that is told events by a store, drawn by React at its own pace as in a browser. */
class Telling {
  private events: readonly EventInfo[] = [];
  private listener = () => {};
  readonly box = document.createElement("div");
  readonly errors: unknown[] = [];

  constructor() {
    const root = createRoot(this.box, { onUncaughtError: (error) => this.errors.push(error) });
    const subscribe = (listener: () => void) => {
      this.listener = listener;
      return () => {};
    };
    const Board = () => {
      const events = useSyncExternalStore(subscribe, () => this.events);
      return `${useFresh(events, 60).length} of ${events.length}`;
    };
    root.render(<Board />);
  }

  hear(events: readonly EventInfo[]): void {
    this.events = events;
    this.listener();
  }

  async shows(text: string): Promise<void> {
    await vi.waitFor(() => expect(this.box.textContent).toBe(text));
  }
}

const told = (count: number): EventInfo[] =>
  Array.from({ length: count }, (_, version) => ({ version, kind: "laid", fields: {} }));

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false));
afterEach(() => vi.unstubAllGlobals());

test("what was just told is fresh for a moment, what was there before is not, what was taken back neither", async () => {
  const telling = new Telling();
  await telling.shows("0 of 0");
  telling.hear(told(3));
  await telling.shows("3 of 3");
  await telling.shows("0 of 3");
  telling.hear(told(5));
  await telling.shows("2 of 5");
  telling.hear(told(4));
  await telling.shows("0 of 4");
});

test("a rush of messages between two tasks of the browser is no endless loop", async () => {
  const telling = new Telling();
  await telling.shows("0 of 0");
  for (let count = 1; count <= 200; count++) {
    telling.hear(told(count));
    // Just long enough for React to draw, too short for anything that waits its turn.
    for (let pause = 0; pause < 3; pause++) await Promise.resolve();
  }
  await telling.shows("1 of 200");
  expect(telling.errors).toEqual([]);
});
