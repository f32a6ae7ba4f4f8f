import type { EventInfo } from "../../protocol";
import { COMPONENT, componentOf, isDamaged, type Outcome, type Owned } from "./facts";

/** What the log and the craft tell of the maneuver being flown; numbers as printed, no rules. */

export interface Fired {
  part: string;
  thrust: number;
  /** In the step on the stage: its outcome is still a secret while the card comes out. */
  fresh: boolean;
}

const ENDS = new Set(["moved", "stayed", "assembled", "docked", "separated"]);

/** The events of an agency since its spacecraft began the maneuver; what ends it in the step on the stage belongs to it. */
export function flightOf(events: readonly EventInfo[], seat: number, now: readonly EventInfo[]): EventInfo[] {
  const shown = new Set(now.map(({ version }) => version));
  const found: EventInfo[] = [];
  for (const event of events.toReversed()) {
    const { kind, fields, version } = event;
    if (kind === "year_began") break;
    if (fields.agency !== seat) continue;
    if (ENDS.has(kind) && !shown.has(version)) break;
    found.unshift(event);
  }
  return found;
}

/** The engines that have worked in this maneuver. */
export function firedIn(flight: readonly EventInfo[], craft: Owned | null, now: readonly EventInfo[]): Fired[] {
  return flight
    .filter(({ kind, fields }) => kind === "fired" && fields.spacecraft === craft?.spacecraft)
    .map((event) => ({
      part: componentOf(String(event.fields.part)).id,
      thrust: Number(event.fields.thrust),
      fresh: now.some(({ kind, version }) => kind === "fired" && version === event.version),
    }));
}

export function enginesOf(craft: Owned | null): [string, number][] {
  return Object.entries(craft?.parts ?? {}).filter(([part]) => isEngine(part));
}

export function isEngine(part: string): boolean {
  return ["rocket", "thruster"].includes(componentOf(part).kind);
}

/** What one engine gives on a maneuver of so many years, as printed. */
export function thrustOf(part: string, years: number): number {
  const { thrust = 0, thrust_per_year: yearly = 0 } = componentOf(part);
  return isDamaged(part) || part.startsWith("spent_") ? 0 : thrust + yearly * years;
}

/** What lets engines of this advancement be fired is told by their cards. */
export function isForEngines(advancement: string | null): boolean {
  return [...COMPONENT.values()].some(({ needs, id }) => needs === advancement && isEngine(id));
}

/** A chance as a small fraction, "6 in 7": the smallest that is as near as words need; null where there is no doubt. */
export function oddsOf(chance: number): { good: number; all: number } | null {
  if (chance <= 0 || chance >= 1) return null;
  const near = 0.08 * Math.min(chance, 1 - chance);
  for (let all = 2; all <= 99; all += 1) {
    const good = Math.round(chance * all);
    if (good > 0 && good < all && Math.abs(good / all - chance) <= near) return { good, all };
  }
  return null;
}

/** Odds as whole percents that add up to a hundred: what is lost by rounding goes to those who lost most. */
export function percents(chance: Record<Outcome, number>, outcomes: readonly Outcome[]): Record<Outcome, number> {
  const exact = outcomes.map((outcome) => ({ outcome, value: 100 * (chance[outcome] ?? 0) }));
  const missing = 100 - exact.reduce((sum, { value }) => sum + Math.floor(value), 0);
  const order = [...exact].sort((a, b) => (b.value % 1) - (a.value % 1)).slice(0, missing);
  return Object.fromEntries(
    exact.map((one) => [one.outcome, Math.floor(one.value) + Number(order.includes(one))]),
  ) as Record<Outcome, number>;
}

/** Round numbers along a scale, at most six of them. */
export function ticksOf(full: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, full / 5)));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => full / one <= 6) ?? full;
  return Array.from({ length: Math.floor(full / step) + 1 }, (_, n) => n * step);
}
