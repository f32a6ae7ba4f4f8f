import { type PointerEvent, type RefCallback, useCallback, useRef, useState } from "react";

/** A drag under way: what is carried, where the pointer is on the screen, and the place under it, if it is one. */
export interface Drag {
  what: string;
  x: number;
  y: number;
  over: string | null;
}

const THRESHOLD = 6;

/**
 * Dragging with mouse, pen or finger, for SVG and HTML alike. Spread `handlers` on the element around everything;
 * what can be carried has `data-drag`, where it can be dropped `data-drop`. A finger that starts on such a piece carries it,
 * one that starts elsewhere scrolls the page. A short press stays a click; the click after a drag is swallowed.
 */
export function useDrag(onDrop: (what: string, where: string) => void): {
  drag: Drag | null;
  handlers: {
    ref: RefCallback<HTMLElement>;
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(): void;
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }): void;
  };
} {
  const [drag, setDrag] = useState<Drag | null>(null);
  const held = useRef<{ what: string; x: number; y: number; moving: boolean } | null>(null);
  const swallow = useRef(false);

  const stop = useCallback(() => {
    held.current = null;
    setDrag(null);
  }, []);

  // Inside an SVG browsers ignore `touch-action`; refusing the first touch move keeps the page from scrolling there too.
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const hold = (event: TouchEvent) => {
      if (held.current && event.cancelable) event.preventDefault();
    };
    element.addEventListener("touchmove", hold, { passive: false });
    return () => element.removeEventListener("touchmove", hold);
  }, []);

  return {
    drag,
    handlers: {
      ref,
      onPointerDown(event) {
        swallow.current = false;
        const what = (event.target as Element).closest<SVGElement | HTMLElement>("[data-drag]")?.dataset.drag;
        if (what && event.isPrimary && event.button === 0) {
          held.current = { what, x: event.clientX, y: event.clientY, moving: false };
        }
      },
      onPointerMove(event) {
        const { current } = held;
        if (!current || !event.isPrimary) return;
        const { clientX: x, clientY: y } = event;
        if (!current.moving) {
          if (Math.hypot(x - current.x, y - current.y) < THRESHOLD) return;
          current.moving = true;
          event.currentTarget.setPointerCapture?.(event.pointerId);
        }
        setDrag({ what: current.what, x, y, over: placeAt(x, y) });
      },
      onPointerUp(event) {
        const { current } = held;
        if (current?.moving) {
          swallow.current = true;
          const where = placeAt(event.clientX, event.clientY);
          if (where !== null) onDrop(current.what, where);
        }
        stop();
      },
      onPointerCancel: stop,
      onClickCapture(event) {
        if (!swallow.current) return;
        swallow.current = false;
        event.stopPropagation();
        event.preventDefault();
      },
    },
  };
}

/** The droppable place at a point of the screen. */
function placeAt(x: number, y: number): string | null {
  const place = document.elementFromPoint(x, y)?.closest<SVGElement | HTMLElement>("[data-drop]");
  return place?.dataset.drop ?? null;
}
