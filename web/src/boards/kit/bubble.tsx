import { useLayoutEffect, useRef, useState } from "react";
import { useText } from "../../text/context";
import { Icon } from "../../ui/icon";
import { Act } from "./act";
import { type Note, useStage } from "./context";

const GAP = 8;

/** The explanation of a piece, beside it and inside the board. */
export function Bubble({ note, frame, close }: { note: Note; frame: Element | null; close(): void }) {
  const { t } = useText();
  const { offer } = useStage();
  // Others may have acted since it was opened.
  const moves = note.moves.filter((move) => offer.has(move));
  const box = useRef<HTMLDivElement>(null);
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
    if (note.chosen) bubble.querySelector<HTMLButtonElement>("button.act")?.focus();
  }, [note, frame]);

  return (
    <div ref={box} className="bubble" role="status" style={place ?? { visibility: "hidden" }}>
      <header>
        <strong>{note.title}</strong>
        <button type="button" className="quiet round" aria-label={t("close")} onClick={close}>
          <Icon name="close" size={14} />
        </button>
      </header>
      {note.text && <div className="bubble-text">{note.text}</div>}
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
