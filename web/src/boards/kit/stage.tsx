import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { useText } from "../../text/context";
import { RoundButton } from "../../ui/round";
import type { BoardProps } from "../board";
import { Bubble } from "./bubble";
import { type Note, StageContext, type StageValue } from "./context";
import { Offer } from "./offer";
import "./kit.css";

/** What surrounds every board: its pieces' explanations, the question mark that asks for them, and arrow keys. */
export function Stage({ board, children, className }: { board: BoardProps; children: ReactNode; className: string }) {
  const { t } = useText();
  const frame = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState<Note | null>(null);
  const offer = useMemo(() => new Offer(board.asks), [board.asks]);
  const dismiss = useCallback(
    (anchor?: Element) => setNote((open) => (anchor === undefined || open?.anchor === anchor ? null : open)),
    [],
  );
  const { play, propose = play, marked = NOTHING } = board;
  const context = useMemo<StageValue>(
    () => ({
      board,
      offer,
      asking,
      explain: setNote,
      dismiss,
      propose(move) {
        setNote(null);
        propose(move);
      },
      play(move) {
        setNote(null);
        play(move);
      },
      marked,
    }),
    [board, offer, asking, dismiss, propose, play, marked],
  );

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && (note || asking)) {
      event.preventDefault();
      if (note?.moves.length && note.anchor instanceof SVGElement) note.anchor.focus();
      setNote(null);
      setAsking(false);
    }
    const way = WAYS[event.key];
    if (way && frame.current && moveFocus(frame.current, way)) event.preventDefault();
  }

  return (
    <StageContext value={context}>
      <div
        ref={frame}
        className={`stage ${className}${asking ? " asking" : ""}${board.still ? " still" : ""}`}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => !(event.target as Element).closest(".bubble") && setNote(null)}
      >
        {children}
        <RoundButton
          className="stage-ask"
          icon="help"
          label={t("board-explain")}
          size={18}
          pressed={asking}
          run={() => setAsking(!asking)}
        />
        {note && <Bubble note={note} frame={frame.current} close={() => setNote(null)} />}
      </div>
    </StageContext>
  );
}

const NOTHING: ReadonlySet<string> = new Set();

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** From a focused piece to the nearest one in a direction; false when the focus is not on a piece. */
function moveFocus(frame: Element, [dx, dy]: readonly [number, number]): boolean {
  const from = document.activeElement;
  if (!from?.classList.contains("piece") || !frame.contains(from)) return false;
  const centre = (piece: Element) => {
    const box = piece.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [x, y] = centre(from);
  let best: SVGElement | HTMLElement | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (const piece of frame.querySelectorAll<SVGElement | HTMLElement>(".piece")) {
    const [px, py] = centre(piece);
    const along = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    // Straight ahead counts for more than close by.
    const length = along + 2 * aside;
    if (piece !== from && along > 1 && length < shortest) {
      best = piece;
      shortest = length;
    }
  }
  best?.focus();
  return true;
}
