import type { Variables } from "../../text/catalogue";
import type { Words } from "../../text/words";
import {
  ADVANCED,
  AGENDA,
  BLUEPRINTS,
  COCKPITS,
  CRUISES,
  ENGINES,
  EXPERT_TILES,
  GUEST_BONUSES,
  halvesOf,
  LOCATION_BONUSES,
  printed,
  SPECIALIZED,
  STARTING_UPGRADES,
  TECHNOLOGIES,
  TOKENS,
  UPGRADES,
} from "./facts";

/** What pieces do, in words: one sentence for every verb of the effect vocabulary, from the game's own catalogue. */

export type Amounts = Partial<Record<(typeof UNITS)[number], number>>;

export interface Effect extends Amounts {
  do: string;
  cost?: Amounts;
  per?: string | string[];
  each?: number;
  type?: string;
  scope?: "shuttle";
  action?: string;
  count?: number;
  from?: string | string[];
  max?: number;
  discount_money?: number;
  what?: string;
  add?: number;
  cabins?: number;
  capacity?: number;
  steps?: number;
  mode?: "skip" | "again";
  stops?: number;
  give?: Amounts;
  get?: Amounts;
  times?: number;
}

const UNITS = [
  "money",
  "ads",
  "vp",
  "reputation",
  "resources",
  "food",
  "oxygen",
  "fuel",
  "agenda",
  "blueprints",
  "funding",
  "supplies",
] as const;

/** "2 money, 1 VP". */
export function amounts(some: Amounts, words: Words): string {
  return UNITS.filter((unit) => some[unit])
    .map((unit) => words.say(`amount-${unit}`, { number: some[unit] ?? 0 }))
    .join(", ");
}

/** What is counted: "segment you have built", "2 developments built". */
export function counted(counter: string | readonly string[], words: Words, each = 1, type = "", suffix = ""): string {
  const counters = typeof counter === "string" ? [counter] : counter;
  return counters
    .map((one) => words.say(`count-${one}${suffix}`, { each, type: type && words.name(type) }))
    .join(" + ");
}

/** One effect, beginning with a small letter. */
function effect(one: Effect, words: Words): string {
  const said = words.say(...phrase(one, words));
  const more = [
    one.discount_money ? words.say("effect-take_action_discount", { number: one.discount_money }) : "",
    one.max ? words.say("effect-take_action_max", { number: one.max }) : "",
  ];
  const whole = [said, ...more].filter(Boolean).join(" ");
  return one.cost ? words.say("effect-for", { cost: amounts(one.cost, words), effect: whole }) : whole;
}

/** The sentence of an effect and what stands in it. */
function phrase(one: Effect, words: Words): [string, Variables?] {
  const number = one.count ?? one.add ?? one.stops ?? one.steps ?? 1;
  switch (one.do) {
    case "gain":
      return one.per
        ? ["effect-gain_per", { amounts: amounts(one, words), counted: perWhat(one, words) }]
        : ["effect-gain", { amounts: amounts(one, words) }];
    case "discount": {
      const per = one.per === "action" ? "" : `_${one.per}`;
      return [`effect-discount${per}`, { amounts: amounts(one, words) }];
    }
    case "extra":
      return [`effect-extra_${one.action}`, { number }];
    case "take_action":
      return Array.isArray(one.from)
        ? ["effect-take_action_list", { actions: one.from.map((action) => words.name(action)).join(", ") }]
        : [`effect-take_action_${one.from}`];
    case "limit":
      return [`effect-limit_${one.what}`, { number }];
    case "cabin_capacity":
      return ["effect-cabin_capacity", { cabins: one.cabins ?? 0, capacity: one.capacity ?? 0 }];
    case "move_guests":
      return ["effect-move_guests", { count: one.count ?? 0, steps: one.steps ?? 0 }];
    case "advance":
      return [`effect-advance_${one.mode}`, { number }];
    case "exchange":
      return [
        "effect-exchange",
        { give: amounts(one.give ?? {}, words), get: amounts(one.get ?? {}, words), times: one.times ?? 1 },
      ];
    default:
      return [`effect-${one.do}`, { number }];
  }
}

function perWhat(one: Effect, words: Words): string {
  const suffix = one.scope === "shuttle" ? "_shuttle" : one.type && one.per === "guests_scored" ? "_of_type" : "";
  return counted(one.per ?? [], words, one.each, one.type, suffix);
}

