import { PartArt, sizeOf } from "./art/sprite";
import { COMPONENTS } from "./facts";

/** A line of the log is not as high as a rocket is long. */
const HIGH = 19;
const WIDE = 26;

/** A part of a spacecraft in a line of the log. */
export function Picture({ piece }: { piece: string }) {
  if (!COMPONENTS.some(({ id }) => id === piece)) return null;
  const { width, height } = sizeOf(piece);
  return (
    <span className="piece-picture le">
      <PartArt of={piece} height={Math.min(HIGH, (WIDE * height) / width)} />
    </span>
  );
}
