import { contentOf } from "../../api/content";
import type { Sentence } from "../../text/words";
import type { Guest } from "./guests";
import type { TechnologyView, View } from "./view";

export { each, GUEST_TYPES, type Guest } from "./guests";

/** What is printed on the pieces, as the engine uses it. */

export type Amounts = Partial<
  Record<
    | "money"
    | "ads"
    | "vp"
    | "reputation"
    | "resources"
    | "food"
    | "oxygen"
    | "fuel"
    | "agenda"
    | "blueprints"
    | "funding"
    | "supplies",
    number
  >
>;

/** An effect, as far as its signs show it; what it does in words comes with it. */
export interface Effect extends Amounts {
  do: string;
  /** Where an action is taken from: one of these, or a kind of place. */
  from?: string | string[];
  per?: string | string[];
  count?: number;
  discount_money?: number;
  what?: string;
  add?: number;
  stops?: number;
  give?: Amounts;
  get?: Amounts;
}

export const RESOURCES = ["food", "oxygen", "fuel"] as const;
export const LOCATIONS = ["tc", "tr", "br", "bc", "bl", "tl"] as const;
export const CONNECTIONS = ["tc_tr", "tr_br", "br_bc", "bc_bl", "bl_tl", "tl_tc"] as const;
export const FLEET = ["first", "second", "third", "fourth"] as const;
export const FUNDING = ["money", "ad", "vp", "resource"] as const;

export type Resource = (typeof RESOURCES)[number];
export type Location = (typeof LOCATIONS)[number];
export type Stop = Guest | "day_in_space" | "earth";
export type Half = "left" | "centre" | "right";

export interface Blueprint {
  id: string;
  cost: number;
  vp: number;
  icons: Guest[];
}

/** Modules: where the half cabins of a blueprint sit, and what a visit to the segment brings. */
export interface Cabins {
  blueprint: string;
  top: Half;
  bottom: Half;
  effects?: Effect[];
}

export interface AgendaCard {
  id: string;
  timing: string;
  resource: Resource;
  effects: Effect[];
}

export interface Cruise {
  id: string;
  starred: boolean;
  stops: Stop[];
  fuel: number;
}

export interface Criterion {
  counter: string | string[];
  type?: string;
  each: number;
  vp: number;
  max?: number;
}

export interface Cockpit {
  id: string;
  criterion: Criterion;
  printed_vp: number;
  unlaunched_vp: number;
}

export interface Technology {
  id: string;
  timing: string;
  effects: Effect[];
}

export interface AdvancedTechnology {
  technology: string;
  spaces: number;
  surcharge_on: number[];
  improved: Effect[];
}

export interface Upgrade {
  id: string;
  destination: Guest;
  position: number;
  timing: string;
  effects: Effect[];
  immediate: Effect[];
}

export interface Token {
  id: string;
  colour: "brown" | "grey";
  effects: Effect[];
  funding_before?: Amounts;
  funding_after?: Amounts;
}

export interface Goal {
  counter: string | string[];
  type?: string;
  levels: [number, number, number];
}

export interface GoalTile {
  id: string;
  left: Goal;
  middle: Goal;
  right: Goal;
}

export interface Action {
  id: string;
  department: string;
  items: number;
}

type Row = Record<string, unknown>;

const CONTENT = contentOf<Record<string, Row | Row[]>>("galactic_cruise");

/** The rows of a table by their id, or by another field that names them. */
function byId<T>(name: string, field = "id"): Map<string, T> {
  const rows = CONTENT[name];
  if (!Array.isArray(rows)) throw new Error(`no table "${name}" in the content`);
  return new Map(rows.map((row) => [String(row[field]), row as T]));
}

function single<T>(name: string): T {
  const row = CONTENT[name];
  if (row === undefined || Array.isArray(row)) throw new Error(`no table "${name}" in the content`);
  return row as T;
}

