import { useText } from "../../text/context";
import { countdown, useNow } from "../../ui/time";
import { Act } from "../kit/act";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import type { View } from "./facts";

/** Moves that belong to no place on the table. */
const ACTS = ["pick_up", "put_down", "end_turn"];

/** Where the match stands: round, phase, sand or points, credits; and what belongs to no place on the table. */
export function TopBar({ view, settled }: { view: View; settled: (() => void) | null }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const purse = view.you === null ? null : view.credits[view.you];
  const builder =
    view.turn &&
    [
      board.names[view.turn.seat],
      t("gt-points", { points: view.turn.points }),
      t("gt-circle", { circle: view.turn.circle }),
    ].join(" · ");
  const [ada = "", ben = "", cleo = "", dmitri = ""] = board.names;
  const partners = t("gt-partners", { one: ada, two: cleo, three: ben, four: dmitri });
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
      {view.timer && <Timer timer={view.timer} />}
      {view.teams !== "none" && (
        <Piece as="button" label={partners} text={t("about-gt-teams")} className="gt-chip">
          <span>{partners}</span>
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
          <Act key={move} move={move} />
        ))}
      </span>
    </div>
  );
}

/** The sand timer: its circle, and while it runs how much of the sand is left. */
function Timer({ timer }: { timer: NonNullable<View["timer"]> }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const now = useNow(500) + (board.ahead ?? 0);
  const due = board.clocks?.find(({ question }) => question === "timer")?.due ?? null;
  const left = timer.running && due !== null ? Math.max(0, due - now) : null;
  return (
    <Piece
      as="button"
      label={t("gt-timer", { circle: timer.circle, running: String(timer.running) })}
      text={t("about-gt-timer")}
      moves={offer.among("flip_timer")}
      className={left !== null && left < URGENT ? "gt-chip gt-timer urgent" : "gt-chip gt-timer"}
    >
      <Sand full={left === null ? Number(timer.running) : Math.min(1, left / timer.seconds)} />
      <span>{t("gt-circle", { circle: timer.circle })}</span>
      {left !== null && <b>{countdown(left)}</b>}
    </Piece>
  );
}

const URGENT = 15;

/** An hourglass with this share of its sand still above. */
function Sand({ full }: { full: number }) {
  const above = 7 * full;
  const below = 6 * (1 - full);
  return (
    <svg viewBox="0 0 20 24" width="20" height="24" aria-hidden="true">
      <clipPath id="gt-glass">
        <path d="M4 2q0 7 6 10q-6 3-6 10h12q0-7-6-10q6-3 6-10z" />
      </clipPath>
      <g clipPath="url(#gt-glass)" fill="var(--warm)">
        <rect x="2" y={11 - above} width="16" height={above} />
        <rect x="2" y={22 - below} width="16" height={below} />
        {full > 0 && full < 1 && <rect x="9.4" y="10" width="1.2" height="12" />}
      </g>
      <path
        d="M2 2h16M2 22h16M4 2q0 7 6 10q-6 3-6 10M16 2q0 7-6 10q6 3 6 10"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
    </svg>
  );
}
