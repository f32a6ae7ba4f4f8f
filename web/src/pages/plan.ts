import type { ConflictInfo, GameInfo, NewMatch, OptionInfo, SeatPlan } from "../protocol";

/** Who is meant to take a seat, as the setup form offers it. */
export type Sitter = "me" | "here" | "invite" | "open" | "bot";

export interface SeatChoice {
  sitter: Sitter;
  bot: string;
  name: string;
}

/** The opponent a newcomer gets: one that plans, where there is one. */
export function defaultBot(game: GameInfo): string {
  return game.bots.find((bot) => bot === "greedy") ?? game.bots.find((bot) => bot !== "random") ?? game.bots[0] ?? "";
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

/** A table for me and one bot, everything else as the game suggests. */
export function quickTable(game: GameInfo): NewMatch {
  const wanted = game.bots.length > 0 ? 2 : game.players_low;
  const players = Math.min(Math.max(wanted, game.players_low), game.players_high);
  return { ...newMatch(game, defaultOptions(game), defaultSeats(game, players)), listed: false };
}

function holds(chosen: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) return wanted.some((one) => holds(chosen, one));
  return Array.isArray(chosen) ? chosen.includes(wanted) : chosen === wanted;
}

/** Those pairs of choices that exclude each other. */
export function conflictsOf(game: GameInfo, options: Record<string, unknown>): ConflictInfo[] {
  return game.conflicts.filter(
    (conflict) =>
      holds(options[conflict.option], conflict.value) && holds(options[conflict.other], conflict.other_value),
  );
}

/** The options a person decides on in the form; how many play is decided by the seats, the seed by the dealer. */
export function formOptions(game: GameInfo): OptionInfo[] {
  return game.options.filter((option) => option.name !== "players");
}
