import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { EventInfo } from "../../protocol";
import { NO_GOODS, ship, show, view } from "../../testing/galaxy-trucker";
import { TextProvider } from "../../text/context";
import { awardsOf } from "./awards";
import { CARDS, HULLS, type Ship, sidesOf, TILES, tileOf } from "./facts";
import { moment } from "./figures";
import { hitsOf } from "./history";
import { SeatPicture } from "./seat";
import { linesOf, settlementsOf, sumOf } from "./settlement";

test("the engine's content is read whole", () => {
  expect([TILES.size, CARDS.size, HULLS.size]).toEqual([144, 60, 4]);
  expect(tileOf("battery_3_06")).toMatchObject({ kind: "battery", capacity: 3, sides: "ss--" });
  expect(CARDS.get("d1_planets_4")?.planets).toEqual([["green", "green"], ["yellow"], ["blue", "blue", "blue"]]);
});

test("a turned tile has its sides turned", () => {
  expect(sidesOf(tileOf("cabin_01"), "e")).toBe("-udd");
});

test("an empty hand draws and takes by click", async () => {
  const play = await show(view(), { moves: ["draw", "take cannon_01", "look 1", "finish 2"] });
  fireEvent.click(screen.getByRole("button", { name: /^100 Draw/ }));
  fireEvent.click(screen.getByRole("button", { name: "Cannon 01" }));
  fireEvent.click(screen.getByRole("button", { name: /^Pile 1/ }));
  fireEvent.click(screen.getByRole("button", { name: /^Number 2/ }));
  expect(play.mock.calls.flat()).toEqual(["draw", "take cannon_01", "look 1", "finish 2"]);
});

test("the tile in hand glows where it fits as it is turned, and is turned by key and click", async () => {
  const holding = view({ ships: [ship(0, { hand: "cabin_09", holding: true }), ship(1)] });
  const play = await show(holding, { question: "holding", moves: ["lay c7r6_s", "lay c8r7_w", "give_back"] });
  const front = () => screen.getByRole("button", { name: /C7r6/ });
  const right = () => screen.getByRole("button", { name: /C8r7/ });
  // It comes turned so that it fits somewhere.
  expect(front().dataset.plays).toBe("lay c7r6_s");
  expect(right().dataset.plays).toBeUndefined();
  fireEvent.keyDown(window, { key: "r" });
  expect(right().dataset.plays).toBe("lay c8r7_w");
  fireEvent.click(screen.getByRole("button", { name: /^In hand/ }));
  expect(front().dataset.plays).toBeUndefined();
  // A square where it fits otherwise turns it; the next click lays it.
  fireEvent.click(front());
  expect(play).not.toHaveBeenCalled();
  fireEvent.click(front());
  expect(play.mock.calls).toEqual([["lay c7r6_s"]]);
});

test("a place where it does not fit says why", async () => {
  const holding = view({ ships: [ship(0, { hand: "cabin_09", holding: true }), ship(1)] });
  const whyNot = vi.fn(async () => "A tile must lie next to one already placed.");
  await show(holding, { question: "holding", moves: ["lay c7r6_n", "give_back"], whyNot });
  fireEvent.click(screen.getByRole("button", { name: /C5r9/ }));
  expect(await screen.findByText("A tile must lie next to one already placed.")).toBeTruthy();
  expect(whyNot).toHaveBeenCalledWith("lay c5r9_n");
});

test("goods are loaded by picking a block and clicking a hold", async () => {
  const flying = view({
    phase: "adventure",
    card: "d1_planets_4",
    order: [0, 1],
    ships: [
      ship(0, {
        position: 3,
        space: 3,
        components: [
          { square: "c7r7", tile: "start_blue", turn: "n", crew: 2 },
          { square: "c8r7", tile: "cargo_2_01", turn: "n", goods: ["blue"] },
        ],
      }),
      ship(1, { position: 1, space: 1 }),
    ],
    adventure: {
      stage: 0,
      threat: null,
      order: [0, 1],
      turn: 0,
      dice: null,
      strength: [],
      victims: [],
      planets: [1, null],
      loader: 0,
      dock: { ...NO_GOODS, green: 2 },
    },
  });
  const play = await show(flying, {
    question: "load",
    moves: ["load green_c8r7", "unload blue_c8r7", "close_holds"],
  });
  fireEvent.click(screen.getAllByRole("button", { name: "Block of Green goods" })[0] as Element);
  fireEvent.click(screen.getByRole("button", { name: /^Cargo hold/ }));
  fireEvent.click(screen.getByRole("button", { name: "Close holds" }));
  expect(play.mock.calls.flat()).toEqual(["load green_c8r7", "close_holds"]);
});

