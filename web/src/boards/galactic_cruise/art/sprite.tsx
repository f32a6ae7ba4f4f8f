import { memo } from "react";
import actions from "./actions.svg?raw";
import backdrop from "./backdrop.svg?raw";
import buildings from "./buildings.svg?raw";
import gradients from "./gradients.svg?raw";
import guests from "./guests.svg?raw";
import scenes from "./scenes.svg?raw";
import signs from "./signs.svg?raw";
import technologies from "./technologies.svg?raw";

/** All drawings of the scene; they read the tokens of the theme around them. */
const DRAWINGS = [gradients, signs, actions, technologies, guests, buildings, scenes, backdrop]
  .map((file) => file.replace(/<svg[^>]*>|<\/svg>/g, ""))
  .join("");

/** The drawings, once for a whole scene, for `Drawing` to use. */
export const Sprite = memo(function Sprite() {
  return (
    <svg
      className="gc-sprite"
      width="0"
      height="0"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: files of this folder, nothing that was typed in
      dangerouslySetInnerHTML={{ __html: DRAWINGS }}
    />
  );
});

interface DrawingProps {
  /** Its name in the files beside this one: "b-tl" is the building at the top left. */
  of: string;
  width: number | string;
  height: number | string;
  x?: number | undefined;
  y?: number | undefined;
  className?: string;
  /** The part of it that is shown, as a `viewBox`, where that is not all. */
  part?: string;
  /** Fill the frame and cut what does not fit, or bend to it. */
  fit?: "slice" | "stretch";
}

/** One of the drawings. */
export const Drawing = memo(function Drawing({ of, width, height, x, y, className = "", part, fit }: DrawingProps) {
  const frame = part ?? FRAMES[of.split("-")[0] ?? ""] ?? "0 0 24 24";
  const [left, top, across, down] = frame.split(" ");
  return (
    <svg
      className={`gc-drawing ${className}`}
      viewBox={frame}
      width={width}
      height={height}
      x={x}
      y={y}
      preserveAspectRatio={fit === "slice" ? "xMidYMid slice" : fit === "stretch" ? "none" : undefined}
      aria-hidden="true"
    >
      {part ? (
        <use href={`#gc-${of}`} width="980" height="660" />
      ) : (
        <use href={`#gc-${of}`} x={left} y={top} width={across} height={down} />
      )}
    </svg>
  );
});

const FRAMES: Record<string, string> = {
  b: "0 0 140 92",
  sc: "0 0 160 90",
  p: "0 -1 32 43",
  starburst: "-16 -16 32 32",
};
