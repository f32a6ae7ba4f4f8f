import { TilePicture } from "./art/tile";
import { TILES } from "./facts";

/** A tile in a line of the log. */
export function Picture({ piece }: { piece: string }) {
  if (!TILES.has(piece)) return null;
  return (
    <span className="piece-picture">
      <TilePicture name={piece} size={22} />
    </span>
  );
}
