import { type PointerEvent, useEffect, useRef } from "react";

const REST = 450;
const PRESS = 480;
const SLIP = 8;

/** Where the mouse was moved to last, and whether it was: what comes up under a resting mouse is not pointed at. */
const mouse = { x: -1, y: -1, moved: false };
window.addEventListener(
  "pointermove",
  ({ clientX, clientY }) => {
    mouse.moved = mouse.x !== clientX || mouse.y !== clientY;
    Object.assign(mouse, { x: clientX, y: clientY });
  },
  { capture: true, passive: true },
);

/**
 * Explaining without playing: a mouse that rests on a piece, a finger that stays on it. `pressed` says, once, whether
 * the click that follows belongs to a long press.
 */
export function useHover(show: (anchor: Element) => void, hide: (anchor: Element) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touch = useRef<{ x: number; y: number; done: boolean } | null>(null);
  const shown = useRef<Element | null>(null);
  const unmoved = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function after(wait: number, anchor: Element) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (touch.current) touch.current.done = true;
      shown.current = anchor;
      show(anchor);
    }, wait);
  }

  return {
    pressed(): boolean {
      const done = touch.current?.done ?? false;
      touch.current = null;
      return done;
    },
    handlers: {
      onPointerEnter(event: PointerEvent) {
        // After a tap browsers leave a mouse behind that nobody holds.
        if (window.matchMedia("(any-hover: none)").matches) return;
        if (event.pointerType !== "mouse" || event.buttons !== 0) return;
        unmoved.current = event.clientX === mouse.x && event.clientY === mouse.y;
        if (!unmoved.current) after(REST, event.currentTarget);
      },
      onPointerLeave(event: PointerEvent) {
        clearTimeout(timer.current);
        if (event.pointerType !== "mouse" || shown.current === null) return;
        hide(shown.current);
        shown.current = null;
      },
      onPointerDown(event: PointerEvent) {
        clearTimeout(timer.current);
        touch.current = null;
        if (event.pointerType === "mouse") return;
        touch.current = { x: event.clientX, y: event.clientY, done: false };
        after(PRESS, event.currentTarget);
      },
      onPointerMove(event: PointerEvent) {
        if (unmoved.current && mouse.moved) {
          unmoved.current = false;
          after(REST, event.currentTarget);
        }
        const { current } = touch;
        if (!current || current.done) return;
        if (Math.hypot(event.clientX - current.x, event.clientY - current.y) > SLIP) clearTimeout(timer.current);
      },
      onPointerUp() {
        clearTimeout(timer.current);
      },
      onPointerCancel() {
        clearTimeout(timer.current);
        touch.current = null;
      },
      // The browser's own menu would come up over a long press.
      onContextMenu(event: { preventDefault(): void; currentTarget: Element }) {
        if (touch.current === null) return;
        event.preventDefault();
      },
    },
  };
}
