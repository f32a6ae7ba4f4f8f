import type { ConflictInfo, ConflictSide, GameInfo, NewMatch, OptionInfo, SeatPlan } from "../protocol";
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

/** The opponent of somebody who has never played. */
export function firstBot(game: GameInfo): string {
  return game.bots.includes("novice") ? "novice" : defaultBot(game);
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

/** A table for me and one bot: the first game for somebody new, else everything as the game suggests. */
export function quickTable(game: GameInfo, isNew: boolean): NewMatch {
  const wanted = game.bots.length > 0 ? 2 : game.players_low;
  const players = Math.min(Math.max(wanted, game.players_low), game.players_high);
  const first = isNew ? presetsOf(game).find(([name]) => name === "first")?.[1] : undefined;
  const bot = isNew ? firstBot(game) : defaultBot(game);
  const seats = defaultSeats(game, players).map((seat) => ({ ...seat, bot }));
  return { ...newMatch(game, { ...defaultOptions(game), ...first }, seats), listed: false };
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
