// Written by `make -C web types` from the game's view.py. Change that, not this.

/** The whole table. */
export interface View {
  adventure: Adventure | null;
  bank: Goods;
  board: string;
  building: string;
  card: string | null;
  cards_left: number;
  credits: (number | null)[];
  faceup: string[];
  foresight: boolean;
  lapped_after: number | null;
  notes: boolean;
  order: number[];
  phase: string;
  piles: Pile[];
  round: string;
  rounds: string[];
  ships: ShipView[];
  starter: number;
  teams: string;
  tempo: string;
  timer: Timer | null;
  turn: Turn | null;
  warehouse: number;
  you: number | null;
}

/** How far the card has come. */
export interface Adventure {
  dice: number | null;
  dock: Goods;
  loader: number | null;
  order: number[];
  planets: (number | null)[];
  stage: number;
  strength: (number | null)[];
  threat: Threat | null;
  turn: number;
  victims: number[];
}

/** Blocks by colour. */
export interface Goods {
  blue: number;
  green: number;
  red: number;
  yellow: number;
}

/** What is coming at a ship: from which side, and the component it will strike. */
export interface Threat {
  seat: number;
  side: string;
  square: string;
}

/** An open pile of cards: who has looked through it, and the cards for those who may see them. */
export interface Pile {
  cards: string[] | null;
  pile: number;
  seen_by: number[];
}

/** A ship, its figures, and the builder's hand above it. */
export interface ShipView {
  aliens: string[];
  aside: string[];
  cannons: Strength;
  cells: number;
  components: Component[];
  crew: number;
  engines: Strength;
  exposed: number;
  goods: Goods;
  hand: string | null;
  hand_bound: boolean;
  holding: boolean;
  humans: number;
  looking: number | null;
  lost: number;
  newest: string | null;
  number: number | null;
  out: boolean;
  position: number | null;
  seat: number;
  shields: boolean[];
  space: number | null;
  standing: boolean;
}

/** A strength with nothing and with everything powered. */
export interface Strength {
  full: number;
  idle: number;
}

/** A laid tile and what stands on it: `crew` is a number of humans, or the colour of an alien. */
export interface Component {
  cells?: number;
  crew?: number | string;
  goods?: string[];
  square: string;
  tile: string;
  turn: string;
}

/** The sand timer of a race. */
export interface Timer {
  circle: number;
  running: boolean;
  seconds: number;
}

/** Whose turn it is to build, and how many turns stand for the rest of the sand. */
export interface Turn {
  circle: number;
  points: number;
  seat: number;
  turns_left: number | null;
}
