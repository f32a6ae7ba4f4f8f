import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { hintClass } from "../boards/kit/hinted";
import type { AskInfo, Problem } from "../protocol";
import { useText } from "../text/context";
import { Terms } from "../text/glossary";
import { splitMove, type Words } from "../text/words";
import { useFit } from "../ui/fit";
import { Icon } from "../ui/icon";
import { phrase } from "../ui/notice";
import { CloseButton } from "../ui/round";
import { useSlashToMoves } from "./ask";
import { arrange, LEVELS, MOST, SHEET_LEVELS, SIDE, type Tray } from "./dock-places";
import { MovePicture } from "./picture";
import { Price } from "./price";
import { usePull } from "./sheet";
import { lastChance } from "./standing";
import type { Offered } from "./wire";

/** First the invitation to newcomers becomes a sign, then the hint goes, which stays in the bar, then the question takes two lines. */
const TIGHTEST = 3;

/** The tray of a sheet that holds every move. */
const LIST = "list";

export interface DockProps {
  asks: readonly AskInfo[];
  words: Words;
  names: readonly string[];
  busy: boolean;
  refusal: Problem | null;
  proposed: Offered | null;
  /** What there is to spend, at the left. */
  purse?: ReactNode;
  /** What stands where no question is asked. */
  idle: string;
  /** The stage has not come to this question yet; it can be answered all the same. */
  ahead?: boolean;
  /** What comes of the step on the stage is not out yet: the next question would tell it. */
  suspense?: boolean;
  /** Beside the question: a hint, what is always answered. */
  beside?: ReactNode;
  /** Where nothing is asked: planning ahead. */
  waiting?: ReactNode;
  /** The best moves by a bot, over the dock; and which they are. */
  hints?: ReactNode;
  hinted?: readonly string[];
  /** Whether the dock is a sheet under the thumb; then every move as a list, for whoever pulls it up. */
  sheet: boolean;
  list: ReactNode;
  /** At the end where nothing is asked: the way out. */
  end?: ReactNode;
  /** It has its place where nothing can be taken back yet, too. */
  takeBack: { label: string; run: (() => void) | null } | null;
  /** The whole list of moves, to search in. */
  openList(): void;
  /** A move whose price is in sight is played at once, unless it is dangerous. */
  propose(move: string | null, priced?: boolean): void;
}

