import type { HintReason } from "../protocol";
import { Catalogue, type Variables } from "./catalogue";
import { gameTexts } from "./context";
import type { Words } from "./words";

/** Fields of a reason that hold an id, and where the bots' catalogue has a word for it; else the game has. */
const IDS: readonly (readonly [string, string])[] = [
  ["source", "bot-source-"],
  ["part", "bot-part-"],
  ["mission", ""],
];

/** A reason as a sentence; the same as `bots.people.in_words`. */
export function reasonInWords({ key, given }: HintReason, said: Catalogue, words: Words): string {
  const filled: Variables = {};
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === "string" || typeof value === "number") filled[name] = value;
  }
  for (const [field, prefix] of IDS) {
    const thing = given[field];
    if (typeof thing !== "string") continue;
    filled[field] = (prefix ? said.find(`${prefix}${thing}`) : null) ?? words.name(thing);
  }
  return said.find(key, filled) ?? key;
}

/** What bots say, or null until it is there. */
export const useBotWords = gameTexts(["bots"], (_, texts) => new Catalogue(texts));
