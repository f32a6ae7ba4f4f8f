import { useText } from "../../text/context";
import { useBeatLength, useEvent } from "../kit/beat";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { aboutAdvancement } from "./about";
import { Slots } from "./art/outcome";
import { PartArt, Sign } from "./art/sprite";
import {
  ADVANCEMENTS,
  type Advancement,
  type Agency,
  COMPONENTS,
  type Component,
  componentOf,
  type Outcome,
  RESEARCH_COST,
} from "./facts";
import { PartCard } from "./part-card";

interface ProgrammeProps {
  agency: Agency;
  /** Whose it is. */
  seat: number;
  /** Whether its moves are mine to play. */
  live: boolean;
  run?(moves: readonly string[]): void;
}

const FREE = COMPONENTS.filter(({ needs, kind }) => !needs && kind !== "sample");

/** Research and catalogue in one: an advancement's card carries its outcomes and the parts it allows. */
export function Programme({ agency, seat, live, run }: ProgrammeProps) {
  const { t } = useText();
  return (
    <div className="le-programme" role="group" aria-label={t("le-research")}>
      {ADVANCEMENTS.map(({ id, outcomes }) => (
        <AdvancementCard key={id} id={id} starting={outcomes} agency={agency} seat={seat} live={live} run={run} />
      ))}
      <div className="le-free">
        <h3>{t("le-free")}</h3>
        {FREE.map(({ id }) => (
          <Buy key={id} part={id} live={live} run={run} named />
        ))}
      </div>
    </div>
  );
}

interface CardProps extends ProgrammeProps {
  id: string;
  starting: number;
}

function AdvancementCard({ id, starting, agency, seat, live, run }: CardProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const owned = agency.advancements[id];
  const parts = COMPONENTS.filter(({ needs }) => needs === id);
  const name = board.words.name(id);
  const moves = live ? offer.among(`research ${id}`, `share ${id}`, `learn ${id}`, `master ${id}`) : [];
  const fresh = useEvent("researched", "gained");
  const length = useBeatLength();
  // Beside two kinds of supplies there is no room for a picture of what they are for: it stands above.
  const three = parts.length > 2;
  const pictured = parts.length === 1 || three ? parts[0] : undefined;
  const changed = fresh?.fields.advancement === id && fresh.fields.agency === seat ? " fresh" : "";
  return (
    <div className={`le-cell ${owned ? "own" : "not"}${changed}`} style={changed ? length : undefined}>
      <Piece
        as="button"
        label={`${name}: ${owned ? outcomesLabel(owned, t, (one) => board.words.name(one)) : t("le-not-researched")}`}
        title={name}
        text={aboutAdvancement(id, t)}
        moves={moves}
        why={live && !owned ? `research ${id}` : undefined}
        ids={[id]}
        className={owned ? "le-advancement owned" : "le-advancement"}
      >
        <span className="name">{t(`le-short-${id}`)}</span>
        {owned ? (
          <Slots advancement={owned} starting={starting} safe={t("le-safe")} />
        ) : (
          <span className="le-research-price">
            <Sign name="flask" size={13} />
            <b>{t("le-dollars", { money: RESEARCH_COST })}</b>
          </span>
        )}
        {pictured && <PartArt of={pictured.id} height={heightOf(pictured, three, t(`le-short-${id}`))} />}
      </Piece>
      <div className={three ? "le-buys three" : "le-buys"}>
        {parts.length === 0 && <small>{t(`le-foot-${id}`)}</small>}
        {parts.map((part) => (
          <Buy
            key={part.id}
            part={part.id}
            live={live}
            run={run}
            alone={parts.length === 1}
            bare={part === pictured}
            small={three}
          />
        ))}
      </div>
    </div>
  );
}

/** How high the picture on a card may be beside its name and its outcomes. */
function heightOf({ kind }: Component, three: boolean, name: string): number {
  if (three) return 22;
  if (kind === "thruster") return 20;
  return name.length > 8 ? 30 : 38;
}

