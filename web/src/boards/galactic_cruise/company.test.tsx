import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { EventInfo } from "../../protocol";
import { TextProvider } from "../../text/context";
import { Stage } from "../kit/stage";
import { CompanyBoard } from "./company";
import type { View } from "./facts";
import { chaptersOf, lastTurnOf, RachelPanel } from "./rachel";
import { company, props, type Shown, shuttle, view } from "./samples";
import { ScoreSheet } from "./scoring";

async function show(shown: View, more: Shown = {}, seat = 0, live = true) {
  const board = props(shown, more);
  render(
    <TextProvider>
      <Stage board={board} className="gc">
        <CompanyBoard view={shown} seat={seat} live={live} />
      </Stage>
    </TextProvider>,
  );
  await screen.findByRole("region", { name: /^Company of/ });
  return board.play;
}

/** The moves that something on the board stands for. */
function played(): string[] {
  const pieces = [...document.querySelectorAll<HTMLElement>(".stage [data-plays]")];
  return pieces.flatMap((one) => one.dataset.plays?.split(";") ?? []);
}

const built = shuttle({ segments: ["climbing_net", "sauna_pod"] });

test("whatever belongs to a company can be done on its board", async () => {
  const mine = company(0, {
    hand: ["hiring_bonus"],
    blueprints: ["karaoke"],
    shuttles: [built, shuttle({ cockpit: "developments" })],
    experts_hired: ["left"],
    experts_home: 1,
  });
  const moves = [
    "assign_worker tc",
    "assign_worker tl",
    "assign_expert tc",
    "call_meeting",
    "develop food",
    "hire right",
    "gain oxygen",
    "give money",
    "get fuel",
    "buy resources",
    "buy ads",
    "flip money_4",
    "fund vp",
    "copy_token ads_4",
    "unlock r2",
    "build karaoke",
    "discard_blueprint karaoke",
    "play_card hiring_bonus",
    "spend_card hiring_bonus",
    "discard_card hiring_bonus",
    "choose_shuttle first",
    "into second",
  ];
  await show(view({ companies: [mine, company(1)] }), { moves });
  expect(moves.filter((move) => !played().includes(move))).toEqual([]);
});

test("another company shows all it has and offers nothing", async () => {
  const other = company(1, { hand: ["double_duty"], hidden_cards: 1, starting_upgrades: ["money_1_to_a1"] });
  await show(view({ companies: [company(0), other] }), { moves: ["call_meeting", "develop food"] }, 1, false);
  expect(played()).toEqual([]);
  expect(screen.getByRole("button", { name: "1 card face down" })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Double duty/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Starting upgrade: Money 1 to a1" })).toBeTruthy();
});

test("a development that is next can be built, the others tell their cost", async () => {
  const mine = company(0, {
    developments_built: { food: 1, oxygen: 0, fuel: 0 },
    resources: { food: 2, oxygen: 1, fuel: 0 },
    storage: { food: 3, oxygen: 2, fuel: 2 },
  });
  const play = await show(view({ companies: [mine, company(1)] }), { moves: ["develop food"] });
  expect(screen.getByRole("button", { name: "Food: 2 of 3" })).toBeTruthy();
  expect(screen.getByRole("button", { name: /Food row, column 1: built/ })).toBeTruthy();
  fireEvent.click(
    screen.getByRole("button", { name: "Development of the Food row, column 2: next in its row, costs 6" }),
  );
  expect(play).toHaveBeenLastCalledWith("develop food");
});

test("a shuttle in space shows its guests, its route and where it can fly", async () => {
  const flying = shuttle({
    segments: ["climbing_net", "sauna_pod", "karaoke"],
    cruise: "b5",
    stop: 1,
    pilot: "worker",
    launched: true,
    token: true,
    guests: { adventurous: 1, relaxing: 0, family: 1 },
  });
  const play = await show(view({ companies: [company(0, { shuttles: [flying] }), company(1)] }), {
    question: "advance",
    moves: ["fly first", "fly_past first"],
  });
  expect(screen.getAllByRole("button", { name: /^Guest aboard/ })).toHaveLength(2);
  expect(screen.getByRole("button", { name: /^Stop 1: Family, reached/ })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /^Stop 3: Day in space, ahead/ }));
  expect(play).toHaveBeenLastCalledWith("fly_past first");
  fireEvent.click(screen.getByRole("button", { name: /^Stop 2: Adventurous, ahead/ }));
  expect(play).toHaveBeenLastCalledWith("fly first");
});

