// Written by `make -C web types` from the game's view.py. Change that, not this.

/** The match as a seat may know it. */
export interface View {
  active: number;
  board: BoardView;
  companies: CompanyView[];
  ended_by: number | null;
  final_round: boolean;
  market: MarketView;
  phase: string;
  progress: ProgressView;
  rachel: RachelView | null;
  this_turn: ThisTurn;
  turn: number;
}

/** The main board. */
export interface BoardView {
  agenda: (string | null)[];
  agenda_deck: number;
  agenda_discard: string[];
  blueprint_discard: string[];
  blueprint_stack: number;
  blueprints: (DisplayedBlueprint | null)[];
  connections: ConnectionView[];
  expert_tile: string | null;
  locations: LocationView[];
  shuttles: Pair[];
  silo: Resources;
  technologies: TechnologyView[];
}

/** A blueprint on display with the surcharge of its slot. */
export interface DisplayedBlueprint {
  blueprint: string;
  money: number;
  reputation: number;
}

/** A connection and who has developed it. */
export interface ConnectionView {
  connection: "bc_bl" | "bl_tl" | "br_bc" | "tc_tr" | "tl_tc" | "tr_br";
  owners: (number | "neutral" | "npc")[];
}

/** One of the six locations. */
export interface LocationView {
  actions: ("acquire_blueprints" | "acquire_shuttle" | "advertise_cruise" | "build_development" | "build_segments" | "draw_agenda" | "gain_resources" | "gain_supplies" | "hire_expert" | "refill_agenda" | "refill_silo" | "schedule_cruise")[];
  bonus: string | null;
  bonus_active: boolean;
  location: "bc" | "bl" | "br" | "tc" | "tl" | "tr";
  worker: WorkerView | null;
}

/** A worker in the network; the NPC has no seat. */
export interface WorkerView {
  company: number | "npc";
  expert: boolean;
}

/** A cockpit and an engine on display. */
export interface Pair {
  cockpit: string | null;
  engine: string | null;
}

/** Resources by kind. */
export interface Resources {
  food: number;
  fuel: number;
  oxygen: number;
}

/** A technology space; marker and spaces only with advanced technologies. */
export interface TechnologyView {
  marker: number | null;
  owners: (number | "neutral" | "npc")[];
  spaces: number | null;
  surcharge: number;
  technology: string;
}

/** A company; cards nobody else has seen are only counted. */
export interface CompanyView {
  ads: number;
  blueprints: string[];
  cubes: number[];
  developments_built: Resources;
  earned: Record<string, number>;
  expert_cost: number[];
  experts_hired: ("left" | "right")[];
  experts_home: number;
  final: Record<string, number>;
  funding: number[];
  goal_progress: number[];
  goals_met: ("left" | "middle" | "right")[];
  guests_carried: number;
  hand: string[];
  hidden_cards: number;
  launch_cubes: number;
  launch_savings: Resources;
  launches: number;
  money: number;
  network: ("bc_bl" | "bl_tl" | "br_bc" | "tc_tr" | "tl_tc" | "tr_br")[];
  reputation: number;
  resources: Resources;
  scheduled: string | null;
  score: number;
  seat: number;
  segment_limit: number;
  shuttle_limit: number;
  shuttles: ShuttleView[];
  starting_upgrades: string[] | number;
  storage: Resources;
  technologies: string[];
  tower: TowerPlace[];
  upgrades: string[];
  vp: number;
  wings: number;
  workers_home: number;
}

/** A shuttle on the ground or in space; the stops are counted from 1. */
export interface ShuttleView {
  cabins: number;
  cockpit: string;
  cockpit_vp: number;
  cruise: string | null;
  engine: string;
  guests: Guests;
  launched: boolean;
  pilot: "expert" | "nobody" | "worker";
  segments: string[];
  stop: number;
  token: boolean;
}

/** Guests by type. */
export interface Guests {
  adventurous: number;
  family: number;
  relaxing: number;
}

/** A place of the launch tower. */
export interface TowerPlace {
  lies: "face_up" | "flipped" | "gone";
  token: string;
}

/** The marketing board. */
export interface MarketView {
  auction: string[];
  cruise_stack: number;
  cruises: (CruisePlace | null)[];
  guest_bonus: (string | null)[];
  queue: Guests[];
  supply: Guests;
}

/** A cruise on the marketing board. */
export interface CruisePlace {
  cruise: string;
  presold: Guests;
  scheduled_by: number | null;
}

/** The progress track. */
export interface ProgressView {
  beside: number;
  filled: number[];
  goal_tile: string | null;
  goals: GoalView[];
  meetings_held: number;
  sections: number[];
  turns_to_neutral_cube: number | null;
}

/** A company goal as it stands. */
export interface GoalView {
  level: number;
  wanted: number;
}

/** Rachel's cards and settings. */
export interface RachelView {
  action_after_meeting: boolean;
  cards_left: number;
  experts_bring_two: boolean;
  goals: number[];
  next_location: "bc" | "bl" | "br" | "tc" | "tl" | "tr" | null;
  next_numbers: number[] | null;
  revealed: number[];
  second_action_when_connected: boolean;
}

/** What the active company has done and is doing. */
export interface ThisTurn {
  actions_left: number;
  allowed: number | null;
  borrowed_connections: ("bc_bl" | "bl_tl" | "br_bc" | "tc_tr" | "tl_tc" | "tr_br")[];
  borrowed_technologies: string[];
  done: number | null;
  due: Due | null;
  expert: boolean;
  launching: number | null;
  meeting: boolean;
  placed: "bc" | "bl" | "br" | "tc" | "tl" | "tr" | null;
  reputation_spent: boolean;
  shuttle: number | null;
}

/** A payment in progress. */
export interface Due {
  food: number;
  fuel: number;
  oxygen: number;
  row: "food" | "fuel" | "oxygen" | null;
  sum: number;
}
