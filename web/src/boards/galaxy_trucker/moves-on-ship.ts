import type { Offer } from "../kit/offer";
import { type Component, type Ship, tileOf } from "./facts";

/** Moves whose argument ends in a square of my ship; `lay` has its own way of being shown. */
const SQUARE = /(?:^|_)(c\d+r\d+)$/;

/** The doubles that are asked about, by the question. */
const DOUBLES: Record<string, (component: Component) => boolean> = {
  power_engines: ({ tile }) => tileOf(tile).kind === "double_engine",
  power_cannons: ({ tile }) => tileOf(tile).kind === "double_cannon",
  power_forward: ({ tile, turn }) => tileOf(tile).kind === "double_cannon" && turn === "n",
  power_sideways: ({ tile, turn }) => tileOf(tile).kind === "double_cannon" && turn !== "n",
};

/** The offered moves by the square of my ship that stands for them; `pieces` are those it came apart into. */
export function movesOnShip(
  offer: Offer,
  ship: Ship,
  aimed: string | null,
  pieces: readonly (readonly string[])[],
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (square: string, moves: readonly string[]) => found.set(square, [...(found.get(square) ?? []), ...moves]);
  for (const verb of offer.verbs) {
    if (verb === "lay") continue;
    for (const arg of offer.args(verb)) {
      const square = SQUARE.exec(arg)?.[1];
      if (square) add(square, [`${verb} ${arg}`]);
    }
  }
  // A hit is answered where it is paid for: with a cell, or with what is aimed at.
  const paid = offer.among("shield_up", "shoot");
  // A double stands for being powered, it and others.
  const powered = offer.args("power").flatMap((cells) => (cells === "0" ? [] : [`power ${cells}`]));
  const asked = DOUBLES[offer.question ?? ""];
  for (const component of ship.components) {
    if (paid.length > 0 && (component.cells ?? 0) > 0) add(component.square, paid);
    if (powered.length > 0 && asked?.(component)) add(component.square, powered);
  }
  // Any component stands for the piece it belongs to.
  for (const piece of pieces) {
    const keeps = piece.flatMap((square) => found.get(square) ?? []);
    for (const square of piece) found.set(square, keeps);
  }
  if (aimed !== null && offer.has("take_hit")) add(aimed, ["take_hit"]);
  return found;
}
