import { useEffect, useRef } from "react";

/** One letter anywhere on the page, except where somebody writes. */
export function useHotkey(letter: string, run: (() => void) | null): void {
  const latest = useRef(run);
  latest.current = run;
  const listens = run !== null;
  useEffect(() => {
    if (!listens) return;
    function onKey(event: KeyboardEvent) {
      const { target } = event;
      const writing =
        target instanceof HTMLInputElement ||
        target instanceof HTMLTextAreaElement ||
        target instanceof HTMLSelectElement;
      if (writing || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.key.toLowerCase() !== letter || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      latest.current?.();
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [letter, listens]);
}
