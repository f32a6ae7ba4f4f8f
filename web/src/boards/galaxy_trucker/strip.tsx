import { type ReactNode, useState } from "react";
import { useText } from "../../text/context";
import { Dialog } from "../../ui/dialog";
import { Emblem } from "../../ui/emblem";
import { countdown, useNow } from "../../ui/time";
import { Act } from "../kit/act";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { Sign } from "./art/signs";
import { Hourglass, Prop } from "./art/yard";
import { CardFace } from "./card";
import type { Pile, View } from "./facts";

/** Moves that belong to no place in the yard. */
const ACTS = ["pick_up", "put_down", "end_turn", "wait"];
/** Seconds of sand left when it gets urgent. */
const URGENT = 15;
/** What a builder may spend in a turn. */
const POINTS = 6;

/** Above yard and ship: sand or points, the piles of cards, the numbers that finish a ship. */
export function Strip({ view, others }: { view: View; others?: ReactNode }) {
  return (
    <div className="gt-strip">
      <Tempo view={view} />
      <Piles view={view} />
      <Numbers view={view} />
      {others}
    </div>
  );
}

/** What can be done while building that belongs to no place. */
export function Acts({ children }: { children?: ReactNode }) {
  const { offer } = useStage();
  const acts = offer.among(...ACTS);
  if (acts.length === 0 && !children) return null;
  return (
    <div className="gt-acts">
      {acts.map((move) => (
        <Act key={move} move={move} />
      ))}
      {children}
    </div>
  );
}

function Tempo({ view }: { view: View }) {
  const { t } = useText();
  const { board } = useStage();
  const round = t("gt-round", { id: view.round, round: board.words.name(view.round), ship: view.board });
  const partners = view.teams === "none" ? null : <Partners />;
  if (view.timer) return <Sand timer={view.timer} round={round} partners={partners} />;
  if (view.turn) return <Turns turn={view.turn} round={round} partners={partners} />;
  return (
    <section className="gt-panel gt-tempo" aria-label={round}>
      <svg viewBox="-24 -40 48 44" width="44" height="44" aria-hidden="true">
        <Prop name="mug" x={-3} y={0} />
      </svg>
      <p>
        <b>{round}</b>
        <span>{board.words.name(view.phase)}</span>
      </p>
      {partners}
    </section>
  );
}

function Partners() {
  const { t } = useText();
  const { board } = useStage();
  const [ada = "", ben = "", cleo = "", dmitri = ""] = board.names;
  const partners = t("gt-partners", { one: ada, two: cleo, three: ben, four: dmitri });
  return (
    <Piece as="button" label={partners} text={t("about-gt-teams")} className="gt-partners">
      <span>{partners}</span>
    </Piece>
  );
}

interface TempoProps {
  round: string;
  partners: ReactNode;
}

function Turns({ turn, round, partners }: TempoProps & { turn: NonNullable<View["turn"]> }) {
  const { t } = useText();
  const { board } = useStage();
  const builder = [
    board.names[turn.seat],
    t("gt-points", { points: turn.points }),
    t("gt-circle", { circle: turn.circle }),
  ].join(" · ");
  return (
    <section className="gt-panel gt-tempo" aria-label={round}>
      <Piece as="button" label={builder} text={t("about-gt-points")} className="gt-turns">
        <Emblem seat={turn.seat} size={26} />
        <span className="gt-turns-text">
          <b>{board.names[turn.seat]}</b>
          <span className="gt-pips">
            {Array.from({ length: Math.max(POINTS, turn.points) }, (_, n) => (
              <i key={n} className={n < turn.points ? "left" : ""} />
            ))}
          </span>
          <span>
            {t("gt-circle", { circle: turn.circle })}
            {turn.turns_left !== null && ` · ${t("gt-turns-left", { count: turn.turns_left })}`}
          </span>
        </span>
      </Piece>
      {partners}
    </section>
  );
}

