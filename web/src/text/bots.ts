import { useEffect, useState } from "react";
import { gameText } from "../api/http";
import type { HintReason } from "../protocol";
import { Catalogue, type Variables } from "./catalogue";
import { useText } from "./context";
import { ENGLISH } from "./language";
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

const cache = new Map<string, Promise<Catalogue>>();

async function load(game: string, language: string): Promise<Catalogue> {
  const tongues = [...new Set([language, ENGLISH])];
  const texts = await Promise.all(tongues.map((tongue) => gameText(game, `bots.${tongue}.ftl`)));
  return new Catalogue(
    tongues.flatMap((tongue, index) => {
      const source = texts[index];
      return source ? [{ language: tongue, source }] : [];
    }),
  );
}

/** What bots say, or null until it is there. */
export function useBotWords(game: string): Catalogue | null {
  const { language } = useText();
  const [said, setSaid] = useState<Catalogue | null>(null);
  useEffect(() => {
    let wanted = true;
    const key = `${language}/${game}`;
    const loading = cache.get(key) ?? load(game, language);
    cache.set(key, loading);
    loading.then(
      (loaded) => wanted && setSaid(loaded),
      () => {
        cache.delete(key);
        if (wanted) setSaid(new Catalogue([]));
      },
    );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return said;
}
