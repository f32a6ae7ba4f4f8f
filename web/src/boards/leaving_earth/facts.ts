import { contentOf } from "../../api/content";

/** What is printed on the pieces, as the engine uses it, and what the view holds. */

export interface Way {
  from: string;
  to: string;
  difficulty?: number;
  years?: number;
  optional?: boolean;
  automatic?: boolean;
  hazards?: string[];
}

export interface Place {
  id: string;
  kind: "home" | "suborbital" | "orbit" | "fly_by" | "surface" | "transfer" | "marker";
}

export interface Component {
  id: string;
  kind: "rocket" | "thruster" | "capsule" | "probe" | "supply" | "sample" | "astronaut";
  cost?: number;
  mass: number;
  thrust?: number;
  thrust_per_year?: number;
  seats?: number;
  heat_shield?: boolean;
  needs?: string;
}

export interface HiddenCard {
  location: string;
  id: string;
  destroys?: boolean;
  life?: boolean;
  minerals?: number;
  sickness?: number;
  radiation?: number;
  supplies?: boolean;
  alien?: boolean;
}

interface Content {
  locations: Place[];
  maneuvers: (Omit<Way, "from" | "to"> & { origin: string; destination: string })[];
  components: Component[];
  advancements: { id: string; outcomes: number }[];
  hidden_cards: HiddenCard[];
  years: { first: number; last: number };
}

const CONTENT = contentOf<Content>("leaving_earth");

const PLACES = CONTENT.locations;
export const WAYS: Way[] = CONTENT.maneuvers.map(({ origin, destination, ...way }) => ({
  ...way,
  from: origin,
  to: destination,
}));
export const COMPONENTS = CONTENT.components;
export const ADVANCEMENTS = CONTENT.advancements;
export const HIDDEN_CARDS = CONTENT.hidden_cards;

export const PLACE = new Map(PLACES.map((place) => [place.id, place]));
const COMPONENT = new Map(COMPONENTS.map((component) => [component.id, component]));

export const { first: FIRST_YEAR, last: LAST_YEAR } = CONTENT.years;
export const RESEARCH_COST = 10;

export type Outcome = "success" | "minor_failure" | "major_failure";
export type Parts = Record<string, number>;

export interface Astronaut {
  astronaut: number;
  role: "pilot" | "mechanic" | "doctor";
  incapacitated: boolean;
  visited: string[];
}

export interface Craft {
  spacecraft: number;
  location: string;
  time_tokens: number;
  /** Where it set out, while it is under way. */
  coming_from: string | null;
  mass: number;
  seats: number;
  parts: Parts;
  astronauts: Astronaut[];
  being_built: boolean;
}

export interface Advancement {
  outcomes: number;
  known: Partial<Record<Outcome, number>>;
}

export interface Agency {
  agency: string;
  name: string;
  money: number;
  score: number;
  mission_points: number;
  missions: string[];
  lost_astronauts: number;
  advancements: Record<string, Advancement>;
  parts: Parts;
  astronauts: Astronaut[];
  spacecraft: Craft[];
}

export interface Mission {
  mission: string;
  points: number;
  class: "easy" | "medium" | "hard";
  type: "probe" | "survey" | "manned" | "station" | "sample_return" | "life";
  target: string;
}

export interface Card {
  revealed: boolean;
  card: string | null;
  looked: number[];
}

export interface Drawn {
  advancement: string;
  outcome: Outcome;
  cost: number;
  aside: Outcome[];
}

export interface Now {
  spacecraft?: number;
  building?: number;
  maneuver?: { from: string; to: string; years: number; required: number; thrust: number };
  durations?: { from: string; to: string; required: Record<string, number>; longest: number };
  offer?: { to: number; give: string[]; want: string[]; in_return: boolean };
  drawn?: Drawn;
  looking?: string;
  seating?: { part: string; astronauts: number[] }[];
}

export interface View {
  year: number;
  level: string;
  phase: string;
  active: number;
  order: number[];
  agencies: Agency[];
  missions: Mission[];
  removed_missions: string[];
  cards: Record<string, Card>;
  deck: number;
  discard: Record<Outcome, number>;
  now: Now;
}

/** The component a part is, damaged or fired or not. */
export function componentOf(part: string): Component {
  const id = part.replace(/^damaged_/, "").replace(/^spent_/, "");
  const component = COMPONENT.get(id);
  if (component === undefined) throw new Error(`no component "${part}"`);
  return component;
}

export function isDamaged(part: string): boolean {
  return part.startsWith("damaged_");
}

/** The thrust these parts would give if every one of them worked, on a maneuver of so many years. */
export function thrustOf(parts: Parts, years: number): number {
  let thrust = 0;
  for (const [part, number] of Object.entries(parts)) {
    if (isDamaged(part) || part.startsWith("spent_")) continue;
    const { thrust: once = 0, thrust_per_year: yearly = 0 } = componentOf(part);
    thrust += number * (once + yearly * years);
  }
  return thrust;
}

/** The ways printed on a location's card. */
export function waysFrom(place: string): Way[] {
  return WAYS.filter((way) => way.from === place);
}

/** What a spacecraft needs and has for a maneuver in the printed time. */
export function outlook(craft: Craft, way: Way): { needed: number; ready: number; enough: boolean } {
  const needed = craft.mass * (way.difficulty ?? 0);
  const ready = thrustOf(craft.parts, way.years ?? 0);
  return { needed, ready, enough: ready >= needed };
}

export interface Owned extends Craft {
  seat: number;
}

/** Every spacecraft there is, with whose it is. */
export function fleetOf(view: View): Owned[] {
  return view.agencies.flatMap((agency, seat) => agency.spacecraft.map((craft) => ({ ...craft, seat })));
}

export function craftOf(view: View, number: number | null | undefined): Owned | null {
  return fleetOf(view).find((craft) => craft.spacecraft === number) ?? null;
}
