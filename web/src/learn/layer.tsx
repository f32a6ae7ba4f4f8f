import { type CSSProperties, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useText } from "../text/context";
import { Icon } from "../ui/icon";
import { around, type Box, makeRoom, type Place, placeFor, type Spots } from "./spot";

/** Over the board: everything but what is meant lies in the dark. Clicks go through. */
export function Veil({ boxes, stage }: { boxes: readonly Box[]; stage: Box | null }) {
  const mask = useId();
  if (stage === null || boxes.length === 0) return null;
  const holes = boxes.map((box) => ({
    x: box.left,
    y: box.top,
    width: box.right - box.left,
    height: box.bottom - box.top,
    rx: 14,
  }));
  return (
    <svg className="veil" aria-hidden="true">
      <mask id={mask}>
        <rect width="100%" height="100%" fill="#fff" />
        {holes.map((hole) => (
          <rect key={`${hole.x}-${hole.y}`} {...hole} fill="#000" />
        ))}
      </mask>
      <rect
        className="veil-dark"
        mask={`url(#${mask})`}
        x={stage.left}
        y={stage.top}
        width={stage.right - stage.left}
        height={stage.bottom - stage.top}
      />
      {holes.map((hole) => (
        <rect key={`${hole.x}-${hole.y}`} {...hole} className="veil-ring" />
      ))}
    </svg>
  );
}

/** On a phone the bubble may lie over the line of players. */
const ABOVE = 44;

interface LessonBubbleProps {
  /** Which step, so that a new one is spoken and placed again. */
  step: string;
  at: number;
  count: number;
  title: string;
  text: string;
  sum: string | null;
  /** What is said to somebody who did something else. */
  remark: string | null;
  /** A step without a move goes on by itself; null where a move is asked for. */
  next: (() => void) | null;
  back: (() => void) | null;
  skip(): void;
  spots: Spots;
  stage: Box | null;
  /** On a phone it is a sheet over the dock. */
  sheet: boolean;
  /** Said before, and nothing is pointed at: it stands beside the board and no longer over it. */
  aside?: boolean;
  /** Said before, on a phone: only its title stays, until it is touched. */
  folds?: boolean;
  children?: ReactNode;
}

/** What the lesson says now: at most two sentences, beside what it is about. */
export function LessonBubble(props: LessonBubbleProps) {
  const { t } = useText();
  const bubble = useRef<HTMLElement>(null);
  const go = useRef<HTMLButtonElement>(null);
  /** The step for which the board was scrolled. */
  const made = useRef("");
  const [place, setPlace] = useState<Place | null>(null);
  /** The step that was unfolded again. */
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const { spots, stage, sheet, step, remark } = props;
  const folded = props.folds === true && remark === null && unfolded !== step;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words make another size
  useLayoutEffect(() => {
    const element = bubble.current;
    if (element === null || stage === null) return;
    const found = placeFor(stage, spots, element.offsetWidth, element.offsetHeight, sheet ? ABOVE : 0);
    const frame = around(spots.lit);
    if (sheet && found.hides && frame !== null && made.current !== step) {
      made.current = step;
      makeRoom(frame);
    }
    setPlace((old) => (JSON.stringify(old) === JSON.stringify(found) ? old : found));
  }, [spots, stage, sheet, step, remark, folded]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every step to be read takes the focus, so that Enter goes on
  useEffect(() => go.current?.focus({ preventScroll: true }), [step]);

  const tail = sheet || props.aside ? null : place?.tail;
  const style: CSSProperties = place ? { left: place.left, top: place.top } : { visibility: "hidden" };
  const steps = t("lesson-step", { at: props.at, count: props.count });
  if (folded) {
    return (
      <section ref={bubble} className="lesson-bubble sheet folded" style={style} data-step={step}>
        <button type="button" aria-expanded={false} onClick={() => setUnfolded(step)}>
          <span className="lesson-kick">{steps}</span>
          <b>{props.title}</b>
          <Icon name="book" size={18} />
        </button>
      </section>
    );
  }
  return (
    <section
      ref={bubble}
      className={`lesson-bubble${sheet ? " sheet" : ""}${props.aside ? " aside" : ""}${tail ? ` tail-${tail.side}` : ""}`}
      style={props.aside ? {} : ({ ...style, "--tail": `${tail?.at ?? 0}px` } as CSSProperties)}
      aria-label={t("lesson-says")}
      data-step={step}
    >
      <p className="lesson-kick">
        {steps}
        {props.next === null && <span>{t("lesson-your-move")}</span>}
      </p>
      <div role="status">
        <h2>{props.title}</h2>
        <p>{props.text}</p>
        {props.sum && <p className="lesson-sum">{props.sum}</p>}
        {remark && <p className="lesson-remark">{remark}</p>}
      </div>
      {props.children}
      <div className="lesson-foot">
        <span className="lesson-dots" aria-hidden="true">
          {Array.from({ length: props.count }, (_, index) => (
            <i key={index} className={index + 1 < props.at ? "on" : index + 1 === props.at ? "now" : ""} />
          ))}
        </span>
        <button type="button" className="lesson-skip" onClick={props.skip}>
          {t("lesson-skip")}
        </button>
        {props.folds && (
          <button type="button" onClick={() => setUnfolded(null)}>
            {t("lesson-fold")}
          </button>
        )}
        {props.back && (
          <button type="button" onClick={props.back}>
            <Icon name="first" size={16} />
            {t("lesson-back")}
          </button>
        )}
        {props.next && (
          <button ref={go} type="button" className="lesson-next" onClick={props.next}>
            {t("lesson-next")}
          </button>
        )}
      </div>
    </section>
  );
}
