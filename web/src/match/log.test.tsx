import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { EventInfo, Note } from "../protocol";
import { TextProvider } from "../text/context";
import { Words } from "../text/words";
import { Log } from "./log";
import { amountsOf, toldOf, turnsOf } from "./log-turns";

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

test("a turn that begins and is over within one step stands under its own heading", () => {
  const did = (version: number, seat: number, kind: string): EventInfo => ({ version, kind, fields: { seat } });
  const lines = [did(1, 0, "roll"), did(1, 1, "turn"), did(1, 1, "pass"), did(1, 0, "turn"), did(2, 0, "roll")];
  const turns = turnsOf(lines.map((one) => ({ ply: one.version, event: one })));
  expect(turns.map(({ owner, lines: told }) => [owner, told.map((line) => line.event?.kind)])).toEqual([
    [0, ["roll"]],
    [1, ["turn", "pass"]],
    [0, ["turn", "roll"]],
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

test("under a seat's heading its name is not said again, and amounts stand behind their cause", async () => {
  const source = [
    "event-turn = Next: { $seat }.",
    "event-built = { $seat } built { $what }.",
    "event-flew = Craft 3 ({ $seat }) flew.",
    "event-paid = { $other } was paid by { $seat }.",
    "event-figures = { $seat }",
  ].join("\n");
  const words = new Words("moon_race", [{ language: "en", source }]);
  const told = (version: number, kind: string, fields: Record<string, unknown>): EventInfo => ({
    version,
    kind,
    fields,
  });
  render(
    <TextProvider>
      <Log
        events={[
          told(1, "turn", { seat: 0 }),
          told(1, "built", { seat: 0, what: "a hotel", change: { money: -4 } }),
          told(1, "figures", { seat: 1, change: { money: 2 } }),
          told(2, "flew", { seat: 0 }),
          told(3, "paid", { seat: 0, other: 1 }),
          told(4, "figures", { seat: 0, change: { money: -1 } }),
          told(5, "figures", { seat: 0, change: { money: -1, ads: 1 } }),
          told(6, "figures", { seat: 1, change: { money: 1 } }),
        ]}
        notes={[]}
        names={["Ada", "Ben"]}
        words={words}
        upTo={9}
        linkTo={(ply) => `/at/${ply}`}
      />
    </TextProvider>,
  );
  const lines = (await screen.findAllByRole("listitem")).map((line) => line.textContent);
  expect(lines).toEqual([
    "Built a hotel−4 Money2Ben+2 Money",
    "Craft 3 flew",
    "Ben was paid by Ada−2 Money+1 Ads",
    "+1 Money",
  ]);
});

test("a chapter of the match heads what belongs to it, with whose turn it is", async () => {
  const source = [
    "chapter-turn = Turn { $turn }",
    "chapter-year = { $year }",
    "event-year = Everybody is paid.",
    "event-built = { $seat } built.",
    "event-moved = { $seat } moved on.",
    "event-paid = A fee is due from { $seat }.",
  ].join("\n");
  const words = new Words("moon_race", [{ language: "en", source }]);
  const told = (version: number, kind: string, fields: Record<string, unknown>): EventInfo => ({
    version,
    kind,
    fields,
  });
  render(
    <TextProvider>
      <Log
        events={[
          told(1, "turn", { seat: 0, turn: 1 }),
          told(1, "built", { seat: 0 }),
          told(1, "moved", { seat: 0 }),
          told(1, "moved", { seat: 1 }),
          told(1, "paid", { seat: 1 }),
          told(2, "turn", { seat: 1, turn: 2 }),
          told(2, "built", { seat: 1 }),
          told(3, "year", { year: 1957 }),
        ]}
        notes={[{ ...undone, kind: "joined", version: 2 }]}
        names={["Ada", "Ben"]}
        words={words}
        mine={[0]}
        upTo={9}
        linkTo={(ply) => `/at/${ply}`}
      />
    </TextProvider>,
  );
  const lines = (await screen.findAllByRole("listitem")).map((line) => line.textContent);
  // Who is not in the heading has a mark, unless the sentence names them; nobody sits down in the middle of a match.
  expect(lines).toEqual(["Built", "Moved on", "2BenMoved on", "A fee is due from Ben", "Built", "Everybody is paid"]);
  for (const heading of ["Turn 1 · you", "Turn 2 · Ben", "1957"]) expect(screen.getByText(heading)).toBeTruthy();
});

test("what happens several times in a row is told once with the sum, and what says nothing is left out", () => {
  const told = (version: number, kind: string, fields: Record<string, unknown>) => ({
    ply: version,
    event: { version, kind, fields } as EventInfo,
  });
  const turn = {
    key: 0,
    owner: 0,
    chapter: null,
    lines: [
      told(2, "bought", { seat: 0, component: "atlas", change: { money: -5 } }),
      told(3, "bought", { seat: 0, component: "atlas", change: { money: -5 } }),
      told(4, "bought", { seat: 0, component: "juno" }),
      told(5, "ended", { seat: 0 }),
    ],
  };
  const rows = toldOf(turn, ({ event }) => (event?.kind === "ended" ? "" : `Bought ${event?.fields.component}`));
  expect(
    rows.map(({ said, times, line }) => [said, times, line.ply, line.event && amountsOf(line.event)?.gain]),
  ).toEqual([
    ["Bought atlas", 2, 3, { money: -10 }],
    ["Bought juno", 1, 4, undefined],
  ]);
});

test("what is told of a seat is told of what it is called in the game; notes are about people", async () => {
  const words = new Words("moon_race", [{ language: "en", source: "event-first = First to act: { $seat }." }]);
  render(
    <TextProvider>
      <Log
        events={[
          { version: 1, kind: "began", fields: {} },
          { version: 1, kind: "first", fields: { seat: 0 } },
          { version: 2, kind: "built", fields: { seat: 0 } },
        ]}
        notes={[undone]}
        names={["NASA"]}
        people={["Ada"]}
        mine={[0]}
        words={words}
        upTo={9}
        linkTo={(ply) => `/at/${ply}`}
      />
    </TextProvider>,
  );
  expect((await screen.findByText("NASA", { selector: "summary b" })).textContent).toBe("NASA");
  expect(screen.getByText("Ada took moves back.")).toBeTruthy();
});
