import { useText } from "../../text/context";
import { Act } from "../kit/act";
import { useBeat, useBeatLength } from "../kit/beat";
import { useStage } from "../kit/context";
import { useExplain } from "../kit/explain";
import { Piece } from "../kit/piece";
import { aboutPart } from "./about";
import { OUTCOME_SIGNS, OUTCOMES, OutcomeCard, Slots } from "./art/outcome";
import { PartArt, Sign } from "./art/sprite";
import {
  ADVANCEMENTS,
  type Advancement,
  componentOf,
  craftOf,
  isDamaged,
  type Outcome,
  type Owned,
  type View,
} from "./facts";
import { LaunchScene } from "./launch-scene";

/** What the reader is about: the advancement asked, its outcome where it is known, and the maneuver it is for. */
export interface Drama {
  advancement: string | null;
  outcome: Outcome | null;
  /** The card is just coming out. */
  reading: boolean;
  craft: Owned | null;
  maneuver: View["now"]["maneuver"] | null;
  lost: boolean;
}

/** The drama on the stage, if there is one: a maneuver being flown, an outcome being drawn or just drawn. */
export function useDrama(view: View): Drama | null {
  const beat = useBeat<View>();
  const drew = beat?.events.find(({ kind }) => kind === "drew");
  const lost = beat?.events.some(({ kind }) => kind === "destroyed") ?? false;
  const before = beat?.previous ?? null;
  const now = view.now.maneuver || view.now.drawn ? view : drew && before?.now.maneuver ? before : null;
  if (now === null && !drew) return null;
  const at = now ?? view;
  const craft = craftOf(at, at.now.spacecraft) ?? (before && craftOf(before, before.now.spacecraft));
  const engine = engines(craft)[0]?.[0];
  const advancement =
    (drew ? String(drew.fields.advancement) : view.now.drawn?.advancement) ??
    (engine ? (componentOf(engine).needs ?? null) : null);
  return {
    advancement,
    outcome: (drew ? (drew.fields.outcome as Outcome) : (view.now.drawn?.outcome as Outcome | undefined)) ?? null,
    reading: drew !== undefined,
    craft,
    maneuver: at.now.maneuver ?? null,
    lost,
  };
}

function engines(craft: Owned | null): [string, number][] {
  return Object.entries(craft?.parts ?? {}).filter(([part]) => ["rocket", "thruster"].includes(componentOf(part).kind));
}

interface LaunchProps {
  view: View;
  drama: Drama;
  agency: number;
  /** A phone has room for a low scene only. */
  low: boolean;
}

/** A maneuver over the stage: the craft on its flames, the thrust that grows, and the reader with its card. */
export function Launch({ view, drama, agency, low }: LaunchProps) {
  const { t } = useText();
  const { board } = useStage();
  const length = useBeatLength();
  const { maneuver, craft } = drama;
  const way = useExplain<{ difficulty: number; faster: Record<string, number> }>(
    maneuver ? `way:${maneuver.from}-${maneuver.to}` : null,
  );
  const difficulty = (maneuver && way?.faster[maneuver.years]) ?? way?.difficulty ?? 0;
  return (
    <div data-covers className="le-over le-launch" style={length} role="group" aria-label={t("le-flight")}>
      <LaunchScene
        craft={craft}
        from={maneuver?.from ?? craft?.location ?? "earth"}
        drama={drama}
        year={view.year}
        low={low}
      />
      <section className="le-console">
        <header>
          <small>
            {craft && t("le-craft-title", { number: craft.spacecraft, place: board.words.name(craft.location) })}
          </small>
          <h2>
            {maneuver
              ? `${board.words.name(maneuver.from)} → ${board.words.name(maneuver.to)}`
              : drama.advancement && board.words.name(drama.advancement)}
          </h2>
          {maneuver && difficulty > 0 && (
            <p className="le-equation">
              <span>
                {difficulty}
                <small>{t("le-difficulty")}</small>
              </span>
              <i>×</i>
              <span>
                {Math.round(maneuver.required / difficulty)}
                <small>{t("le-mass")}</small>
              </span>
              <i>=</i>
              <span>
                {maneuver.required}
                <small>{t("le-needed")}</small>
              </span>
            </p>
          )}
        </header>
        {maneuver && (
          <Gauge thrust={maneuver.thrust} required={maneuver.required} left={aboard(craft, maneuver.years)} />
        )}
        {drama.advancement && <Reader view={view} drama={drama} seat={craft?.seat ?? agency} />}
        <Controls craft={craft} maneuver={maneuver} view={view} />
      </section>
    </div>
  );
}

/** What the engines aboard give if they all work: printed on them, added up for the gauge. */
function aboard(craft: Owned | null, years: number): number {
  return engines(craft).reduce((sum, [part, number]) => {
    const { thrust = 0, thrust_per_year: yearly = 0 } = componentOf(part);
    return isDamaged(part) || part.startsWith("spent_") ? sum : sum + number * (thrust + yearly * years);
  }, 0);
}

function Gauge({ thrust, left, required }: { thrust: number; left: number; required: number }) {
  const { t } = useText();
  const full = Math.max(required * 1.1, thrust + left, 1);
  const share = (value: number) => `${(100 * value) / full}%`;
  return (
    <div className="le-gauge" role="img" aria-label={t("le-gauge", { thrust, required, left })}>
      <div className="bar">
        <span className="done" style={{ width: share(thrust) }}>
          {thrust > 0 && thrust}
        </span>
        <span className="rest" style={{ left: share(thrust), width: share(left) }} />
        <span className="goal" style={{ left: share(required) }}>
          <b>{required}</b>
        </span>
      </div>
    </div>
  );
}

