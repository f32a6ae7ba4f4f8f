import type { ReactNode } from "react";
import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import {
  COCKPITS,
  type CompanyView,
  GUEST_TYPES,
  type ProgressView,
  printed,
  RESOURCES,
  type Resource,
  type ShuttleView,
} from "./facts";
import { GuestSign, Sign, WorkerSign } from "./icons";

export const COUNTDOWN = [5, 4, 3, 2, 1, 0] as const;

/** A number of the countdown: what it means in this launch, and what it brings or costs, in signs. */
export interface Step {
  count: (typeof COUNTDOWN)[number];
  about: string;
  brings: ReactNode;
}

interface Launch {
  company: CompanyView;
  progress: ProgressView;
  /** Undefined until it is chosen. */
  shuttle: ShuttleView | undefined;
  /** What is paid for it. */
  costs: Partial<Record<Resource, number>>;
  /** What its cockpit scores. */
  points: number;
  /** The token that goes along. */
  token: string | null;
  pilot: string;
}

const MEETINGS = ["A", "B", "C"];

/** The six numbers of a launch with what each is about. */
export function useSteps({ company, progress, shuttle, costs, points, token, pilot }: Launch): Step[] {
  const { t } = useText();
  const { words } = useStage().board;
  const guests = GUEST_TYPES.flatMap((guest) => Array.from({ length: shuttle?.guests[guest] ?? 0 }, () => guest));
  const section = progress.sections.findIndex((size, n) => (progress.filled[n] ?? 0) < size);
  const left = (progress.sections[section] ?? 0) - (progress.filled[section] ?? 0);
  const saved = RESOURCES.filter((one) => company.launch_savings[one] > 0)
    .map((one) => `${company.launch_savings[one]} ${words.name(one)}`)
    .join(", ");
  function counts(cockpit: string): string {
    const { counter, vp, each } = printed(COCKPITS, cockpit).criterion;
    const [first] = typeof counter === "string" ? [counter] : counter;
    return t("gc-step-2", { what: t("gc-goal-name", { counter: first ?? "" }), vp, each });
  }
  const told: Record<Step["count"], [string, ReactNode]> = {
    5: [
      shuttle ? t("gc-step-5", { guests: guests.length, cabins: shuttle.cabins }) : t("gc-step-choose"),
      guests.map((guest, n) => <GuestSign key={n} guest={guest} size={20} />),
    ],
    4: [t("gc-step-4", { left, meeting: MEETINGS[section] ?? "C" }), <Sign key="cube" of="cubes" size={20} />],
    3: [
      saved ? t("gc-step-3-saved", { what: saved }) : t("gc-step-3"),
      RESOURCES.map((one) => (costs[one] ?? 0) > 0 && <Amount key={one} of={one} number={costs[one] ?? 0} />),
    ],
    2: [shuttle ? counts(shuttle.cockpit) : "", shuttle && <Amount of="vp" number={points} sign="+" />],
    1: [
      token === null ? t("gc-step-1-none") : t("gc-token-title", { token: words.name(token) }),
      token !== null && <Sign of="funding" size={20} />,
    ],
    0: [
      t("gc-step-0", { pilot }),
      pilot !== "nobody" && <WorkerSign seat={company.seat} expert={pilot === "expert"} size={24} />,
    ],
  };
  return COUNTDOWN.map((count) => ({ count, about: told[count][0], brings: told[count][1] }));
}

/** The token that is flipped for the cruise a company has scheduled. */
export function flippedToken(company: CompanyView | undefined): string | null {
  return company?.tower.find(({ lies }) => lies === "flipped")?.token ?? null;
}

function Amount({ of, number, sign = "" }: { of: string; number: number; sign?: string }) {
  return (
    <span>
      {sign}
      {number}
      <Sign of={of} size={17} />
    </span>
  );
}
