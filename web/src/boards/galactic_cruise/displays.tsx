import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { about, amounts } from "./effects";
import {
  AGENDA,
  AGENDA_SLOTS,
  BLUEPRINTS,
  COCKPITS,
  ENGINES,
  halvesOf,
  printed,
  RESOURCES,
  SILO_MAX,
  SPECIALIZED,
  type View,
} from "./facts";
import { AmountSigns, EffectSigns, GuestSign, Sign } from "./icons";

/** What can be taken: agenda cards, blueprints, shuttles, and the resources of the silo. */
export function Displays({ view }: { view: View }) {
  return (
    <div className="gc-displays">
      <Agenda view={view} />
      <Blueprints view={view} />
      <Hangar view={view} />
      <Silo view={view} />
    </div>
  );
}

function Agenda({ view }: { view: View }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { words } = board;
  const { agenda, agenda_deck, agenda_discard } = view.board;
  const top = agenda_discard.at(-1);
  return (
    <div className="gc-row gc-agenda" role="group" aria-label={t("gc-agenda")}>
      {agenda.map((card, slot) => {
        const bonus = AGENDA_SLOTS[slot] ?? {};
        if (card === null) {
          return (
            <Piece
              key={slot}
              as="button"
              label={t("gc-agenda-empty", { bonus: amounts(bonus, words) })}
              title={t("gc-agenda-slot")}
              text={t("about-gc-agenda_slot", { bonus: amounts(bonus, words) })}
              className="gc-offer empty"
            >
              <AmountSigns some={bonus} size={16} />
            </Piece>
          );
        }
        const { resource, effects } = printed(AGENDA, card);
        return (
          <Piece
            key={card}
            as="button"
            label={t("gc-agenda-card", { name: words.name(card), resource: words.name(resource) })}
            title={words.name(card)}
            text={about.agenda(card, words)}
            moves={offer.among(`draw_card ${card}`, `discard_card ${card}`)}
            drag={canDraw(card, offer.has) ? `card ${card}` : undefined}
            className="gc-offer"
          >
            <span className="gc-offer-name">{words.name(card)}</span>
            <span className="gc-offer-icons">
              <Sign of={resource} size={14} />
              <EffectSigns some={effects} size={10} />
            </span>
          </Piece>
        );
      })}
      <Piece
        as="button"
        label={t("gc-agenda-deck", { deck: agenda_deck, discard: agenda_discard.length })}
        title={t("gc-agenda")}
        text={
          <>
            <p>{t("gc-agenda-deck", { deck: agenda_deck, discard: agenda_discard.length })}</p>
            {top !== undefined && (
              <p>
                {t("gc-discarded", {
                  names: agenda_discard
                    .toReversed()
                    .map((card) => words.name(card))
                    .join(", "),
                })}
              </p>
            )}
          </>
        }
        moves={top === undefined ? [] : offer.among(`draw_card ${top}`)}
        className="gc-deck"
      >
        <b>{agenda_deck}</b>
        <small>{top === undefined ? "–" : words.name(top)}</small>
      </Piece>
    </div>
  );

  function canDraw(card: string, has: (move: string) => boolean): boolean {
    return has.call(offer, `draw_card ${card}`) || has.call(offer, "act draw_agenda");
  }
}

function Blueprints({ view }: { view: View }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { words } = board;
  const { blueprints, blueprint_stack, blueprint_discard } = view.board;
  return (
    <div className="gc-row gc-blueprints" role="group" aria-label={t("gc-blueprints")}>
      {blueprints.map((slot, n) => {
        if (slot === null) return <span key={n} className="gc-plan empty" />;
        const { blueprint, money, reputation } = slot;
        const moves = offer.among(
          `take_blueprint ${blueprint}`,
          `build ${blueprint}`,
          `discard_blueprint ${blueprint}`,
        );
        const movable = moves.length > 0 || offer.has("act acquire_blueprints") || offer.has("act build_segments");
        return (
          <Piece
            key={blueprint}
            as="button"
            label={t("gc-blueprint", { name: words.name(blueprint), money, reputation })}
            title={words.name(blueprint)}
            text={
              <>
                <p>{about.blueprint(blueprint, words, board.options)}</p>
                <p>{t("about-gc-surcharge", { money, reputation })}</p>
              </>
            }
            moves={moves}
            drag={movable ? `blueprint ${blueprint}` : undefined}
            className="gc-plan"
          >
            <PlanFace blueprint={blueprint} />
            <span className="gc-surcharge">
              +{money}
              <Sign of="money" size={10} />
              {reputation > 0 && (
                <>
                  {reputation}
                  <Sign of="reputation" size={10} />
                </>
              )}
            </span>
          </Piece>
        );
      })}
      <Piece
        as="button"
        label={t("gc-blueprint-stack", { stack: blueprint_stack, discard: blueprint_discard.length })}
        title={t("gc-blueprints")}
        text={
          <>
            <p>{t("about-gc-reset")}</p>
            {blueprint_discard.length > 0 && (
              <p>{t("gc-discarded", { names: blueprint_discard.map((one) => words.name(one)).join(", ") })}</p>
            )}
          </>
        }
        moves={offer.among("refresh_blueprints")}
        className="gc-deck"
      >
        <b>{blueprint_stack}</b>
        <small aria-hidden="true">↻</small>
      </Piece>
    </div>
  );
}

