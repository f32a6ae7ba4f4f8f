import type { BoardProps } from "../boards/board";
import type { Quote } from "../match/wire";
import type { AskInfo, GameInfo, Player, Position, Table, Welcome } from "../protocol";
import { Words } from "../text/words";

/** Small made-up answers of a server, for unit tests only. */

export function player(seat: number, change: Partial<Player> = {}): Player {
  return {
    seat,
    kind: "human",
    name: `Ada ${seat}`,
    bot: null,
    claimed: true,
    connected: true,
    resigned: false,
    replaceable: false,
    ...change,
  };
}

export function table(change: Partial<Table> = {}): Table {
  return {
    id: "abcdef",
    game: "moon_race",
    edition: "1",
    edition_gone: false,
    options: { players: 2 },
    status: "running",
    created: 1,
    started: 2,
    finished: null,
    undo: "free",
    listed: true,
    watchable: true,
    patience: 86400,
    players: [player(0), player(1)],
    spectators: 0,
    fairness: { commitment: null, seed: null },
    undo_request: null,
    abandon: [],
    gate: null,
    ...change,
  };
}

/** A question with these moves as its answers; nothing is asked where there are none. */
export function asks(question: string, moves: readonly string[], quotes: Record<string, Quote> = {}): AskInfo[] {
  const offered = moves.map((move, id) => ({ id, move, ...(quotes[move] ? { quote: quotes[move] } : {}) }));
  return moves.length > 0 ? [{ question, secret: false, moves: offered }] : [];
}

/** What a board of this game is given: two people, the first of whom looks on it. */
export function boardProps<V>(game: string, view: V, change: Partial<BoardProps<V>> = {}): BoardProps<V> {
  return {
    game,
    view,
    seat: 0,
    asks: [],
    players: [player(0), player(1)],
    names: ["Ada", "Grace"],
    options: {},
    events: [],
    ply: 1,
    over: false,
    words: new Words(game, []),
    play: () => undefined,
    whyNot: async () => null,
    ...change,
  };
}

export function position(seat: number | null, version: number, moves: string[] = []): Position {
  return {
    seat,
    version,
    now: 1000,
    view: { year: 1956 },
    asks: asks("act", moves),
    waiting: [],
    clock: [],
    undo: { last: null, free_to: null },
    over: false,
    result: null,
  };
}

export function welcome(mine: number[], positions: Position[]): Welcome {
  return {
    type: "welcome",
    protocol: 1,
    mine,
    table: table(),
    positions,
    events: positions.map(({ seat, version }) => ({
      seat,
      version,
      first: 0,
      events: [{ version: 1, kind: "start", fields: {} }],
    })),
    notes: [],
  };
}

export const moonRace: GameInfo = {
  name: "moon_race",
  title: "Moon Race",
  edition: "1",
  players_low: 1,
  players_high: 4,
  options: [
    { name: "players", kind: "integer", default: 2, help: "", low: 1, high: 4 },
    { name: "level", kind: "choice", default: "easy", help: "how hard", values: ["easy", "hard"] },
    { name: "packs", kind: "subset", default: [], help: "", values: ["mars", "venus"] },
    { name: "fog", kind: "flag", default: false, help: "" },
  ],
  conflicts: [
    {
      first: { option: "level", values: ["easy"] },
      second: { option: "packs", values: ["venus"] },
      why: "venus_is_hard",
    },
  ],
  bots: ["random", "greedy"],
};
