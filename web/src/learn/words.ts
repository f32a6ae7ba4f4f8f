import { Catalogue } from "../text/catalogue";
import { gameTexts } from "../text/context";

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

/** What a game's lessons say, or null until it is there. */
export const useLessonWords = gameTexts(["lessons"], (game, texts) => new LessonWords(game, new Catalogue(texts)));
