import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import type { View } from "./facts";

/** Moves that belong to no place on the table. */
const ACTS = ["pick_up", "put_down", "end_turn"];

/** Where the match stands: round, phase, sand or points, credits; and what belongs to no place on the table. */
export function TopBar({ view, settled }: { view: View; settled: (() => void) | null }) {
  const { t } = useText();
  const { board, offer, play } = useStage();
  const purse = view.you === null ? null : view.credits[view.you];
  const builder =
    view.turn &&
    [
      board.names[view.turn.seat],
      t("gt-points", { points: view.turn.points }),
      t("gt-circle", { circle: view.turn.circle }),
    ].join(" · ");
  return (
    <div className="gt-top">
      <span className="gt-chip">
        {t("gt-round", { round: board.words.name(view.round), ship: view.board })}
        <small>{board.words.name(view.phase)}</small>
      </span>
      {view.turn && builder && (
        <Piece as="button" label={builder} text={t("about-gt-points")} className={`gt-chip seat-${view.turn.seat}`}>
          <span>{builder}</span>
        </Piece>
      )}
      {view.timer && (
        <Piece
          as="button"
          label={t("gt-timer", { circle: view.timer.circle, running: String(view.timer.running) })}
          text={t("about-gt-timer")}
          moves={offer.among("flip_timer")}
          className="gt-chip gt-timer"
        >
          <Sand running={view.timer.running} />
          <span>{t("gt-circle", { circle: view.timer.circle })}</span>
        </Piece>
      )}
      {purse !== null && purse !== undefined && <span className="gt-chip">{t("gt-credits", { count: purse })}</span>}
      {settled && (
        <button type="button" className="gt-chip" onClick={settled}>
          {t("gt-settlements")}
        </button>
      )}
      <span className="gt-acts">
        {offer.among(...ACTS).map((move) => (
          <button key={move} type="button" className="act" onClick={() => play(move)}>
            {board.words.move(move)}
          </button>
        ))}
      </span>
    </div>
  );
}

function Sand({ running }: { running: boolean }) {
  return (
    <svg viewBox="0 0 16 20" width="16" height="20" aria-hidden="true">
      <path
        d="M2 1h12M2 19h12M3 1q0 6 5 9q-5 3-5 9M13 1q0 6-5 9q5 3 5 9"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
      <path d={running ? "M5 4h6q-1 3-3 5q-2-2-3-5z" : "M4 18q1-4 4-5q3 1 4 5z"} fill="currentColor" />
    </svg>
  );
}
