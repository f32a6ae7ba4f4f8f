import type { CSSProperties } from "react";
import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { useBeat, useBeatLength, useEvent } from "../kit/beat";
import { useStage } from "../kit/context";
import { Gantry, Pad, Poster, Smoke } from "./art/poster";
import { Rocket, rocketHeight } from "./art/rocket";
import { flippedToken, useSteps } from "./countdown";
import { type CompanyView, CRUISES, FLEET, printed, RESOURCES, type ShuttleView, type View } from "./facts";
import { StopSign } from "./icons";
import { useNames } from "./names";
import type { Room } from "./room";

/** The moment of the game: the countdown runs out and a shuttle climbs, for as long as the step is on the stage. */
export function LiftOff({ view, kind }: { view: View; kind: Room["kind"] }) {
  const scored = useEvent("cockpit_scored");
  const before = useBeat<View>()?.previous;
  if (scored === null || !before) return null;
  const seat = before.active;
  const company = view.companies[seat];
  const earlier = before.companies[seat];
  const number = company?.shuttles.findIndex(({ cruise, stop }) => cruise !== null && stop === 0) ?? -1;
  const shuttle = company?.shuttles[number];
  if (!company || !earlier || !shuttle || shuttle.cruise === null) return null;
  const points = Number(scored.fields.points ?? 0);
  return <Climb {...{ view, kind, company, earlier, shuttle, number, points }} cruise={shuttle.cruise} />;
}

interface ClimbProps {
  view: View;
  kind: Room["kind"];
  company: CompanyView;
  /** The company before it. */
  earlier: CompanyView;
  shuttle: ShuttleView;
  number: number;
  cruise: string;
  points: number;
}

function Climb({ view, kind, company, earlier, shuttle, number, cruise, points }: ClimbProps) {
  const { t } = useText();
  const { words } = useStage().board;
  const names = useNames();
  const length = useBeatLength();
  const narrow = kind !== "wide";
  const { seat } = company;
  const steps = useSteps({
    company,
    progress: view.progress,
    shuttle,
    costs: Object.fromEntries(RESOURCES.map((one) => [one, earlier.resources[one] - company.resources[one]])),
    points,
    token: flippedToken(earlier),
    pilot: shuttle.pilot,
  });
  const { stops } = printed(CRUISES, cruise);
  return (
    <div className={`gc-liftoff seat-${seat}`} style={length} aria-hidden="true">
      <Poster view={EVENING[kind]}>
        <path className="arc" d={narrow ? STEEP : ARC} />
        {stops.map((stop, n) => {
          const [wide, high] = PLACES[Math.round(((n + 1) * (PLACES.length - 1)) / stops.length)] ?? [0, 0];
          const [x, y] = narrow ? [604 + (wide - 604) / 2, 250 + high / 2] : [wide, high];
          return (
            <g key={n} className="stop">
              <circle cx={x} cy={y} r="30" />
              <StopSign stop={stop} size={30} x={x - 15} y={y - 15} />
            </g>
          );
        })}
        <Pad x={600} />
        <Gantry x={716} top={250} />
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
            cruise: words.name(cruise),
          })}
        </p>
        <ol>
          {steps.map(({ count, about, brings }, n) => (
            <li key={count} className={count === 0 ? "zero" : ""} style={{ "--n": n } as CSSProperties}>
              <b>{count}</b>
              <span>{t(`gc-count-${count}`)}</span>
              <small>{about}</small>
              <span className="brings">{brings}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** How much of the evening is seen: where it is narrow the rocket stands in its middle, on a tablet below the words. */
const EVENING = { wide: "0 0 980 660", medium: "200 -160 800 820", phone: "200 0 800 660" };
/** The way of the cruise; where it is narrow half as wide, and lower. */
const ARC = "M604 74Q660-30 800 70T932 360";
const STEEP = "M604 287Q632 235 702 285T768 430";

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
