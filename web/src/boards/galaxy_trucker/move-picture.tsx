import { useText } from "../../text/context";
import { splitMove } from "../../text/words";
import { sidesOfTile } from "./about";
import { TilePicture } from "./art/tile";

/** The tile a move takes: its kind is in the words, its sides are seen, and said to those who cannot see them. */
export function Picture({ move }: { move: string }) {
  const { t } = useText();
  const { verb, arg } = splitMove(move);
  if (verb !== "take" || arg === null) return null;
  return (
    <span className="move-picture" role="img" aria-label={sidesOfTile(arg, t)}>
      <TilePicture name={arg} size={38} />
    </span>
  );
}
