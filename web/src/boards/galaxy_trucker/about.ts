import type { Text } from "../../text/context";
import type { Words } from "../../text/words";
import { type Component, tileOf } from "./facts";

type Say = Text["t"];

const CONNECTORS: Record<string, string> = { u: "universal", d: "double", s: "single", "-": "smooth" };

/** What a tile is, what it does, and its four sides in words. */
export function aboutTile(name: string, t: Say): string {
  const { kind, capacity } = tileOf(name);
  return `${t(`about-gt-${kind}`, { capacity })} ${sidesOfTile(name, t)}`;
}

/** The four sides of a tile in words. */
export function sidesOfTile(name: string, t: Say): string {
  const [front, right, rear, left] = [...tileOf(name).sides].map((side) => t(`about-gt-side-${CONNECTORS[side]}`));
  return t("gt-sides", { front: front ?? "", right: right ?? "", rear: rear ?? "", left: left ?? "" });
}

/** A laid component for those who cannot see it: what, where, and what it carries. */
export function nameComponent(component: Component, t: Say, words: Words): string {
  const { kind, alien } = tileOf(component.tile);
  const parts = [alien ? `${words.name(kind)}, ${words.name(alien)}` : words.name(kind), words.name(component.square)];
  if (typeof component.crew === "number") parts.push(t("gt-humans", { count: component.crew }));
  else if (component.crew) parts.push(t("gt-alien", { colour: words.name(component.crew) }));
  if (component.cells) parts.push(t("gt-cells", { count: component.cells }));
  if (component.goods) parts.push(component.goods.map((colour) => words.name(colour)).join(", "));
  return parts.join(", ");
}
