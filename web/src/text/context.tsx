import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import type { Catalogue, Variables } from "./catalogue";
import {
  chosenLanguage,
  loadPage,
  loadWords,
  preferredLanguage,
  rememberedLanguage,
  rememberLanguage,
} from "./language";
import { Words } from "./words";

export interface Text {
  language: string;
  setLanguage(language: string): void;
  /** The page's sentence under a key. */
  t(key: string, variables?: Variables): string;
  has(key: string): boolean;
}

const TextContext = createContext<Text | null>(null);

export function useText(): Text {
  const text = use(TextContext);
  if (text === null) throw new Error("no text provider above this component");
  return text;
}

/** Gives the page its sentences; shows nothing until the reader's language is there. */
export function TextProvider({ children }: { children: ReactNode }) {
  const [language, choose] = useState(preferredLanguage);
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null);

  useEffect(() => {
    if (chosenLanguage() !== null) return;
    rememberedLanguage().then((remembered) => {
      if (remembered !== null) choose(remembered);
    });
  }, []);

  useEffect(() => {
    let wanted = true;
    document.documentElement.lang = language;
    loadPage(language).then((loaded) => {
      if (wanted) setCatalogue(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [language]);

  const text = useMemo<Text | null>(() => {
    if (catalogue === null) return null;
    return {
      language,
      setLanguage(next) {
        choose(next);
        rememberLanguage(next);
      },
      t: (key, variables) => catalogue.find(key, variables) ?? key,
      has: (key) => catalogue.has(key),
    };
  }, [catalogue, language]);

  return text === null ? null : <TextContext value={text}>{children}</TextContext>;
}

const wordsCache = new Map<string, Promise<Words>>();

/** A game's sentences; until they arrive, ids in plain letters. */
export function useWords(game: string): Words {
  const loaded = useLoadedWords(game);
  const bare = useMemo(() => new Words(game, []), [game]);
  return loaded ?? bare;
}

/** A game's sentences, or null until they arrive. */
export function useLoadedWords(game: string | null): Words | null {
  const { language } = useText();
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    if (game === null) return;
    let wanted = true;
    const key = `${language}/${game}`;
    const loading = wordsCache.get(key) ?? loadWords(game, language);
    wordsCache.set(key, loading);
    loading.then(
      (loaded) => {
        if (wanted) setWords(loaded);
      },
      () => {
        // Unreachable just now: ids in plain letters will do, and the next reader asks again.
        wordsCache.delete(key);
        if (wanted) setWords(new Words(game, []));
      },
    );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return words?.game === game ? words : null;
}
