import { memo } from "react";
import components from "./components.svg?raw";
import signs from "./signs.svg?raw";
import worlds from "./worlds.svg?raw";

/** The drawings of the board, once in the document; everything else points at them by name. */
export const Sprite = memo(function Sprite() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: files of our own, built into the page
  return <div className="le-sprite" aria-hidden="true" dangerouslySetInnerHTML={DRAWINGS} />;
});

const DRAWINGS = { __html: signs + components + worlds };

/** The names of all small signs. */
export const SIGNS: readonly string[] = [...signs.matchAll(/<symbol id="le-i-([a-z-]+)"/g)].map(([, id = ""]) => id);

/** Width and height of a symbol, as its file says. */
const SIZES = new Map(
  [...components.matchAll(/<symbol id="le-p-(\w+)" viewBox="0 0 ([\d.]+) ([\d.]+)"/g)].map(
    ([, id = "", width, height]) => [id, { width: Number(width), height: Number(height) }] as const,
  ),
);

interface SignProps {
  name: string;
  size?: number;
  x?: number;
  y?: number;
  className?: string;
}

/** A small sign in the colour of the text around it. */
export const Sign = memo(function Sign({ name, size = 13, x, y, className = "" }: SignProps) {
  return (
    <svg
      className={`le-sign ${className}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      x={x}
      y={y}
      aria-hidden="true"
    >
      <use href={`#le-i-${name}`} />
    </svg>
  );
});

/** What a part is drawn as: damaged and fired ones look like new, samples are all the same jar. */
export function drawingOf(part: string): string {
  const id = part.replace(/^damaged_/, "").replace(/^spent_/, "");
  if (SIZES.has(id)) return id;
  return id.includes("sample") ? "sample" : "supplies";
}

export function sizeOf(part: string): { width: number; height: number } {
  return SIZES.get(drawingOf(part)) ?? { width: 40, height: 40 };
}

/** A component or a person, as high as it is told, or drawn to one scale with the others. */
export const PartArt = memo(function PartArt({ of, height, scale }: { of: string; height?: number; scale?: number }) {
  const size = sizeOf(of);
  const factor = height === undefined ? (scale ?? 1) : height / size.height;
  const box = { width: size.width * factor, height: size.height * factor };
  return (
    <svg
      className={size.width > 1.4 * size.height ? "le-art flat" : "le-art"}
      viewBox={`0 0 ${size.width} ${size.height}`}
      {...box}
      aria-hidden="true"
    >
      <use href={`#le-p-${drawingOf(of)}`} />
    </svg>
  );
});

/** A world as a disc around a point. */
export const World = memo(function World({ id, x, y, r }: { id: string; x: number; y: number; r: number }) {
  return (
    <svg x={x - r} y={y - r} width={2 * r} height={2 * r} aria-hidden="true">
      <use href={`#le-w-${id}`} />
    </svg>
  );
});
