import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { EventInfo } from "../../protocol";
import { asks, boardProps } from "../../testing/samples";
import { TextProvider } from "../../text/context";
import { Words } from "../../text/words";
import type { BoardProps } from "../board";
import { Board } from "./board";
import type { Agency, View } from "./facts";
import { ROCKET } from "./samples";

function agency(name: string, change: Partial<Agency> = {}): Agency {
  return {
    agency: name,
    name,
    money: 25,
    score: 0,
    mission_points: 0,
    missions: [],
    lost_astronauts: 0,
    advancements: {},
    parts: {},
    astronauts: [],
    spacecraft: [],
    free_actions_left: 20,
    ...change,
  };
}

const rocket = { ...ROCKET, spacecraft: 7 };

function view(change: Partial<View> = {}): View {
  return {
    year: 1957,
    level: "easy",
    phase: "turn",
    active: 0,
    order: [0, 1],
    declined: 0,
    agencies: [
      agency("nasa", {
        advancements: { juno_rockets: { outcomes: 3, known: { success: 1, major_failure: 1 } } },
        parts: { probe: 2 },
        spacecraft: [rocket],
      }),
      agency("okb_1"),
    ],
    missions: [{ mission: "sounding_rocket", points: 1, class: "easy", type: "probe", target: "space" }],
    removed_missions: [],
    cards: { moon: { revealed: false, card: null, looked: [] } },
    deck: 87,
    discard: { success: 0, minor_failure: 0, major_failure: 0 },
    now: {},
    ...change,
  };
}

const REACH = {
  mass: 5,
  seats: 0,
  location: "earth",
  ways: [
    { id: "earth-suborbital_flight", to: "suborbital_flight", years: 0, required: 15, ready: 16, enough: true },
    { id: "earth-earth_orbit", to: "earth_orbit", years: 0, required: 40, ready: 16, enough: false },
  ],
  later: [{ id: "suborbital_flight-earth", required: 0, ready: 0 }],
  reach: { earth: 0, suborbital_flight: 0 },
  complete: true,
};

const words = new Words("leaving_earth", []);

function props(change: Partial<View>, question: string, moves: string[], ply = 1): BoardProps<View> {
  return boardProps("leaving_earth", view(change), {
    asks: asks(question, moves),
    ply,
    words,
    play: vi.fn(),
    explain: async (about) => (about === "spacecraft:7" ? REACH : null),
  });
}

async function show(board: BoardProps<View>) {
  const shown = render(
    <TextProvider>
      <Board {...board} />
    </TextProvider>,
  );
  await screen.findByRole("group", { name: "Solar system" });
  return {
    ...shown,
    again: (next: BoardProps<View>) =>
      shown.rerender(
        <TextProvider>
          <Board {...next} />
        </TextProvider>,
      ),
  };
}

// On a busy machine it takes more than a moment to name everything on the chart.
const PATIENT = { timeout: 15_000 };
const TURN = ["research landing", "buy probe", "spacecraft 7", "assemble", "cooperate", "end_turn"];

test("every offered move can be played on the board", async () => {
  const board = props({}, "turn", TURN);
  await show(board);
  const plays = [...document.querySelectorAll<HTMLElement>(".stage [data-plays]")].map((one) => one.dataset.plays);
  expect(TURN.filter((move) => !plays.some((one) => one?.split(";").includes(move)))).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: /^Landing: not researched/ }));
  expect(board.play).toHaveBeenLastCalledWith("research landing");
});

test("a spacecraft is looked at first, then sent: two moves, one after the other", async () => {
  const board = props({}, "turn", TURN);
  const { again } = await show(board);
  const map = screen.getByRole("group", { name: "Solar system" });
  fireEvent.click(within(map).getByRole("button", { name: /^Spacecraft 7/ }));
  expect(board.play).not.toHaveBeenCalled();
  fireEvent.click(
    await within(map).findByRole(
      "button",
      { name: /^Earth to Suborbital flight.*Thrust 16 at hand, 15 needed/ },
      PATIENT,
    ),
  );
  expect(board.play).toHaveBeenLastCalledWith("spacecraft 7");
  const waiting = props({ now: { spacecraft: 7 } }, "spacecraft", []);
  again({ ...waiting, play: board.play });
  const next = props({ now: { spacecraft: 7 } }, "spacecraft", ["maneuver suborbital_flight", "disassemble"], 2);
  again({ ...next, play: board.play });
  expect(board.play).toHaveBeenLastCalledWith("maneuver suborbital_flight");
  expect(board.play).toHaveBeenCalledTimes(2);
});

