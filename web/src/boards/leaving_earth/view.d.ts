// Written by `make -C web types` from the game's view.py. Change that, not this.

/** What a seat may know of the table. */
export interface View {
  active: number;
  agencies: AgencyView[];
  cards: Record<string, Card>;
  deck: number;
  declined: number;
  discard: Record<string, number>;
  level: string;
  missions: MissionView[];
  now: Now;
  order: number[];
  phase: string;
  removed_missions: string[];
  year: number;
}

/** What an agency owns. */
export interface AgencyView {
  advancements: Record<string, Advancement>;
  agency: string;
  astronauts: Astronaut[];
  free_actions_left: number;
  lost_astronauts: number;
  mission_points: number;
  missions: string[];
  money: number;
  name: string;
  parts: Record<string, number>;
  score: number;
  spacecraft: Spacecraft[];
}

/** How many outcomes lie on it, and which of them everybody has seen. */
export interface Advancement {
  known: Record<string, number>;
  outcomes: number;
}

/** Somebody on Earth or aboard a spacecraft, and the places this flight has led to. */
export interface Astronaut {
  astronaut: number;
  incapacitated: boolean;
  role: string;
  visited: string[];
}

/** A spacecraft; `coming_from` is where it set out, while it is under way. */
export interface Spacecraft {
  astronauts: Astronaut[];
  being_built: boolean;
  coming_from: string | null;
  location: string;
  mass: number;
  parts: Record<string, number>;
  seats: number;
  spacecraft: number;
  time_tokens: number;
}

/** A hidden card: its face only if it lies face up or the seat has looked at it. */
export interface Card {
  card: string | null;
  looked: number[];
  revealed: boolean;
}

export interface MissionView {
  class: string;
  mission: string;
  points: number;
  target: string;
  type: string;
}

/** What is going on in the middle of an action. */
export interface Now {
  building?: number;
  drawn?: Drawn;
  durations?: Durations;
  looking?: string;
  maneuver?: ManeuverView;
  offer?: OfferView;
  seating?: Seating[];
  spacecraft?: number;
}

/** The outcome just drawn, what removing it would cost, and those laid aside in a full test. */
export interface Drawn {
  advancement: string;
  aside: string[];
  cost: number;
  outcome: string;
}

export interface Durations {
  from: string;
  longest: number;
  required: Record<string, number>;
  to: string;
}

export interface ManeuverView {
  from: string;
  required: number;
  thrust: number;
  to: string;
  years: number;
}

/** An offer being written or answered: by whom, to whom, and its lines as printed moves. */
export interface OfferView {
  by: number;
  give: string[];
  in_return: boolean;
  to: number;
  want: string[];
}

/** A capsule being filled, and who sits in it so far. */
export interface Seating {
  astronauts: number[];
  part: string;
}
