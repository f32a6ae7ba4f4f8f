import { useEffect, useRef } from "react";
import { useText } from "../../text/context";
import { Act } from "../kit/act";
import { useBeat, useRested } from "../kit/beat";
import { useStage } from "../kit/context";
import { useExplain } from "../kit/explain";
import { OUTCOME_SIGNS, OUTCOMES, OutcomeCard, Slots } from "./art/outcome";
import { Sign } from "./art/sprite";
import { isForEngines, oddsOf, percents, thrustOf } from "./burn";
import type { Drama } from "./drama";
import { ADVANCEMENTS, type Advancement, type Outcome, type View } from "./facts";

interface AdvancementTold {
  agency: number;
  outcomes: number;
  chance: Record<Outcome, number>;
}

interface ReaderProps {
  view: View;
  drama: Drama;
  /** The engine that is next, where it is about one. */
  engine: string | null;
}

/** The reader with its punched card, and a lamp for each outcome with its odds. */
export function Reader({ view, drama, engine }: ReaderProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const advancement = drama.advancement ?? "";
  const said = useExplain<AdvancementTold>(board.past ? null : `advancement:${advancement}`);
  // What I know of my own cards says nothing about another agency's.
  const told = said?.agency === drama.seat ? said : null;
  const { before, odds } = useSuspense(drama, told);
  const owned = (before ?? view).agencies[drama.seat]?.advancements[advancement];
  const starting = ADVANCEMENTS.find(({ id }) => id === advancement)?.outcomes ?? 3;
  const name = board.words.name(advancement);
  const shares = odds && percents(odds.chance, OUTCOMES);
  const effects = useEffects(drama, engine);
  // The dock fills the same answer.
  const likely = (move: string) => (offer.quote(move)?.usual ? "main" : "");
  return (
    <div className={`le-machine${drama.reading ? " reading" : ""}${drama.outcome ? " drawn" : ""}`}>
      <div className="reader">
        <div className="mouth" aria-hidden="true">
          <i />
          <i />
          <i />
          <span>{t(before ? "le-reading" : "le-reader")}</span>
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
        {(offer.has("remove") || offer.has("keep")) && (
          <div className={before ? "le-answers wait" : "le-answers"}>
            {offer.has("remove") && (
              <Act move="remove" className={likely("remove")}>
                {t("le-remove", { cost: view.now.drawn?.cost ?? 0 })}
              </Act>
            )}
            {offer.has("keep") && <Act move="keep" className={likely("keep")} />}
          </div>
        )}
      </div>
      <ul className="lamps">
        {OUTCOMES.map((outcome) => {
          const ratio = odds && oddsOf(odds.chance[outcome] ?? 0);
          return (
            <li key={outcome} className={`lamp ${outcome}${drama.outcome === outcome ? " lit" : ""}`}>
              <i aria-hidden="true">
                <Sign name={OUTCOME_SIGNS[outcome]} size={20} />
              </i>
              <span>
                <b>{board.words.name(outcome)}</b>
                <small>{effects[outcome]}</small>
              </span>
              {shares && (drama.outcome === null || before) && (
                <em>
                  {shares[outcome]}%{ratio && <small>{t("le-odds", { good: ratio.good, all: ratio.all })}</small>}
                </em>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** While the card comes out, the reader shows what was known before it: the outcomes seen, and the odds it was asked at. */
function useSuspense(drama: Drama, told: AdvancementTold | null) {
  const beat = useBeat<View>();
  const rested = useRested();
  const { still } = useStage().board;
  const asked = useRef<{ advancement: string | null; told: AdvancementTold } | null>(null);
  const before = drama.reading && !rested && !still ? (beat?.previous ?? null) : null;
  useEffect(() => {
    if (!drama.reading && drama.outcome === null && told) asked.current = { advancement: drama.advancement, told };
  }, [drama, told]);
  const then = asked.current?.advancement === drama.advancement ? asked.current.told : null;
  return { before, odds: before ? then : told };
}

/** What each outcome would do here, in a sentence. */
function useEffects({ advancement, craft, maneuver }: Drama, engine: string | null): Record<Outcome, string> {
  const { t } = useText();
  const { words } = useStage().board;
  const about = isForEngines(advancement) ? (advancement === "ion_thrusters" ? "thruster" : "rocket") : advancement;
  const said = (outcome: Outcome) =>
    t(`le-effect-${about}-${outcome}`, {
      place: words.name(maneuver?.to ?? craft?.location ?? "earth"),
    });
  const thrust = maneuver && engine ? maneuver.thrust + thrustOf(engine, maneuver.years) : 0;
  const { required = 0, to = "" } = maneuver ?? {};
  return {
    success:
      maneuver && engine
        ? t(thrust >= required ? "le-effect-enough" : "le-effect-more", {
            thrust,
            required,
            place: words.name(to),
            missing: required - thrust,
          })
        : said("success"),
    minor_failure: said("minor_failure"),
    major_failure: said("major_failure"),
  };
}

/** How many of the outcomes on an advancement everybody has seen. */
function seen({ known }: Advancement): number {
  return OUTCOMES.reduce((sum, outcome) => sum + (known[outcome] ?? 0), 0);
}
