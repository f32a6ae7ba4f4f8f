import { type ReactNode, useState } from "react";
import { useText } from "../../text/context";
import { Dialog } from "../../ui/dialog";
import { Emblem } from "../../ui/emblem";
import { countdown, useNow } from "../../ui/time";
import { Act } from "../kit/act";
import { useBeatLength, useEvent } from "../kit/beat";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { Sign } from "./art/signs";
import { Hourglass, Prop } from "./art/yard";
import { CardFace } from "./card";
import { type Pile, ROUNDS, type View } from "./facts";

/** Moves that belong to no place in the yard. */
const ACTS = ["put_down", "end_turn", "wait"];
/** Seconds of sand left when it gets urgent. */
const URGENT = 15;
/** What a builder may spend in a turn. */
const POINTS = 6;
/** The circles of the sand as they are printed. */
const ROMAN = ["", "I", "II", "III"];

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
  const { t } = useText();
  const back = offer.has("give_back");
  if (acts.length === 0 && !back && !children) return null;
  return (
    <div className="gt-acts">
      {back && <Act move="give_back">{t("gt-give-back")}</Act>}
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
  if (view.timer) {
    return <Sand timer={view.timer} first={ROUNDS.get(view.round)?.circle ?? 0} round={round} partners={partners} />;
  }
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
  const who = turn.seat === board.seat ? t("gt-your-turn") : (board.names[turn.seat] ?? "");
  const points = t("gt-points-left", { points: turn.points });
  const circle = turn.circle > 0 ? t("gt-circle", { circle: ROMAN[turn.circle] ?? "" }) : t("gt-circle-start");
  const turns = turn.turns_left === null ? null : t("gt-turns-left", { count: turn.turns_left });
  return (
    <section className={partners ? "gt-panel gt-tempo paired" : "gt-panel gt-tempo"} aria-label={round}>
      <Piece as="button" label={[who, points, circle].join(" · ")} text={t("about-gt-points")} className="gt-turns">
        <span className="gt-turns-who">
          <Emblem seat={turn.seat} size={24} />
          <b>{who}</b>
          <i>{circle}</i>
        </span>
        <span className="gt-turns-left">
          <span className="gt-pips">
            {Array.from({ length: Math.max(POINTS, turn.points) }, (_, n) => (
              <i key={n} className={n < turn.points ? "left" : ""} />
            ))}
          </span>
          <span className="gt-turns-points">{points}</span>
          {turns && <span className="gt-turns-sand">{turns}</span>}
        </span>
      </Piece>
      {partners}
    </section>
  );
}

/** As wide as a plate of the sand timer. */
const PLATE = 62;

interface SandProps extends TempoProps {
  timer: NonNullable<View["timer"]>;
  /** The circle it began on. */
  first: number;
}

/** The sand timer on its circles, which it passes from left to right; the last turn is for those who have finished. */
function Sand({ timer, first, round, partners }: SandProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const turned = useEvent("flipped_timer") !== null;
  const length = useBeatLength();
  const now = useNow(500) + (board.ahead ?? 0);
  const due = board.clocks?.find(({ question }) => question === "timer")?.due ?? null;
  const left = timer.running && due !== null ? Math.max(0, due - now) : null;
  const share = left === null ? Number(timer.running) : Math.min(1, left / timer.seconds);
  const circles = Array.from({ length: first + 1 }, (_, n) => first - n);
  return (
    <section className="gt-panel gt-tempo" aria-label={round}>
      <Piece
        as="button"
        label={t("gt-timer", { circle: timer.circle, running: String(timer.running) })}
        text={t("about-gt-timer")}
        moves={offer.among("flip_timer")}
        className={left !== null && left < URGENT ? "gt-timer urgent" : "gt-timer"}
      >
        <svg
          viewBox={`0 -66 ${PLATE * circles.length} 80`}
          style={{ ...length, aspectRatio: `${PLATE * circles.length} / 80` }}
          aria-hidden="true"
        >
          {circles.map((circle, n) => (
            <g key={circle} transform={`translate(${(n + 0.5) * PLATE} 0)`}>
              <ellipse className={circle === timer.circle ? "gt-plate now" : "gt-plate"} rx="29" ry="12" />
              {circle === timer.circle ? (
                <g className={turned ? "gt-glass turned" : "gt-glass"}>
                  <Hourglass share={share} />
                </g>
              ) : (
                <text y="7">{circle === 0 ? t("gt-circle-start") : ROMAN[circle]}</text>
              )}
              {circle > timer.circle && <path className="gt-plate-past" d="M-7-29l5 5 9-11" />}
              {circle === 0 && timer.circle > 0 && <path className="gt-plate-flag" d="M-6-20v-20h14l-4 5 4 5h-14" />}
            </g>
          ))}
        </svg>
        <span className="gt-timer-text">
          <b className={left === null ? "words" : undefined}>
            {left === null ? t(timer.running ? "gt-sand-runs" : "gt-sand-through") : countdown(left)}
          </b>
          <span>
            {t(timer.running ? "gt-sand-next" : "gt-sand-turn", {
              circle: timer.circle,
              next: ROMAN[timer.circle - 1] ?? "",
            })}
          </span>
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
        const points = offer.quote(`look ${pile.pile}`)?.cost?.points ?? 0;
        return (
          <span key={pile.pile} className="gt-pile-place">
            <Piece
              as="button"
              label={t("gt-pile", { pile: pile.pile, seen: seen || "none" })}
              text={t("about-gt-pile")}
              moves={moves}
              className={`gt-pile${pile.cards ? " known" : ""}${holder ? " held" : ""}`}
              {...pick}
            >
              <b>{pile.pile}</b>
              {holder && (
                <i className="gt-holder">
                  <Emblem seat={holder.seat} size={20} />
                </i>
              )}
            </Piece>
            <small>
              {holder ? (
                holder.seat === board.seat ? (
                  t("gt-pile-mine")
                ) : (
                  t("gt-pile-held", { who: board.names[holder.seat] ?? "" })
                )
              ) : pile.cards ? (
                <>
                  <Sign name="eye" size={16} /> {t("gt-pile-seen")}
                </>
              ) : moves.length > 0 ? (
                t(points > 0 ? "gt-pile-costs" : "gt-pile-look", { points })
              ) : (
                ""
              )}
            </small>
          </span>
        );
      })}
      <span className="gt-pile-place">
        <span className="gt-pile secret" title={t("gt-secret-pile")} />
        <small>{t("gt-pile-secret")}</small>
      </span>
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
  const finished = useEvent("finished");
  const length = useBeatLength();
  return (
    <section className="gt-panel gt-numbers" aria-label={t("gt-numbers")} style={length}>
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
            className={`gt-number-tile${owner ? ` taken seat-${owner.seat}` : ""}${finished?.fields.number === number ? " stamped" : ""}`}
          >
            <b>{number}</b>
            {owner && <Emblem seat={owner.seat} size={20} />}
          </Piece>
        );
      })}
      <p className="gt-finish">
        <b>{t("gt-finish")}</b>
        {t("gt-finish-about")}
      </p>
    </section>
  );
}
