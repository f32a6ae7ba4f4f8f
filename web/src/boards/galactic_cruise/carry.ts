import type { Offer } from "../kit/offer";

/** The action that has to be taken before a piece can be carried to a place. */
const ACTIONS: Record<string, string> = {
  "blueprint plans": "act acquire_blueprints",
  "blueprint shuttle": "act build_segments",
  "pair hangar": "act acquire_shuttle",
  "pair shuttle": "act acquire_shuttle",
  "card hand": "act draw_agenda",
  "silo stores": "act gain_resources",
  "development connection": "act build_development",
  "development technology": "act build_development",
};

/**
 * The moves that carrying a piece to a place stands for, in order; none where the rules have nothing of the kind now.
 * Pieces and places are named in two words: `blueprint ball_pit`, `shuttle second`. A place inside a shuttle has a third:
 * `shuttle second 1` is below its first segment.
 */
export function carry(what: string, where: string, offer: Offer): string[] {
  const moves = meant(what, where);
  // A choice may be half made already: what is left of it is enough.
  const at = moves.findIndex((move) => offer.has(move));
  if (at >= 0) return moves.slice(at);
  const action = ACTIONS[wayOf(what, where)];
  return action !== undefined && offer.has(action) ? [action, ...moves] : [];
}

const wayOf = (what: string, where: string) => `${what.split(" ")[0]} ${where.split(" ")[0]}`;

/** What somebody means who carries this there, whether the rules have it now or not. */
export function meant(what: string, where: string): string[] {
  const [kind = "", id = ""] = what.split(" ");
  const [, target = "", below = ""] = where.split(" ");
  switch (wayOf(what, where)) {
    case "worker location":
    case "expert location":
      return [`assign_${kind} ${target}`];
    case "development connection":
      return [`develop ${id}`, `connect ${target}`];
    case "development technology":
      return [`develop ${id}`, `invent ${target}`];
    case "blueprint plans":
      return [`take_blueprint ${id}`];
    case "blueprint shuttle":
      return [`build ${id}`, `into ${target}`, ...(below === "" ? [] : [`below ${below}`])];
    case "pair hangar":
    case "pair shuttle":
      return [`take_shuttle ${id}`];
    case "card hand":
      return [`draw_card ${id}`];
    case "silo stores":
      return [`draw_silo ${id}`];
    case "guest cruise":
      return [`advertise ${target}`, `invite ${id}`];
    case "guest shuttle":
      return [`invite ${id}`];
    case "passenger shuttle":
      return [`board ${id}`];
    default:
      return [];
  }
}
