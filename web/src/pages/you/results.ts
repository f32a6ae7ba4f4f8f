import { useEffect, useState } from "react";
import { api } from "../../api/http";
import type { MatchCard } from "../../protocol";
import { LEVELS, type Level, levelOf } from "../../ui/face";

/** How a match ended, as far as the record needs it. */
export interface Ending {
  scores: readonly number[];
  winners: readonly number[];
}

/** One of my matches with its ending: my seat, my place among all. */
export interface Played {
  match: MatchCard;
  seat: number;
  place: number;
  score: number;
  won: boolean;
}

/** The latest matches that are counted. */
const MOST = 30;
const KEPT = "cosmodrome-endings";

/** My finished matches, each with one seat of mine: at a table that was passed around, nobody won against anybody. */
export function finished(matches: readonly MatchCard[]): MatchCard[] {
  return matches
    .filter(({ status, mine }) => status === "over" && mine.length === 1)
    .sort((a, b) => b.created - a.created)
    .slice(0, MOST);
}

/** Where I ended: behind everybody who has more points, first where I won. */
export function played(match: MatchCard, ending: Ending): Played {
  const seat = match.mine[0] ?? 0;
  const score = ending.scores[seat] ?? 0;
  const won = ending.winners.includes(seat);
  const better = ending.scores.filter((other) => other > score).length;
  return { match, seat, score, won, place: won ? 1 : Math.max(better + 1, ending.winners.length > 0 ? 2 : 1) };
}

/** The endings of these matches, one after the other; an ending never changes, so this browser keeps it. */
function useEndings(matches: readonly MatchCard[]): ReadonlyMap<string, Ending> {
  const [endings, setEndings] = useState<ReadonlyMap<string, Ending>>(remembered);
  const ids = matches.map(({ id }) => id).join(" ");
  useEffect(() => {
    let wanted = true;
    async function ask() {
      const known = new Map(remembered());
      for (const id of ids.split(" ").filter((one) => one !== "" && !known.has(one))) {
        const snapshot = await api.snapshot(id).catch(() => null);
        if (!wanted) return;
        const result = snapshot?.position.result;
        if (!result) continue;
        known.set(id, { scores: result.scores, winners: result.winners });
        setEndings(new Map(known));
      }
      localStorage.setItem(KEPT, JSON.stringify([...known].slice(-4 * MOST)));
    }
    void ask();
    return () => {
      wanted = false;
    };
  }, [ids]);
  return endings;
}

function remembered(): ReadonlyMap<string, Ending> {
  try {
    return new Map(JSON.parse(localStorage.getItem(KEPT) ?? "[]") as [string, Ending][]);
  } catch {
    return new Map();
  }
}

/** My finished matches with their endings, as far as these are known by now; the latest first. */
export function usePlayed(matches: readonly MatchCard[]): Played[] {
  const over = finished(matches);
  const endings = useEndings(over);
  return over.flatMap((match) => {
    const ending = endings.get(match.id);
    return ending ? [played(match, ending)] : [];
  });
}

/** Of how many matches against each bot of the ladder I won how many. */
export function againstBots(done: readonly Played[]): { level: Level; count: number; won: number }[] {
  return LEVELS.map((level) => {
    const there = done.filter(({ match }) => match.players.some(({ bot }) => levelOf(bot) === level));
    return { level, count: there.length, won: there.filter(({ won }) => won).length };
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
