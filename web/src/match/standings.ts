import type { NewMatch, Position, Table } from "../protocol";
import type { MatchState } from "./state";

/** One line that says how things stand. */
export function status(
  present: Position,
  names: readonly string[],
  state: MatchState,
  table: Table,
  t: (key: string, variables?: Record<string, string>) => string,
  looking: boolean,
  behind: number,
): string {
  if (looking) return t("status-looking");
  if (table.status === "abandoned") return t("match-abandoned");
  // How it ended is told when it is seen.
  if (present.over) return t(behind > 0 ? "status-last-steps" : "match-over");
  if (table.status === "waiting") return t("status-waiting");
  if (table.gate?.length) return t("status-gate");
  if (present.asks.length > 0) return t("status-yours");
  const who = present.waiting.map(({ seat }) => names[seat] ?? "").join(", ");
  if (!who) return t("status-dealing");
  return t(state.mine.length > 0 ? "status-theirs" : "status-watching", { who });
}

/** What is known of a table that was laid: all of it at the table itself, in a list only what is played by whom. */
type Laid = Pick<Table, "game" | "options" | "players"> &
  Partial<Pick<Table, "undo" | "watchable" | "hints" | "listed">>;

/** The same table once more: my seats for me, bots for bots, everybody else by an open seat. */
export function rematch(table: Laid, mine: readonly number[]): NewMatch {
  return {
    game: table.game,
    options: table.options,
    undo: table.undo,
    watchable: table.watchable,
    hints: table.hints,
    listed: table.listed,
    seats: table.players.map((player) => {
      if (player.kind === "bot") return { kind: "bot", bot: player.bot };
      return mine.includes(player.seat) ? { kind: "human", name: player.name } : { kind: "open" };
    }),
    claim: [...mine],
  };
}
