import { type RefCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Letters may hang a little over their lines; a whole line more does not fit. */
const OVERHANG = 5;

/** Whether something in a box sticks out of it, or an answer in it or its price is cut. */
function overflows(box: HTMLElement): boolean {
  if (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + OVERHANG) return true;
  return [...box.querySelectorAll(".answer, .answer-name, .answer .price")].some(
    (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + OVERHANG,
  );
}

/**
 * How tightly a box is packed so that every word in it has room: 0 where they all have, at most `levels`. It is measured
 * anew with every other `what`, with the width of the box and when letters or pictures come; where parts of it change by
 * themselves (`watched`) with its words too, which then must not depend on the level.
 */
export function useFit(levels: number, what: unknown, watched = false): [RefCallback<HTMLElement>, number] {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [fit, setFit] = useState({ what, level: 0 });
  const level = fit.what === what ? fit.level : 0;
  const width = useRef(0);
  useLayoutEffect(() => {
    if (box !== null && level < levels && overflows(box)) setFit({ what, level: level + 1 });
  });
  useEffect(() => {
    if (box === null || typeof ResizeObserver === "undefined") return;
    const anew = () => setFit((old) => ({ ...old, level: 0 }));
    const size = new ResizeObserver(() => {
      if (box.clientWidth === width.current) return;
      width.current = box.clientWidth;
      anew();
    });
    size.observe(box);
    const words = new MutationObserver(anew);
    if (watched) words.observe(box, { childList: true, characterData: true, subtree: true });
    // A picture that had to be fetched comes into an answer that is already there; others come with their answers.
    const pictures = new MutationObserver((changes) => {
      const late = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (late.some((one) => one instanceof Element && one.matches(".move-picture"))) anew();
    });
    pictures.observe(box, { childList: true, subtree: true });
    void document.fonts?.ready.then(anew);
    return () => {
      size.disconnect();
      words.disconnect();
      pictures.disconnect();
    };
  }, [box, watched]);
  return [setBox, level];
}
