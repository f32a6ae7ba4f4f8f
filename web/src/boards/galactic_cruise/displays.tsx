import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { Zone } from "../kit/zone";
import { about } from "./about";
import { Agenda, AgendaStack, OwnAgenda } from "./agenda";
import { Disc } from "./art/marks";
import { planScene } from "./art/scenes";
import { Drawing } from "./art/sprite";
import {
  BLUEPRINTS,
  COCKPITS,
  type Criterion,
  ENGINES,
  halvesOf,
  printed,
  RESOURCES,
  SILO_MAX,
  SPECIALIZED,
  type View,
} from "./facts";
import { BuildFocus, WholePrice } from "./focus";
import { EffectSigns, GuestSign, Sign } from "./icons";
import { COUNTER_SIGNS } from "./tracks";

/** So many letters of the silo's name have room beside its sign. */
const NARROW = 6;

/** What can be taken: agenda cards, blueprints, shuttles, and the resources of the silo. */
export function Displays({ view }: { view: View }) {
  const { t } = useText();
  const silo = t("gc-silo-title");
  return (
    <div className="gc-displays">
      <Zone
        title={t("gc-blueprints")}
        className="gc-blueprints-zone"
        beside={
          <>
            <Disc action="acquire_blueprints" department="manufacturing" />
            <BlueprintStack view={view} />
          </>
        }
      >
        {(grown) =>
          grown ? (
            <BuildFocus view={view} display={<Blueprints view={view} grown />} own={<OwnBlueprints view={view} />} />
          ) : (
            <Blueprints view={view} grown={false} />
          )
        }
      </Zone>
      <Zone
        title={t("gc-agenda")}
        className="gc-agenda-zone"
        beside={
          <>
            <Disc action="draw_agenda" department="planning" />
            <AgendaStack view={view} />
          </>
        }
      >
        {(grown) => (
          <>
            <Agenda view={view} grown={grown} />
            {grown && <OwnAgenda view={view} />}
          </>
        )}
      </Zone>
      <Zone
        title={t("gc-shuttles-title")}
        className="gc-hangar-zone"
        beside={<Disc action="acquire_shuttle" department="manufacturing" />}
      >
        {(grown) => <Hangar view={view} grown={grown} />}
      </Zone>
      <Zone
        title={silo}
        className="gc-silo-zone"
        beside={silo.length <= NARROW && <Disc action="gain_resources" department="manufacturing" />}
      >
        {(grown) => (
          <>
            <Silo view={view} grown={grown} />
            {grown && <p className="gc-closer-words">{t("about-gc-silo")}</p>}
          </>
        )}
      </Zone>
    </div>
  );
}

function Blueprints({ view, grown }: { view: View; grown: boolean }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { words } = board;
  const { blueprints } = view.board;
  const company = view.companies[board.seat ?? view.active];
  // At a closer look the face and the shuttle beside it tell all of it, unless it can do something besides.
  const plain = (blueprint: string) => !halvesOf(blueprint, board.options).specialized;
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
              !(grown && plain(blueprint)) && (
                <>
                  <p>{about.blueprint(blueprint, words, board.options)}</p>
                  <p>{t("about-gc-surcharge", { money, reputation })}</p>
                </>
              )
            }
            ids={[blueprint]}
            moves={moves}
            drag={movable ? `blueprint ${blueprint}` : undefined}
            className="gc-plan"
          >
            <PlanFace blueprint={blueprint} grown={grown} />
            {grown && offer.question === "build_segments" ? (
              <WholePrice
                blueprint={blueprint}
                company={company}
                moves={moves}
                cost={printed(BLUEPRINTS, blueprint).cost}
                slot={money}
              />
            ) : (
              <span className="gc-surcharge">
                +{money}
                <Sign of="money" size={13} />
                {reputation > 0 && (
                  <>
                    {reputation}
                    <Sign of="reputation" size={13} />
                  </>
                )}
              </span>
            )}
          </Piece>
        );
      })}
    </div>
  );
}

/** My own blueprints at a closer look. */
function OwnBlueprints({ view }: { view: View }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const company = view.companies[board.seat ?? view.active];
  const own = company?.blueprints ?? [];
  if (own.length === 0) return <p className="gc-none">{t("gc-no-plans")}</p>;
  return (
    <div className="gc-row gc-blueprints" role="group" aria-label={t("gc-plans")}>
      {own.map((blueprint) => {
        const moves = offer.among(`build ${blueprint}`);
        return (
          <Piece
            key={blueprint}
            as="button"
            label={board.words.name(blueprint)}
            text={
              halvesOf(blueprint, board.options).specialized && about.blueprint(blueprint, board.words, board.options)
            }
            moves={moves}
            ids={[blueprint]}
            className="gc-plan"
          >
            <PlanFace blueprint={blueprint} grown />
            <WholePrice
              blueprint={blueprint}
              company={company}
              moves={moves}
              cost={printed(BLUEPRINTS, blueprint).cost}
            />
          </Piece>
        );
      })}
    </div>
  );
}

