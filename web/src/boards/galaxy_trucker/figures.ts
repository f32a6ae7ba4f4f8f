import type { Figure } from "../figures";
import type { View } from "./facts";

/** What the rail shows of a trucker. */
export function figures(view: View, seat: number): Figure[] {
  const ship = view.ships[seat];
  if (ship === undefined) return [];
  const credits = view.credits[seat];
  return [
    ...(credits === null || credits === undefined ? [] : [{ unit: "credits", value: credits, main: true }]),
    { unit: "engines", value: ship.engines.full },
    { unit: "cannons", value: ship.cannons.full },
    { unit: "crew", value: ship.crew },
    { unit: "cells", value: ship.cells },
    { unit: "lost", value: ship.lost },
  ];
}