test("at a destination only the guests of the shuttle that is there are scored", async () => {
  const there = { cruise: "b1", stop: 1, guests: { adventurous: 1, relaxing: 0, family: 0 } };
  const two = [shuttle({ ...built, ...there }), shuttle({ ...built, ...there, cockpit: "developments" })];
  const now = view({ companies: [company(0, { shuttles: two }), company(1)] });
  now.this_turn.shuttle = 1;
  const play = await show(now, { question: "destination", moves: ["score adventurous", "done"] });
  const [first, second] = screen.getAllByRole("button", { name: /^Guest aboard/ });
  expect(first?.getAttribute("class")).not.toContain("legal");
  fireEvent.click(second as Element);
  expect(play).toHaveBeenLastCalledWith("score adventurous");
});

test("where cabins must match, a segment is put between the others of the shuttle in question", async () => {
  const now = view({ companies: [company(0, { shuttles: [built, built] }), company(1)] });
  now.this_turn.shuttle = 1;
  const more = { question: "segment_place", moves: ["below 0", "below 2"], options: { modules: ["cabin_matching"] } };
  const play = await show(now, more);
  fireEvent.click(screen.getByRole("button", { name: "Below: 2" }));
  expect(play).toHaveBeenLastCalledWith("below 2");
  expect(played()).toEqual(["below 0", "below 2"]);
});

const line = (key: string, state: string, have = 1, need = 1) => ({ key, state, have, need });
const READY = ["cruise", "ground", "shuttle", "guests", "food", "oxygen", "fuel", "pilot"].map((key) =>
  line(key, "ready"),
);

test("the checklist shows what the rules answer, and the ground only where a shuttle is not on it", async () => {
  const checks = [
    line("cruise", "ready"),
    line("ground", "ready"),
    line("fuel", "help", 1, 2),
    line("pilot", "missing", 0),
  ];
  await show(view(), { moves: ["call_meeting"], checks });
  fireEvent.click(await screen.findByRole("button", { name: "Preflight 2/3" }));
  expect([...document.querySelectorAll(".gc-checks li")].map(({ className }) => className)).toEqual([
    "ready",
    "help counted",
    "missing",
  ]);
});

test("the checklist opens on demand, says why not, and launches where it may", async () => {
  const whyNot = vi.fn(async () => "You have not scheduled a cruise.");
  await show(view(), { moves: ["call_meeting"], whyNot, checks: [line("cruise", "missing", 0)] });
  fireEvent.click(await screen.findByRole("button", { name: /^Preflight/ }));
  expect(screen.getByRole("button", { name: /^No cruise is scheduled. Missing/ })).toBeTruthy();
  expect(await screen.findByText("You have not scheduled a cruise.")).toBeTruthy();
  expect(whyNot).toHaveBeenCalledWith("launch worker");
});

