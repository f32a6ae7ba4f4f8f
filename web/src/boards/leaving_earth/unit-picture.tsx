import type { UnitProps } from "../board";
import { Sign } from "./art/sprite";

const SIGNS: Record<string, string> = {
  points: "star",
  spacecraft: "rocket",
  advancements: "flask",
  astronauts: "people",
  lost_astronauts: "skull",
  thrust: "thrust",
  years: "hourglass",
};

/** What an agency counts, with the sign it has on the board. */
export function Picture({ unit, children }: UnitProps) {
  const name = SIGNS[unit];
  return name ? <Sign name={name} size={15} /> : children;
}
