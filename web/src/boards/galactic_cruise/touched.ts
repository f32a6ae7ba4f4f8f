import { createContext, use } from "react";
import type { EventInfo } from "../../protocol";

/** The ids of everything that the latest events were about: these pieces light up for a moment. */
export const TouchedContext = createContext<ReadonlySet<string>>(new Set());

export function touchedBy(events: readonly EventInfo[]): ReadonlySet<string> {
  const values = events.flatMap(({ fields }) => Object.values(fields));
  return new Set(values.filter((value): value is string => typeof value === "string"));
}

/** Gives the class of a piece that was just touched. */
export function useTouched(): (id: string) => string {
  const touched = use(TouchedContext);
  return (id) => (touched.has(id) ? " touched" : "");
}