/** The question, and what it can be answered with. It keeps its height and its places whatever is asked. */
export function Dock(props: DockProps) {
  const text = useText();
  const { t } = text;
  const { asks, words, proposed, propose, sheet } = props;
  const [ask] = asks;
  const [open, setOpen] = useState<{ asks: readonly AskInfo[]; tray: string } | null>(null);
  const tray = open !== null && open.asks === asks ? open.tray : null;
  const show = useCallback((key: string | null) => setOpen(key === null ? null : { asks, tray: key }), [asks]);
  const toggle = (key: string) => show(tray === key ? null : key);
  const headings = useMemo(() => ({ more: t("dock-more"), also: t("dock-side") }), [t]);
  const whole = useMemo(() => ({ asks, words, headings }), [asks, words, headings]);
  const atRest = tray === null && proposed === null && !props.hints;
  const [measure, level] = useFit(sheet ? (atRest ? SHEET_LEVELS : 0) : LEVELS, whole);
  const plan = useMemo(() => arrange(asks, words, headings, level, sheet), [asks, words, headings, level, sheet]);
  const [line, tight] = useFit(sheet ? 0 : TIGHTEST, ask ?? props.idle, true);
  const close = () => show(null);
  const dock = useRef<HTMLElement>(null);
  // A sheet must not be too high, the dock's row of answers not too wide.
  const attach = useCallback(
    (element: HTMLElement | null) => {
      dock.current = element;
      if (sheet) measure(element);
    },
    [sheet, measure],
  );
  // A sheet that was scrolled to the last answer begins at the next question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every question begins anew
  useEffect(() => {
    if (dock.current) dock.current.scrollTop = 0;
  }, [ask, tray]);
  useKeptFocus(dock, props.busy);
  const listed = sheet && tray === LIST;
  const bringList = useMemo(() => (sheet && ask && !listed ? () => show(LIST) : null), [sheet, ask, listed, show]);
  useSlashToMoves(bringList);
  const pull = usePull((up) => ask && show(up ? LIST : null));
  const chosen = plan.trays.find(({ key }) => key === tray);
  const shownTray = chosen && !proposed && <TrayBox tray={chosen} close={close} {...props} />;
  // In a sheet what was opened takes the place of the answers, and the row below them.
  const instead = sheet && !proposed ? props.hints || (listed ? props.list : shownTray) : null;

  return (
    <section
      ref={attach}
      className={`dock${ask ? " asks" : ""}${props.busy ? " busy" : ""}${props.ahead ? " ahead" : ""}${props.suspense ? " suspense" : ""}`}
      id="moves"
      tabIndex={-1}
      aria-label={t("dock")}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || (tray === null && proposed === null)) return;
        event.stopPropagation();
        if (tray !== null) close();
        else propose(null);
      }}
    >
      {sheet && <div className="dock-handle" {...pull} />}
      {props.purse && <div className="dock-purse">{props.purse}</div>}
      <div className="dock-back">
        {proposed ? (
          <button type="button" onClick={() => propose(null)}>
            <Icon name="close" size={18} />
            <span>{t("dock-not-that")}</span>
          </button>
        ) : (
          props.takeBack &&
          !instead && (
            <button type="button" disabled={!props.takeBack.run} onClick={() => props.takeBack?.run?.()}>
              <Icon name="undo" size={18} />
              <span>{props.takeBack.label}</span>
            </button>
          )
        )}
      </div>
      <div className="dock-middle">
        <div className="dock-line" ref={line} data-tight={tight} {...(sheet && pull)}>
          <h2 id="question" tabIndex={-1}>
            {proposed ? (
              words.move(proposed.move)
            ) : ask ? (
              <Terms text={asked(ask, words, t("dock-last-chance"))} />
            ) : (
              props.idle
            )}
          </h2>
          {props.beside}
          {sheet && ask && !proposed && (
            <button
              type="button"
              className="quiet round dock-list"
              aria-label={t("dock-list")}
              aria-expanded={listed}
              title={t("dock-list")}
              onClick={() => toggle(LIST)}
            >
              <Icon name={listed ? "close" : "search"} size={18} />
            </button>
          )}
          {props.refusal && (
            <p className="warning" role="alert">
              {phrase(props.refusal, text, words)}
            </p>
          )}
        </div>
        {proposed ? (
          <Proposal offered={proposed} {...props} />
        ) : (
          instead || (
            <div className={answersClass(plan)} ref={sheet ? undefined : measure}>
              {plan.places.map((place) =>
                "move" in place ? (
                  <AnswerButton
                    key={place.move}
                    offered={place}
                    usual={plan.usual.includes(place) && (plan.usual.length === 1 ? "usual" : "likely")}
                    short={plan.short}
                    {...props}
                  />
                ) : (
                  <GroupButton
                    key={place.key}
                    group={place}
                    usual={place.moves.some((one) => plan.usual.includes(one))}
                    open={tray === place.key}
                    toggle={() => toggle(place.key)}
                    {...props}
                  />
                ),
              )}
              {!ask && props.waiting}
              {!ask && sheet && props.end}
            </div>
          )
        )}
      </div>
      <div className="dock-end">
        {!proposed && !instead && (
          <>
            {plan.side.length > 0 && (
              <button type="button" className="also" aria-expanded={tray === SIDE} onClick={() => toggle(SIDE)}>
                {t("dock-also", { count: plan.side.length })}
              </button>
            )}
            {plan.done && (
              <AnswerButton offered={plan.done} usual={plan.usual.includes(plan.done) && "usual"} done {...props} />
            )}
            {ask && !sheet && plan.total > MOST && !plan.done && plan.side.length === 0 && (
              <button type="button" className="also" onClick={props.openList}>
                <Icon name="search" size={16} />
                {t("dock-list")}
              </button>
            )}
          </>
        )}
        {!ask && !sheet && props.end}
      </div>
      {!sheet && !proposed && (shownTray || props.hints)}
    </section>
  );
}

/** Whoever answers by keyboard goes on from the question: with its answer the button that had the focus is gone. */
function useKeptFocus(dock: { current: HTMLElement | null }, busy: boolean): void {
  const inside = useRef(false);
  useEffect(() => {
    const note = ({ target }: Event) => {
      inside.current = target instanceof Node && dock.current?.contains(target) === true;
    };
    window.addEventListener("focusin", note);
    window.addEventListener("pointerdown", note);
    return () => {
      window.removeEventListener("focusin", note);
      window.removeEventListener("pointerdown", note);
    };
  }, [dock]);
  useEffect(() => {
    if (!inside.current || busy || document.activeElement !== document.body) return;
    dock.current?.querySelector<HTMLElement>("#question")?.focus({ preventScroll: true });
  });
}

