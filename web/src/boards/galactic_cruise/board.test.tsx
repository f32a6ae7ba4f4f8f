import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { TextProvider } from "../../text/context";
import type { BoardProps } from "../board";
import { Offer } from "../kit/offer";
import { Board } from "./board";
import { carry } from "./carry";
import type { View } from "./facts";
import { LYING, MOST_SKY, tall, tileLines, twoLines, WIDE } from "./layout";
import { company, props, type Shown, shuttle, view } from "./samples";

async function show(shown = view(), more: Shown = {}): Promise<BoardProps<View>> {
  const board = props(shown, more);
  render(
    <TextProvider>
      <Board {...board} />
    </TextProvider>,
  );
  await screen.findByRole("group", { name: "Campus" });
  // The moves without a piece are found out from the drawn page, just after it.
  await act(async () => {});
  return board;
}

const acts = () => within(screen.getByRole("group", { name: "Also possible now" }));

const HOMES = [
  ["assign_worker tc", /^Location Tc/],
  ["act draw_agenda", "Draw agenda"],
  ["connect tc_tr", /^Connection Tc tr/],
  ["borrow_connection tr_br", /^Connection Tr br/],
  ["invent space_elevator", /^Technology Space elevator/],
  ["use_technology hydroponic_bays", /^Technology Hydroponic bays/],
  ["draw_card double_duty", /^Agenda card Double duty/],
  ["take_blueprint ball_pit", /^Blueprint Ball pit/],
  ["refresh_blueprints", /more blueprints/],
  ["take_shuttle developments", /^Shuttle: cockpit Developments/],
  ["draw_silo oxygen", /^Silo, Oxygen/],
  ["schedule b5", /^B5:/],
  ["invite adventurous_1", /^1 × Adventurous 1/],
  ["to_section 2", /^Section 2/],
] as const;

test.each(HOMES)("%s is played on its piece", async (move, name) => {
  const { play } = await show(view(), { moves: [move, "done"] });
  fireEvent.click(screen.getByRole("button", { name }));
  expect(play).toHaveBeenCalledExactlyOnceWith(move);
  expect(acts().getAllByRole("button")).toHaveLength(1);
});

test("a location lets one choose between a worker and an expert, and says who is there", async () => {
  const shown = view();
  const places = shown.board.locations.map((place) =>
    place.location === "tc" ? { ...place, worker: { company: 1, expert: true } } : place,
  );
  const { play } = await show(
    { ...shown, board: { ...shown.board, locations: places } },
    { moves: ["assign_worker tc", "assign_expert tc"] },
  );
  fireEvent.click(screen.getByRole("button", { name: "Location Tc: Expert of Grace" }));
  fireEvent.click(screen.getByRole("button", { name: "Assign expert: Tc" }));
  expect(play).toHaveBeenCalledExactlyOnceWith("assign_expert tc");
});

test("a piece without a move tells what it is", async () => {
  await show();
  fireEvent.click(screen.getByRole("button", { name: /^Silo, Food: 2 of 5/ }));
  expect(screen.getByRole("status").textContent).toContain("Gain Resources");
});

test("moves that belong to no piece stand in the strip, in words, and nothing else does", async () => {
  const moves = ["done", "end_turn", "assign_worker tl", "spend_reputation ad", "icons 2", "draw_card hiring_bonus"];
  const { play } = await show(view(), { moves });
  expect(
    acts()
      .getAllByRole("button")
      .map((one) => one.dataset.plays),
  ).toEqual(["done", "end_turn"]);
  fireEvent.click(acts().getByRole("button", { name: "End turn" }));
  expect(play).toHaveBeenCalledExactlyOnceWith("end_turn");
});

test("what is still to be paid stands beside the moves in words", async () => {
  const { this_turn } = view();
  await show(
    view({
      phase: "acting",
      this_turn: { ...this_turn, actions_left: 1, due: { food: 0, oxygen: 0, fuel: 0, sum: 6, row: "fuel" } },
    }),
  );
  const status = document.querySelector(".gc-status")?.textContent;
  expect(status).toContain("6 in money or Fuel");
});

test("a company opens large, with nothing to play in it", async () => {
  await show(view({ companies: [company(0), company(1, { score: 31 })] }), { moves: ["call_meeting"] });
  fireEvent.click(screen.getByRole("button", { name: /^Grace: 31 VP/ }));
  const dialog = screen.getByRole("dialog", { name: "Grace" });
  expect(within(dialog).getByRole("region", { name: "Company of Grace" })).toBeTruthy();
  expect(dialog.querySelectorAll("[data-plays]")).toHaveLength(0);
});

