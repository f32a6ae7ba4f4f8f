import type { Offer } from "../kit/offer";
import {
  AGENDA,
  type CompanyView,
  CRUISES,
  GUEST_COSTS,
  type Guests,
  printed,
  REPUTATION_TRACK,
  RESOURCES,
  type Resource,
  type ShuttleView,
  TECHNOLOGIES,
  type TechnologyView,
  type View,
} from "./facts";

/** What a launch needs, from the view and the printed facts. The rules themselves decide what may be launched. */

export interface Check {
  /** Guests with tickets; where there are none, the ads for one without; where too many, what leaving some behind costs. */
  key: "cruise" | "shuttle" | "guests" | "ads" | "stranded" | Resource | "pilot";
  /** "help" where only cards, reputation or a technology can make up for what is missing. */
  state: "ready" | "help" | "missing";
  have: number;
  need: number;
}

const LAUNCH_PHASES = ["boarding", "paying", "lifting_off"];

/** Whether this company's countdown is running. */
export function isLaunching(view: View, seat: number): boolean {
  return view.active === seat && LAUNCH_PHASES.includes(view.phase);
}

const total = (guests: Guests) => guests.adventurous + guests.relaxing + guests.family;

/** The shuttle to be launched: the one chosen, else the one on the ground with most cabins. */
export function candidate(view: View, company: CompanyView): ShuttleView | undefined {
  const chosen = view.active === company.seat ? view.this_turn.launching : null;
  if (chosen !== null) return company.shuttles[chosen];
  return grounded(company).sort((a, b) => b.segments.length - a.segments.length)[0];
}

const grounded = (company: CompanyView) => company.shuttles.filter(({ cruise }) => cruise === null);

/** What stands between a company and its next launch, line by line. */
export function preflight(view: View, company: CompanyView): Check[] {
  const shuttle = candidate(view, company);
  const place = view.market.cruises.find((one) => one?.scheduled_by === company.seat);
  const cruise = company.scheduled ?? shuttle?.cruise ?? null;
  const presold = place ? total(place.presold) : 0;
  const cabins = shuttle?.cabins ?? 0;
  const cheapest = GUEST_COSTS.queue_ads.find(
    (_, section) => total(view.market.queue[section] ?? view.market.supply) > 0,
  );
  const ads = cheapest ?? GUEST_COSTS.supply_ads;
  const aboard = shuttle ? total(shuttle.guests) : 0;
  const guests = Math.max(1, aboard, Math.min(presold, cabins));
  const needs: Record<Resource, number> = {
    food: guests + 1,
    oxygen: Math.max(2, shuttle?.segments.length ?? 0),
    fuel: cruise ? printed(CRUISES, cruise).fuel : leastFuel(view),
  };
  // With less than all guests, or in a smaller shuttle, a launch needs less.
  const ready = grounded(company).flatMap(({ segments }) => (segments.length > 1 ? [segments.length] : []));
  const least = { ...needs, food: Math.max(1, aboard) + 1, oxygen: Math.min(needs.oxygen, ...ready) };
  const short = RESOURCES.map((resource) => {
    const need = Math.max(0, needs[resource] - company.launch_savings[resource]);
    const cards = company.hand.filter((card) => printed(AGENDA, card).resource === resource).length;
    const at = company.resources[resource] + company.launch_savings[resource] + cards;
    return { resource, need, missing: Math.max(0, least[resource] - at) };
  });
  const uncovered = short.reduce((sum, { missing }) => sum + missing, 0);
  // Reputation helps with any resource, but only as far as it reaches; abilities may do what they say.
  const helped = uncovered <= spendable(view, company) || company.hidden_cards > 0 || hasAbility(view, company);
  const home = company.workers_home + company.experts_home;
  return [
    check("cruise", cruise ? 1 : 0, 1, false),
    check("shuttle", shuttle?.segments.length ?? 0, Math.max(2, shuttle?.segments.length ?? 0), false),
    passengers(company, presold + aboard, cabins) ?? check("ads", company.ads, ads, false),
    ...short.map(({ resource, need, missing }) =>
      check(resource, company.resources[resource], need, missing === 0 || helped),
    ),
    check("pilot", home, 1, pilotless(view, company)),
  ];
}

/** Guests with tickets, if there are any: those without a cabin stay behind, for which a company must be able to pay. */
function passengers(company: CompanyView, tickets: number, cabins: number): Check | null {
  const price = cabins > 0 ? Math.max(0, tickets - cabins) * GUEST_COSTS.left_behind_reputation : 0;
  const have = company.reputation + company.vp;
  if (price > have) return check("stranded", have, price, false);
  return tickets > 0 ? check("guests", tickets, 1, false) : null;
}

/** The checklist once the rules have spoken: where they offer a launch nothing is missing, where not, no help is enough. */
export function judged(checks: readonly Check[], offer: Offer): Check[] {
  if (offer.question !== "turn") return [...checks];
  const [from, to] = offer.args("launch").length > 0 ? (["missing", "help"] as const) : (["help", "missing"] as const);
  return checks.map((one) => (one.state === from ? { ...one, state: to } : one));
}

/** Whether a launch is possible, or all but one line of the checklist is. */
export function isNear(view: View, company: CompanyView): boolean {
  return company.scheduled !== null && preflight(view, company).filter(({ state }) => state === "missing").length <= 1;
}

/** What the shortest cruise needs that could still be scheduled. */
function leastFuel(view: View): number {
  const free = view.market.cruises.flatMap((one) => (one?.scheduled_by === null ? [printed(CRUISES, one.cruise)] : []));
  return free.length > 0 ? Math.min(...free.map(({ fuel }) => fuel)) : 0;
}

function check(key: Check["key"], have: number, need: number, help: boolean): Check {
  return { key, state: have >= need ? "ready" : help ? "help" : "missing", have, need };
}

/** How many resources the company's reputation would bring, spent to the last step. */
function spendable(view: View, company: CompanyView): number {
  if (view.active === company.seat && view.this_turn.reputation_spent) return 0;
  return REPUTATION_TRACK.icons.slice(0, company.reputation).filter((icon) => icon === "resource").length;
}

/** Whether a card or an invented technology might fly the shuttle. */
function pilotless(view: View, company: CompanyView): boolean {
  const invented = view.board.technologies.filter(({ owners }) => owners.length > 0);
  return abilities(company, invented).some(({ effects }) => effects.some((effect) => effect.do === "no_pilot"));
}

/** Whether a card or a technology might lower the payment. An own technology that need not be used has done so already. */
function hasAbility(view: View, company: CompanyView): boolean {
  const useful = view.board.technologies.filter(
    ({ owners, marker }) => owners.length > 0 && (marker !== null || !owners.includes(company.seat)),
  );
  return abilities(company, useful).some(({ timing }) => timing === "launch.pay");
}

function abilities(company: CompanyView, technologies: readonly TechnologyView[]) {
  return [
    ...company.hand.map((card) => printed(AGENDA, card)),
    ...technologies.map(({ technology }) => printed(TECHNOLOGIES, technology)),
  ];
}
