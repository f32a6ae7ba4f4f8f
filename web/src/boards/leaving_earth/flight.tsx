import { useText } from "../../text/context";
import { Act } from "../kit/act";
import { useStage } from "../kit/context";
import { Glyph } from "../kit/glyph";
import { Piece } from "../kit/piece";
import { aboutPart } from "./about";
import { ICONS, Thing } from "./art";
import { CraftNumbers } from "./craft";
import type { Drawn as DrawnOutcome, Now, Outcome, Owned } from "./facts";
import { componentOf, isDamaged, thrustOf } from "./facts";
import { SIGNS } from "./research";

function Route({ from, to }: { from: string; to: string }) {
  const { board } = useStage();
  return (
    <p className="le-route">
      {board.words.name(from)} <span aria-hidden="true">→</span> <b>{board.words.name(to)}</b>
    </p>
  );
}

/** How long it shall take: the faster, the more thrust. */
export function Durations({ durations, craft }: { durations: NonNullable<Now["durations"]>; craft: Owned | null }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const least = Math.min(...Object.values(durations.required));
  return (
    <>
      <Route {...durations} />
      {craft && <CraftNumbers craft={craft} />}
      <div className="le-ways" role="group" aria-label={board.words.question("years")}>
        {offer.args("years").map((years) => {
          const needed = durations.required[years] ?? least;
          const ready = craft ? thrustOf(craft.parts, Number(years)) : 0;
          const text = t("le-thrust-short", { needed, ready });
          const name = board.words.move(`years ${years}`);
          return (
            <Piece
              key={years}
              as="button"
              label={`${name}. ${text}`}
              title={name}
              text={text}
              moves={[`years ${years}`]}
              className={`le-row${ready >= needed ? " enough" : ""}`}
            >
              <span className="le-row-name">
                <Glyph icon={ICONS.hourglass} size={13} /> {name}
              </span>
              <b>
                {ready >= needed ? "✓" : "✗"} {ready}/{needed}
              </b>
            </Piece>
          );
        })}
      </div>
    </>
  );
}

/** The engines one by one, and how the thrust grows towards what is needed. */
export function Firing({ maneuver, craft }: { maneuver: NonNullable<Now["maneuver"]>; craft: Owned | null }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { thrust, required, years } = maneuver;
  const engines = Object.entries(craft?.parts ?? {}).filter(([part]) =>
    ["rocket", "thruster"].includes(componentOf(part).kind),
  );
  const left = craft ? thrustOf(craft.parts, years) : 0;
  return (
    <>
      <Route {...maneuver} />
      <Gauge thrust={thrust} left={left} required={required} />
      <div className="le-engines">
        {engines.map(([part, number]) => {
          const { thrust: once = 0, thrust_per_year: yearly = 0 } = componentOf(part);
          const name = board.words.name(part);
          return (
            <Piece
              key={part}
              as="button"
              label={t("le-engine", { name, number, thrust: once + yearly * years })}
              title={name}
              text={aboutPart(part, t, board.words)}
              moves={offer.among(`fire ${part}`)}
              className={`le-engine${isDamaged(part) ? " damaged" : ""}`}
            >
              <Thing of={part} size={30} />
              <span>{isDamaged(part) ? "✗" : `+${once + yearly * years}`}</span>
              <b>×{number}</b>
            </Piece>
          );
        })}
        {offer.has("stop") && (
          <Act move="stop" className={thrust >= required ? "go" : ""}>
            {thrust >= required ? t("le-go", { place: board.words.name(maneuver.to) }) : t("le-give-up")}
          </Act>
        )}
      </div>
    </>
  );
}

function Gauge({ thrust, left, required }: { thrust: number; left: number; required: number }) {
  const { t } = useText();
  const full = Math.max(required, thrust + left, 1);
  const share = (value: number) => `${(100 * value) / full}%`;
  return (
    <div className="le-gauge" role="img" aria-label={t("le-gauge", { thrust, required, left })}>
      <div className="le-gauge-bar">
        <span className="le-gauge-done" style={{ width: share(thrust) }} />
        <span className="le-gauge-left" style={{ left: share(thrust), width: share(left) }} />
        <span className="le-gauge-goal" style={{ left: share(required) }} />
      </div>
      <p aria-hidden="true">{t("le-gauge", { thrust, required, left })}</p>
    </div>
  );
}

/** The outcome just drawn, large, and whether to pay for its removal. */
export function Drawn({ drawn }: { drawn: DrawnOutcome }) {
  const { t } = useText();
  const { board, offer } = useStage();
  return (
    <div className="le-drawn">
      <OutcomeCard outcome={drawn.outcome} />
      <div>
        <p>
          <b>{board.words.name(drawn.advancement)}</b>: {board.words.name(drawn.outcome)}
        </p>
        {drawn.aside.length > 0 && (
          <p className="faint">
            {t("le-aside")} {drawn.aside.map((outcome) => SIGNS[outcome]).join(" ")}
          </p>
        )}
        {offer.has("remove") && (
          <div className="le-others">
            <Act move="remove">{t("le-remove", { cost: drawn.cost })}</Act>
            <Act move="keep" />
          </div>
        )}
      </div>
    </div>
  );
}

export function OutcomeCard({ outcome }: { outcome: Outcome }) {
  return (
    <span className={`le-outcome ${outcome}`} aria-hidden="true">
      {SIGNS[outcome]}
    </span>
  );
}