test("a chain breaks where the next move is not offered", async () => {
  const board = props({}, "turn", TURN);
  const { again } = await show(board);
  const map = screen.getByRole("group", { name: "Solar system" });
  fireEvent.click(within(map).getByRole("button", { name: /^Spacecraft 7/ }));
  fireEvent.click(
    await within(map).findByRole("button", { name: /^Earth to Earth orbit.*15|^Earth to Earth orbit.*40/ }, PATIENT),
  );
  again({ ...props({ now: { spacecraft: 7 } }, "spacecraft", ["disassemble"], 2), play: board.play });
  again({ ...props({ now: { spacecraft: 7 } }, "spacecraft", ["maneuver earth_orbit"], 3), play: board.play });
  expect(board.play).toHaveBeenCalledTimes(1);
});

test("firing shows what is needed, what is there, and what is left", async () => {
  const maneuver = { from: "earth", to: "suborbital_flight", years: 0, required: 15, thrust: 4 };
  const board = props({ now: { spacecraft: 7, maneuver } }, "fire", ["fire juno", "stop"]);
  await show(board);
  expect(screen.getByRole("img", { name: "4 of 15 thrust, 16 more aboard" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "4 × Juno, 4 thrust each" }));
  expect(board.play).toHaveBeenLastCalledWith("fire juno");
  fireEvent.click(screen.getByRole("button", { name: "Stop firing and stay" }));
  expect(board.play).toHaveBeenLastCalledWith("stop");
});

test("the odds of a draw are told to whoever draws, now; not of another agency, and not of the past", async () => {
  const maneuver = { from: "earth", to: "suborbital_flight", years: 0, thrust: 0, required: 15 };
  const chance = { success: 0.5, minor_failure: 0.25, major_failure: 0.25 };
  const odds = async (agency: number, past: boolean) => {
    const board = props({ now: { spacecraft: 7, maneuver } }, "fire", ["fire juno", "stop"]);
    const explain = vi.fn(async (about: string) =>
      about.startsWith("advancement:") ? { agency, outcomes: 3, chance } : about.startsWith("reach:") ? REACH : null,
    );
    const { unmount } = await show({ ...board, past, explain });
    await waitFor(() => expect(explain).toHaveBeenCalledWith("way:earth-suborbital_flight"));
    if (!past) await waitFor(() => expect(explain).toHaveBeenCalledWith("advancement:juno_rockets"));
    await screen.findByRole("group", { name: "Maneuver" });
    const told = [...document.querySelectorAll(".lamp em")].map((one) => one.textContent);
    unmount();
    return { told, asked: explain.mock.calls.map(([about]) => about) };
  };
  expect((await odds(0, false)).told).toEqual(["50%about 1 in 2", "25%about 1 in 4", "25%about 1 in 4"]);
  expect((await odds(1, false)).told).toEqual([]);
  const before = await odds(0, true);
  expect(before.told).toEqual([]);
  // How far a spacecraft of the past got is asked by what was aboard then.
  expect(before.asked).toContain("reach:juno,juno,juno,juno,probe@earth");
});

test("an outcome is shown with the price of its removal", async () => {
  const drawn = { advancement: "juno_rockets", outcome: "major_failure" as const, cost: 5, aside: [] };
  const board = props({ now: { drawn } }, "remove_outcome", ["remove", "keep"]);
  await show(board);
  fireEvent.click(screen.getByRole("button", { name: "Pay $5 and remove it" }));
  expect(board.play).toHaveBeenLastCalledWith("remove");
});

