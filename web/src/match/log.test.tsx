import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { EventInfo, Note } from "../protocol";
import { TextProvider } from "../text/context";
import { Words } from "../text/words";
import { Log, turnsOf } from "./log";

const event = (version: number, kind: string): EventInfo => ({ version, kind, fields: {} });
const NAMES = ["Ada"];
const undone: Note = { id: 1, at: 0, version: 2, kind: "undone", seat: 0, text: null, fields: {} };

function show(events: readonly EventInfo[], words = new Words("moon_race", []), upTo = Number.POSITIVE_INFINITY) {
  return (
    <TextProvider>
      <Log events={events} notes={[undone]} names={NAMES} words={words} upTo={upTo} linkTo={(ply) => `/at/${ply}`} />
    </TextProvider>
  );
}

test("the log runs downwards, notes after the events of their ply, and each ply has one link", async () => {
  render(show([event(1, "start"), event(2, "roll"), event(2, "fly"), event(3, "land")]));
  const lines = (await screen.findAllByRole("listitem")).map((line) => line.textContent);
  expect(lines).toEqual(["Start", "Roll", "Fly", "Ada took moves back.", "Land"]);
  expect(screen.getByRole("link", { name: "Roll" }).getAttribute("href")).toBe("/at/2");
  expect(screen.queryByRole("link", { name: "Fly" })).toBeNull();
});

test("what a seat does stands under its name, with what it causes; others' turns begin a new heading", () => {
  const did = (version: number, seat: number, kind: string): EventInfo => ({ version, kind, fields: { seat } });
  const lines = [did(1, 0, "roll"), did(1, 1, "hit"), did(2, 0, "fly"), did(3, 1, "roll"), event(4, "storm")];
  const turns = turnsOf(lines.map((one) => ({ ply: one.version, event: one })));
  expect(turns.map(({ owner, lines: told }) => [owner, told.map((line) => line.event?.kind)])).toEqual([
    [0, ["roll", "hit", "fly"]],
    [1, ["roll", "storm"]],
  ]);
});

test("looking back, the log knows no future", async () => {
  render(show([event(1, "start"), event(5, "land")], undefined, 2));
  await screen.findByText("Start");
  expect(screen.queryByText("Land")).toBeNull();
});

test("of a long match the latest turns are open, and each line is phrased once", async () => {
  const words = new Words("moon_race", []);
  const phrase = vi.spyOn(words, "event");
  const events = Array.from({ length: 300 }, (_, version) => ({
    version,
    kind: `step_${version}`,
    fields: { seat: version % 2 },
  }));
  const { rerender } = render(show(events, words));
  await screen.findByText("Step 299: seat #2");
  const once = phrase.mock.calls.length;
  expect(once).toBeLessThanOrEqual(10);
  rerender(show([...events, event(300, "end")], words));
  expect(phrase.mock.calls.length).toBe(once + 1);
  await userEvent.click(screen.getByRole("button", { name: /earlier/ }));
  expect(screen.queryByText("Step 0: seat Ada")).toBeNull();
  const [first] = screen.getAllByText("Ada");
  await userEvent.click(first as HTMLElement);
  expect(screen.getByText("Step 0: seat Ada")).toBeTruthy();
});

test("what a line changed stands beside it in amounts", async () => {
  render(show([{ version: 1, kind: "built", fields: { seat: 0, change: { money: -4, ads: 2 } } }]));
  const line = await screen.findByText("Built: seat Ada");
  expect(line.closest("li")?.textContent).toBe("Built: seat Ada−4 Money+2 Ads");
});