test("another ship opens large from its card in the rail", async () => {
  await show(view());
  render(
    <TextProvider>
      <SeatPicture view={view()} seat={1} />
    </TextProvider>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Look at this ship" }));
  expect(screen.getByRole("group", { name: "Ship of Grace" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Back to my ship" }));
  expect(screen.getByRole("group", { name: "Ship of Ada" })).toBeTruthy();
});

test("weak points, faults and turns are what the game says they are", async () => {
  const answers: Record<string, Record<string, unknown>> = {
    "ship:0": {
      weak_points: ["c7r7"],
      faults: [{ fault: "engine_blocked", squares: ["c7r7"] }],
      pieces: [["c7r7"]],
      exposed: { front: ["c7r7"], right: [], rear: [], left: [] },
    },
    "tile:battery_2_06": { turns: ["n", "e"] },
  };
  const holding = view({ ships: [ship(0, { hand: "battery_2_06", holding: true }), ship(1)] });
  await show(holding, { question: "holding", moves: ["give_back"], explain: async (about) => answers[about] ?? null });
  expect(await screen.findByText("1 fault")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Weak: 1" })).toBeTruthy();
  const hand = () => screen.getByRole("button", { name: /^In hand/ });
  const before = hand().textContent;
  fireEvent.click(hand());
  fireEvent.click(hand());
  expect(hand().textContent).toBe(before);
});

test("a meteor flies in along its column, and what it hits tumbles away", async () => {
  const told = (kind: string, fields: EventInfo["fields"]): EventInfo => ({ version: 1, kind, fields });
  const start = { square: "c7r7", tile: "start_blue", turn: "n", crew: 2 };
  const flying = (components: Ship["components"]) =>
    view({
      phase: "adventure",
      card: "d1_meteoric_swarm_1",
      order: [0, 1],
      ships: [ship(0, { position: 3, space: 3, components }), ship(1, { position: 1, space: 1 })],
    });
  const events = [
    told("card", { card: "d1_meteoric_swarm_1", seat: 0 }),
    told("meteor", { size: "large", side: "front", line: "column", dice: 7 }),
    told("destroyed", { seat: 0, square: "c7r6" }),
  ];
  const before = flying([start, { square: "c7r6", tile: "cannon_01", turn: "n" }]);
  const beat = { id: 1, events: events.slice(1), previous: { ...before }, ms: 1500 };
  await show(flying([start]), { events, beat });
  const ships = screen.getByRole("group", { name: "Ship of Ada" });
  // It comes first, and what came of it waits for that.
  expect(ships.querySelector(".gt-effects.coming .gt-missile.striking")).toBeTruthy();
  expect(ships.querySelectorAll(".gt-tumble .gt-tile.cannon")).toHaveLength(1);
  expect(ships.querySelectorAll(".gt-socket.gone")).toHaveLength(1);
});

test.each([...new Map([...CARDS].map(([name, { kind }]) => [kind, name]))])(
  "a card is seen when it is turned up and while its last effect is shown: %s",
  async (kind, card) => {
    const told = (kind: string, fields: EventInfo["fields"]): EventInfo => ({ version: 1, kind, fields });
    const flying = (card: string | null) =>
      view({
        phase: card ? "adventure" : "course",
        card,
        order: [0, 1],
        ships: [ship(0, { position: 3, space: 3 }), ship(1, { position: 1, space: 1 })],
      });
    const events = [told("card", { card, seat: 0 }), told("lost_days", { seat: 0, days: 1 })];
    const seen = () => document.querySelectorAll(`.gt-encounter .gt-card.${kind}`).length;
    // Both in one step, as a look back at a position tells it; then the effect alone.
    for (const [previous, since] of [
      [flying(null), 0],
      [flying(card), 1],
    ] as const) {
      await show(flying(null), { events, beat: { id: 1, events: events.slice(since), previous, ms: 60_000 } });
      expect(seen()).toBe(1);
      cleanup();
    }
    await show(flying(null), { events, beat: { id: 1, events, previous: flying(null), ms: 0 } });
    expect(seen()).toBe(0);
  },
);

test("hit by hit the log tells how every ship fared", () => {
  const told = (kind: string, fields: EventInfo["fields"]): EventInfo => ({ version: 1, kind, fields });
  const hits = hitsOf([
    told("meteor", { dice: 5 }),
    told("card", { card: "d1_meteoric_swarm_1" }),
    told("meteor", { dice: 7 }),
    told("bounced", { seat: 0, square: "c7r5" }),
    told("missed", { seat: 1 }),
    told("meteor", { dice: 8 }),
    told("destroyed", { seat: 0, square: "c8r5" }),
    told("broke_apart", { seat: 0, squares: ["c8r4", "c9r5"] }),
  ]);
  expect(hits.map(({ dice }) => dice)).toEqual([7, 8]);
  expect(hits[0]?.fates.get(1)).toEqual({ kind: "missed", parts: 0 });
  expect(hits[1]?.fates.get(0)).toEqual({ kind: "lost", parts: 3 });
});

test("the settlement of every flight can be read again", async () => {
  const settled = (seat: number, version: number): EventInfo => ({
    version,
    kind: "settled",
    fields: { seat, credits: 5, lost: 2, landed: true, arrival: 4, best_ship: 0, goods: 3, penalty: 2 },
  });
  const events = [settled(0, 9), settled(1, 9), settled(0, 20), settled(1, 20)];
  expect(settlementsOf(events).map((flight) => flight[0]?.version)).toEqual([20, 9]);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  await show(view(), { events });
  fireEvent.click(screen.getByRole("button", { name: "Settlements" }));
  const sheet = within(screen.getByRole("dialog")).getByRole("region", { name: "Settlement of flight 2" });
  const cells = within(sheet)
    .getAllByRole("cell")
    .map((cell) => cell.textContent?.trim());
  expect(cells).toEqual(["4", "4", "0", "0", "3", "3", "0", "0", "lost 2−2", "lost 2−2", "5", "5"]);
});

test("a receipt adds up line by line, and to what the game says in the end", () => {
  const fields = { seat: 0, credits: 11, lost: 2, arrival: 4, best_ship: 2, goods: 7, adventures: 0, penalty: 2 };
  const event: EventInfo = { kind: "settled", version: 9, fields };
  const lines = linesOf([event]);
  expect(lines.map((_, n) => sumOf(event, lines.slice(0, n + 1)))).toEqual([4, 6, 13, 13, 11]);
});

test("awards go to whoever did most of it, and to nobody where nobody did", () => {
  const told = (kind: string, fields: Record<string, unknown>): EventInfo => ({ kind, version: 1, fields });
  const events = [
    told("shot_meteor", { seat: 1, square: "c7r7" }),
    told("lost_crew", { seat: 0, figures: 1 }),
    told("epidemic", { seat: 1, figures: 3 }),
    told("settled", { seat: 0, lost: 0 }),
  ];
  expect(awardsOf(events, 2)).toEqual([
    { award: "gunner", seat: 1, count: 1 },
    { award: "screams", seat: 1, count: 3 },
  ]);
});

const SWARM = {
  stage: 0,
  threat: { seat: 0, side: "front", square: "c7r7" },
  order: [0, 1],
  turn: 0,
  dice: 7,
  strength: [],
  victims: [],
  planets: [],
  loader: null,
  dock: NO_GOODS,
};

test("gauges tell what my answer does and what the hit does", async () => {
  const flying = view({
    phase: "adventure",
    card: "d1_meteoric_swarm_1",
    order: [0, 1],
    lapped_after: 38,
    ships: [ship(0, { position: 3, space: 3, crew: 2, cells: 2 }), ship(1, { position: 1, space: 1 })],
    adventure: SWARM,
  });
  await show(flying, {
    question: "shield",
    moves: ["shield_up", "take_hit"],
    quotes: {
      shield_up: { usual: true, gauges: { cells: -1 } },
      take_hit: { gauges: { crew: -2, lost: 1, exposed: -3 }, falls: ["c7r8"] },
    },
  });
  expect(screen.getByRole("button", { name: "Cells: 2, −1" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Crew: 2, −2" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Lost: 0, +1" })).toBeTruthy();
  expect(screen.getByText("falls off")).toBeTruthy();
  expect(document.querySelector('.gt-laid.aimed[data-plays="take_hit"]')).toBeTruthy();
  expect(screen.getByRole("img", { name: /The last ship is lapped if it loses 38 more days/ })).toBeTruthy();
  expect(screen.getByText("lapped after")).toBeTruthy();
});

test("open space shows where every answer leads, and what the engines add up to", async () => {
  const flying = view({
    phase: "adventure",
    card: "d1_open_space_1",
    order: [0, 1],
    lapped_after: 38,
    ships: [ship(0, { position: 3, space: 3 }), ship(1, { position: 1, space: 1 })],
    adventure: { ...SWARM, threat: null, dice: null },
  });
  await show(flying, {
    question: "power_engines",
    moves: ["power 0", "power 1"],
    quotes: {
      "power 0": { strength: 3, position: 6, place: 1, sum: { simple: 1, powered: 0, alien: 2 } },
      "power 1": { cost: { cells: 1 }, strength: 5, position: 8, place: 1, sum: { simple: 1, powered: 2, alien: 2 } },
    },
  });
  const road = screen.getByRole("img", { name: /^Flight board/ });
  expect([...road.querySelectorAll(".gt-course text")].map((one) => one.textContent)).toEqual(["3", "5"]);
  expect(
    screen.getByRole("img", { name: /^Strength 5: 1 by itself, 2 by the alien, 2 by battery tokens/ }),
  ).toBeTruthy();
});

test("a combat zone compares all ships line by line: what is sure, what cells may add, what was declared", async () => {
  const flying = view({
    phase: "adventure",
    card: "d1_combat_zone",
    order: [0, 1],
    ships: [
      ship(0, { position: 3, space: 3, crew: 4, engines: { idle: 2, full: 4 }, cannons: { idle: 1.5, full: 3.5 } }),
      ship(1, { position: 1, space: 1, crew: 7, engines: { idle: 1, full: 5 }, cannons: { idle: 6, full: 6 } }),
    ],
    adventure: { ...SWARM, order: [1, 0], strength: [null, 5], threat: null, dice: null },
  });
  const events = [
    { ply: 1, kind: "card", fields: {} },
    { ply: 2, kind: "weakest", fields: { seat: 0, criterion: "crew" } },
  ] as unknown as EventInfo[];
  await show(flying, { question: "power_engines", moves: ["power 0", "power 1"], events });
  const figures = (line: number) =>
    [...(document.querySelectorAll(".gt-compared")[line]?.querySelectorAll("b") ?? [])].map((one) => one.textContent);
  expect(figures(0)).toEqual(["Grace 7", "Ada 4"]);
  // Grace has said what she powers; on the next line she has not.
  expect(figures(1)).toEqual(["Grace 5", "Ada 2–4"]);
  expect(figures(2)).toEqual(["Grace 6", "Ada 1½–3½"]);
});

test("between two cards those one has looked at are shown", async () => {
  const flying = view({
    phase: "course",
    order: [0, 1],
    ships: [ship(0, { position: 3, space: 3 }), ship(1, { position: 1, space: 1 })],
    piles: [{ pile: 1, seen_by: [0], cards: ["d1_stardust", "d1_pirates"] }],
  });
  await show(flying, { question: "course", moves: ["fly_on", "give_up"] });
  const seen = screen.getByRole("region", { name: "You have seen 2 of them" });
  expect(within(seen).getAllByRole("img")).toHaveLength(2);
});

test("the bar tells the round, and on a flight the card", () => {
  expect(moment(view()).about).toMatchObject({ ship: "I", stage: "building" });
  expect(moment(view({ phase: "course" })).about).toMatchObject({ stage: "flight" });
  expect(moment(view({ phase: "adventure", cards_left: 5 })).about).toMatchObject({ stage: "card", card: 3, cards: 8 });
});
