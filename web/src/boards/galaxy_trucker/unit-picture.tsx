import type { UnitProps } from "../board";
import { SIGNS, Sign } from "./art/signs";

/** What the wire calls otherwise than the gauges of a ship do. */
const SAME: Record<string, string> = {
  thrust: "engines",
  strength: "cannons",
  humans: "crew",
  batteries: "cells",
  cargo: "goods",
};

/** What a trucker counts, with the sign it has on the gauges. */
export function Picture({ unit, children }: UnitProps) {
  const name = SAME[unit] ?? unit;
  return name in SIGNS ? <Sign name={name} size={16} /> : children;
}
