import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import type { Catalogue, Variables } from "./catalogue";
import {
  chosenLanguage,
  type GameText,
  loadGameText,
  loadPage,
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

/**
 * A hook that gives what `make` makes of a game's catalogues: null until they are there, made once for each game and
 * language. Where they cannot be reached it is made of nothing, and the next reader asks again.
 */
export function gameTexts<Made>(
  kinds: readonly string[],
  make: (game: string, texts: readonly GameText[]) => Made,
): GameTexts<Made> {
  const kept = new Map<string, Promise<Made>>();
  function load(game: string, language: string): Promise<Made> {
    const key = `${language}/${game}`;
    const loading = kept.get(key) ?? loadGameText(game, kinds, language).then((texts) => make(game, texts));
    kept.set(key, loading);
    loading.catch(() => kept.delete(key));
    return loading;
  }
  function useGameTexts(game: string | null): Made | null {
    const { language } = useText();
    const [found, setFound] = useState<{ game: string; made: Made } | null>(null);
    useEffect(() => {
      if (game === null) return;
      let wanted = true;
      load(game, language).then(
        (made) => wanted && setFound({ game, made }),
        () => wanted && setFound({ game, made: make(game, []) }),
      );
      return () => {
        wanted = false;
      };
    }, [game, language]);
    return found?.game === game ? (found?.made ?? null) : null;
  }
  /** Ask for them before anybody reads them, in the language that is most likely read. */
  useGameTexts.ahead = (game: string) => void load(game, preferredLanguage()).catch(() => undefined);
  return useGameTexts;
}

interface GameTexts<Made> {
  (game: string | null): Made | null;
  ahead(game: string): void;
}

/** A game's sentences, or null until they arrive. */
export const useLoadedWords = gameTexts([""], (game, texts) => new Words(game, texts));

/** A game's sentences; until they arrive, ids in plain letters. */
export function useWords(game: string): Words {
  const loaded = useLoadedWords(game);
  const bare = useMemo(() => new Words(game, []), [game]);
  return loaded ?? bare;
}