test("a launch that is possible is started from the checklist", async () => {
  const mine = company(0, { scheduled: "b1", shuttles: [built], resources: { food: 2, oxygen: 2, fuel: 2 } });
  const play = await show(view({ companies: [mine, company(1)] }), {
    moves: ["launch worker", "call_meeting"],
    checks: READY,
  });
  // So near to a launch the checklist is open by itself; it can be put away for this turn.
  const preflight = await screen.findByRole("button", { name: /^Preflight/ });
  expect(preflight.getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(preflight);
  expect(screen.queryByRole("region", { name: "Launch" })).toBeNull();
  fireEvent.click(preflight);
  fireEvent.click(screen.getByRole("button", { name: "Launch: Worker" }));
  expect(play).toHaveBeenLastCalledWith("launch worker");
});

test("every number of the countdown says what it means in this launch", async () => {
  const flown = shuttle({
    segments: ["climbing_net", "sauna_pod"],
    guests: { adventurous: 1, relaxing: 1, family: 0 },
  });
  const mine = company(0, { shuttles: [flown], launch_savings: { food: 0, oxygen: 0, fuel: 1 } });
  const now = view({ phase: "paying", companies: [mine, company(1)] });
  now.this_turn.launching = 0;
  now.this_turn.due = { food: 3, oxygen: 2, fuel: 1, sum: 0, row: null };
  now.progress.sections = [3, 4, 4];
  now.progress.filled = [3, 2, 0];
  await show(now, { question: "pay_launch", moves: ["pay"] });
  const step = (number: number) => screen.getByRole("button", { name: new RegExp(`^${number}, `) });
  expect(step(5).querySelectorAll(".gc-guest")).toHaveLength(2);
  expect(step(4).textContent).toContain("2 spaces left before AGM B");
  expect(step(3).textContent).toContain("saved: 1 Fuel");
  expect(step(3).querySelector(".brings")?.textContent).toBe("321");
  expect(step(2).querySelector(".brings")?.textContent).toBe(`+${flown.cockpit_vp}`);
});

test("the countdown stands at five while guests board", async () => {
  const now = view({ phase: "boarding", companies: [company(0, { shuttles: [built] }), company(1)] });
  now.this_turn.launching = 0;
  const moves = ["board adventurous", "invite family_2", "done"];
  const play = await show(now, { question: "board", moves });
  const panel = screen.getByRole("region", { name: "Launch" });
  expect(within(panel).getByRole("button", { name: /^5, Board: now\. / })).toBeTruthy();
  fireEvent.click(within(panel).getByRole("button", { name: "Board: Adventurous" }));
  fireEvent.click(within(panel).getByRole("button", { name: /^Invite/ }));
  fireEvent.click(within(panel).getByRole("button", { name: "Done" }));
  expect(vi.mocked(play).mock.calls.flat()).toEqual(moves);
});

test("at three the resources due stand beside those stored", async () => {
  const now = view({ phase: "paying", companies: [company(0, { shuttles: [built] }), company(1)] });
  now.this_turn.due = { food: 2, oxygen: 1, fuel: 0, sum: 0, row: null };
  const play = await show(now, { question: "pay_launch", moves: ["pay"] });
  const panel = screen.getByRole("region", { name: "Launch" });
  expect(within(panel).getByText("Food: 2 to pay, 1 stored")).toBeTruthy();
  expect(within(panel).getByText("Oxygen: 1 to pay, 1 stored")).toBeTruthy();
  expect(within(panel).queryByText(/^Fuel/)).toBeNull();
  expect(within(panel).getByRole("button", { name: /^5, Board: done\. / })).toBeTruthy();
  fireEvent.click(within(panel).getByRole("button", { name: "Pay" }));
  expect(play).toHaveBeenLastCalledWith("pay");
});

// ---------------------------------------------------------------- Rachel and the sheet

const event = (kind: string, fields: Record<string, unknown> = {}): EventInfo => ({ version: 1, kind, fields });

const TURNS = [
  event("turn", { company: "rachel" }),
  event("rachel_card", { card: 2, upper: "launch_3plus", lower: "build_segments" }),
  event("turn", { company: 0 }),
  event("action", { company: 0, action: "draw_agenda" }),
  event("turn", { company: "rachel" }),
  event("stop_reached", { company: "rachel", shuttle: 0, stop: "earth" }),
  event("rachel_card", { card: 3, upper: "build_segments", lower: "refresh_blueprints" }),
  event("rachel_places", { shown: "br", location: "br", moved: false }),
  event("rachel_cannot", { action: "build_segments" }),
  event("rachel_acts", { action: "refresh_blueprints" }),
  event("turn", { company: 0 }),
];

test("Rachel's last turn is cut out of the log and told card by card", () => {
  const turn = lastTurnOf(TURNS);
  expect(turn.map(({ kind }) => kind)).toEqual([
    "stop_reached",
    "rachel_card",
    "rachel_places",
    "rachel_cannot",
    "rachel_acts",
  ]);
  expect(chaptersOf(turn).map(({ card, steps }) => [card, steps.length])).toEqual([
    [null, 1],
    [3, 3],
  ]);
  expect(lastTurnOf([])).toEqual([]);
});

test("Rachel shows the back that steers her, and which of a card's actions she took", async () => {
  const solo = view({
    rachel: {
      goals: [7, 7, 3],
      next_numbers: [5, 4],
      next_location: "bc",
      cards_left: 9,
      revealed: [2, 3],
      second_action_when_connected: true,
      action_after_meeting: false,
      experts_bring_two: true,
    },
  });
  render(
    <TextProvider>
      <Stage board={props(solo)} className="gc">
        <RachelPanel view={solo} events={TURNS} />
      </Stage>
    </TextProvider>,
  );
  expect(await screen.findByRole("img", { name: /^Numbers 5 and 4; her worker goes to Bc/ })).toBeTruthy();
  expect(screen.getByText("9 cards left in her deck")).toBeTruthy();
  expect(screen.getByText("Build segments").className).toBe("impossible");
  expect(screen.getByText("Refresh blueprints").className).toBe("taken");
});

test("the sheet adds up every line of every company", async () => {
  const final = { supplies: 3, progress: 4, reputation: 5, segments: 6, developments: 15, cockpits: -5 };
  const earned = { start: 5, bonuses: 2, guests: 9, launches: 3, meetings: 1 };
  const over = view({
    phase: "over",
    companies: [company(0, { earned, final, vp: 20, score: 48 }), company(1, { final, score: 33 })],
  });
  render(
    <TextProvider>
      <Stage board={props(over)} className="gc">
        <ScoreSheet view={over} />
      </Stage>
    </TextProvider>,
  );
  const sheet = await screen.findByRole("region", { name: "Final scoring" });
  const cells = within(sheet)
    .getAllByRole("cell")
    .map((cell) => Number.parseInt(cell.textContent ?? "", 10));
  expect(cells.filter((_, n) => n % 2 === 0)).toEqual([5, 2, 9, 3, 1, 3, 4, 5, 6, 15, -5, 48]);
  expect(within(sheet).getByText("48").className).toContain("best");
  expect(within(sheet).getByText("33").className).toBe("");
});

test("before the end there is no sheet, but the points tell where they came from", async () => {
  const earned = { start: 5, bonuses: 2, guests: 9, launches: 3, meetings: 1 };
  const now = view({ companies: [company(0, { earned, score: 20 }), company(1)] });
  await show(now);
  fireEvent.click(screen.getByRole("button", { name: "20 victory points" }));
  expect(screen.getByText(/Start 5, Bonuses 2, Guests 9, Launches 3, General meetings A and B 1/)).toBeTruthy();
});

test("beside two shuttles lamps tell what the next launch lacks, though one of them flies", async () => {
  const flying = shuttle({ segments: ["climbing_net", "sauna_pod"], cruise: "b3", stop: 1, launched: true });
  const checks = [line("cruise", "ready", 1), line("food", "missing", 0)];
  const lamps = () => [...document.querySelectorAll(".gc-lamps li")].map(({ className }) => className);
  await show(view({ companies: [company(0, { shuttles: [flying, shuttle()] })] }), { moves: ["call_meeting"], checks });
  await vi.waitFor(() => expect(lamps()).toEqual(["ready", "missing"]));
});

test("four shuttles have drawings cut to their hulls, so that what is written on them stays large", async () => {
  const fleet = Array.from({ length: 4 }, () => shuttle());
  await show(view({ companies: [company(0, { shuttles: fleet })] }), { moves: ["call_meeting"] });
  const widths = [...document.querySelectorAll(".gc-fleet.crowded > .gc-shuttle")].map((one) =>
    Number(one.getAttribute("viewBox")?.split(" ")[2]),
  );
  expect(widths).toEqual([66, 66, 66, 66]);
});
