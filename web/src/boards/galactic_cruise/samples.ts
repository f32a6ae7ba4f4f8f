import { vi } from "vitest";
import { asks, boardProps } from "../../testing/samples";
import type { BoardProps } from "../board";
import { CONNECTIONS, type CompanyView, type ShuttleView, type View } from "./facts";

/** Small made-up positions, for unit tests only. */

const NOBODY = { adventurous: 0, relaxing: 0, family: 0 };

export function shuttle(change: Partial<ShuttleView> = {}): ShuttleView {
  return {
    cockpit: "starting",
    engine: "starting",
    launched: false,
    segments: [],
    cabins: Math.max(0, (change.segments?.length ?? 0) - 1),
    cockpit_vp: 0,
    cruise: null,
    stop: 0,
    guests: NOBODY,
    pilot: "nobody",
    token: false,
    ...change,
  };
}

const TOWER = ["money_1", "ad_1", "vp_1", "resource_1", "money_4", "ads_4", "resources_4", "development_discount"];

export function company(seat: number, change: Partial<CompanyView> = {}): CompanyView {
  return {
    seat,
    shuttle_limit: 3,
    segment_limit: 3,
    money: 10,
    ads: 2,
    vp: 5,
    earned: { start: 5, bonuses: 0, guests: 0, launches: 0, meetings: 0 },
    score: 5,
    reputation: seat,
    resources: { food: 1, oxygen: 1, fuel: 1 },
    storage: { food: 2, oxygen: 2, fuel: 2 },
    developments_built: { food: 0, oxygen: 0, fuel: 0 },
    network: [],
    technologies: [],
    hand: [],
    hidden_cards: 0,
    blueprints: [],
    shuttles: [shuttle()],
    workers_home: 2,
    experts_home: 0,
    experts_hired: [],
    expert_cost: [12, 12],
    tower: TOWER.map((token) => ({ token, lies: "face_up" })),
    funding: [1, 1, 1, 1],
    upgrades: [],
    launch_savings: { food: 0, oxygen: 0, fuel: 0 },
    scheduled: null,
    cubes: [0, 0, 0],
    launch_cubes: 9,
    goals_met: [],
    goal_progress: [0, 0, 0],
    wings: 1,
    launches: 0,
    guests_carried: 0,
    starting_upgrades: [],
    final: {},
    ...change,
  };
}

const PLACES = [
  ["tc", "build_development", "hire_expert"],
  ["tr", "draw_agenda", "refill_agenda"],
  ["br", "gain_resources", "refill_silo"],
  ["bc", "schedule_cruise", "advertise_cruise"],
  ["bl", "acquire_shuttle", "build_segments"],
  ["tl", "acquire_blueprints", "gain_supplies"],
] as const;
const INVENTIONS = ["space_elevator", "automated_systems", "hydroponic_bays", "audience_modelling"];

export function view(change: Partial<View> = {}): View {
  return {
    phase: "choosing",
    turn: 1,
    active: 0,
    final_round: false,
    ended_by: null,
    board: {
      locations: PLACES.map(([location, ...actions]) => ({
        location,
        actions,
        worker: null,
        bonus: null,
        bonus_active: false,
      })),
      connections: CONNECTIONS.map((connection) => ({ connection, owners: [] })),
      technologies: INVENTIONS.map((technology) => ({
        technology,
        owners: [],
        surcharge: 0,
        marker: null,
        spaces: null,
      })),
      agenda: ["hiring_bonus", "double_duty", "marketing_blitz", "press_conference"],
      agenda_deck: 30,
      agenda_discard: [],
      blueprints: ["climbing_net", "sauna_pod", "ball_pit", "quiz_show", "grand_hall"].map((blueprint, slot) => ({
        blueprint,
        money: [3, 3, 2, 1, 1][slot] ?? 0,
        reputation: [2, 1, 1, 1, 0][slot] ?? 0,
      })),
      blueprint_stack: 40,
      blueprint_discard: [],
      shuttles: [
        { cockpit: "per_expert", engine: "money_3" },
        { cockpit: "developments", engine: "ads_3" },
        { cockpit: "full_shuttles", engine: "vp_3" },
        { cockpit: "relaxing_segments", engine: "resources_3" },
      ],
      silo: { food: 2, oxygen: 2, fuel: 2 },
      expert_tile: "bump_funding",
    },
    market: {
      cruises: ["b1", "b3", "b5", "b7"].map((cruise) => ({ cruise, presold: NOBODY, scheduled_by: null })),
      queue: [
        { adventurous: 1, relaxing: 1, family: 0 },
        { adventurous: 0, relaxing: 1, family: 1 },
        { adventurous: 1, relaxing: 0, family: 1 },
      ],
      supply: { adventurous: 10, relaxing: 10, family: 10 },
      guest_bonus: ["money", "ad", "vp"],
      cruise_stack: 14,
      auction: [],
    },
    progress: {
      sections: [3, 4, 4],
      filled: [0, 0, 0],
      beside: 0,
      meetings_held: 0,
      turns_to_neutral_cube: 50,
      goal_tile: "first_contract",
      goals: [
        { level: 1, wanted: 6 },
        { level: 1, wanted: 6 },
        { level: 1, wanted: 4 },
      ],
    },
    this_turn: {
      placed: null,
      expert: false,
      actions_left: 0,
      meeting: false,
      reputation_spent: false,
      borrowed_connections: [],
      borrowed_technologies: [],
      launching: null,
      shuttle: null,
      due: null,
      done: null,
      allowed: null,
    },
    companies: [company(0), company(1)],
    rachel: null,
    ...change,
  };
}

export interface Shown {
  question?: string;
  moves?: string[];
  options?: Record<string, unknown>;
  whyNot?: BoardProps["whyNot"];
  /** What the rules say about a launch, line by line. */
  checks?: { key: string; state: string; have: number; need: number }[];
}

/** A board with this position and these moves offered; what is played on it is remembered. */
export function props(
  shown: View,
  { question = "turn", moves = [], options = {}, whyNot, checks }: Shown = {},
): BoardProps<View> {
  return boardProps("galactic_cruise", shown, {
    asks: asks(question, moves),
    options,
    play: vi.fn(),
    ...(whyNot ? { whyNot } : {}),
    ...(checks ? { explain: async () => ({ possible: false, cabins: 1, cockpit_vp: 0, checks }) } : {}),
  });
}