/** What the pieces do, in phrases, by kind and id. */
export const PHRASES = single<Record<string, Record<string, readonly Sentence[]>>>("about");
export const ACTIONS = byId<Action>("action_tile");
export const BLUEPRINTS = byId<Blueprint>("blueprint");
export const MATCHING_CABINS = byId<Cabins>("cabin_blueprint", "blueprint");
export const SPECIALIZED = byId<Cabins>("specialized_blueprint", "blueprint");
export const AGENDA = byId<AgendaCard>("agenda_card");
export const CRUISES = byId<Cruise>("cruise");
export const COCKPITS = byId<Cockpit>("cockpit");
export const ENGINES = byId<{ id: string; effects: Effect[] }>("engine");
export const TECHNOLOGIES = byId<Technology>("technology");
export const ADVANCED = byId<AdvancedTechnology>("advanced_technology", "technology");
export const UPGRADES = byId<Upgrade>("upgrade");
export const TOKENS = byId<Token>("upgrade_token");
export const EXPERT_TILES = byId<{ id: string; timing: string | string[]; effects: Effect[] }>("expert_tile");
export const GOAL_TILES = byId<GoalTile>("company_goal_tile");
export const GUEST_BONUSES = byId<{ id: string; per_icon: Amounts }>("guest_bonus");
export const LOCATION_BONUSES = byId<{ id: string; effects: Effect[] }>("location_bonus");
export const STARTING_UPGRADES = byId<{ id: string; token: string; upgrade: string }>("starting_upgrade_card");
export const SOLO_CARDS = byId<{ id: number; actions: string[]; numbers: number[]; worker: Location }>("solo_card");
export const PLAYER_BOARD = single<{
  column_cost: number[];
  column_vp: number[];
}>("player_board");
export const REPUTATION_TRACK = single<{
  icons: ("ad" | "money" | "resource")[];
  vp: number[];
  borrow_cost: { from: number; to: number; money: number }[];
}>("reputation_track");
export const AGENDA_SLOTS = single<{ slot_bonus: Amounts[] }>("agenda_display").slot_bonus;
export const GUEST_COSTS = single<{
  queue_ads: number[];
  supply_ads: number;
  score_matching_ads: number;
  score_other_ads: number;
  score_vp_base: number;
  score_vp_per_token: number;
  left_behind_reputation: number;
  max_presold: number;
}>("guest_costs");
export const SILO_MAX = single<{ max: number }>("silo").max;
export const MAX_REPUTATION = REPUTATION_TRACK.icons.length;

export type Owner = TechnologyView["owners"][number];
export type {
  BoardView,
  CompanyView,
  Guests,
  LocationView as PlaceView,
  MarketView,
  ProgressView,
  RachelView,
  ShuttleView,
  TechnologyView,
  ThisTurn,
  TowerPlace as TowerToken,
  View,
  WorkerView as Worker,
} from "./view";

/** A printed thing that must exist: the view and the content files come from the same edition. */
export function printed<T>(table: ReadonlyMap<string, T>, id: string): T {
  const found = table.get(id);
  if (found === undefined) throw new Error(`nothing called "${id}" is in the box`);
  return found;
}

interface Halves {
  top: Half;
  bottom: Half;
  /** Whether only halves that meet make a cabin. */
  matching: boolean;
  /** Whether a visit to the segment has a use of its own. */
  specialized: boolean;
}

const CENTRED: Halves = { top: "centre", bottom: "centre", matching: false, specialized: false };

/** Where the half cabins of a segment sit in this match, and what that means. */
export function halvesOf(segment: string, options: Record<string, unknown>): Halves {
  const modules = Array.isArray(options.modules) ? options.modules : [];
  if (modules.includes("specialized_blueprints")) {
    return { ...CENTRED, ...SPECIALIZED.get(segment), matching: true, specialized: true };
  }
  if (modules.includes("cabin_matching")) return { ...CENTRED, ...MATCHING_CABINS.get(segment), matching: true };
  return CENTRED;
}

/** The shown name of a company: its player's, or Rachel's, who has no seat. */
export function nameOf(
  view: View,
  seat: number,
  names: readonly string[],
  words: { name(id: string): string },
): string {
  return view.rachel !== null && seat === 1 ? words.name("rachel") : (names[seat] ?? String(seat + 1));
}
