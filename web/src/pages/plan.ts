import type { ConflictInfo, ConflictSide, GameInfo, NewMatch, OptionInfo, SeatPlan } from "../protocol";
import { LEVELS } from "../ui/face";
import PRESETS from "./presets.json";

/** Who is meant to take a seat, as the setup form offers it. */
export type Sitter = "me" | "here" | "invite" | "open" | "bot";

export type PresetName = "first" | "standard" | "everything";

/** Ready-made tables of a game, for however many: the options that differ from the usual ones. */
export function presetsOf(game: GameInfo): [PresetName, Record<string, unknown>][] {
  const presets = (PRESETS as Record<string, Partial<Record<PresetName, Record<string, unknown>>>>)[game.name];
  return Object.entries(presets ?? {}) as [PresetName, Record<string, unknown>][];
}

/** The ready-made table these options make; null where somebody has changed one. */
export function presetWith(game: GameInfo, options: Record<string, unknown>): PresetName | null {
  const same = ([, wanted]: [PresetName, Record<string, unknown>]) =>
    JSON.stringify({ ...defaultOptions(game), ...wanted }) === JSON.stringify(options);
  return presetsOf(game).find(same)?.[0] ?? null;
}

/** How many options differ from those of a ready-made table. */
export function changesOf(game: GameInfo, preset: PresetName, options: Record<string, unknown>): number {
  const wanted = { ...defaultOptions(game), ...presetsOf(game).find(([name]) => name === preset)?.[1] };
  return Object.entries(wanted).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(options[name]))
    .length;
}

/** Whether such a table can count for a rating: no first game, one person on a device, and somebody to be compared with. */
export function canCount(game: GameInfo, options: Record<string, unknown>, seats: readonly SeatChoice[]): boolean {
  const here = seats.filter(({ sitter }) => sitter === "me" || sitter === "here").length;
  const rated = seats.filter(({ sitter, bot }) => sitter !== "bot" || LEVELS.some((level) => level === bot)).length;
  const first = presetsOf(game).find(([name]) => name === "first")?.[1] ?? {};
  const isFirst =
    Object.keys(first).length > 0 &&
    Object.entries(first).every(([name, value]) => JSON.stringify(options[name]) === JSON.stringify(value));
  return here === 1 && rated > 1 && !isFirst;
}

/** About how many minutes a ready-made table takes people who know the rules; a first game with its explanations too. */
const MINUTES: Record<string, Record<PresetName, number>> = {
  galactic_cruise: { first: 40, standard: 90, everything: 120 },
  galaxy_trucker: { first: 15, standard: 60, everything: 90 },
  leaving_earth: { first: 40, standard: 90, everything: 180 },
};

export function minutesOf(game: GameInfo, preset: PresetName): number | null {
  return MINUTES[game.name]?.[preset] ?? null;
}

export interface SeatChoice {
  sitter: Sitter;
  bot: string;
  name: string;
}

/** Who plays when nobody is named: the regular of the ladder, else the one that plans best. */
export function defaultBot(game: GameInfo): string {
  const wishes = ["regular", "greedy"];
  // The simplest come first.
  return wishes.find((bot) => game.bots.includes(bot)) ?? game.bots.at(-1) ?? "";
}

export function defaultOptions(game: GameInfo): Record<string, unknown> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

export function defaultSeats(game: GameInfo, players: number): SeatChoice[] {
  const other: Sitter = game.bots.length > 0 ? "bot" : "here";
  return Array.from({ length: players }, (_, seat) => ({
    sitter: seat === 0 ? "me" : other,
    bot: defaultBot(game),
    name: "",
  }));
}

/** The body that opens a table planned like this. Seats played on this device are claimed at once. */
export function newMatch(game: GameInfo, options: Record<string, unknown>, seats: SeatChoice[]): NewMatch {
  return {
    game: game.name,
    options: { ...options, players: seats.length },
    seats: seats.map(({ sitter, bot, name }): SeatPlan => {
      if (sitter === "bot") return { kind: "bot", bot };
      if (sitter === "open") return { kind: "open" };
      return { kind: "human", ...(name.trim() ? { name: name.trim() } : {}) };
    }),
    claim: seats.flatMap(({ sitter }, seat) => (sitter === "me" || sitter === "here" ? [seat] : [])),
  };
}

/** So many wins against a bot, and the next one is worth meeting. */
const ENOUGH = 3;

/** Whom to play next: the bot above the strongest that was beaten often enough, at first the gentlest. */
export function nextBot(game: GameInfo, won: ReadonlyMap<string, number>): string {
  const ladder = LEVELS.filter((level) => game.bots.includes(level));
  const beaten = ladder.findLastIndex((level) => (won.get(level) ?? 0) >= ENOUGH);
  return ladder[Math.min(beaten + 1, ladder.length - 1)] ?? defaultBot(game);
}

/** A table for me and one bot: the first game against the gentlest, against the others everything as the game suggests. */
export function quickTable(game: GameInfo, won: ReadonlyMap<string, number> = new Map()): NewMatch {
  const wanted = game.bots.length > 0 ? 2 : game.players_low;
  const players = Math.min(Math.max(wanted, game.players_low), game.players_high);
  const bot = nextBot(game, won);
  const first = presetsOf(game).find(([name]) => name === quickPreset(bot))?.[1];
  const seats = defaultSeats(game, players).map((seat) => ({ ...seat, bot }));
  return { ...newMatch(game, { ...defaultOptions(game), ...first }, seats), listed: false };
}

/** What is played with this bot at once. */
export function quickPreset(bot: string): PresetName {
  return bot === LEVELS[0] ? "first" : "standard";
}

function holds(options: Record<string, unknown>, side: ConflictSide): boolean {
  const chosen = options[side.option];
  return side.values.some((value) => (Array.isArray(chosen) ? chosen.includes(value) : chosen === value));
}

/** Those pairs of choices that exclude each other. */
export function conflictsOf(game: GameInfo, options: Record<string, unknown>): ConflictInfo[] {
  return game.conflicts.filter(({ first, second }) => [first, second].every((side) => holds(options, side)));
}

/** The options a person decides on in the form; how many play is decided by the seats, the seed by the dealer. */
export function formOptions(game: GameInfo): OptionInfo[] {
  return game.options.filter((option) => option.name !== "players");
}
