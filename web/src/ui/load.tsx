import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { problemOf } from "../api/http";
import type { Problem } from "../protocol";
import { useText } from "../text/context";
import { Adrift } from "./adrift";
import { phrase } from "./notice";

export type Loaded<T> = { state: "loading" } | { state: "failed"; problem: Problem } | { state: "ready"; value: T };

/** Ask for something once, and again on demand or at intervals while the page is looked at. */
export function useLoad<T>(ask: () => Promise<T>, every?: number): { loaded: Loaded<T>; again(): void } {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: "loading" });
  const question = useRef(ask);
  question.current = ask;
  const again = useCallback(() => {
    question.current().then(
      (value) => setLoaded({ state: "ready", value }),
      (error: unknown) => {
        const problem = problemOf(error);
        // What is already on the screen is better than an error over a passing blip.
        setLoaded((old) => (old.state === "ready" ? old : { state: "failed", problem }));
      },
    );
  }, []);
  useEffect(again, [again]);
  // What did not come while there was no network comes with it.
  const failed = loaded.state === "failed";
  useEffect(() => {
    if (!failed) return;
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [failed, again]);
  useEffect(() => {
    if (every === undefined) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") again();
    }, every);
    return () => clearInterval(timer);
  }, [again, every]);
  return { loaded, again };
}

/** Says that something is on its way. */
export function Loading() {
  const { t } = useText();
  return <p className="faint loading">{t("loading")}</p>;
}

/** Shows what was loaded, or says that it is on its way, or why it is not coming. */
export function Show<T>(props: { of: Loaded<T>; again(): void; children(value: T): ReactNode }) {
  const text = useText();
  switch (props.of.state) {
    case "ready":
      return props.children(props.of.value);
    case "loading":
      return <Loading />;
    case "failed":
      return (
        <div className="failed" role="alert">
          <Adrift />
          <p>{phrase(props.of.problem, text)}</p>
          <button type="button" className="primary" onClick={props.again}>
            {text.t("try-again")}
          </button>
        </div>
      );
  }
}

/** What a page shows until several things are there: the first that is late, or why it is not coming. */
export function Awaited({ all }: { all: readonly { loaded: Loaded<unknown>; again(): void }[] }) {
  const late = all.find(({ loaded }) => loaded.state !== "ready");
  return (
    late && (
      <Show of={late.loaded} again={late.again}>
        {() => null}
      </Show>
    )
  );
}
