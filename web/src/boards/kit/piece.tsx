import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from "react";
import { useStage } from "./context";
import { hintClass } from "./hinted";
import { useHover } from "./hover";

interface PieceProps {
  /** Its name for those who cannot see it; say its state too. */
  label: string;
  /** The heading of its explanation, where the name is too long for one. */
  title?: string;
  /** What it is and what it does, in our words. */
  text?: ReactNode;
  /** The offered moves it stands for. It glows; a single one is played by a click, several are chosen from. */
  moves?: readonly string[];
  /** The move somebody may expect of it: where it is not offered, a click says why not. */
  why?: string;
  /** What it is called in events, so that the log can point at it. */
  ids?: readonly string[];
  /** What a click does instead of playing or explaining. */
  onPick?(): void;
  /** For pieces that are chosen before something is done with them. */
  pressed?: boolean;
  /** What is carried when it is dragged, and what it is as a place to drop things on. */
  drag?: string;
  drop?: string;
  className?: string;
  transform?: string;
  /** "g" inside an <svg>, "button" in HTML. */
  as?: "g" | "button";
  children: ReactNode;
}

/** Anything on a board one can look at, ask about, or play: by mouse, finger and keyboard alike. */
export function Piece({ as = "g", moves = [], ...props }: PieceProps) {
  const { board, offer, asking, explain, dismiss, propose, marked } = useStage();
  const title = props.title ?? props.label;
  const legal = moves.length > 0 || props.onPick !== undefined;
  // Only what answers the question glows; side moves get a quiet mark.
  const glow = moves.length === 0 ? "" : moves.every((move) => offer.isSide(move)) ? "legal side " : "legal ";
  const pointedAt = props.ids?.some((id) => marked.has(id)) ? "marked " : "";
  const proposed = board.proposed != null && moves.includes(board.proposed) ? "proposed " : "";
  const hinted = hintClass(moves, board.hinted);
  const hover = useHover((anchor) => tell(anchor, false), dismiss);

  function tell(anchor: Element, chosen: boolean) {
    explain({
      title,
      text: props.text,
      moves: chosen ? moves : [],
      anchor,
      chosen,
      why: chosen ? props.why : undefined,
    });
  }

  function act(anchor: Element) {
    const [only] = moves;
    if (asking) tell(anchor, true);
    else if (props.onPick) props.onPick();
    else if (moves.length === 1 && only !== undefined) propose(only);
    else tell(anchor, true);
  }

  const shared = {
    className: `piece ${glow}${hinted} ${proposed}${pointedAt}${legal ? "live " : ""}${props.className ?? ""}`,
    "aria-pressed": props.pressed,
    "data-drag": props.drag,
    "data-drop": props.drop,
    "data-plays": moves.join(";") || undefined,
    "data-ids": props.ids?.join(" ") || undefined,
    ...(props.text ? hover.handlers : {}),
    onClick: (event: MouseEvent) => {
      // A long press has explained; it does not play as well.
      if (!hover.pressed()) act(event.currentTarget);
    },
    // A focus by mouse is followed by its click; only a keyboard's needs the explanation at once.
    onFocus: (event: FocusEvent) => {
      if (event.target === event.currentTarget && event.currentTarget.matches(":focus-visible")) {
        if (props.text) tell(event.currentTarget, false);
      }
    },
    onBlur: (event: FocusEvent) => {
      if (!(event.relatedTarget as Element | null)?.closest(".bubble")) dismiss(event.currentTarget);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "?") tell(event.currentTarget, true);
      else if (as === "g" && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault();
        act(event.currentTarget);
      }
    },
  };
  // The label says it all; signs and figures on the face would only repeat it in pieces.
  if (as === "button") {
    return (
      <button type="button" {...shared}>
        <span className="hidden">{props.label}</span>
        <span className="piece-face" aria-hidden="true">
          {props.children}
        </span>
      </button>
    );
  }
  return (
    <g {...shared} role="button" tabIndex={0} transform={props.transform}>
      <text className="piece-label">{props.label}</text>
      <g aria-hidden="true">{props.children}</g>
    </g>
  );
}
