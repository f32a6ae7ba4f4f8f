import type { EventInfo } from "../../protocol";
import { FIRST_YEAR } from "./facts";

/** The race as the log tells it. */

export interface Moment {
  year: number;
  seat: number;
  /** How far into its year, so that what comes later stands further right. */
  part: number;
  /** The position after it. */
  version: number;
}

export interface Claim extends Moment {
  mission: string;
  points: number;
  total: number;
}

export interface Deed extends Moment {
  kind: "launch" | "lost" | "died";
  /** The event that tells of it. */
  told: EventInfo;
}

export interface Story {
  claims: Claim[];
  deeds: Deed[];
  /** What every agency spent, and its longest flight in years. */
  spent: number[];
  longest: number[];
}

const DEEDS = { assembled: "launch", destroyed: "lost", died: "died" } as const;

/** Missions with the points they brought, spacecraft that set out and were lost, astronauts, money and long flights. */
export function storyOf(events: readonly EventInfo[], agencies: number): Story {
  const none = () => Array<number>(agencies).fill(0);
  const totals = none();
  const story: Story = { claims: [], deeds: [], spent: none(), longest: none() };
  let year = FIRST_YEAR;
  // Missions stand in the order of the year, deeds in that of their own agency's line.
  let inYear = new Map<string, Moment[]>();
  const settle = () => {
    for (const moments of inYear.values()) {
      moments.forEach((moment, index) => {
        moment.part = (index + 1) / (moments.length + 1);
      });
    }
    inYear = new Map();
  };
  const put = (line: string, moment: Moment) => inYear.set(line, [...(inYear.get(line) ?? []), moment]);
  for (const told of events) {
    const { kind, fields, version } = told;
    const seat = Number(fields.agency ?? -1);
    if (fields.cost !== undefined) story.spent[seat] = (story.spent[seat] ?? 0) + Number(fields.cost);
    if (kind === "moved") story.longest[seat] = Math.max(story.longest[seat] ?? 0, Number(fields.years ?? 0));
    if (kind === "year_began") {
      settle();
      year = Number(fields.year);
    } else if (kind === "mission_completed") {
      const points = Number(fields.points);
      const total = (totals[seat] ?? 0) + points;
      totals[seat] = total;
      const claim = { year, seat, part: 0.5, mission: String(fields.mission), points, total, version };
      story.claims.push(claim);
      put("missions", claim);
    } else if (kind in DEEDS) {
      const deed = { year, seat, part: 0.5, kind: DEEDS[kind as keyof typeof DEEDS], version, told };
      story.deeds.push(deed);
      put(`deeds ${seat}`, deed);
    }
  }
  settle();
  return story;
}