test("once an outcome nobody is asked about has been read, whoever is on turn has the board again", async () => {
  const maneuver = { from: "earth", to: "suborbital_flight", years: 0, thrust: 8, required: 15 };
  const drew = { agency: 0, advancement: "juno_rockets", outcome: "success" };
  const events = [{ kind: "drew", version: 9, fields: drew } as unknown as EventInfo];
  const asked = props({}, "turn", TURN);
  const previous = { ...asked.view, now: { ...asked.view.now, spacecraft: 7, maneuver } };
  const reader = async (ms: number, more: Partial<BoardProps<View>> = {}) => {
    const { unmount } = await show({ ...asked, ...more, beat: { id: 3, events, previous, ms } });
    const seen = screen.queryByRole("group", { name: "Maneuver" }) !== null;
    unmount();
    return seen;
  };
  expect(await reader(60_000)).toBe(true);
  expect(await reader(0)).toBe(false);
  // Looking back it is what is looked at, and without a question nothing else is to be done.
  expect(await reader(0, { past: true })).toBe(true);
  expect(await reader(0, { asks: [] })).toBe(true);
});

test("another agency is looked at, with nothing to play in it", async () => {
  await show(props({}, "turn", TURN));
  fireEvent.click(screen.getByRole("button", { name: "okb_1" }));
  const programme = screen.getByRole("group", { name: "Advancements" });
  expect(programme.querySelectorAll("[data-plays]").length).toBe(0);
  expect(within(programme).getByRole("button", { name: /^Juno rockets: not researched/ })).toBeTruthy();
});

test("an advancement tells which of its outcomes are known", async () => {
  await show(props({}, "turn", TURN));
  const card = screen.getByRole("button", { name: /^Juno rockets: 3 outcomes on it, 1 Success, 1 Major failure/ });
  expect([...card.querySelectorAll(".le-slot")].map((one) => one.className)).toEqual([
    "le-slot success",
    "le-slot major_failure",
    "le-slot unknown",
  ]);
});

test("the craft on the bench shows its reach: ways now, and what can follow", async () => {
  await show(props({ now: { spacecraft: 7 } }, "spacecraft", ["maneuver suborbital_flight", "disassemble"]));
  const ways = await screen.findByRole("group", { name: "Maneuvers from here" });
  expect(within(ways).getByRole("button", { name: /^Suborbital flight. Thrust 16 at hand, 15 needed/ })).toBeTruthy();
  expect(within(ways).getByText(/^After that, needed of/)).toBeTruthy();
  const map = screen.getByRole("group", { name: "Solar system" });
  expect([...map.querySelectorAll(".le-tag")].map((tag) => tag.textContent)).toEqual(["16/15", "0/0", "16/40"]);
});

test("the end tells the race: who won, and when each mission was claimed", async () => {
  const events = [
    { version: 1, kind: "year_began", fields: { year: 1958 } },
    { version: 2, kind: "mission_completed", fields: { agency: 1, mission: "sounding_rocket", points: 1 } },
  ];
  // The spacecraft that flew last is still named.
  const board = props({ now: { spacecraft: 7 } }, "turn", []);
  const [mine, theirs] = view().agencies;
  if (!mine || !theirs) throw new Error("no agencies");
  const agencies = [mine, { ...theirs, score: 1, mission_points: 1, missions: ["sounding_rocket"] }];
  const missions: View["missions"] = [];
  render(
    <TextProvider>
      <Board {...board} view={{ ...board.view, agencies, missions }} events={events as BoardProps["events"]} over />
    </TextProvider>,
  );
  expect(await screen.findByRole("heading", { name: "okb_1 wins the space race" })).toBeTruthy();
  expect(screen.getByRole("group", { name: "The space race" }).textContent).toContain("Sounding rocket +1");
  fireEvent.click(screen.getByRole("button", { name: "Show the table" }));
  const map = screen.getByRole("group", { name: "Solar system" });
  expect(map.querySelectorAll(".le-tag, .le-way.dim")).toHaveLength(0);
});
