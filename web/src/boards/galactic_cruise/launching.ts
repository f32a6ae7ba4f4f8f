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

/** What stands between my company and its next launch; null until the rules have answered. */
export function useChecklist(company: CompanyView | undefined, live: boolean): Checklist | null {
  const said = useExplain<Checklist>(live && company && company.shuttles.length > 0 ? "launch" : null);
  if (said === null) return null;
  // That it stands on the ground is worth a word only where it does not.
  return { ...said, checks: said.checks.filter(({ key, state }) => key !== "ground" || state !== "ready") };
}
