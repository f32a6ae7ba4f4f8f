import { Suspense } from "react";
import { picturesOf } from "../boards/board";

/** A small picture of what a move is about, where its game draws one. */
export function MovePicture({ game, move }: { game: string; move: string }) {
  const Picture = picturesOf(game);
  return (
    Picture && (
      <Suspense fallback={null}>
        <Picture move={move} />
      </Suspense>
    )
  );
}