/** When something may be used, with a colon. */
function when(timing: string | readonly string[], words: Words): string {
  if (typeof timing !== "string") return words.say(timing.includes("bumped") ? "when-comes_home" : "when-actions");
  const key = `when-${timing.replace(".", "_")}`;
  return words.knows(key) ? words.say(key) : words.say("when-action", { action: words.name(timing) });
}

/** Effects as sentences, after their timing or another heading with a colon, where there is one. */
export function effects(some: readonly Effect[], words: Words, heading = ""): string {
  if (some.length === 0) return words.say("effect-none");
  const [first = "", ...rest] = some.map((one) => effect(one, words));
  return [heading ? `${heading} ${first}` : capital(first), ...rest.map(capital)].join(" ");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A list of sentences with the empty ones left out. */
const lines = (...some: (string | false | undefined)[]): string => some.filter(Boolean).join(" ");

/** What any piece of the box is and does. */
export const about = {
  action: (id: string, words: Words) => words.say(`about-${id}`),
  agenda(id: string, words: Words): string {
    const card = printed(AGENDA, id);
    return lines(
      effects(card.effects, words, when(card.timing, words)),
      words.say("about-agenda_card", { resource: words.name(card.resource) }),
    );
  },
  technology(id: string, words: Words, advanced = false): string {
    const technology = printed(TECHNOLOGIES, id);
    const improved = advanced && ADVANCED.get(id)?.improved;
    return lines(
      effects(technology.effects, words, when(technology.timing, words)),
      improved && effects(improved, words, words.say("about-technology_improved")),
    );
  },
  upgrade(id: string, words: Words): string {
    const upgrade = printed(UPGRADES, id);
    return lines(
      effects(upgrade.effects, words, when(upgrade.timing, words)),
      upgrade.immediate.length > 0 && effects(upgrade.immediate, words, words.say("about-upgrade_immediate")),
    );
  },
  token(id: string, words: Words): string {
    const token = printed(TOKENS, id);
    return lines(
      effects(token.effects, words),
      token.funding_before &&
        token.funding_after &&
        words.say("about-funding", {
          before: amounts(token.funding_before, words),
          after: amounts(token.funding_after, words),
        }),
    );
  },
  expertTile(id: string, words: Words): string {
    const tile = printed(EXPERT_TILES, id);
    return lines(effects(tile.effects, words, when(tile.timing, words)), words.say("about-expert_tile"));
  },
  cockpit(id: string, words: Words): string {
    const { criterion, unlaunched_vp } = printed(COCKPITS, id);
    return lines(
      words.say("about-cockpit", {
        vp: criterion.vp,
        counted: counted(criterion.counter, words, criterion.each, criterion.type),
      }),
      criterion.max !== undefined && words.say("about-cockpit_max", { number: criterion.max }),
      words.say("about-cockpit_unlaunched", { number: -unlaunched_vp }),
    );
  },
  engine: (id: string, words: Words) => effects(printed(ENGINES, id).effects, words, when("gained", words)),
  blueprint(id: string, words: Words, options: Record<string, unknown>): string {
    const { cost, vp, icons } = printed(BLUEPRINTS, id);
    const { top, bottom, matching, specialized } = halvesOf(id, options);
    const visit = specialized && SPECIALIZED.get(id)?.effects;
    return lines(
      words.say("about-blueprint", { cost, vp, icons: icons.map((icon) => words.name(icon)).join(", ") }),
      matching && words.say("about-half_cabins", { top: words.name(top), bottom: words.name(bottom) }),
      visit && `${words.say("about-visit")} ${effects(visit, words)}`,
    );
  },
  cruise(id: string, words: Words): string {
    const { stops, fuel, starred } = printed(CRUISES, id);
    return lines(
      words.say("about-cruise", { stops: stops.map((stop) => words.name(stop)).join(", "), fuel }),
      starred && words.say("about-cruise_starred"),
    );
  },
  guestBonus: (id: string, words: Words) =>
    words.say("about-guest_bonus", { amounts: amounts(printed(GUEST_BONUSES, id).per_icon, words) }),
  locationBonus: (id: string, words: Words) =>
    effects(printed(LOCATION_BONUSES, id).effects, words, when("placing", words)),
  startingUpgrade(id: string, words: Words): string {
    const { token, upgrade } = printed(STARTING_UPGRADES, id);
    return words.say("about-starting_upgrade", { token: words.name(token), upgrade: words.name(upgrade) });
  },
};
