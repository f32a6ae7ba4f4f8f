import type { MatchCard, MyRecord, RecordLine } from "../../protocol";
import { LEVELS, type Level, levelOf } from "../../ui/face";

/** One of my finished matches: how it ended, and its card. */
export interface Played extends RecordLine {
  card: MatchCard;
  /** My points. */
  score: number;
}

/** My finished matches with their cards, the latest first. */
export function played(record: MyRecord, matches: readonly MatchCard[]): Played[] {
  const cards = new Map(matches.map((card) => [card.id, card]));
  return record.matches.flatMap((line) => {
    const card = cards.get(line.match);
    return card ? [{ ...line, card, score: line.scores[line.seat] ?? 0 }] : [];
  });
}

/** Of how many matches against each bot of the ladder I won how many. */
export function againstBots(done: readonly Played[]): { level: Level; count: number; won: number }[] {
  return LEVELS.map((level) => {
    const there = done.filter(({ card }) =>
      card.players.some(({ bot, kind }) => kind === "bot" && levelOf(bot) === level),
    );
    return { level, count: there.length, won: there.filter(({ won }) => won).length };
  });
}

/** How often I ended at each place, the first first. */
export function places(done: readonly Played[]): number[] {
  const most = Math.max(0, ...done.map(({ place }) => place));
  return Array.from({ length: most }, (_, n) => done.filter(({ place }) => place === n + 1).length);
}

/** My rating through a number of days up to now, the earliest first: as it stood when they began, then after each match. */
export function course(done: readonly Played[], now: number, days: number): { at: number; rating: number }[] {
  const rated = done.flatMap(({ finished, rating, change }) =>
    rating == null || change == null ? [] : [{ at: finished, rating, before: rating - change }],
  );
  const begin = now - days * 86_400;
  const within = rated.filter(({ at }) => at > begin).reverse();
  const first = within[0]?.before ?? rated[0]?.rating;
  if (first === undefined) return [];
  return [{ at: begin, rating: first }, ...within, { at: now, rating: rated[0]?.rating ?? first }];
}

/** A count of results between round bounds: mine, and those of the others at the same tables. */
export interface Bin {
  from: number;
  mine: number;
  others: number;
}

const WIDTHS = [1, 2, 5, 10, 20, 50, 100];
const BINS = 12;
/** So many at least: a single match is a column, not the whole picture. */
const FEWEST = 7;

/** Points by how often they were made; the bins are as narrow as fits a small picture. */
export function bins(done: readonly Played[]): Bin[] {
  const mine = done.map(({ score }) => score);
  const others = done.flatMap(({ scores, seat }) => scores.filter((_, other) => other !== seat));
  const low = Math.min(...mine, ...others);
  const high = Math.max(...mine, ...others);
  if (mine.length === 0) return [];
  const fits = (width: number) => Math.floor(high / width) - Math.floor(low / width) < BINS;
  const width = WIDTHS.find(fits) ?? Math.ceil((high - low) / BINS);
  const spread = Math.floor(high / width) - Math.floor(low / width) + 1;
  const spare = Math.max(0, FEWEST - spread);
  // Where nobody was below zero the picture does not go there either.
  const before = Math.min(Math.floor(spare / 2), low < 0 ? spare : Math.floor(low / width));
  const first = Math.floor(low / width) - before;
  const count = (scores: readonly number[], bin: number) =>
    scores.filter((one) => Math.floor(one / width) === bin).length;
  return Array.from({ length: spread + spare }, (_, n) => ({
    from: (first + n) * width,
    mine: count(mine, first + n),
    others: count(others, first + n),
  }));
}

/** My luck summed up match by match, the earliest first, and how far sums of this length usually stray from zero. */
export function luckOf(done: readonly Played[]): { sum: number; usual: number; match: Played }[] {
  const told = done.filter(({ luck }) => luck != null).reverse();
  // Luck is zero on average, so that its spread is known without a mean.
  const spread = Math.sqrt(told.reduce((sum, { luck }) => sum + (luck ?? 0) ** 2, 0) / Math.max(1, told.length));
  let sum = 0;
  return told.map((match, n) => {
    sum += match.luck ?? 0;
    return { sum, usual: 2 * spread * Math.sqrt(n + 1), match };
  });
}

/** Somebody who sat at tables with me, by the name they had there, and the latest of these tables. */
export interface Companion {
  name: string;
  matches: number;
  latest: MatchCard;
  seat: number;
}

/** How many companions are named. */
const COMPANY = 5;

/** The people I play with, those I meet most often first. */
export function companions(matches: readonly MatchCard[]): Companion[] {
  const met = new Map<string, Companion>();
  for (const match of [...matches].sort((a, b) => b.created - a.created)) {
    for (const { seat, kind, name } of match.players) {
      if (kind !== "human" || !name || match.mine.includes(seat) || match.mine.length === 0) continue;
      const known = met.get(name) ?? { name, matches: 0, latest: match, seat };
      met.set(name, { ...known, matches: known.matches + 1 });
    }
  }
  return [...met.values()].sort((a, b) => b.matches - a.matches).slice(0, COMPANY);
}

/** How many weeks the calendar shows. */
export const WEEKS = 17;

/** Matches begun by day, week after week, Monday first, the present week last; days to come are null. */
export function calendar(matches: readonly MatchCard[], now: Date): (number | null)[][] {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const weekday = (today.getDay() + 6) % 7;
  const days = matches.map(({ created }) => new Date(1000 * created).toDateString());
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const offset = day - weekday - 7 * (WEEKS - 1 - week);
      const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() + offset);
      return offset > 0 ? null : days.filter((one) => one === date.toDateString()).length;
    }),
  );
}