test("starting upgrades lie open while they are bid for", async () => {
  const shown = view({ phase: "bidding" });
  const { play } = await show(
    { ...shown, market: { ...shown.market, auction: ["money_1_to_a1", "ad_1_to_a3"] } },
    { question: "bid", moves: ["bid 0", "bid 3"] },
  );
  const auction = within(screen.getByRole("region", { name: "Starting upgrades" }));
  fireEvent.click(auction.getByRole("button", { name: "Ad 1 to a3" }));
  fireEvent.click(auction.getByRole("button", { name: "Bid: 3" }));
  expect(play).toHaveBeenCalledExactlyOnceWith("bid 3");
});

test("cubes lie on the progress track in their owners' colours, nobody's first", async () => {
  const shown = view({ companies: [company(0, { cubes: [1, 0, 0] }), company(1, { cubes: [1, 0, 0] })] });
  await show({ ...shown, progress: { ...shown.progress, filled: [3, 0, 0], meetings_held: 1 } });
  const cubes = [...document.querySelectorAll(".gc-section-cubes:first-child .gc-cubes i")];
  expect(cubes.map((cube) => cube.className)).toEqual(["neutral", "seat-0", "seat-1"]);
});

/** Carry something from one place to another, by pointer. */
function drag(what: Element, where: Element): void {
  const at = (x: number) => ({ clientX: x, clientY: 0, isPrimary: true, button: 0 });
  document.elementFromPoint = () => where;
  fireEvent.pointerDown(what, at(0));
  fireEvent.pointerMove(what, at(40));
}

test("while something is carried, the places that take it are marked", async () => {
  const { play } = await show(view(), { moves: ["assign_worker tc", "assign_worker bl"] });
  const worker = screen.getByRole("button", { name: "2 workers at home" });
  drag(worker, screen.getByRole("button", { name: /^Location Bl/ }));
  const taking = [...document.querySelectorAll<HTMLElement>(".gc-pad[data-takes]")].map((one) => one.dataset.drop);
  expect(taking).toEqual(["location tc", "location bl"]);
  expect(document.querySelector(".gc-pad[data-over]")?.getAttribute("data-drop")).toBe("location bl");
  fireEvent.pointerUp(worker, { clientX: 40, clientY: 0 });
  expect(play).toHaveBeenCalledExactlyOnceWith("assign_worker bl");
  expect(document.querySelectorAll("[data-takes]")).toHaveLength(0);
});

test("a place that does not take it says why", async () => {
  const asked: string[] = [];
  const whyNot = async (move: string) => {
    asked.push(move);
    return "Your own worker stands there.";
  };
  const { play } = await show(view(), { moves: ["assign_worker tc"], whyNot });
  const worker = screen.getByRole("button", { name: "2 workers at home" });
  drag(worker, screen.getByRole("button", { name: /^Location Bl/ }));
  fireEvent.pointerUp(worker, { clientX: 40, clientY: 0 });
  expect(await screen.findByText("Your own worker stands there.")).toBeTruthy();
  expect(asked).toEqual(["assign_worker bl"]);
  expect(play).not.toHaveBeenCalled();
});

const offer = (...moves: string[]) =>
  new Offer([{ question: "q", secret: false, moves: moves.map((move, id) => ({ id, move })) }]);

test.each([
  ["worker", "location br", ["assign_worker br"], ["assign_worker br"]],
  ["expert", "location br", ["assign_worker br"], []],
  ["worker", "shuttle first", ["launch worker"], []],
  ["blueprint karaoke", "shuttle second 1", ["build karaoke"], ["build karaoke", "into second", "below 1"]],
  ["blueprint karaoke", "plans", ["act acquire_blueprints"], ["act acquire_blueprints", "take_blueprint karaoke"]],
  ["blueprint karaoke", "plans", ["act build_segments"], []],
  ["pair wings", "hangar", ["take_shuttle wings"], ["take_shuttle wings"]],
  ["card swivel_chair", "hand", ["draw_card swivel_chair"], ["draw_card swivel_chair"]],
  ["guest family_2", "cruise b5", ["advertise b5", "done"], ["advertise b5", "invite family_2"]],
  ["guest family_2", "cruise b5", ["invite family_2", "done"], ["invite family_2"]],
  ["development food", "connection tc_tr", ["connect tc_tr"], ["connect tc_tr"]],
  ["silo fuel", "stores", ["act gain_resources"], ["act gain_resources", "draw_silo fuel"]],
  ["card swivel_chair", "location br", ["draw_card swivel_chair"], []],
])("%s carried to %s with %j offered is %j", (what, where, offered, moves) => {
  expect(carry(what, where, offer(...offered))).toEqual(moves);
});