function answersClass({ packed, short }: { packed: boolean; short: boolean }): string {
  return `dock-answers${packed ? " packed" : ""}${short ? " short" : ""}`;
}

/** What a button gathers, over the dock; in a sheet in place of the answers, with the focus of the button that is gone. */
function TrayBox({ tray, close, ...props }: DockProps & { tray: Tray; close(): void }) {
  const { sheet } = props;
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tray begins anew
  useEffect(() => {
    if (sheet) box.current?.focus({ preventScroll: true });
  }, [sheet, tray.key]);
  return (
    <div className="tray" role="group" aria-label={tray.heading} tabIndex={-1} ref={box}>
      <header>
        <h3>{tray.heading}</h3>
        <CloseButton close={close} size={16} />
      </header>
      <div className="tray-moves">
        {tray.moves.map((offered) => (
          <AnswerButton key={offered.move} offered={offered} short={tray.alike} {...props} />
        ))}
      </div>
    </div>
  );
}

/** The question; where nothing is left to choose but free moves it says so, unless the game asks just for them. */
function asked(ask: AskInfo, words: Words, last: string): string {
  const alreadySaid = /^(before|after)_/.test(ask.question);
  return lastChance(ask) !== null && !alreadySaid ? last : words.question(ask.question);
}

/** The proposed move with its price, waiting for the second click. */
function Proposal({ offered, words, names, busy, propose }: DockProps & { offered: Offered }) {
  const { t } = useText();
  const button = useRef<HTMLButtonElement>(null);
  // Enter is the second click.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another proposal takes the focus again
  useEffect(() => button.current?.focus({ preventScroll: true }), [offered.move]);
  return (
    <div className="dock-answers proposal" role="status">
      <button
        ref={button}
        type="button"
        className={offered.quote?.confirm ? "answer confirm danger" : "answer confirm usual"}
        disabled={busy}
        onClick={() => propose(offered.move)}
      >
        <span className="answer-name">{t("dock-do-it")}</span>
        <Price quote={offered.quote} words={words} names={names} />
      </button>
      <p className="hint">
        {words.confirm(offered.quote?.confirm) ?? t(offered.quote?.confirm ? "dock-sure" : "dock-second-click")}
      </p>
    </div>
  );
}

/** Several answers that do the same, behind one button. */
function GroupButton(props: DockProps & { group: Tray; usual: boolean; open: boolean; toggle(): void }) {
  const { t } = useText();
  const { group, words, names, hinted } = props;
  const { heading, moves, price } = group;
  const hint = hintClass(
    moves.map(({ move }) => move),
    hinted,
  );
  const [first] = moves;
  return (
    <button
      type="button"
      className={`answer group${props.usual ? " usual" : ""} ${hint}`}
      aria-expanded={props.open}
      onClick={props.toggle}
    >
      {group.alike && first && <MovePicture game={words.game} move={splitMove(first.move).verb} />}
      <span className="answer-name">
        {heading} <span className="count">{moves.length}</span>
      </span>
      {price && (
        <span className="group-price">
          {price.least && t("dock-from")}
          <Price quote={{ cost: price.cost }} words={words} names={names} />
        </span>
      )}
    </button>
  );
}

interface AnswerProps extends DockProps {
  offered: Offered;
  /** Filled where it is the one that is mostly given; in its colour where it is one of several. */
  usual?: "usual" | "likely" | false;
  done?: boolean;
  short?: boolean | undefined;
}

function AnswerButton(props: AnswerProps) {
  const { offered, words, names, busy, propose } = props;
  const { verb, arg } = splitMove(offered.move);
  const whole = words.move(offered.move);
  const label = props.short && arg !== null ? words.argument(verb, arg) : whole;
  const hinted = hintClass([offered.move], props.hinted);
  const kind = props.usual ? ` ${props.usual}` : offered.quote?.confirm ? " danger" : props.done ? " done" : "";
  return (
    <button
      type="button"
      className={`answer${kind} ${hinted}`}
      data-answer={offered.move}
      disabled={busy}
      title={whole}
      onClick={() => propose(offered.move, true)}
    >
      <MovePicture game={words.game} move={offered.move} />
      <span className="answer-name">{label}</span>
      <Price quote={offered.quote} words={words} names={names} />
    </button>
  );
}
