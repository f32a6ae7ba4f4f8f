import { render, screen } from "@testing-library/react";
import { vi } from "vitest";
import type { BoardProps } from "../boards/board";
import { Board } from "../boards/galaxy_trucker/board";
import type { Ship, View } from "../boards/galaxy_trucker/facts";
import type { Quote } from "../match/wire";
import type { EventInfo } from "../protocol";
import { TextProvider } from "../text/context";
import { asks, boardProps } from "./samples";

export const NO_GOODS = { red: 0, yellow: 0, green: 0, blue: 0 };

/** A ship of nothing but its pilot cabin. */
export function ship(seat: number, change: Partial<Ship> = {}): Ship {
  return {
    seat,
    components: [{ square: "c7r7", tile: seat ? "start_green" : "start_blue", turn: "n" }],
    holding: false,
    hand: null,
    hand_bound: false,
    newest: null,
    aside: [],
    looking: null,
    number: null,
    lost: 0,
    exposed: 4,
    engines: { idle: 0, full: 0 },
    cannons: { idle: 0, full: 0 },
    crew: 0,
    humans: 0,
    aliens: [],
    cells: 0,
    shields: [false, false, false, false],
    goods: NO_GOODS,
    position: null,
    space: null,
    out: false,
    standing: false,
    ...change,
  };
}

/** Two ships that are being built. */
export function view(change: Partial<View> = {}): View {
  return {
    you: 0,
    round: "1",
    rounds: ["1"],
    phase: "building",
    tempo: "calm",
    building: "strict",
    foresight: false,
    notes: true,
    teams: "none",
    starter: 0,
    board: "I",
    warehouse: 100,
    faceup: ["cannon_01"],
    timer: null,
    turn: null,
    ships: [ship(0), ship(1)],
    piles: [{ pile: 1, seen_by: [], cards: null }],
    cards_left: 8,
    card: null,
    adventure: null,
    order: [],
    lapped_after: null,
    bank: NO_GOODS,
    credits: [0, null],
    ...change,
  };
}

interface Shown {
  question?: string;
  moves?: string[];
  quotes?: Record<string, Quote>;
  events?: EventInfo[];
  whyNot?: BoardProps["whyNot"];
  explain?: BoardProps["explain"];
  beat?: BoardProps<View>["beat"];
}

/** The board of this view; what is played on it. */
export async function show(
  shown: View,
  { question = "building", moves = [], quotes = {}, events = [], whyNot, explain, beat = null }: Shown = {},
) {
  const play = vi.fn();
  const props = boardProps("galaxy_trucker", shown, {
    asks: asks(question, moves, quotes),
    events,
    beat,
    play,
    ...(whyNot ? { whyNot } : {}),
    ...(explain ? { explain } : {}),
  });
  render(
    <TextProvider>
      <Board {...props} />
    </TextProvider>,
  );
  await screen.findByRole("group", { name: "Ship of Ada" });
  return play;
}
