import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { enginesOf, type Fired, thrustOf, ticksOf } from "./burn";
import type { Drama } from "./drama";
import { componentOf } from "./facts";

interface GaugeProps {
  drama: Drama & { maneuver: NonNullable<Drama["maneuver"]> };
  fired: readonly Fired[];
  /** The engine that is next. */
  next: string | null;
  /** About how many letters long the whole bar is: what name a part of it can hold is found by its share. */
  letters: number;
}

/** The thrust engine by engine: what has worked, what is next, what is left, and how much is needed. */
export function Gauge({ drama, fired, next, letters }: GaugeProps) {
  const { t } = useText();
  const { words } = useStage().board;
  const { required, thrust, years } = drama.maneuver;
  const ready = enginesOf(drama.craft).flatMap(([part, number]) =>
    Array.from({ length: number }, () => ({ part, each: thrustOf(part, years) })),
  );
  const left = ready.reduce((sum, { each }) => sum + each, 0);
  const full = Math.max(required * 1.1, thrust + left, 1);
  const share = (value: number) => `${(100 * value) / full}%`;
  const known = fired.reduce((sum, one) => sum + one.thrust, 0);
  // What the log does not name stands first.
  const done = [...(thrust > known ? [{ part: null, thrust: thrust - known, fresh: false }] : []), ...fired];
  const coming = ready
    .filter(({ each }) => each > 0)
    .toSorted((a, b) => Number(b.part === next) - Number(a.part === next));
  const fits = (text: string, value: number) => text.length < (letters * value) / full;
  let at = 0;
  const put = (value: number) => {
    const here = at;
    at += value;
    return { left: share(here), width: share(value) };
  };
  return (
    <div className="le-gauge" role="img" aria-label={t("le-gauge", { thrust, required, left })}>
      <div className="bar">
        {done.map((one, index) => {
          const text = `${one.part ? words.name(one.part) : ""} ${one.thrust}`.trim();
          return (
            <span key={`d${index}`} className={one.fresh ? "done fresh" : "done"} style={put(one.thrust)}>
              {fits(text, one.thrust) ? text : fits("00", one.thrust) && one.thrust}
            </span>
          );
        })}
        {coming.map(({ part, each }, index) => {
          const text = `${words.name(componentOf(part).id)} ${each}?`;
          return (
            <span key={`r${index}`} className={index === 0 ? "rest next" : "rest"} style={put(each)}>
              {fits(text, each) && <b>{text}</b>}
            </span>
          );
        })}
        <span className={required / full > 0.2 ? "goal" : "goal low"} style={{ left: share(required) }}>
          <b>
            {t("le-needed")} {required}
          </b>
        </span>
      </div>
      <div className="scale">
        {ticksOf(full).map((tick) => (
          <span key={tick} style={{ left: share(tick) }}>
            {tick}
          </span>
        ))}
      </div>
    </div>
  );
}
