import { type RefObject, useLayoutEffect, useState } from "react";

/** How the board is laid out: side by side, in a column, the tall chart beside tabs, or tabs alone. */
export type Shape = "desk" | "stack" | "side" | "phone";

interface Layout {
  shape: Shape;
  /** How much larger than drawn everything is, where there is room. */
  scale: number;
  /** How wide the stage is then, in the units of the drawing. */
  across: number;
}

// What the board is drawn for, without the shell around it.
const WIDTH = 980;
const HEIGHT = 636;

export function layoutFor(width: number, height: number): Layout {
  if (width < 700) return { shape: "phone", scale: 1, across: width };
  if (width < 900) return { shape: height < 800 ? "side" : "stack", scale: 1, across: width };
  const scale = Math.max(1, Math.min(width / WIDTH, height / HEIGHT, 2.4));
  return { shape: "desk", scale, across: Math.round(width / scale) };
}

/** The layout for the stage around an element, followed as it changes. */
export function useShape(frame: RefObject<HTMLElement | null>): Layout {
  const [layout, setLayout] = useState<Layout>({ shape: "desk", scale: 1, across: WIDTH });
  useLayoutEffect(() => {
    const stage = frame.current?.closest(".stage");
    if (!stage || typeof ResizeObserver === "undefined") return;
    const measure = () => {
      const { clientWidth, clientHeight } = stage;
      if (clientWidth === 0) return;
      const next = layoutFor(clientWidth, clientHeight);
      setLayout((old) => {
        const same = old.shape === next.shape && Math.abs(old.scale - next.scale) < 0.01;
        return same && Math.abs(old.across - next.across) < 4 ? old : next;
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(stage);
    measure();
    return () => observer.disconnect();
  }, [frame]);
  return layout;
}
