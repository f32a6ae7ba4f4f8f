import { type ReactNode, useEffect, useRef } from "react";
import type { LessonInfo } from "../protocol";
import { useText } from "../text/context";
import { Face } from "../ui/face";
import { Icon } from "../ui/icon";
import type { LessonWords } from "./words";

/** Beside the stage: where the lesson leads, and who shows it. */
export function LessonRail(props: {
  lesson: LessonInfo;
  number: number;
  count: number;
  at: number;
  said: LessonWords;
  play(): void;
  restart(): void;
  /** The seats with their figures, as in a match. */
  seats: ReactNode;
  /** What the lesson says, where it does not stand over the board. */
  bubble?: ReactNode;
}) {
  const { t } = useText();
  const { lesson, said, at } = props;
  const now = useRef<HTMLLIElement>(null);
  // A long plan is scrolled along, so that one sees where one is and what comes next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step is another line of the plan
  useEffect(() => {
    now.current?.scrollIntoView?.({ block: "nearest" });
  }, [at]);
  const left = Math.max(1, Math.round((lesson.minutes * (lesson.steps.length - at)) / lesson.steps.length));
  return (
    <aside className="rail lesson-rail" aria-label={t("lesson-plan")}>
      <header>
        <h2>{said.title(lesson.id)}</h2>
        <p className="faint">
          {props.number > 0 && `${t("lesson-number", { number: props.number, count: props.count })} · `}
          {t("lesson-left", { minutes: left })}
        </p>
      </header>
      {props.seats}
      {props.bubble || (
        <div className="lesson-tutor">
          <Face level="regular" size={44} />
          <div>
            <b>{t("lesson-tutor")}</b>
            <span>{t("lesson-tutor-text")}</span>
          </div>
        </div>
      )}
      <ol className="lesson-plan">
        {lesson.steps.map((step, index) => (
          <li
            key={step.id}
            ref={index === at ? now : undefined}
            className={index < at ? "done" : index === at ? "now" : ""}
            aria-current={index === at ? "step" : undefined}
          >
            <i aria-hidden="true">{index < at ? <Icon name="check" size={14} /> : index + 1}</i>
            {said.step(lesson.id, step.id, "title") ?? step.id}
          </li>
        ))}
      </ol>
      <div className="lesson-rail-foot">
        <button type="button" className="quiet" onClick={props.restart}>
          {t("lesson-restart")}
        </button>
        <button type="button" onClick={props.play}>
          {t("lesson-play")}
        </button>
      </div>
    </aside>
  );
}
