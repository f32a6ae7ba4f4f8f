import { useEffect, useState } from "react";
import { api } from "../api/http";
import type { Eyes } from "./state";
import type { MatchStore } from "./store";
import type { Told } from "./wire";

/** How far this browser has shown each match, so that nothing that happened since goes unseen. */

const KEY = "seen";
const MATCHES = 60;
/** Whoever comes back this soon has only reloaded the page: the steps go on where they were. */
const SOON = 120_000;

interface Seen {
  version: number;
  at: number;
}

function read(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Seen>;
  } catch {
    return {};
  }
}

export function remember(match: string, eyes: Eyes, version: number): void {
  const { [`${match} ${eyes}`]: _, ...others } = read();
  const kept = Object.entries(others).slice(1 - MATCHES);
  const all = { ...Object.fromEntries(kept), [`${match} ${eyes}`]: { version, at: Date.now() } };
  localStorage.setItem(KEY, JSON.stringify(all));
}

export function lastSeen(match: string, eyes: Eyes): Seen | null {
  return read()[`${match} ${eyes}`] ?? null;
}

/** Longer absences are told from here on: whoever missed more reads the log. */
const MOST = 1000;

/** Everything that happened between two versions, page by page, as the server sends it. */
export async function beatsBetween(
  read: typeof api.beats,
  match: string,
  eyes: Eyes,
  after: number,
  upto: number,
): Promise<Told[]> {
  const told: Told[] = [];
  let at = Math.max(after, upto - MOST);
  while (at < upto) {
    const page = await read(match, eyes, at, upto);
    told.push(...page.beats.filter(({ events }) => events.length > 0));
    if (page.upto <= at) break;
    at = page.upto;
  }
  return told;
}

export interface Absence {
  /** How many steps were missed. */
  steps: number;
  show(): void;
  dismiss(): void;
}

/** What happened since this browser last showed the match: after a reload it goes on by itself, else it is offered. */
export function useAbsence(store: MatchStore, eyes: Eyes, present: number | undefined, shown: number): Absence | null {
  const [missed, setMissed] = useState<{ eyes: Eyes; beats: readonly Told[] } | null>(null);
  const [asked, setAsked] = useState<Eyes | undefined>(undefined);

  useEffect(() => {
    if (present === undefined || asked === eyes) return;
    setAsked(eyes);
    const seen = lastSeen(store.id, eyes);
    if (seen === null || seen.version >= present) return;
    beatsBetween(api.beats, store.id, eyes, seen.version, present).then(
      (told) => {
        if (told.length === 0) return;
        if (Date.now() - seen.at < SOON) store.catchUp(eyes, told);
        else setMissed({ eyes, beats: told });
      },
      () => undefined,
    );
  }, [store, eyes, present, asked]);

  useEffect(() => {
    if (asked === eyes && missed === null) remember(store.id, eyes, shown);
  }, [store, eyes, shown, asked, missed]);

  if (missed === null || missed.eyes !== eyes) return null;
  return {
    steps: missed.beats.length,
    show() {
      store.catchUp(eyes, missed.beats);
      setMissed(null);
    },
    dismiss: () => setMissed(null),
  };
}
