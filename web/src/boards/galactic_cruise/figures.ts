import type { EventInfo } from "../../protocol";
import { ownerOf } from "../../text/words";
import type { Course, Figure, Milestone, Moment, Opponent } from "../figures";
import type { View } from "./facts";

/** What the rail shows of a company. */
export function figures(view: View, seat: number): Figure[] {
  const company = view.companies[seat];
  if (company === undefined) return [];
  return [
    { unit: "vp", value: company.score, main: true },
    { unit: "money", value: company.money },
    { unit: "ads", value: company.ads },
    { unit: "reputation", value: company.reputation },
    { unit: "wings", value: company.wings },
    { unit: "agenda_card", value: company.hand.length + company.hidden_cards },
  ];
}

/** Rachel, where she is at the table, with the back that steers her next. */
export function opponents(view: View): Opponent[] {
  if (view.rachel === null) return [];
  const { next_location: place, next_numbers: numbers } = view.rachel;
  // Once all is scored she has no turn any more.
  const over = "supplies" in (view.companies[1]?.final ?? {});
  const about = { place: place ?? "", first: numbers?.[0] ?? 0, second: numbers?.[1] ?? 0 };
  const next = place && numbers && !over ? { key: "gc-rachel-rail", about } : null;
  return [{ seat: 1, name: "rachel", active: view.active === 1 && !over, next }];
}

/** The turn, or that it is everybody's last. */
export function moment(view: View): Moment {
  return { key: "gc-now", about: { turn: view.turn, last: String(view.final_round) } };
}

/** General meetings and launches, for the graph of a match. */
export function course(events: readonly EventInfo[], view: View): Course {
  const meetings = new Map<string, Milestone>();
  const launches: Milestone[] = [];
  for (const { kind, version, fields } of events) {
    const meeting = kind === "agm" ? String(fields.meeting) : kind === "final_score" ? "c" : null;
    if (meeting !== null && !meetings.has(meeting)) {
      const name = { key: "gc-graph-meeting", about: { meeting: meeting.toUpperCase() } };
      meetings.set(meeting, { version, seat: null, name });
    }
    if (kind === "cockpit_scored") launches.push({ version, seat: ownerOf(fields) });
  }
  return {
    milestones: [...meetings.values(), ...launches.filter(({ seat }) => seat !== null)],
    axis: [
      { key: "gc-graph-turn", about: { turn: 1 } },
      { key: "gc-graph-note", about: {} },
      { key: "gc-graph-last", about: { turn: view.turn } },
    ],
  };
}
