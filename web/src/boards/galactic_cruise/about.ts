import type { Sentence, Words } from "../../text/words";
import { halvesOf, PHRASES } from "./facts";

/** What any piece of the box is and does, as the game phrased it. */
function told(kind: string, id: string): readonly Sentence[] {
  return PHRASES[kind]?.[id] ?? [];
}

const piece = (kind: string) => (id: string, words: Words) => words.sentences(told(kind, id));

export const about = {
  action: piece("action_tile"),
  agenda: piece("agenda_card"),
  technology: (id: string, words: Words, advanced = false) =>
    ["technology", ...(advanced ? ["advanced_technology"] : [])]
      .map((kind) => words.sentences(told(kind, id)))
      .filter(Boolean)
      .join(" "),
  upgrade: piece("upgrade"),
  token: piece("upgrade_token"),
  expertTile: piece("expert_tile"),
  cockpit: piece("cockpit"),
  engine: piece("engine"),
  blueprint(id: string, words: Words, options: Record<string, unknown>): string {
    const { matching, specialized } = halvesOf(id, options);
    const added = specialized ? "specialized_blueprint" : matching ? "cabin_blueprint" : "";
    return ["blueprint", added]
      .map((kind) => words.sentences(told(kind, id)))
      .filter(Boolean)
      .join(" ");
  },
  cruise: piece("cruise"),
  guestBonus: piece("guest_bonus"),
  locationBonus: piece("location_bonus"),
  startingUpgrade: piece("starting_upgrade_card"),
  agendaSlot: (slot: number, words: Words) => words.sentences(told("agenda_display", String(slot))),
};

/** What is counted: "segment you have built", "2 developments built", or several things together. */
export function counted(counter: string | readonly string[], words: Words, each: number, type = ""): string {
  const one = (name: string, number: number) =>
    words.say(type === "best" ? `count-${name}_best` : `count-${name}`, {
      each: number,
      type: type && words.name(type),
    });
  if (typeof counter === "string") return one(counter, each);
  const all = counter
    .map((name) => one(name, 1))
    .reduce((first, other) => words.say("count-and", { one: first, other }));
  return words.say("count-sum", { number: each, counted: all });
}
