import { moveOf, pieceOf } from "../boards/board";

/** A small picture of what a move is about, where its game draws one. */
export function MovePicture({ game, move }: { game: string; move: string }) {
  const Picture = moveOf(game);
  return Picture && <Picture move={move} />;
}

/** A piece as small as a line of text, where its game draws it; the line names it. */
export function PiecePicture({ game, piece }: { game: string; piece: string }) {
  const Picture = pieceOf(game);
  return Picture && <Picture piece={piece} />;
}
