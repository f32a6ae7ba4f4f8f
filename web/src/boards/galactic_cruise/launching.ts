import { useExplain } from "../kit/explain";
import type { CompanyView, Resource, View } from "./facts";

/** A line of the checklist before a launch, as the rules answer it. */
export interface Check {
  /** Guests with tickets; where there are none, the ads for one without; where too many, what leaving some behind costs. */
  key: "cruise" | "ground" | "shuttle" | "guests" | "ads" | "stranded" | Resource | "pilot";
  /** "help" where only cards, reputation or a technology can make up for what is missing. */
  state: "ready" | "help" | "missing";
  have: number;
  need: number;
}

interface Checklist {
  possible: boolean;
  checks: Check[];
}

const LAUNCH_PHASES = ["boarding", "paying", "lifting_off"];

/** Whether this company's countdown is running. */
export function isLaunching(view: View, seat: number): boolean {
  return view.active === seat && LAUNCH_PHASES.includes(view.phase);
}

/** The number of the shuttle to be launched next: the one chosen, else the largest on the ground; -1 where there is none. */
function candidate(view: View, company: CompanyView): number {
  const chosen = view.active === company.seat ? view.this_turn.launching : null;
  if (chosen !== null) return chosen;
  const size = (n: number) => company.shuttles[n]?.segments.length ?? 0;
  const grounded = [...company.shuttles.keys()].filter((n) => company.shuttles[n]?.cruise === null);
  return grounded.sort((a, b) => size(b) - size(a))[0] ?? company.shuttles.length - 1;
}

/** What stands between my company and its next launch; null until the rules have answered. */
export function useChecklist(view: View, company: CompanyView | undefined, live: boolean): Checklist | null {
  const number = live && company ? candidate(view, company) : -1;
  const said = useExplain<Checklist>(number < 0 ? null : `launch:${number}`);
  if (said === null) return null;
  // That it stands on the ground is worth a word only where it does not.
  return { ...said, checks: said.checks.filter(({ key, state }) => key !== "ground" || state !== "ready") };
}
