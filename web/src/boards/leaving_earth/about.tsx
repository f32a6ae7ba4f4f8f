import { type Text, useText } from "../../text/context";
import type { Words } from "../../text/words";
import { useStage } from "../kit/context";
import { useExplain } from "../kit/explain";
import { Sign } from "./art/sprite";
import {
  type Card,
  componentOf,
  faceOf,
  HIDDEN_CARDS,
  isDamaged,
  type Mission,
  PLACE,
  type View,
  type Way,
} from "./facts";

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

/** What is to be done for a mission. */
export function goalOf(mission: Mission, t: Say, words: Words): string {
  return t(`about-le-mission_${mission.type}`, { target: words.name(mission.target) });
}

export function aboutMission(mission: Mission, t: Say, words: Words): string {
  return `${goalOf(mission, t, words)} ${t("le-mission-worth", { points: mission.points })}`;
}

export function hazardName(hazard: string, t: Say, words: Words): string {
  const place = hazard.replace(/^location:/, "");
  return PLACE.has(place) ? t("le-card", { place: words.name(place) }) : t(`about-le-hazard_${hazard}`);
}

/** A way in one line, as it is spoken: where, how hard, how long, how dangerous. */
export function wayLabel(way: Way, both: boolean, t: Say, words: Words): string {
  const names = { from: words.name(way.from), to: words.name(way.to) };
  const facts = [
    t(both ? "le-way-between" : "le-way-from", names),
    way.automatic ? t("le-way-automatic") : t("le-way-difficulty", { difficulty: way.difficulty ?? 0 }),
  ];
  if (way.years) facts.push(t("le-way-years", { years: way.years }));
  else if (way.optional) facts.push(t("le-way-optional"));
  return [...facts, ...(way.hazards ?? []).map((hazard) => hazardName(hazard, t, words))].join(", ");
}

interface WayTold {
  difficulty: number;
  years: number;
  faster: Record<string, number>;
}

/** A sentence whose first words, up to a colon, say what it is about. */
function Lead({ text }: { text: string }) {
  const [lead = "", ...rest] = text.split(": ");
  if (rest.length === 0) return text;
  return (
    <>
      <b>{lead}.</b> {capital(rest.join(": "))}
    </>
  );
}

const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** A way explained: what each of its signs means, and what the craft in hand needs and has. */
export function WayText({ way, outlook }: { way: Way; outlook?: { ready: number; required: number } }) {
  const { t } = useText();
  const { board } = useStage();
  const told = useExplain<WayTold>(`way:${way.from}-${way.to}`);
  const faster = Object.entries(told?.faster ?? {});
  const { cards } = board.view as View;
  // What I know of the card it is about, since it lies open or I have looked at it.
  const faceAt = (place: string) => (cards[place] ? faceOf(place, cards[place]) : null);
  const said = (hazard: string, place: string) => {
    const known = faceAt(hazard === "radiation" ? "solar_radiation" : place);
    if (PLACE.has(place)) {
      const name = board.words.name(place);
      return known
        ? t("le-way-card-known", { place: name, card: board.words.name(known.id) })
        : t("le-way-card", { place: name });
    }
    if (hazard === "radiation" && known) return t("le-way-radiation-known", { level: known.radiation ?? 0 });
    return t(`le-way-${hazard}`);
  };
  return (
    <ul className="le-way-text">
      <li>
        <b className="le-number">{way.automatic ? "!" : (way.difficulty ?? 0)}</b>
        <span>
          <Lead
            text={
              way.automatic
                ? t("le-way-automatic-text")
                : t("le-way-difficulty-text", { difficulty: way.difficulty ?? 0 })
            }
          />{" "}
          {outlook && (
            <span className={outlook.ready >= outlook.required ? "enough" : "short"}>
              {t("le-thrust-short", { needed: outlook.required, ready: outlook.ready })}
            </span>
          )}
        </span>
      </li>
      {way.years ? (
        <li>
          <Sign name="hourglass" size={17} className="time" />
          <span>
            <Lead text={t("le-way-years-text", { years: way.years })} />{" "}
            {faster.map(([years, difficulty]) => t("le-way-faster", { years: Number(years), difficulty })).join(" ")}
          </span>
        </li>
      ) : (
        way.optional && (
          <li>
            <Sign name="hourglass-o" size={17} className="time" />
            <span>
              <Lead text={t("le-way-optional-text")} />
            </span>
          </li>
        )
      )}
      {(way.hazards ?? []).map((hazard) => {
        const place = hazard.replace(/^location:/, "");
        const card = PLACE.has(place);
        return (
          <li key={hazard}>
            <Sign name={card ? "survey" : hazard.replace("_optional", "")} size={17} className={hazard} />
            <span>
              <Lead text={said(hazard, place)} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
