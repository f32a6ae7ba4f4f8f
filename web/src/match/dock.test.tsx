import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { AskInfo } from "../protocol";
import { TextProvider } from "../text/context";
import { Words } from "../text/words";
import { Dock } from "./dock";

const words = new Words("moon_race", []);
const MOVES = [
  "build ada",
  "build grace",
  "build mary",
  "fly luna",
  "fly mars",
  "fly venus",
  "wait",
  "end_turn",
  "spend card",
];
const ASK = {
  question: "what_now",
  secret: false,
  moves: MOVES.map((move, id) => ({ id, move, side: move === "spend card" })),
} as AskInfo;

async function sheet() {
  const propose = vi.fn();
  const asks = [ASK];
  render(
    <TextProvider>
      <Dock
        asks={asks}
        words={words}
        names={["Ada"]}
        busy={false}
        refusal={null}
        proposed={null}
        idle=""
        takeBack={null}
        sheet
        list={<p>The whole list</p>}
        openList={vi.fn()}
        propose={propose}
      />
    </TextProvider>,
  );
  await screen.findByRole("heading", { name: "What now?" });
  const answers = () => [...document.querySelectorAll<HTMLElement>("[data-answer]")].map((one) => one.dataset.answer);
  const press = async (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
  return { propose, answers, press };
}

test("in a sheet answers that do the same stand behind one button, and a tray takes their place", async () => {
  const { propose, answers, press } = await sheet();
  expect(answers()).toEqual(["wait", "end_turn"]);
  await press(/Build 3/);
  expect(answers()).toEqual(["build ada", "build grace", "build mary"]);
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Build" }));
  await press("Grace");
  expect(propose).toHaveBeenCalledExactlyOnceWith("build grace", true);
  await press("Close");
  expect(answers()).toEqual(["wait", "end_turn"]);
});

test("the list of every move stands in the sheet only when it is asked for, by its button or by a key", async () => {
  const { press, answers } = await sheet();
  expect(screen.queryByText("The whole list")).toBeNull();
  await press("All moves");
  expect(screen.getByText("The whole list")).toBeTruthy();
  expect(answers()).toEqual([]);
  await press("All moves");
  expect(screen.queryByText("The whole list")).toBeNull();
  await userEvent.keyboard("/");
  expect(screen.getByText("The whole list")).toBeTruthy();
  await userEvent.keyboard("{Escape}");
});

test("whoever answers by keyboard goes on from the next question, whoever has left the dock stays where they are", async () => {
  const dock = (question: string, busy: boolean) => (
    <TextProvider>
      <button type="button">elsewhere</button>
      <Dock
        asks={busy ? [] : [{ ...ASK, question, moves: [{ id: 0, move: `wait ${question}`, side: false }] } as AskInfo]}
        words={words}
        names={["Ada"]}
        busy={busy}
        refusal={null}
        proposed={null}
        idle="Others are asked"
        takeBack={null}
        sheet={false}
        list={null}
        openList={vi.fn()}
        propose={vi.fn()}
      />
    </TextProvider>
  );
  const { rerender } = render(dock("what_now", false));
  (await screen.findByRole("button", { name: /Wait/ })).focus();
  await userEvent.keyboard("{Enter}");
  rerender(dock("what_now", true));
  rerender(dock("what_then", false));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "What then?" }));
  screen.getByRole("button", { name: "elsewhere" }).focus();
  rerender(dock("what_now", false));
  expect(document.activeElement?.textContent).toBe("elsewhere");
});
