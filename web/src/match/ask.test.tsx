import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { AskInfo } from "../protocol";
import { TextProvider } from "../text/context";
import { Words } from "../text/words";
import { AskPanel } from "./ask";

const words = new Words("moon_race", []);

function asking(moves: string[]): AskInfo {
  return { question: "what_now", secret: false, moves: moves.map((move, id) => ({ id, move })) };
}

const MANY = ["build ada", "build grace", "build mary", "fly luna", "fly mars", "wait", "end_turn"];

async function show(ask: AskInfo, more: Partial<Parameters<typeof AskPanel>[0]> = {}) {
  const play = vi.fn();
  const whyNot = vi.fn().mockResolvedValue("There is no fuel left.");
  const seen = new Map();
  const panel = (shown: AskInfo) => (
    <TextProvider>
      <AskPanel
        ask={shown}
        seen={seen}
        words={words}
        busy={false}
        names={["Ada"]}
        play={play}
        whyNot={whyNot}
        {...more}
      />
    </TextProvider>
  );
  const { rerender } = render(panel(ask));
  await screen.findByRole("region", { name: "What now?" });
  return { play, whyNot, user: userEvent.setup(), next: (shown: AskInfo) => rerender(panel(shown)) };
}

test("every legal move is a button, and a click plays it by its name", async () => {
  const { play, user } = await show(asking(MANY));
  expect(screen.getAllByRole("button")).toHaveLength(MANY.length);
  await user.click(screen.getByRole("button", { name: "Luna" }));
  expect(play).toHaveBeenCalledExactlyOnceWith("fly luna");
});

test("where only free moves are left, going on stands first; else they follow what answers the question", async () => {
  const ask = asking(["spend ada", "spend grace", "build mary", "end_turn"]);
  const moves = ask.moves.map((one) => ({ ...one, side: one.move.startsWith("spend") }));
  const inOrder = () => screen.getAllByRole("button").flatMap(({ dataset }) => dataset.move ?? []);
  const { next } = await show({ ...ask, moves } as AskInfo);
  expect(inOrder()).toEqual(["build mary", "end_turn", "spend ada", "spend grace"]);
  next({ ...ask, moves: moves.filter(({ move }) => move !== "build mary") } as AskInfo);
  expect(inOrder()).toEqual(["end_turn", "spend ada", "spend grace"]);
  expect(screen.getByRole("button", { name: "End turn" }).className).toContain("usual");
});

test("what is mostly answered stands first, what one may regret last", async () => {
  const ask = asking(["finish first", "finish second", "build ada", "build grace", "draw", "wait"]);
  const quotes: Record<string, object> = {
    draw: { usual: true },
    "finish first": { confirm: true },
    "finish second": { confirm: true },
  };
  await show({ ...ask, moves: ask.moves.map((one) => ({ ...one, quote: quotes[one.move] })) } as AskInfo);
  expect(screen.getAllByRole("button").map((button) => button.dataset.move)).toEqual([
    "draw",
    "build ada",
    "build grace",
    "wait",
    "finish first",
    "finish second",
  ]);
});

test("type to filter, Enter plays the first match", async () => {
  const { play, user } = await show(asking(MANY));
  await user.type(screen.getByRole("textbox"), "mar");
  expect(screen.getAllByRole("button").map((button) => button.dataset.move)).toEqual(["build mary", "fly mars"]);
  await user.keyboard("{Enter}");
  expect(play).toHaveBeenCalledExactlyOnceWith("build mary");
});

test("Enter on an empty search plays nothing", async () => {
  const { play, user } = await show(asking(MANY));
  await user.click(screen.getByRole("textbox"));
  await user.keyboard("{Enter}");
  expect(play).not.toHaveBeenCalled();
});

test("arrows walk through the moves, typing goes back to the search", async () => {
  const { play, user } = await show(asking(MANY));
  await user.keyboard("/{ArrowDown}{ArrowDown}");
  expect(document.activeElement).toHaveProperty("textContent", "Grace");
  await user.keyboard("w");
  expect(screen.getByRole("textbox")).toBe(document.activeElement);
  await user.keyboard("{Escape}{ArrowUp}{Enter}");
  expect(play).toHaveBeenCalledExactlyOnceWith("end_turn");
});

test("a few moves need no search", async () => {
  await show(asking(["wait", "end_turn"]));
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("nothing can be played while a move is on its way", async () => {
  const { play, user } = await show(asking(["wait", "end_turn"]), { busy: true });
  await user.click(screen.getByRole("button", { name: "Wait" }));
  expect(play).not.toHaveBeenCalled();
});

test("what was possible before and is not now explains itself", async () => {
  const { whyNot, user, next } = await show(asking(["fly luna", "wait"]));
  next(asking(["wait"]));
  await user.click(screen.getByText("One move is not possible now"));
  await user.click(screen.getByRole("button", { name: /Luna/ }));
  expect(whyNot).toHaveBeenCalledWith("fly luna");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("There is no fuel left."));
});
