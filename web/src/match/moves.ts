import type { AskInfo } from "../protocol";
import { splitMove, type Words } from "../text/words";
import { offeredBy, type Quote } from "./wire";

/** Answers that end something: they have a fixed place, and may be all that is left to say. */
export const ENDS: readonly string[] = ["end_turn", "done", "pass", "skip", "decline", "stop", "end"];

export interface Choice {
  move: string;
  /** The whole move in words. */
  text: string;
  /** Its argument alone, for use under the group's heading. */
  short: string;
  quote: Quote | null;
  /** A free side move, no answer to the question. */
  side: boolean;
}

export interface Group {
  verb: string;
  heading: string;
  /** Moves without an argument, such as ending the turn: always in sight. */
  plain: boolean;
  choices: Choice[];
}

/** Letters without marks and case, so that "uber" finds "Über". */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** Every legal answer to an ask by what it does, in the order the rules list them; verbs that read alike are one group. */
export function groupMoves(ask: AskInfo, words: Words): Group[] {
  const groups = new Map<string, Group>();
  for (const { move, quote, side } of offeredBy(ask)) {
    const { verb, arg } = splitMove(move);
    const heading = words.group(verb);
    const key = arg === null ? verb : `${heading} …`;
    let group = groups.get(key);
    if (group === undefined) {
      group = { verb, heading, plain: arg === null, choices: [] };
      groups.set(key, group);
    }
    const text = words.move(move);
    group.choices.push({ move, text, short: arg === null ? text : words.argument(verb, arg), quote, side });
  }
  return [...groups.values()];
}

/** Those choices whose words contain everything the reader typed. */
export function filterGroups(groups: readonly Group[], typed: string): Group[] {
  const parts = fold(typed).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return [...groups];
  return groups
    .map((group) => ({
      ...group,
      choices: group.choices.filter((choice) => {
        const hay = fold(`${choice.text} ${choice.short} ${choice.move}`);
        return parts.every((part) => hay.includes(part));
      }),
    }))
    .filter((group) => group.choices.length > 0);
}
