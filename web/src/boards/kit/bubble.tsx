import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { CloseButton } from "../../ui/round";
import { Act } from "./act";
import { type Note, useStage } from "./context";

const GAP = 8;

/** The explanation of a piece, beside it and inside the board. */
export function Bubble({ note, frame, close }: { note: Note; frame: Element | null; close(): void }) {
  const { board, offer } = useStage();
  // Others may have acted since it was opened.
  const moves = note.moves.filter((move) => offer.has(move));
  const box = useRef<HTMLDivElement>(null);
  const reason = useReason(note.why !== undefined && !offer.has(note.why) ? note.why : null, board.whyNot);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);

  useLayoutEffect(() => {
    const bubble = box.current;
    if (!bubble || !frame) return;
    const room = frame.getBoundingClientRect();
    const piece = note.anchor.getBoundingClientRect();
    const { width, height } = bubble.getBoundingClientRect();
    const below = piece.bottom + GAP + height <= room.bottom;
    const top = below ? piece.bottom - room.top + GAP : piece.top - room.top - GAP - height;
    const left = piece.left - room.left + piece.width / 2 - width / 2;
    setPlace({
      left: Math.max(0, Math.min(left, room.width - width)),
      top: Math.max(0, Math.min(top, room.height - height)),
    });
    if (note.chosen && reason === null) bubble.querySelector<HTMLButtonElement>("button.act")?.focus();
  }, [note, frame, reason]);

  return (
    <div ref={box} className="bubble" role="status" style={place ?? { visibility: "hidden" }}>
      <header>
        <strong>{note.title}</strong>
        <CloseButton close={close} size={14} />
      </header>
      {note.text && <div className="bubble-text">{note.text}</div>}
      {reason && <p className="bubble-why">{reason}</p>}
      {moves.length > 0 && (
        <div className="bubble-moves">
          {moves.map((move) => (
            <Act key={move} move={move} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Why a move is not possible now, once the game has said so. */
function useReason(move: string | null, whyNot: (move: string) => Promise<string | null>): string | null {
  const [known, setKnown] = useState<{ move: string; reason: string | null } | null>(null);
  useEffect(() => {
    if (move === null) return;
    let wanted = true;
    whyNot(move).then((reason) => wanted && setKnown({ move, reason }));
    return () => {
      wanted = false;
    };
  }, [move, whyNot]);
  return known !== null && known.move === move ? known.reason : null;
}
