import { useEffect, useState } from "react";
import { gameText } from "../api/http";
import { Catalogue } from "../text/catalogue";
import { useText } from "../text/context";
import { ENGLISH } from "../text/language";

/** What a game's lessons say. */
export class LessonWords {
  constructor(
    readonly game: string,
    private readonly catalogue: Catalogue,
  ) {}

  title(lesson: string): string {
    return this.catalogue.find(`lesson-${lesson}`) ?? lesson;
  }

  about(lesson: string): string {
    return this.catalogue.find(`lesson-${lesson}-about`) ?? "";
  }

  /** A step: what it says, its title, its sum, or what is said to somebody who does something else. */
  step(lesson: string, step: string, part?: "title" | "else" | "sum"): string | null {
    return this.catalogue.find(["lesson", lesson, step, ...(part ? [part] : [])].join("-"));
  }
}

async function load(game: string, language: string): Promise<LessonWords> {
  const tongues = [...new Set([language, ENGLISH])];
  const texts = await Promise.all(tongues.map((tongue) => gameText(game, `lessons.${tongue}.ftl`)));
  const sources = tongues.flatMap((tongue, index) => {
    const source = texts[index];
    return source ? [{ language: tongue, source }] : [];
  });
  return new LessonWords(game, new Catalogue(sources));
}

/** What a game's lessons say, or null until it is there. */
export function useLessonWords(game: string): LessonWords | null {
  const { language } = useText();
  const [words, setWords] = useState<LessonWords | null>(null);
  useEffect(() => {
    let wanted = true;
    load(game, language).then(
      (loaded) => wanted && setWords(loaded),
      () => wanted && setWords(new LessonWords(game, new Catalogue([]))),
    );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return words?.game === game ? words : null;
}
