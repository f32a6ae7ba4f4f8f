import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useText } from "../../text/context";
import { Icon } from "../../ui/icon";

interface ZoneProps {
  /** Its name, shown and spoken. */
  title: string;
  className?: string;
  /** What stands beside the title: a count, what a reset costs. */
  beside?: ReactNode;
  /** The zone as it is drawn, small in its place or grown over the stage. */
  children(grown: boolean): ReactNode;
}

/**
 * A part of the scene that can be looked at closely: a click on its corner lets it grow over the stage, where its
 * finer print has room. Escape and a second click put it back.
 */
export function Zone({ title, className = "", beside, children }: ZoneProps) {
  const { t } = useText();
  const [grown, setGrown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shrink = useCallback(() => {
    setGrown(false);
    button.current?.focus({ preventScroll: true });
  }, []);

  // What stands around a grown zone gives way to it.
  useLayoutEffect(() => {
    const stage = button.current?.closest(".stage");
    if (!grown || !stage) return;
    stage.setAttribute("data-grown", "");
    return () => stage.removeAttribute("data-grown");
  }, [grown]);

  useEffect(() => {
    if (!grown) return;
    const outside = (event: PointerEvent) => {
      const target = event.target as Element;
      if (!target.closest(".zone.grown, .bubble, .dock, .rail, .top-bar, dialog")) setGrown(false);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [grown]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !grown) return;
    event.stopPropagation();
    shrink();
  }

  return (
    <section className={`zone ${grown ? "grown " : ""}${className}`} aria-label={title} onKeyDown={onKeyDown}>
      <header className="zone-head">
        <h3>{title}</h3>
        {beside}
        <button
          ref={button}
          type="button"
          className="zone-grow quiet round"
          aria-expanded={grown}
          aria-label={t(grown ? "zone-shrink" : "zone-grow", { zone: title })}
          onClick={() => (grown ? shrink() : setGrown(true))}
        >
          <Icon name={grown ? "close" : "grow"} size={16} />
        </button>
      </header>
      <div className="zone-body">{children(grown)}</div>
    </section>
  );
}
