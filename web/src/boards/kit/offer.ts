import { type Offered, offeredBy, type Quote } from "../../match/wire";
import type { AskInfo } from "../../protocol";
import { splitMove } from "../../text/words";

/** The moves a seat is offered now, for a board that asks "may this piece do that?". */
export class Offer {
  /** What is asked; null when nothing is. */
  readonly question: string | null;
  private readonly byVerb = new Map<string, string[]>();
  private readonly moves = new Map<string, Offered>();

  constructor(asks: readonly AskInfo[]) {
    this.question = asks[0]?.question ?? null;
    for (const offered of asks.flatMap(offeredBy)) {
      const { verb, arg } = splitMove(offered.move);
      this.moves.set(offered.move, offered);
      const args = this.byVerb.get(verb);
      if (args) args.push(arg ?? "");
      else this.byVerb.set(verb, [arg ?? ""]);
    }
  }

  has(move: string): boolean {
    return this.moves.has(move);
  }

  /** Whether a move is a free side move: legal now, but no answer to the question. */
  isSide(move: string): boolean {
    return this.moves.get(move)?.side ?? false;
  }

  /** Price and result of an offered move, where the game tells them. */
  quote(move: string): Quote | null {
    return this.moves.get(move)?.quote ?? null;
  }

  /** What most people answer, where the game knows just one such move. */
  get usual(): string | null {
    const [one, other] = [...this.moves.values()].filter(({ quote }) => quote?.usual);
    return other === undefined ? (one?.move ?? null) : null;
  }

  /** Everything that is offered. */
  get all(): string[] {
    return [...this.moves.keys()];
  }

  /** The arguments offered with a verb, in the order the rules list them. */
  args(verb: string): readonly string[] {
    return this.byVerb.get(verb) ?? [];
  }

  /** The moves of a verb whose argument of several parts ends with this one. */
  ending(verb: string, part: string): string[] {
    const last = `+${part}`;
    return this.args(verb)
      .filter((arg) => arg.endsWith(last))
      .map((arg) => `${verb} ${arg}`);
  }

  /** Those of these moves that are offered. */
  among(...moves: readonly string[]): string[] {
    return moves.filter((move) => this.moves.has(move));
  }

  get verbs(): string[] {
    return [...this.byVerb.keys()];
  }

  get size(): number {
    return this.moves.size;
  }
}