/** The sand timer: its circle, and while it runs how much of the sand is left. */
function Sand({ timer, round, partners }: TempoProps & { timer: NonNullable<View["timer"]> }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const now = useNow(500) + (board.ahead ?? 0);
  const due = board.clocks?.find(({ question }) => question === "timer")?.due ?? null;
  const left = timer.running && due !== null ? Math.max(0, due - now) : null;
  const share = left === null ? Number(timer.running) : Math.min(1, left / timer.seconds);
  return (
    <section className="gt-panel gt-tempo" aria-label={round}>
      <Piece
        as="button"
        label={t("gt-timer", { circle: timer.circle, running: String(timer.running) })}
        text={t("about-gt-timer")}
        moves={offer.among("flip_timer")}
        className={left !== null && left < URGENT ? "gt-timer urgent" : "gt-timer"}
      >
        <svg viewBox="-30 -66 60 80" width="48" height="64" aria-hidden="true">
          <ellipse className="gt-plate" cy="2" rx="29" ry="9" />
          <Hourglass share={share} />
        </svg>
        <span className="gt-timer-text">
          <b className={left === null ? "words" : undefined}>
            {left === null ? t(timer.running ? "gt-sand-runs" : "gt-sand-through") : countdown(left)}
          </b>
          <span>{t("gt-circle", { circle: timer.circle })}</span>
          <span>{round}</span>
        </span>
      </Piece>
      {partners}
    </section>
  );
}

/** The open piles of cards: to look through, and to see again once looked through. */
function Piles({ view }: { view: View }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const [open, setOpen] = useState<Pile | null>(null);
  if (view.piles.length === 0) return null;
  return (
    <section className="gt-panel gt-piles" aria-label={t("gt-piles")}>
      {view.piles.map((pile) => {
        const moves = offer.among(`look ${pile.pile}`);
        const seen = pile.seen_by.map((seat) => board.names[seat] ?? "").join(", ");
        const holder = view.ships.find((ship) => ship.looking === pile.pile);
        const pick = pile.cards && moves.length === 0 ? { onPick: () => setOpen(pile) } : {};
        return (
          <Piece
            key={pile.pile}
            as="button"
            label={t("gt-pile", { pile: pile.pile, seen: seen || "none" })}
            text={t("about-gt-pile")}
            moves={moves}
            className={`gt-pile${pile.cards ? " known" : ""}${holder ? " held" : ""}`}
            {...pick}
          >
            <b>{pile.pile}</b>
            {pile.cards && <Sign name="eye" size={18} />}
            {holder && (
              <i className="gt-holder">
                <Emblem seat={holder.seat} size={20} />
              </i>
            )}
          </Piece>
        );
      })}
      <span className="gt-pile secret" title={t("gt-secret-pile")} />
      {open?.cards && (
        <Dialog title={t("gt-pile-title", { pile: open.pile })} onClose={() => setOpen(null)}>
          <div className="gt-cards">
            {open.cards.map((card) => (
              <CardFace key={card} name={card} />
            ))}
          </div>
        </Dialog>
      )}
    </section>
  );
}

/** The number tiles: who takes one has finished. */
function Numbers({ view }: { view: View }) {
  const { t } = useText();
  const { board, offer } = useStage();
  return (
    <section className="gt-panel gt-numbers" aria-label={t("gt-numbers")}>
      {view.ships.map((_, place) => {
        const number = place + 1;
        const owner = view.ships.find((ship) => ship.number === number);
        const who = owner ? (board.names[owner.seat] ?? "") : "none";
        return (
          <Piece
            key={number}
            as="button"
            label={t("gt-number", { number, who })}
            text={t("about-gt-number")}
            moves={offer.among(`finish ${number}`)}
            className={`gt-number-tile${owner ? ` taken seat-${owner.seat}` : ""}`}
          >
            <b>{number}</b>
            {owner && <Emblem seat={owner.seat} size={20} />}
          </Piece>
        );
      })}
    </section>
  );
}
