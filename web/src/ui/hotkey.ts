import { useEffect, useRef } from "react";

/** The letter somebody presses by itself, in small; none where they write. */
export function letterOf(event: KeyboardEvent): string | null {
  const { target } = event;
  const writing =
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
  return writing || event.ctrlKey || event.metaKey || event.altKey ? null : event.key.toLowerCase();
}

/** One letter anywhere on the page, except where somebody writes. */
export function useHotkey(letter: string, run: (() => void) | null): void {
  const latest = useRef(run);
  latest.current = run;
  const listens = run !== null;
  useEffect(() => {
    if (!listens) return;
    function onKey(event: KeyboardEvent) {
      if (letterOf(event) !== letter || event.repeat || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      latest.current?.();
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [letter, listens]);
}
