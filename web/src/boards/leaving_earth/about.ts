import type { Text } from "../../text/context";
import type { Words } from "../../text/words";
import { type Card, componentOf, HIDDEN_CARDS, isDamaged, type Mission, PLACE, type Way } from "./facts";

type Say = Text["t"];

/** What a component or an astronaut's role is and does. */
export function aboutPart(part: string, t: Say, words: Words): string {
  const component = componentOf(part);
  const { kind, mass, id } = component;
  const facts = [
    t(`about-le-${kind === "astronaut" ? id : kind === "capsule" ? id : kind}`, {
      mass,
      thrust: component.thrust ?? component.thrust_per_year ?? 0,
      seats: component.seats ?? 0,
    }),
  ];
  if (component.needs) facts.push(t("le-needs", { advancement: words.name(component.needs) }));
  if (isDamaged(part)) facts.push(t("le-damaged"));
  return facts.join(" ");
}

export function aboutAdvancement(id: string, t: Say): string {
  return `${t(`about-le-${id}`)} ${t("le-outcomes")}`;
}

export function aboutPlace(id: string, t: Say): string {
  return t(`about-le-${PLACE.get(id)?.kind ?? "orbit"}`);
}

/** What a hidden card is known to hold, or what may lie there. */
export function aboutCard(place: string, card: Card, t: Say, words: Words, names: readonly string[]): string {
  const lines: string[] = [];
  if (card.card !== null) lines.push(t("le-card-known", { card: words.name(card.card) }));
  else {
    const chances = HIDDEN_CARDS.filter((one) => one.location === place);
    const possible = [...new Set(chances.map((one) => words.name(one.id)))];
    lines.push(t("le-card-hidden", { possible: possible.join("; ") }));
  }
  if (card.revealed) lines.push(t("le-card-revealed"));
  else if (card.looked.length > 0) {
    lines.push(t("le-card-looked", { who: card.looked.map((seat) => names[seat] ?? "").join(", ") }));
  }
  return lines.join(" ");
}

export function aboutMission(mission: Mission, t: Say, words: Words): string {
  const target = words.name(mission.target);
  return `${t(`about-le-mission_${mission.type}`, { target })} ${t("le-mission-worth", { points: mission.points })}`;
}

export function hazardNames(way: Way, t: Say, words: Words): string[] {
  return (way.hazards ?? []).map((hazard) => (PLACE.has(hazard) ? words.name(hazard) : t(`about-le-hazard_${hazard}`)));
}

/** A way in words: how hard, how long, how dangerous. */
export function aboutWay(way: Way, t: Say, words: Words): string {
  const facts = [way.automatic ? t("le-way-automatic") : t("le-way-difficulty", { difficulty: way.difficulty ?? 0 })];
  if (way.years) facts.push(t("le-way-years", { years: way.years }));
  else if (way.optional) facts.push(t("le-way-optional"));
  const hazards = hazardNames(way, t, words).join(", ");
  return `${facts.join(", ")}. ${hazards && t("le-way-hazards", { hazards })}`.trim();
}
