import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { useBeatLength, useEvent } from "../kit/beat";
import { useStage } from "../kit/context";
import { Stone } from "./art/flight";
import { Block } from "./art/loads";
import { PICTURES } from "./art/pictures";
import { CARDS, type Card, type Colour, half, moodOf, type View } from "./facts";
import { type Fate, hitsOf, weakestOf } from "./history";
import { sumOf } from "./previews";

/** An adventure card: its picture, what it asks, and how far it has come. `view` makes it the card on the stage. */
export function CardFace({ name, view }: { name: string; view?: View }) {
  const { t } = useText();
  const { board } = useStage();
  const turned = useEvent("card");
  const length = useBeatLength();
  const card = CARDS.get(name);
  if (!card) return null;
  const Picture = PICTURES[card.kind];
  // Pirates fire only at those who lose to them.
  const under = card.strength === undefined || hitsOf(board.events).length > 0;
  return (
    <article
      key={name}
      className={`gt-card ${card.kind} ${moodOf(card.kind)}${view && turned ? " turning" : ""}`}
      style={length}
      aria-label={board.words.name(name)}
    >
      <svg className="gt-picture" viewBox="0 0 300 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {Picture && <Picture />}
      </svg>
      <span className="gt-deck-mark">{"I".repeat(card.deck)}</span>
      <header>
        <b>{board.words.name(card.kind)}</b>
      </header>
      <section className="gt-card-body" aria-label={t("gt-card-says")} tabIndex={0}>
        <p className="gt-card-text">{t(`about-gt-card-${card.kind}`)}</p>
        <CardFacts card={card} />
        {view && card.strength !== undefined && <Fight strength={card.strength} view={view} />}
        {card.planets && <Planets card={card} view={view} />}
        {card.hits && (view && under ? <Swarm card={card} view={view} /> : <HitRow hits={card.hits} />)}
        {card.lines && <Lines card={card} view={view} />}
        {view && card.kind === "open_space" && <Strengths view={view} />}
      </section>
    </article>
  );
}

/** What a card takes and gives, in figures. */
function CardFacts({ card }: { card: Partial<Card> }) {
  const { t } = useText();
  const facts = (["strength", "crew", "goods_lost", "credits", "days"] as const).filter(
    (key) => card[key] !== undefined,
  );
  if (facts.length === 0 && !card.goods) return null;
  return (
    <ul className="gt-card-facts">
      {facts.map((key) => (
        <li key={key} className={`fact-${key}`}>
          {t(`about-gt-fact-${key}`, { count: card[key] ?? 0 })}
        </li>
      ))}
      {card.goods && (
        <li className="blocks">
          <Blocks goods={card.goods} />
        </li>
      )}
    </ul>
  );
}

