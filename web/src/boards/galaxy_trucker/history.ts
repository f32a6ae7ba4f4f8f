import type { EventInfo } from "../../protocol";
import type { View } from "./facts";
import type { Threat } from "./view";

/** What the log tells about the card on the stage. */

/** Everything told since the card was turned up. */
export function sinceCard(events: readonly EventInfo[]): readonly EventInfo[] {
  const start = events.findLastIndex(({ kind }) => kind === "card");
  return start < 0 ? [] : events.slice(start + 1);
}

/** A meteor or a shot, and how it went for every ship it met. */
export interface Hit {
  dice: number;
  fates: Map<number, Fate>;
}

export interface Fate {
  kind: "bounced" | "missed" | "shielded" | "shot_meteor" | "lost";
  parts: number;
}

export function hitsOf(events: readonly EventInfo[]): Hit[] {
  const hits: Hit[] = [];
  for (const { kind, fields } of sinceCard(events)) {
    if (kind === "meteor" || kind === "shot") hits.push({ dice: Number(fields.dice), fates: new Map() });
    const fates = hits.at(-1)?.fates;
    const seat = Number(fields.seat);
    if (!fates) continue;
    if (kind === "bounced" || kind === "missed" || kind === "shielded" || kind === "shot_meteor") {
      fates.set(seat, { kind, parts: 0 });
    }
    const parts = partsLost(kind, fields);
    if (parts > 0) fates.set(seat, { kind: "lost", parts: (fates.get(seat)?.parts ?? 0) + parts });
  }
  return hits;
}

function partsLost(kind: string, fields: EventInfo["fields"]): number {
  if (kind === "destroyed") return 1;
  return kind === "broke_apart" && Array.isArray(fields.squares) ? fields.squares.length : 0;
}

/** The squares of a ship where something has gone since the card was turned up. */
export function goneSince(events: readonly EventInfo[], seat: number): Set<string> {
  const gone = new Set<string>();
  for (const { kind, fields } of sinceCard(events)) {
    if (fields.seat !== seat) continue;
    if (kind === "destroyed") gone.add(String(fields.square));
    if (kind === "broke_apart" && Array.isArray(fields.squares))
      for (const one of fields.squares) gone.add(String(one));
  }
  return gone;
}

/** Who was weakest, line by line of a combat zone. */
export function weakestOf(events: readonly EventInfo[]): number[] {
  return sinceCard(events).flatMap(({ kind, fields }) => (kind === "weakest" ? [Number(fields.seat)] : []));
}

/** The meteor or the shot that was told last. */
export function lastShot(events: readonly EventInfo[]): EventInfo | null {
  return events.findLast(({ kind }) => kind === "meteor" || kind === "shot") ?? null;
}

/** What is coming at a ship, as long as it has not yet met it. */
export function openThreat(view: View, events: readonly EventInfo[], seat: number): Threat | null {
  const threat = view.adventure?.threat ?? null;
  return threat?.seat === seat && !hitsOf(events).at(-1)?.fates.has(seat) ? threat : null;
}