interface BuyProps {
  part: string;
  live: boolean;
  run?(moves: readonly string[]): void;
  /** The only one of its card: with its figures. */
  alone?: boolean;
  /** Its picture stands elsewhere. */
  bare?: boolean;
  small?: boolean;
  named?: boolean;
}

/** A price that can be paid, once or several times at a click. */
export function Buy({ part, live, run, alone, bare, small, named }: BuyProps) {
  const { t } = useText();
  const { board, offer, explain, dismiss } = useStage();
  const component = componentOf(part);
  const { cost = 0, mass, thrust, thrust_per_year: yearly } = component;
  const name = board.words.name(part);
  const moves = live ? offer.among(`buy ${part}`) : [];
  const [move] = moves;
  const numbers = move === undefined ? [] : numbersOf(move, offer.args("several"), offer.quote(move));
  const several = numbers.length > 1 && run !== undefined;
  const asking = offer.question === "turn" && several;

  function choose() {
    const anchor = document.activeElement;
    if (!anchor || move === undefined) return;
    explain({
      title: name,
      text: (
        <div className="le-quantity" role="group" aria-label={t("le-how-many", { name })}>
          {numbers.map((number) => (
            <button
              key={number}
              type="button"
              className="act"
              onClick={() => {
                dismiss();
                run?.(number > 1 ? [`several ${number}`, move] : [move]);
              }}
            >
              {number} <small>{t("le-dollars", { money: cost * number })}</small>
            </button>
          ))}
        </div>
      ),
      moves: [],
      anchor,
      chosen: true,
    });
  }

  return (
    <Piece
      as="button"
      label={t("le-tile", { name, price: cost, mass })}
      title={name}
      text={<PartCard part={part} />}
      moves={moves}
      why={live ? `buy ${part}` : undefined}
      onPick={asking ? choose : undefined}
      drag={move ? `tile ${part}` : undefined}
      ids={[part]}
      className={`le-buy${move ? " can" : ""}`}
    >
      {!bare && <PartArt of={part} height={small ? 15 : 20} />}
      {named && <span className="name">{name}</span>}
      <b>{t("le-dollars", { money: cost })}</b>
      {alone && (
        <>
          <span className="fact">
            <Sign name="mass" size={12} />
            {mass}
          </span>
          {(thrust ?? 0) > 0 && (
            <span className="fact">
              <Sign name="thrust" size={12} />
              {thrust}
            </span>
          )}
          {(yearly ?? 0) > 0 && (
            <span className="fact">
              <Sign name="thrust" size={12} />
              {t("le-a-year", { thrust: yearly ?? 0 })}
            </span>
          )}
          {(component.seats ?? 0) > 0 && (
            <span className="fact">
              <Sign name="seat" size={12} />
              {component.seats}
            </span>
          )}
        </>
      )}
    </Piece>
  );
}

interface Priced {
  cost?: Record<string, number>;
  [more: string]: unknown;
}

/** How many can be bought at once: as many as are offered and the money is there for. */
function numbersOf(_move: string, several: readonly string[], quote: Priced | null): number[] {
  const price = quote?.cost?.money ?? 0;
  const left = (quote?.left as Record<string, number> | undefined)?.money ?? 0;
  const most = price > 0 ? 1 + Math.floor(left / price) : 1;
  return [1, ...several.map(Number).filter((number) => number <= most)];
}

function outcomesLabel(
  { outcomes, known }: Advancement,
  t: (key: string, variables?: Record<string, string | number>) => string,
  name: (id: string) => string,
): string {
  if (outcomes === 0) return t("le-mastered");
  const seen = Object.entries(known).map(([outcome, number]) => `${number} ${name(outcome as Outcome)}`);
  return [t("le-outcomes-left", { number: outcomes }), ...seen].join(", ");
}