/** The face of a blueprint: its name, its icons, cost and points; with matching cabins, where its halves sit. */
function PlanFace({ blueprint }: { blueprint: string }) {
  const { board } = useStage();
  const { cost, vp, icons } = printed(BLUEPRINTS, blueprint);
  const { top, bottom, matching, specialized } = halvesOf(blueprint, board.options);
  return (
    <>
      {matching && <i className={`gc-half ${top}`} />}
      <span className="gc-offer-name">{board.words.name(blueprint)}</span>
      <span className="gc-offer-icons">
        {icons.map((icon, n) => (
          <GuestSign key={n} guest={icon} size={15} />
        ))}
        {specialized && <EffectSigns some={SPECIALIZED.get(blueprint)?.effects ?? []} size={10} />}
      </span>
      <span className="gc-offer-facts">
        <span>
          {cost}
          <Sign of="money" size={11} />
        </span>
        <span>
          {vp}
          <Sign of="vp" size={11} />
        </span>
      </span>
      {matching && <i className={`gc-half bottom ${bottom}`} />}
    </>
  );
}

function Hangar({ view }: { view: View }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { words } = board;
  return (
    <div className="gc-row gc-hangar" role="group" aria-label={t("gc-hangar")}>
      {view.board.shuttles.map(({ cockpit, engine }, n) => {
        if (cockpit === null || engine === null) return <span key={n} className="gc-pair empty" />;
        const moves = offer.among(`take_shuttle ${cockpit}`);
        const { criterion } = printed(COCKPITS, cockpit);
        return (
          <Piece
            key={cockpit}
            as="button"
            label={t("gc-pair", { cockpit: words.name(cockpit), engine: words.name(engine) })}
            title={t("gc-pair-cockpit", { name: words.name(cockpit) })}
            text={
              <>
                <p>{about.cockpit(cockpit, words)}</p>
                <p>
                  {t("gc-pair-engine")} {about.engine(engine, words)}
                </p>
              </>
            }
            moves={moves}
            drag={moves.length > 0 || offer.has("act acquire_shuttle") ? `pair ${cockpit}` : undefined}
            className="gc-pair"
          >
            <span className="gc-pair-cockpit">
              <b>
                {criterion.vp}
                <Sign of="vp" size={11} />
              </b>
              <span className="gc-offer-name">{words.name(cockpit)}</span>
            </span>
            <span className="gc-pair-engine">
              <EngineFace engine={engine} />
            </span>
          </Piece>
        );
      })}
    </div>
  );
}

/** An engine's bonus in signs, or by its name where it is more than amounts. */
function EngineFace({ engine }: { engine: string }) {
  const { board } = useStage();
  const { effects } = printed(ENGINES, engine);
  if (effects.length === 0) return null;
  if (effects.some((effect) => effect.do !== "gain" || effect.per)) return <small>{board.words.name(engine)}</small>;
  return effects.map((effect, n) => <AmountSigns key={n} some={effect} size={12} />);
}

function Silo({ view }: { view: View }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { silo } = view.board;
  return (
    <div className="gc-silo" role="group" aria-label={t("gc-silo")}>
      {RESOURCES.map((resource) => (
        <Piece
          key={resource}
          as="button"
          label={t("gc-silo-row", { resource: board.words.name(resource), number: silo[resource], max: SILO_MAX })}
          title={t("gc-silo")}
          text={t("about-gc-silo")}
          moves={offer.among(`draw_silo ${resource}`, `refill ${resource}`)}
          drag={offer.has(`draw_silo ${resource}`) ? `silo ${resource}` : undefined}
          className={`gc-silo-row ${resource}`}
        >
          <Sign of={resource} size={15} />
          <span className="gc-pips">
            {Array.from({ length: SILO_MAX }, (_, n) => (
              <i key={n} className={n < silo[resource] ? "full" : ""} />
            ))}
          </span>
        </Piece>
      ))}
    </div>
  );
}