interface AdvancementTold {
  outcomes: number;
  chance: Record<Outcome, number>;
}

/** The reader with its punched card, and a lamp for each outcome with its odds. */
function Reader({ view, drama, seat }: { view: View; drama: Drama; seat: number }) {
  const { t } = useText();
  const { board } = useStage();
  const advancement = drama.advancement ?? "";
  const told = useExplain<AdvancementTold>(`advancement:${advancement}`);
  const owned = view.agencies[seat]?.advancements[advancement];
  const starting = ADVANCEMENTS.find(({ id }) => id === advancement)?.outcomes ?? 3;
  const name = board.words.name(advancement);
  const odds = told && percents(told.chance);
  return (
    <div className={`le-machine${drama.reading ? " reading" : ""}`}>
      <div className="reader">
        <div className="mouth" aria-hidden="true">
          {drama.reading ? t("le-reading") : t("le-reader")}
        </div>
        <div
          className="chute"
          role="img"
          aria-label={drama.outcome ? `${name}: ${board.words.name(drama.outcome)}` : name}
        >
          <OutcomeCard
            key={drama.reading ? "new" : "old"}
            outcome={drama.outcome}
            name={name}
            word={drama.outcome ? board.words.name(drama.outcome) : undefined}
          />
        </div>
        {owned && <Slots advancement={owned} starting={starting} safe={t("le-safe")} />}
        {owned && owned.outcomes > 0 && (
          <p className="stock">{t("le-stock", { count: owned.outcomes, unknown: owned.outcomes - seen(owned) })}</p>
        )}
      </div>
      <ul className="lamps">
        {OUTCOMES.map((outcome) => (
          <li key={outcome} className={`lamp ${outcome}${drama.outcome === outcome ? " lit" : ""}`}>
            <i aria-hidden="true">
              <Sign name={OUTCOME_SIGNS[outcome]} size={18} />
            </i>
            <span>
              <b>{board.words.name(outcome)}</b>
              <small>{t(`le-lamp-${outcome}`)}</small>
            </span>
            {odds && drama.outcome === null && <em>{odds[outcome]} %</em>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Odds as whole percents that add up to a hundred: what is lost by rounding goes to those who lost most. */
export function percents(chance: Record<Outcome, number>): Record<Outcome, number> {
  const exact = OUTCOMES.map((outcome) => ({ outcome, value: 100 * (chance[outcome] ?? 0) }));
  const missing = 100 - exact.reduce((sum, { value }) => sum + Math.floor(value), 0);
  const order = [...exact].sort((a, b) => (b.value % 1) - (a.value % 1)).slice(0, missing);
  return Object.fromEntries(
    exact.map((one) => [one.outcome, Math.floor(one.value) + Number(order.includes(one))]),
  ) as Record<Outcome, number>;
}

/** How many of the outcomes on an advancement everybody has seen. */
function seen({ known }: Advancement): number {
  return OUTCOMES.reduce((sum, outcome) => sum + (known[outcome] ?? 0), 0);
}

/** The engines to fire, one or until it is enough, and the answers to a drawn outcome. */
function Controls({ craft, maneuver, view }: { craft: Owned | null; maneuver: Drama["maneuver"]; view: View }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const own = new Set(["fire", "fire_on", "stop", "remove", "keep"]);
  // While the end of a maneuver is still shown, the turn may go on: what can be done then stands where it belongs.
  const asks = offer.question === "turn" ? [] : board.asks;
  const others = asks.flatMap((ask) => ask.moves).filter(({ move }) => !own.has(move.split(" ")[0] ?? ""));
  return (
    <div className="le-controls">
      {engines(craft).map(([part, number]) => {
        const name = board.words.name(part);
        const fire = offer.among(`fire ${part}`);
        const { thrust = 0, thrust_per_year: yearly = 0 } = componentOf(part);
        const each = thrust + yearly * (maneuver?.years ?? 0);
        const on = offer.has(`fire_on ${part}`);
        return (
          <span key={part} className="le-engine-group">
            <Piece
              as="button"
              label={t("le-engine", { name, number, thrust: each })}
              title={name}
              text={aboutPart(part, t, board.words)}
              moves={fire}
              className={`le-engine${isDamaged(part) ? " damaged" : ""}`}
            >
              <PartArt of={part} height={30} />
              <span>
                {number} × {name}
                <small>{isDamaged(part) ? t("le-damaged-stamp") : `+${each}`}</small>
              </span>
            </Piece>
            {on && (
              <Act move={`fire_on ${part}`} className="main">
                {t("le-fire-on", { number: Number(offer.quote(`fire_on ${part}`)?.number ?? 1) })}
              </Act>
            )}
          </span>
        );
      })}
      {offer.has("stop") && maneuver && (
        <Act move="stop" className={maneuver.thrust >= maneuver.required ? "main" : ""}>
          {maneuver.thrust >= maneuver.required
            ? t("le-go", { place: board.words.name(maneuver.to) })
            : t("le-give-up")}
        </Act>
      )}
      {offer.has("remove") && (
        <Act move="remove" className="main">
          {t("le-remove", { cost: view.now.drawn?.cost ?? 0 })}
        </Act>
      )}
      {offer.has("keep") && <Act move="keep" />}
      {others.map(({ move }) => (
        <Act key={move} move={move} />
      ))}
    </div>
  );
}
