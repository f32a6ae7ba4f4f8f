import { useMemo } from "react";
import type { CoachDecision, CoachEarlier, CoachReport, CoachStage } from "../protocol";
import { Catalogue, type Variables } from "../text/catalogue";
import { gameTexts, useText } from "../text/context";
import type { Words } from "../text/words";

/** What the coach says; the same catalogue as in the terminal. */
export class CoachWords {
  private readonly tenths: Intl.NumberFormat;

  constructor(
    private readonly catalogue: Catalogue,
    readonly words: Words,
    language = "en",
  ) {
    this.tenths = new Intl.NumberFormat(language, { maximumFractionDigits: 1, useGrouping: false });
  }

  say(key: string, given: Variables = {}): string {
    return this.catalogue.find(`coach-${key}`, given) ?? key;
  }

  stage({ kind, number }: CoachStage): string {
    return this.say(`stage-${kind}`, { number });
  }

  amount(unit: string, points: number): string {
    return this.say(`amount-${unit}`, { points: Math.round(Math.abs(points) * 10) / 10 });
  }

  source(name: string): string {
    return this.catalogue.find(`coach-source-${name}`) ?? this.words.name(name);
  }

  /** One sentence from numbers, and where the points come from. */
  why(unit: string, one: CoachDecision): string {
    const percent = Math.abs(Math.round(100 * one.chance));
    const plain = percent === 0 || one.chance > 0 !== one.points > 0;
    const key = one.kind === "lost" ? (plain ? "why-points" : "why-lost") : plain ? "why-found-points" : "why-found";
    const said = [this.say(key, { percent, amount: this.amount(unit, one.points), futures: one.futures })];
    for (const { key: reason, points, source } of one.reasons) {
      // The reasons tell the other answer from the one played; a find is told the other way round.
      const more = (reason === "coach-more") === (one.kind === "lost");
      const name = this.catalogue.find(`bot-source-${source}`) ?? this.words.field(source);
      said.push(this.say(more ? "more" : "less", { amount: this.amount(unit, points), source: name }));
    }
    return said.join(" ");
  }

  verdict(report: CoachReport): { title: string; text: string } {
    const key = `verdict-${report.verdict}`;
    const scores = report.fair.map((score) => String(Math.round(score)).replace("-", "−")).join("\u00a0:\u00a0");
    const fair = report.scores.length > 1 ? ` ${this.say("fair", { scores })}` : "";
    return { title: this.say(key), text: this.say(`${key}-text`) + fair };
  }

  earlier(found: CoachEarlier | null, luck: number): string {
    if (found === null || found.matches === 0) return this.say("compared-none");
    const said = this.say("compared", {
      count: found.matches,
      usual: Math.round(found.usual),
      now: Math.round(found.now),
      share: Math.round(100 * found.better),
    });
    if (found.usual_luck === null) return said;
    return `${said} ${this.say("compared-luck", { usual: this.signed(found.usual_luck), now: this.signed(luck) })}`;
  }

  /** A figure with its sign. */
  signed(points: number): string {
    const shown = Math.round(points * 10) / 10;
    return shown === 0 ? "±0" : `${shown > 0 ? "+" : "−"}${this.tenths.format(Math.abs(shown))}`;
  }

  /** What a decision was worth: in percent of a win, or in points where that says more. */
  worth({ chance, points }: CoachDecision): string {
    const percent = Math.round(100 * chance);
    return percent === 0 ? this.signed(points) : `${percent > 0 ? "+" : "−"}${Math.abs(percent)} %`;
  }
}

const useCatalogue = gameTexts(["coach", "bots"], (_, texts) => new Catalogue(texts));

/** What the coach says about a game, or null until it is there. */
export function useCoachWords(words: Words | null): CoachWords | null {
  const { language } = useText();
  const catalogue = useCatalogue(words?.game ?? null);
  return useMemo(
    () => (catalogue && words ? new CoachWords(catalogue, words, language) : null),
    [catalogue, words, language],
  );
}
