import type { Figure, Moment } from "../figures";
import type { View } from "./facts";

/** What the rail shows of an agency. */
export function figures(view: View, seat: number): Figure[] {
  const agency = view.agencies[seat];
  if (agency === undefined) return [];
  return [
    { unit: "money", value: agency.money, main: true },
    { unit: "points", value: agency.score },
    { unit: "spacecraft", value: agency.spacecraft.length },
    { unit: "advancements", value: Object.keys(agency.advancements).length },
    ...(agency.lost_astronauts > 0 ? [{ unit: "lost_astronauts", value: agency.lost_astronauts }] : []),
  ];
}

/** The agency: what is bought, flown and won is said of it. */
export function titleOf(view: View, seat: number): string | null {
  return view.agencies[seat]?.name ?? null;
}

/** The year. */
export function moment(view: View): Moment {
  return { key: "le-now", about: { year: String(view.year) } };
}
