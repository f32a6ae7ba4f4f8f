import { useBeat, useRested } from "../kit/beat";
import { useStage } from "../kit/context";
import { enginesOf } from "./burn";
import { componentOf, craftOf, fleetOf, type Outcome, type Owned, type View } from "./facts";

/** What the reader is about: the advancement asked, its outcome where it is known, and the maneuver it is for. */
export interface Drama {
  advancement: string | null;
  outcome: Outcome | null;
  /** The card is just coming out. */
  reading: boolean;
  /** Whose it is, and with which spacecraft. */
  seat: number;
  craft: Owned | null;
  maneuver: View["now"]["maneuver"] | null;
  lost: boolean;
}

/** The drama on the stage, if there is one: a maneuver being flown, an outcome being drawn or just drawn. */
export function useDrama(view: View): Drama | null {
  const beat = useBeat<View>();
  const { board, offer } = useStage();
  const { events } = board;
  const rested = useRested();
  const drew = beat?.events.find(({ kind }) => kind === "drew");
  const lost = beat?.events.some(({ kind }) => kind === "destroyed") ?? false;
  const before = beat?.previous ?? null;
  const now = view.now.maneuver || view.now.drawn ? view : drew && before?.now.maneuver ? before : null;
  if (now === null && !drew) return null;
  // Once the card has been read, the board is there again for whoever is asked something else.
  if (!view.now.maneuver && !view.now.drawn && rested && !board.past && offer.question) return null;
  const at = now ?? view;
  const ordered = craftOf(at, at.now.spacecraft) ?? (before && craftOf(before, before.now.spacecraft));
  const engine = enginesOf(ordered)[0]?.[0];
  const advancement =
    (drew ? String(drew.fields.advancement) : view.now.drawn?.advancement) ??
    (engine ? (componentOf(engine).needs ?? null) : null);
  const asked = drew ?? (view.now.drawn ? events.findLast(({ kind }) => kind === "drew") : undefined);
  const seat = asked ? Number(asked.fields.agency) : (ordered?.seat ?? view.active);
  // At the end of a year no craft is named; where only one is manned it is that one's capsule.
  const manned = fleetOf(at).filter((one) => one.seat === seat && one.astronauts.length > 0);
  const craft = ordered ?? (advancement === "life_support" && manned.length === 1 ? (manned[0] ?? null) : null);
  return {
    advancement,
    outcome: (drew ? (drew.fields.outcome as Outcome) : (view.now.drawn?.outcome as Outcome | undefined)) ?? null,
    reading: drew !== undefined,
    seat,
    craft,
    maneuver: at.now.maneuver ?? null,
    lost,
  };
}
