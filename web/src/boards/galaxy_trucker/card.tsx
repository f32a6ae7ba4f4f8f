import { useLayoutEffect, useRef } from "react";
import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { useBeatLength, useEvent } from "../kit/beat";
import { useStage } from "../kit/context";
import { Block } from "./art/loads";
import { PICTURES } from "./art/pictures";
import { COUNTED, Counted } from "./counted";
import { CARDS, type Card, type Colour, half, moodOf, type View } from "./facts";
import { hitsOf, sinceCard, weakestOf } from "./history";
import { InOrder } from "./in-order";
import { sumOf } from "./previews";
import { HitRow, Swarm } from "./swarm";

/** The line of the card that is being played. */
const PLAYED = ".gt-lines > .now, .gt-swarm tbody > .now";

/** An adventure card: its picture, what it asks, and how far it has come. `view` makes it the card on the stage. */
export function CardFace({ name, view }: { name: string; view?: View }) {
  const { t } = useText();
  const { board } = useStage();
  const turned = useEvent("card");
  const length = useBeatLength();
  const body = useRef<HTMLElement>(null);
  // Where not all of it has room, what is being played is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step plays another line
  useLayoutEffect(() => {
    const { current } = body;
    const now = current?.querySelector(PLAYED);
    if (!current || !now) return;
    const beyond = now.getBoundingClientRect().bottom - current.getBoundingClientRect().bottom;
    if (beyond > 0) current.scrollTop += beyond + 8;
  }, [board.ply]);
  const card = CARDS.get(name);
  if (!card) return null;
  const Picture = PICTURES[card.kind];
  const figure = COUNTED[card.kind];
  // Pirates fire only at those who lose to them.
  const under = card.strength === undefined || hitsOf(board.events).length > 0;
  return (
    <article
      key={name}
      className={`gt-card ${card.kind} ${moodOf(card.kind)}${view && turned ? " turning" : ""}`}
      style={length}
      title={view ? undefined : t(`about-gt-card-${card.kind}`)}
      aria-label={board.words.name(name)}
    >
      <svg
        className="gt-picture"
        viewBox="0 0 300 170"
        // Of an enemy the flag is seen, whatever the room.
        preserveAspectRatio={card.strength === undefined ? "xMidYMid slice" : "xMidYMin slice"}
        aria-hidden="true"
      >
        {Picture && <Picture />}
      </svg>
      <span className="gt-deck-mark">{"I".repeat(card.deck)}</span>
      <header>
        <b>{board.words.name(card.kind)}</b>
      </header>
      <section className="gt-card-body" aria-label={t("gt-card-says")} tabIndex={0} ref={body}>
        <p className="gt-card-text">{t(`about-gt-card-${card.kind}`)}</p>
        <CardFacts card={card} />
        {view && card.strength !== undefined && <Fight strength={card.strength} view={view} />}
        {card.planets && <Planets card={card} view={view} />}
        {card.hits && (view && under ? <Swarm card={card} view={view} /> : <HitRow hits={card.hits} />)}
        {card.lines && <Lines card={card} view={view} />}
        {view && card.kind === "open_space" && <Thrusts view={view} />}
        {view && figure && <Counted view={view} figure={figure} />}
        {view && <InOrder view={view} />}
      </section>
    </article>
  );
}

/** What a card takes and gives, in figures. */
export function CardFacts({ card }: { card: Partial<Card> }) {
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
  const { t } = useText();
  const { board, offer, propose } = useStage();
  const loader = view?.adventure?.loader ?? null;
  const turn = (seat: number) => view?.adventure?.order.indexOf(seat) ?? -1;
  const landed = (seat: number) =>
    seat === loader ? "loading" : loader !== null && turn(seat) < turn(loader) ? "loaded" : "next";
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
            <Blocks goods={goods} left={loader === seat && seat >= 0 ? view?.adventure?.dock : undefined} />
            {seat >= 0 && (
              <span className="gt-there">
                <Emblem seat={seat} size={22} />
                <span className="hidden">{board.names[seat]}</span>
                {loader !== null && <small>{t(`gt-planet-${landed(seat)}`)}</small>}
              </span>
            )}
          </>
        );
        const open = view !== undefined && offer.has(move);
        return (
          <li key={move} className={seat < 0 ? "" : seat === loader ? "taken now" : "taken"}>
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

/** Who can fly how far, in flight order: what has been declared, else what is sure and what cells may add. */
function Thrusts({ view }: { view: View }) {
  const { board } = useStage();
  const now = view.adventure;
  const told = sinceCard(board.events);
  const ships = (now?.order ?? view.order).flatMap((seat) => {
    const ship = view.ships[seat];
    if (!ship) return [];
    const flown = told.find(({ kind, fields }) => kind === "engines" && fields.seat === seat);
    const said = flown ? Number(flown.fields.strength) : (now?.strength[seat] ?? null);
    return [{ seat, low: said ?? ship.engines.idle, high: said ?? ship.engines.full, said: said !== null }];
  });
  const most = Math.max(1, ...ships.map(({ high }) => high));
  return (
    <ul className="gt-thrusts">
      {ships.map(({ seat, low, high, said }) => (
        <li key={seat} className={`seat-${seat}${said ? " said" : ""}${seat === board.seat ? " mine" : ""}`}>
          <Emblem seat={seat} size={20} />
          <span className="hidden">{board.names[seat]}</span>
          <span className="bar" aria-hidden="true">
            <i className="may" style={{ width: `${(100 * high) / most}%` }} />
            <i style={{ width: `${(100 * low) / most}%` }} />
          </span>
          <b>{low === high ? half(low) : `${half(low)}–${half(high)}`}</b>
        </li>
      ))}
    </ul>
  );
}

/** My guns against theirs: what fires anyway, what cells add, and the flag that must be passed. */
function Fight({ strength, view }: { strength: number; view: View }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const mine = view.you === null ? undefined : view.ships[view.you];
  const beaten = sinceCard(board.events).some(({ kind, fields }) => kind === "won" && fields.seat === view.you);
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
            {sum[key] > 0 && `${n > 0 ? "+" : ""}${half(sum[key])}`}
          </span>
        ))}
        <i className={beaten ? "fallen" : undefined} style={{ left: part(strength) }}>
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

interface BlocksProps {
  goods: readonly Colour[];
  /** What of them is still to be had; without it, all. */
  left?: Record<Colour, number> | undefined;
}

export function Blocks({ goods, left }: BlocksProps) {
  const { board } = useStage();
  const gone = (n: number, colour: Colour) =>
    left !== undefined && goods.slice(0, n).filter((one) => one === colour).length >= left[colour];
  return (
    <span className="gt-blocks">
      {goods.map((colour, n) => (
        <svg
          key={n}
          className={gone(n, colour) ? "gone" : undefined}
          viewBox="-15 -16 30 32"
          width="24"
          height="25"
          role="img"
          aria-label={board.words.name(colour)}
        >
          <Block colour={colour} />
        </svg>
      ))}
    </span>
  );
}
