import { contentOf } from "../../api/content";
import type { AgencyView, Card, MissionView, Now, Spacecraft, View } from "./view";

/** What is printed on the pieces, as the engine uses it; what the table looks like is in `view.d.ts`. */
export type {
  Advancement,
  AgencyView as Agency,
  Astronaut,
  Card,
  Drawn,
  MissionView as Mission,
  Now,
  Spacecraft as Craft,
  View,
} from "./view";

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
  missions: { id: string; points: number; level: string; type: string; target: string }[];
  hidden_cards: HiddenCard[];
  years: { first: number; last: number };
  research_cost: number;
  payload: { difficulties: number[]; rockets: Record<string, string[]> };
}

const CONTENT = contentOf<Content>("leaving_earth");

export const WAYS: Way[] = CONTENT.maneuvers.map(({ origin, destination, ...way }) => ({
  ...way,
  from: origin,
  to: destination,
}));
export const COMPONENTS = CONTENT.components;
export const ADVANCEMENTS = CONTENT.advancements;
export const HIDDEN_CARDS = CONTENT.hidden_cards;
export const PLACE = new Map(CONTENT.locations.map((place) => [place.id, place]));
/** Every mission there is, for those no longer on the table. */
export const MISSION = new Map<string, MissionView>(
  CONTENT.missions.map(({ id, level, ...mission }) => [id, { ...mission, mission: id, class: level }]),
);
export const COMPONENT = new Map(COMPONENTS.map((component) => [component.id, component]));

export const { first: FIRST_YEAR, last: LAST_YEAR } = CONTENT.years;
export const RESEARCH_COST = CONTENT.research_cost;
export const PAYLOAD = CONTENT.payload;

export type Outcome = "success" | "minor_failure" | "major_failure";
export type Parts = Record<string, number>;
export type Deal = NonNullable<Now["offer"]>;

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

/** What is printed on a hidden card, once it is known. */
export function faceOf(place: string, card: Card): HiddenCard | null {
  return HIDDEN_CARDS.find(({ location, id }) => location === place && id === card.card) ?? null;
}

export function wayOf(from: string, to: string): Way | undefined {
  return WAYS.find((way) => way.from === from && way.to === to);
}

export interface Owned extends Spacecraft {
  seat: number;
}

/** Every spacecraft there is, with whose it is. */
export function fleetOf(view: View): Owned[] {
  return view.agencies.flatMap((agency: AgencyView, seat: number) =>
    agency.spacecraft.map((craft) => ({ ...craft, seat })),
  );
}

export function craftOf(view: View, number: number | null | undefined): Owned | null {
  return fleetOf(view).find((craft) => craft.spacecraft === number) ?? null;
}
