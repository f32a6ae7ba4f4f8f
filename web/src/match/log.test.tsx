import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { EventInfo, Note } from "../protocol";
import { TextProvider } from "../text/context";
import { Words } from "../text/words";
import { Log } from "./log";

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

test("the newest line comes first, notes after the events of their ply, and each ply has one link", async () => {
  render(show([event(1, "start"), event(2, "roll"), event(2, "fly"), event(3, "land")]));
  const lines = (await screen.findAllByRole("listitem")).map((line) => line.textContent);
  expect(lines).toEqual(["3Land", "2Ada took moves back.", "Fly", "Roll", "1Start"]);
  expect(screen.getByRole("link", { name: "Position 2" }).getAttribute("href")).toBe("/at/2");
});

test("looking back, the log knows no future", async () => {
  render(show([event(1, "start"), event(5, "land")], undefined, 2));
  await screen.findByText("Start");
  expect(screen.queryByText("Land")).toBeNull();
});

test("of a long match the latest lines are shown, older ones on demand, each phrased once", async () => {
  const words = new Words("moon_race", []);
  const phrase = vi.spyOn(words, "event");
  const events = Array.from({ length: 300 }, (_, ply) => event(ply, `step_${ply}`));
  const { rerender } = render(show(events, words));
  await screen.findByText("Step 299");
  expect(phrase.mock.calls.length).toBeLessThanOrEqual(120);
  rerender(show([...events, event(300, "end")], words));
  expect(phrase.mock.calls.length).toBeLessThanOrEqual(121);
  await userEvent.click(screen.getByRole("button"));
  expect(screen.getByText("Step 0")).toBeTruthy();
});
