import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Refused } from "../../api/http";
import { player } from "../../testing/samples";
import { TextProvider } from "../../text/context";
import { Words } from "../../text/words";
import { Stage } from "../kit/stage";
import { WayToLaunch } from "./way";

const WAY = {
  missing: [],
  way: {
    turns: 1,
    steps: [{ do: "launch", location: null, actions: [] }],
    cruise: "c1",
    money: 0,
    ads: 0,
    short: {},
  },
  cockpits: [],
};

afterEach(() => vi.useRealTimers());

test("a planner whose server is busy says so, and asks again by itself", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const explain = vi
    .fn()
    .mockRejectedValueOnce(new Refused(503, { code: "too_busy" }))
    .mockResolvedValue(WAY);
  const board = {
    game: "galactic_cruise",
    view: {},
    seat: 0,
    asks: [],
    players: [player(0)],
    names: ["Ada"],
    options: {},
    events: [],
    ply: 1,
    over: false,
    words: new Words("galactic_cruise", []),
    play: vi.fn(),
    whyNot: async () => null,
    explain,
  };
  render(
    <TextProvider>
      <Stage board={board} className="test">
        <WayToLaunch />
      </Stage>
    </TextProvider>,
  );
  expect(await screen.findByText(/The server is busy working things out/)).toBeTruthy();
  expect(explain.mock.calls).toEqual([["way"]]);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(await screen.findByText("Launch")).toBeTruthy();
  expect(screen.queryByText(/The server is busy working things out/)).toBeNull();
});