/** The stack of blueprints; a reset changes the row. */
function BlueprintStack({ view }: { view: View }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { words } = board;
  const { blueprint_stack, blueprint_discard } = view.board;
  return (
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
      {t("gc-more", { count: blueprint_stack })}
      <span>↻</span>
    </Piece>
  );
}

/** The face of a blueprint: its name, its icons, cost and points; with matching cabins, where its halves sit. */
function PlanFace({ blueprint, grown }: { blueprint: string; grown: boolean }) {
  const { board } = useStage();
  const { cost, vp, icons } = printed(BLUEPRINTS, blueprint);
  const { top, bottom, matching, specialized } = halvesOf(blueprint, board.options);
  return (
    <>
      {matching && <i className={`gc-half ${top}`} />}
      <Drawing of={planScene(blueprint)} width="100%" height={grown ? 84 : 30} fit="slice" className="gc-picture" />
      <span className="gc-offer-icons">
        {icons.map((icon, n) => (
          <GuestSign key={n} guest={icon} size={grown ? 27 : 18} />
        ))}
      </span>
      {specialized && (
        <span className="gc-visit">
          <EffectSigns some={SPECIALIZED.get(blueprint)?.effects ?? []} size={grown ? 18 : 13} />
        </span>
      )}
      <span className="gc-offer-name">{board.words.name(blueprint)}</span>
      <span className="gc-offer-facts">
        <span>
          {cost}
          <Sign of="money" size={13} />
        </span>
        <span>
          {vp}
          <Sign of="vp" size={13} />
        </span>
      </span>
      {matching && <i className={`gc-half bottom ${bottom}`} />}
    </>
  );
}

function Hangar({ view, grown }: { view: View; grown: boolean }) {
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
              <svg viewBox="0 0 64 58" aria-hidden="true">
                <path className="hull" d="M3 58C3 28 15 9 32 1c17 8 29 27 29 57z" />
                <path className="tip" d="M32 1c9 4.5 16 12 20.5 22h-41C16 13 23 5.5 32 1z" />
                <circle cx="32" cy="28" r="11.5" className="window" />
                <CriterionSign criterion={criterion} />
              </svg>
              <b>
                {criterion.vp}
                <Sign of="vp" size={13} />
              </b>
            </span>
            {grown && <span className="gc-offer-name">{words.name(cockpit)}</span>}
            {grown && <span className="gc-small-print">{about.cockpit(cockpit, words)}</span>}
            <span className="gc-pair-engine">
              <EngineFace engine={engine} grown={grown} />
            </span>
          </Piece>
        );
      })}
    </div>
  );
}

/** What a cockpit counts, in its porthole. */
function CriterionSign({ criterion }: { criterion: Criterion }) {
  const [counter] = typeof criterion.counter === "string" ? [criterion.counter] : criterion.counter;
  const type = criterion.type && criterion.type !== "best" ? criterion.type : COUNTER_SIGNS[counter ?? ""];
  return <Sign of={type ?? "developments"} size={15} x={24.5} y={20.5} />;
}

/** An engine's bonus in signs; where it is more than amounts, large by its name. */
function EngineFace({ engine, grown }: { engine: string; grown: boolean }) {
  const { board } = useStage();
  const { effects } = printed(ENGINES, engine);
  if (grown) return <small>{about.engine(engine, board.words)}</small>;
  return <EffectSigns some={effects} size={14} />;
}

function Silo({ view, grown }: { view: View; grown: boolean }) {
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
          <span className="gc-pips">
            {Array.from({ length: SILO_MAX }, (_, n) => (
              <i key={n} className={SILO_MAX - n <= silo[resource] ? "full" : ""} />
            ))}
          </span>
          {grown && <span className="gc-offer-name">{board.words.name(resource)}</span>}
          <b>
            {silo[resource]}
            {grown && <small>/{SILO_MAX}</small>}
          </b>
          <Sign of={resource} size={grown ? 24 : 14} />
        </Piece>
      ))}
    </div>
  );
}
