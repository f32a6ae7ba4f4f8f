import { useMemo } from "react";
import { useBeat, useRested } from "../kit/beat";
import { isBuilding, type View } from "./facts";

/** The position with the card that brought it about: it lies there until the last of what it did has been seen. */
export function useCardOnStage(view: View): View {
  const beat = useBeat<View>();
  const rested = useRested();
  return useMemo(() => {
    if (rested || view.card !== null || isBuilding(view) || !beat) return view;
    const before = beat.previous;
    const turned = beat.events.find(({ kind }) => kind === "card")?.fields.card ?? before?.card;
    if (typeof turned !== "string") return view;
    // How far it had come before this step, but with what was thrown in it, and nothing threatens any more.
    const thrown = beat.events.findLast(({ fields }) => typeof fields.dice === "number")?.fields.dice;
    const adventure = before?.card === turned ? before.adventure : null;
    const dice = typeof thrown === "number" ? thrown : (adventure?.dice ?? null);
    return { ...view, card: turned, adventure: adventure && { ...adventure, threat: null, dice } };
  }, [view, beat, rested]);
}
