import type { CSSProperties, ReactNode } from "react";
import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { useBeat, useBeatLength, useEvent } from "../kit/beat";
import { useStage } from "../kit/context";
import { Gantry, Poster, Smoke } from "./art/poster";
import { Rocket, rocketHeight } from "./art/rocket";
import { CRUISES, FLEET, GUEST_TYPES, printed, RESOURCES, type View } from "./facts";
import { GuestSign, Sign, StopSign, WorkerSign } from "./icons";
import { useNames } from "./names";

/** The moment of the game: the countdown runs out and a shuttle climbs, for as long as the step is on the stage. */
export function LiftOff({ view }: { view: View }) {
  const { t } = useText();
  const { words } = useStage().board;
  const names = useNames();
  const scored = useEvent("cockpit_scored");
  const before = useBeat<View>()?.previous;
  const length = useBeatLength();
  if (scored === null || !before) return null;
  const seat = before.active;
  const company = view.companies[seat];
  const number = company?.shuttles.findIndex(({ cruise, stop }) => cruise !== null && stop === 0) ?? -1;
  const shuttle = company?.shuttles[number];
  if (!company || !shuttle || shuttle.cruise === null) return null;
  const guests = GUEST_TYPES.flatMap((guest) => Array.from({ length: shuttle.guests[guest] }, () => guest));
  const paid = RESOURCES.map(
    (one) => [one, (before.companies[seat]?.resources[one] ?? 0) - company.resources[one]] as const,
  );
  const facts: ReactNode[] = [
    guests.map((guest, n) => <GuestSign key={n} guest={guest} size={22} />),
    <Sign key="cube" of="cubes" size={22} />,
    paid.map(([one, amount]) => amount > 0 && <Amount key={one} of={one} number={amount} />),
    <Amount key="vp" of="vp" number={Number(scored.fields.points ?? 0)} sign="+" />,
    shuttle.token ? <Sign key="token" of="funding" size={22} /> : null,
    shuttle.pilot === "nobody" ? null : (
      <WorkerSign key="pilot" seat={seat} expert={shuttle.pilot === "expert"} size={28} />
    ),
  ];
  const { stops } = printed(CRUISES, shuttle.cruise);
  return (
    <div className={`gc-liftoff seat-${seat}`} style={length} aria-hidden="true">
      <Poster>
        <path className="arc" d="M604 74Q660-30 800 70T932 360" />
        {stops.map((stop, n) => {
          const [x, y] = PLACES[Math.round(((n + 1) * (PLACES.length - 1)) / stops.length)] ?? [0, 0];
          return (
            <g key={n} className="stop">
              <circle cx={x} cy={y} r="30" />
              <StopSign stop={stop} size={30} x={x - 15} y={y - 15} />
            </g>
          );
        })}
        <Gantry x={716} top={200} />
        <Smoke />
        <g className="climbs">
          <g transform={`translate(520 ${450 - rocketHeight(shuttle)})`}>
            <Rocket shuttle={shuttle} seat={seat} flame />
          </g>
        </g>
      </Poster>
      <div className="gc-liftoff-words">
        <h3>{t("gc-liftoff")}</h3>
        <p>
          <Emblem seat={seat} size={20} />
          {t("gc-liftoff-who", {
            who: names.company(seat),
            shuttle: words.name(FLEET[number] ?? "first"),
            cruise: words.name(shuttle.cruise),
          })}
        </p>
        <ol>
          {[5, 4, 3, 2, 1, 0].map((count, n) => (
            <li key={count} className={count === 0 ? "zero" : ""} style={{ "--n": n } as CSSProperties}>
              <b>{count}</b>
              <span>{t(`gc-count-${count}`)}</span>
              <span className="facts">{facts[n]}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** Where stops can stand on the arc, from the pad to the Earth below the horizon. */
const PLACES = [
  [640, 40],
  [742, 42],
  [800, 70],
  [838, 112],
  [876, 160],
  [908, 204],
  [924, 262],
  [930, 306],
  [932, 354],
] as const;

function Amount({ of, number, sign = "" }: { of: string; number: number; sign?: string }) {
  return (
    <span>
      {sign}
      {number}
      <Sign of={of} size={19} />
    </span>
  );
}