test.each([WIDE, tall(0), tall(MOST_SKY), LYING])(
  "nothing on the campus lies on anything else",
  ({ width, height, ...chart }) => {
    const boxes = [
      ...Object.values(chart.locations),
      ...Object.values(chart.connections),
      ...Object.values(chart.technologies),
    ];
    expect(boxes).toHaveLength(16);
    for (const [n, [x, y, w, h]] of boxes.entries()) {
      expect([x >= 0, y >= 0, x + w <= width, y + h <= height]).toEqual([true, true, true, true]);
      for (const [x2, y2, w2, h2] of boxes.slice(n + 1)) {
        expect(x + w <= x2 || x2 + w2 <= x || y + h <= y2 || y2 + h2 <= y).toBe(true);
      }
    }
  },
);

test.each([
  ["Gain Supplies", 13, ["Gain Supplies"]],
  ["Build a Development", 13, ["Build a", "Development"]],
  ["Advertise for a Cruise", 13, ["Advertise for", "a Cruise"]],
  ["Flight Target Indicator", 13, ["Flight Target", "Indicator"]],
])("%s on lines of %i letters", (name, letters, lines) => {
  expect(twoLines(name, letters)).toEqual(lines);
});

test("a long name of an action takes three lines on a phone's tile rather than letters nobody can read", () => {
  const name = "Zatrudnienie doświadczonego pracownika";
  expect(tileLines(name, tall(0))).toEqual(["Zatrudnienie", "doświadczonego", "pracownika"]);
  expect(tileLines(name, WIDE)).toHaveLength(2);
  expect(tileLines("Advertise for a Cruise", tall(0))).toHaveLength(2);
  expect(tileLines("Gain Supplies", WIDE)).toEqual(["Gain Supplies"]);
});

test("who waits stands in person, closer together the more they are, and is counted only where that cannot be told", async () => {
  const queue = [
    { adventurous: 1, relaxing: 2, family: 1 },
    { adventurous: 0, relaxing: 5, family: 0 },
    { adventurous: 9, relaxing: 9, family: 9 },
  ];
  await show(view({ market: { ...view().market, queue } }));
  const lanes = [...document.querySelectorAll(".gc-lane")];
  expect(lanes.map((lane) => lane.querySelectorAll(".gc-person").length)).toEqual([4, 5, 0, 0]);
  expect([...(lanes[2]?.querySelectorAll(".gc-waiting b") ?? [])].map((one) => one.textContent)).toEqual([
    "9",
    "9",
    "9",
  ]);
});

test("a fare is told where nobody stands over it", async () => {
  const stations = () => [...document.querySelectorAll(".gc-station")];
  const fares = () => stations().flatMap((one, n) => (one.querySelector(".gc-fare") ? [n] : []));
  await show(view({ companies: [company(0, { reputation: 7 }), company(1, { reputation: 9 })] }));
  expect(fares()).toEqual([0, 10, 15]);
});

test("the first fare, too, gives way to who stands there, and says that it is for borrowing", async () => {
  await show(view({ companies: [company(0, { reputation: 0 }), company(1, { reputation: 9 })] }));
  const [fare] = document.querySelectorAll(".gc-fare");
  expect(fare?.textContent).toMatch(/^Borrow/i);
  expect(fare?.closest(".gc-station")?.querySelector("b")?.textContent).toBe("1");
});

test("an action a specialized segment brings lies on the colour of its department", async () => {
  const shown = view();
  shown.board.blueprints[0] = { blueprint: "rover_track", money: 3, reputation: 2 };
  await show(shown, { options: { modules: ["specialized_blueprints"] } });
  expect(document.querySelector(".gc-visit .gc-taken")?.classList).toContain("manufacturing");
});

test("a fleet at a glance shows who is in space, and with whom", async () => {
  const guests = { adventurous: 1, relaxing: 0, family: 1 };
  const flying = shuttle({ segments: ["karaoke", "ball_pit", "sauna_pod"], cruise: "b5", guests });
  await show(view({ companies: [company(0), company(1, { shuttles: [flying, shuttle()] })] }));
  const [up, down] = document.querySelectorAll(".gc-company-chip.seat-1 svg:not(.emblem)");
  expect([...(up?.querySelectorAll("circle") ?? [])].map((one) => one.getAttribute("class"))).toEqual([
    "adventurous",
    "family",
  ]);
  expect([up, down].map((one) => one?.querySelectorAll(".sky").length)).toEqual([1, 0]);
});