/** A row per planet, which is itself the button: its goods, and who has landed. */
function Planets({ card, view }: { card: Card; view: View | undefined }) {
  const { board, offer, propose } = useStage();
  return (
    <ol className="gt-planets">
      {(card.planets ?? []).map((goods, n) => {
        const seat = view?.adventure?.planets.findIndex((planet) => planet === n + 1) ?? -1;
        const move = `land ${n + 1}`;
        const content = (
          <>
            <span className={`planet p${n + 1}`} aria-hidden="true">
              {n + 1}
            </span>
            <Blocks goods={goods} />
            {seat >= 0 && (
              <span className="gt-there">
                <Emblem seat={seat} size={22} />
                {board.names[seat]}
              </span>
            )}
          </>
        );
        const open = view !== undefined && offer.has(move);
        return (
          <li key={move} className={seat >= 0 ? "taken" : ""}>
            {open ? (
              <button
                type="button"
                className="act"
                data-plays={move}
                onClick={() => propose(move)}
                aria-label={board.words.move(move)}
              >
                {content}
              </button>
            ) : (
              content
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** A row per stone and a column per ship in flight order. */
function Swarm({ card, view }: { card: Card; view: View }) {
  const { t } = useText();
  const { board } = useStage();
  const hits = hitsOf(board.events);
  const seats = view.adventure?.order ?? view.order;
  return (
    <table className="gt-swarm">
      <thead>
        <tr>
          <th scope="col">{t("gt-hit-by-hit")}</th>
          {seats.map((seat) => (
            <th key={seat} scope="col" className={seat === board.seat ? "mine" : ""}>
              <Emblem seat={seat} size={20} />
              <span className="hidden">{board.names[seat]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(card.hits ?? []).map(([weight, side], n) => {
          const hit = hits[n];
          return (
            <tr key={n} className={n === hits.length - 1 ? "now" : hit ? "past" : "coming"}>
              <th scope="row">
                <Weight weight={weight} />
                <span aria-hidden="true">{FROM[side]}</span>
                <span className="hidden">{`${board.words.name(weight)}, ${board.words.name(side)}`}</span>
                <b>{hit ? hit.dice : ""}</b>
              </th>
              {seats.map((seat) => (
                <td key={seat} className={seat === board.seat ? "mine" : ""}>
                  <FateSign
                    fate={hit?.fates.get(seat)}
                    asked={view.adventure?.threat?.seat === seat && n === hits.length - 1}
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function FateSign({ fate, asked }: { fate: Fate | undefined; asked: boolean }) {
  const { t } = useText();
  if (!fate) return asked ? <span className="fate asked">?</span> : null;
  const sign = { bounced: "✓", missed: "–", shielded: "▢", shot_meteor: "✸", lost: `−${fate.parts}` }[fate.kind];
  return (
    <span className={`fate ${fate.kind}`} title={t(`about-gt-fate-${fate.kind}`, { count: fate.parts })}>
      {sign}
    </span>
  );
}

/** A stone or a shot as a small picture. */
function Weight({ weight }: { weight: string }) {
  const big = weight === "large" || weight === "heavy";
  return (
    <svg className="gt-weight" viewBox="-13 -13 26 26" width="24" height="24" aria-hidden="true">
      {weight === "light" || weight === "heavy" ? (
        <path d="M-11 0H11" className={`fire-${weight}`} />
      ) : (
        <Stone big={big} k={big ? 1 : 0.75} />
      )}
    </svg>
  );
}

/** Line by line the weakest pays: who it was, and who is strongest now. */
function Lines({ card, view }: { card: Card; view: View | undefined }) {
  const { t } = useText();
  const { board } = useStage();
  const losers = view ? weakestOf(board.events) : [];
  return (
    <ol className="gt-lines">
      {(card.lines ?? []).map((line, n) => {
        const now = view !== undefined && n === losers.length;
        const loser = losers[n];
        return (
          <li key={line.weakest} className={now ? "now" : ""}>
            <b>{t("gt-weakest", { criterion: board.words.name(line.weakest) })}</b>
            <CardFacts card={line} />
            {loser !== undefined && (
              <span className="gt-there" title={board.names[loser]}>
                <Emblem seat={loser} size={20} />
                <span className="hidden">{board.names[loser]}</span>
              </span>
            )}
            {line.hits && <HitRow hits={line.hits} />}
            {view && <Compared view={view} criterion={line.weakest} declared={now} />}
          </li>
        );
      })}
    </ol>
  );
}

interface ComparedProps {
  view: View;
  criterion: string;
  /** Whether this line is being played, so that some have said what they power. */
  declared: boolean;
}

/** What a line of the combat zone compares, ship by ship in flight order: what is sure, and what cells may add. */
function Compared({ view, criterion, declared }: ComparedProps) {
  const { t } = useText();
  const { board } = useStage();
  const seats = view.adventure?.order ?? view.order;
  const ships = seats.flatMap((seat) => {
    const ship = view.ships[seat];
    if (!ship) return [];
    const said = declared ? (view.adventure?.strength[seat] ?? null) : null;
    const { idle, full } =
      criterion === "crew"
        ? { idle: ship.crew, full: ship.crew }
        : criterion === "engines"
          ? ship.engines
          : ship.cannons;
    return [{ seat, low: said ?? idle, high: said ?? full }];
  });
  const most = Math.max(1, ...ships.map(({ high }) => high));
  const part = (value: number) => ({ width: `${(100 * value) / most}%` });
  return (
    <ul className="gt-compared" aria-label={t("gt-compared", { criterion: board.words.name(criterion) })}>
      {ships.map(({ seat, low, high }) => (
        <li key={seat} className={`seat-${seat}${seat === board.seat ? " mine" : ""}`}>
          <Emblem seat={seat} size={16} />
          <span className="bar" aria-hidden="true">
            <i className="may" style={part(high)} />
            <i style={part(low)} />
          </span>
          <b>
            <span className="hidden">{board.names[seat]} </span>
            {low === high ? half(low) : `${half(low)}–${half(high)}`}
          </b>
        </li>
      ))}
    </ul>
  );
}

/** The strengths declared so far, as bars of one scale. */
function Strengths({ view }: { view: View }) {
  const { board } = useStage();
  const strengths = view.adventure?.strength ?? [];
  const most = Math.max(1, ...strengths.map((one) => one ?? 0));
  if (strengths.every((one) => one === null)) return null;
  return (
    <ul className="gt-bars">
      {strengths.map((strength, seat) =>
        strength === null ? null : (
          <li key={board.names[seat]} className={`seat-${seat}`}>
            <Emblem seat={seat} size={18} />
            <span className="bar" style={{ width: `${(strength / most) * 60}%` }} />
            <b>{strength}</b>
            <span className="hidden">{board.names[seat]}</span>
          </li>
        ),
      )}
    </ul>
  );
}

/** My guns against theirs: what fires anyway, what cells add, and the flag that must be passed. */
function Fight({ strength, view }: { strength: number; view: View }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const mine = view.you === null ? undefined : view.ships[view.you];
  if (!mine || mine.out) return null;
  const { idle, full } = mine.cannons;
  const most = Math.max(full, strength) * 1.25;
  const part = (value: number) => `${(value / most) * 100}%`;
  const sum = sumOf(offer, board.proposed ?? null) ?? {
    simple: idle,
    alien: 0,
    powered: full - idle,
    outcome: null,
    cells: 0,
  };
  return (
    <>
      <div className="gt-fight" role="img" aria-label={t("gt-fight", { idle, full, strength })}>
        {(["simple", "alien", "powered"] as const).map((key, n) => (
          <span key={key} className={key} style={{ width: part(sum[key]) }}>
            {sum[key] > 0 && `${n > 0 ? "+" : ""}${sum[key]}`}
          </span>
        ))}
        <i style={{ left: part(strength) }}>
          <b>{strength}</b>
        </i>
      </div>
      {sum.outcome !== null && (
        <p className={`gt-fight-ends ${sum.outcome}`}>
          {t("gt-fight-ends", { cells: sum.cells, outcome: board.words.name(sum.outcome) })}
        </p>
      )}
    </>
  );
}

/** What comes, stone by stone, and from where. */
export function HitRow({ hits }: { hits: readonly (readonly [string, string])[] }) {
  const { board } = useStage();
  return (
    <ul className="gt-hits">
      {hits.map(([weight, side], n) => (
        <li key={n} title={`${board.words.name(weight)}, ${board.words.name(side)}`}>
          <Weight weight={weight} />
          <span aria-hidden="true">{FROM[side]}</span>
          <span className="hidden">{`${board.words.name(weight)}, ${board.words.name(side)}`}</span>
        </li>
      ))}
    </ul>
  );
}

/** The same in one line, with what became of each for my own ship. */
export function HitStrip({ hits, view }: { hits: readonly (readonly [string, string])[]; view: View }) {
  const { board } = useStage();
  const fallen = hitsOf(board.events);
  return (
    <ul className="gt-hit-strip">
      {hits.map(([weight, side], n) => {
        const hit = fallen[n];
        const now = n === fallen.length - 1;
        return (
          <li key={n} className={now ? "now" : hit ? "past" : "coming"}>
            <Weight weight={weight} />
            <span aria-hidden="true">{FROM[side]}</span>
            <span className="hidden">{`${board.words.name(weight)}, ${board.words.name(side)}`}</span>
            {hit && <b>{hit.dice}</b>}
            {view.you !== null && (
              <FateSign fate={hit?.fates.get(view.you)} asked={now && view.adventure?.threat?.seat === view.you} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The way something flies that comes from a side. */
const FROM: Record<string, string> = { front: "↓", right: "←", rear: "↑", left: "→" };

export function Blocks({ goods }: { goods: readonly Colour[] }) {
  const { board } = useStage();
  return (
    <span className="gt-blocks">
      {goods.map((colour, n) => (
        <svg key={n} viewBox="-15 -16 30 32" width="24" height="25" role="img" aria-label={board.words.name(colour)}>
          <Block colour={colour} />
        </svg>
      ))}
    </span>
  );
}
