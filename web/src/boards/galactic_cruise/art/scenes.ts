import { AGENDA, BLUEPRINTS, type Guest, printed } from "../facts";

const LETTERS: Record<Guest, string> = { adventurous: "A", relaxing: "R", family: "F" };
const VARIANTS = ["", "2", "3"];
/** Pictures of agenda cards that belong to a moment of the game, told by their timing. */
const MOMENTS: readonly (readonly [RegExp, string])[] = [
  [/launch|board|lift/, "sc-launch"],
  [/fly|flight|stop|space|guest/, "sc-space"],
];
const DEPARTMENTS = ["sc-hq", "sc-man", "sc-mar", "sc-pla"];

/** The same thing always has the same picture. */
const among = <T>(pictures: readonly T[], id: string) =>
  pictures[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % pictures.length] as T;

/** The picture of a blueprint, by its main type. */
export function planScene(blueprint: string): string {
  const [type = "adventurous"] = printed(BLUEPRINTS, blueprint).icons;
  return `sc-${LETTERS[type]}${among(VARIANTS, blueprint)}`;
}

/** The picture of an agenda card, by when it is played. */
export function agendaScene(card: string): string {
  const { timing } = printed(AGENDA, card);
  return MOMENTS.find(([when]) => when.test(timing))?.[1] ?? among(DEPARTMENTS, card);
}
