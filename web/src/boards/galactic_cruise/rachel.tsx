import { useState } from "react";
import type { EventInfo } from "../../protocol";
import { useText } from "../../text/context";
import { Dialog } from "../../ui/dialog";
import { useStage } from "../kit/context";
import { LOCATIONS, type Location, printed, SOLO_CARDS, type View } from "./facts";
import { Sign, WorkerSign } from "./icons";

/** Reasons stand below the step they explain. */
const REASONS = new Set(["rachel_number", "rachel_cannot", "rachel_places", "rachel_shuttle", "rachel_fuel"]);

/** Rachel's last turn, or the one she is taking: everything that happened in it. */
export function lastTurnOf(events: readonly EventInfo[]): EventInfo[] {
  const start = events.findLastIndex(({ kind, fields }) => kind === "turn" && fields.company === "rachel");
  if (start < 0) return [];
  const after = events.slice(start + 1);
  const end = after.findIndex(({ kind }) => kind === "turn");
  return end < 0 ? after : after.slice(0, end);
}

interface Chapter {
  card: number | null;
  steps: EventInfo[];
}

/** A turn cut where she turns a card. */
export function chaptersOf(turn: readonly EventInfo[]): Chapter[] {
  const chapters: Chapter[] = [{ card: null, steps: [] }];
  for (const event of turn) {
    if (event.kind === "rachel_card") chapters.push({ card: Number(event.fields.card), steps: [] });
    else chapters.at(-1)?.steps.push(event);
  }
  return chapters.filter(({ card, steps }) => card !== null || steps.length > 0);
}

/** Rachel's last turn at a click, since it is over before one has looked. */
export function RachelTurn({ view }: { view: View }) {
  const { t } = useText();
  const { board } = useStage();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="gc-rachel-open"
        aria-label={t("gc-rachel-open")}
        title={t("gc-rachel-open")}
        onClick={() => setOpen(true)}
      >
        <Sign of="agenda" size={17} />
        <span>{t("gc-rachel-open")}</span>
      </button>
      {open && (
        <Dialog title={t("gc-rachel-open")} onClose={() => setOpen(false)}>
          <div className="gc-dialog">
            <RachelPanel view={view} events={board.events} />
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Rachel: the back that steers her next, and her last turn step by step, with the reason for every choice. */
export function RachelPanel({ view, events }: { view: View; events: readonly EventInfo[] }) {
  const { t } = useText();
  const { board } = useStage();
  const { rachel } = view;
  if (rachel === null) return null;
  const chapters = chaptersOf(lastTurnOf(events));
  const first = rachel.revealed[0];
  const last = rachel.next_numbers === null && first !== undefined ? printed(SOLO_CARDS, String(first)) : null;
  const numbers = rachel.next_numbers ?? last?.numbers ?? null;
  const place = rachel.next_location ?? last?.worker ?? null;
  const habits = [
    rachel.second_action_when_connected && "connected",
    rachel.action_after_meeting && "meeting",
    rachel.experts_bring_two && "experts",
  ].filter((habit) => habit !== false);
  return (
    <section className="gc-rachel" aria-label={board.words.name("rachel")}>
      <div className="gc-rachel-side">
        <h3>{t("gc-rachel-next")}</h3>
        {numbers && place && <CardBack numbers={numbers} place={place} />}
        <p>{t("gc-rachel-cards", { count: rachel.cards_left })}</p>
        <ul className="gc-habits">
          {habits.map((habit) => (
            <li key={habit}>{t(`gc-rachel-${habit}`)}</li>
          ))}
        </ul>
      </div>
      <div className="gc-rachel-turn">
        <h3>{t("gc-rachel-turn")}</h3>
        {chapters.length === 0 && <p className="faint">{t("gc-rachel-waits")}</p>}
        <ol>
          {chapters.map(({ card, steps }, n) => (
            <li key={n}>
              {card !== null && <CardFront card={card} steps={steps} />}
              <ul>
                {steps.map(({ kind, fields }, step) => (
                  <li key={step} className={REASONS.has(kind) ? "why" : ""}>
                    {board.words.event(kind, fields, board.names)}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The front of a card: its two actions, the one she took marked, the one she could not struck out. */
function CardFront({ card, steps }: { card: number; steps: readonly EventInfo[] }) {
  const { t } = useText();
  const { board } = useStage();
  const state = (action: string) => {
    const told = steps.find(({ kind, fields }) => /^rachel_(acts|cannot)$/.test(kind) && fields.action === action);
    return told === undefined ? "unused" : told.kind === "rachel_acts" ? "taken" : "impossible";
  };
  return (
    <div className="gc-solo-card">
      <b>{t("gc-rachel-card", { card })}</b>
      {printed(SOLO_CARDS, String(card)).actions.map((action) => (
        <span key={action} className={state(action)}>
          <span className="hidden">{t(`gc-rachel-${state(action)}`)}</span>
          {board.words.name(action)}
        </span>
      ))}
    </div>
  );
}

const GRID: Record<Location, [number, number]> = {
  tl: [0, 0],
  tc: [1, 0],
  tr: [2, 0],
  bl: [0, 1],
  bc: [1, 1],
  br: [2, 1],
};

/** The back of a card: where her worker goes, and the two numbers her choices are made by. */
function CardBack({ numbers, place }: { numbers: readonly number[]; place: Location }) {
  const { t } = useText();
  const { board } = useStage();
  const label = t("gc-rachel-back", {
    first: numbers[0] ?? 0,
    second: numbers[1] ?? 0,
    place: board.words.name(place),
  });
  return (
    <svg className="gc-back" viewBox="0 0 120 84" role="img" aria-label={label}>
      <rect x="1" y="1" width="118" height="82" rx="9" />
      {LOCATIONS.map((location) => {
        const [x, y] = GRID[location];
        return (
          <g key={location} transform={`translate(${10 + x * 22} ${18 + y * 26})`}>
            <rect width="18" height="21" rx="4" className={location === place ? "here" : "place"} />
            {location === place && <WorkerSign seat={1} expert={false} size={16} x={1} y={2.5} />}
          </g>
        );
      })}
      <text x="97" y="38" textAnchor="middle" className="first">
        {numbers[0]}
      </text>
      <text x="97" y="68" textAnchor="middle" className="second">
        {numbers[1]}
      </text>
    </svg>
  );
}
