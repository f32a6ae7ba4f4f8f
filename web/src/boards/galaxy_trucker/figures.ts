import type { Figure, Moment } from "../figures";
import { half, ROUNDS, type View } from "./facts";

/** What the rail shows of a trucker. */
export function figures(view: View, seat: number): Figure[] {
  const ship = view.ships[seat];
  if (ship === undefined) return [];
  const credits = view.credits[seat];
  return [
    ...(credits === null || credits === undefined ? [] : [{ unit: "credits", value: credits, main: true }]),
    { unit: "engines", value: ship.engines.full },
    { unit: "cannons", value: half(ship.cannons.full) },
    // Nobody is aboard before the launch.
    ...(ship.position === null
      ? []
      : [
          { unit: "crew", value: ship.crew },
          { unit: "cells", value: ship.cells },
        ]),
  ];
}

const STAGES: Record<string, string> = {
  spot_check: "launch",
  crew: "launch",
  course: "flight",
  adventure: "flight",
  settlement: "settlement",
  over: "settlement",
};
const PILES = 4;

/** The round, and whether ships are built or fly: then at which card of how many. */
export function moment(view: View): Moment {
  const cards = PILES * (ROUNDS.get(view.round)?.pile.reduce((sum, count) => sum + count, 0) ?? 0);
  const card = cards - view.cards_left;
  const stage = STAGES[view.phase] ?? "building";
  const about = {
    id: view.round,
    ship: view.board,
    stage: stage === "flight" && card > 0 ? "card" : stage,
    card,
    cards,
  };
  return { key: "gt-now", about };
}
