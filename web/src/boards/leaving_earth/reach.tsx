import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { Sign } from "./art/sprite";
import { wayOf } from "./facts";

/** What the game says about a spacecraft: the ways that lead on, those that can follow, and every place within reach. */
export interface ReachTold {
  mass: number;
  seats: number;
  location: string;
  ways: { id: string; to: string; years: number; required: number; ready: number; enough: boolean }[];
  later: { id: string; required: number; ready: number }[];
  reach: Record<string, number>;
  complete: boolean;
}

/** So many ways have rows as high as usual. */
const ROWS = 4;

/** The ways from where the craft in hand is, and what comes after: needed, at hand, and a click to go. */
export function Reach({ reach, send }: { reach: ReachTold | null; send: ((place: string) => void) | null }) {
  const { t } = useText();
  const { board, offer } = useStage();
  if (reach === null) return <div className="le-reach" />;
  const name = (place: string) => board.words.name(place);
  const many = reach.ways.length > ROWS;
  return (
    <div className="le-reach" role="group" aria-label={t("le-ways")}>
      <p className="le-reach-head" aria-hidden="true">
        {t("le-ways")}
        <span>{t("le-needed")}</span>
        <span>{t("le-at-hand")}</span>
      </p>
      <div className={many ? "le-rows many" : "le-rows"}>
        {reach.ways.map(({ to, required, ready, enough }) => {
          const moves = offer.among(`maneuver ${to}`);
          const about = t("le-thrust-short", { needed: required, ready });
          const difficulty = wayOf(reach.location, to)?.difficulty ?? 0;
          return (
            <Piece
              key={to}
              as="button"
              label={`${name(to)}. ${about}`}
              title={name(to)}
              text={about}
              moves={moves}
              onPick={moves.length === 0 && send ? () => send(to) : undefined}
              why={moves.length === 0 && !send ? `maneuver ${to}` : undefined}
              className={`le-row ${enough ? "enough" : "short"}`}
            >
              <Sign name={enough ? "check" : "cross"} size={12} />
              <span>{name(to)}</span>
              <span className="sum">
                {difficulty > 0 && `${difficulty} × ${reach.mass} = `}
                {required}
              </span>
              <b>{ready}</b>
            </Piece>
          );
        })}
        {offer.has("maneuver lost") && (
          <Piece
            as="button"
            label={board.words.move("maneuver lost")}
            moves={["maneuver lost"]}
            className="le-row short"
          >
            <Sign name="lost" size={12} />
            <span>{name("lost")}</span>
          </Piece>
        )}
      </div>
      <Later later={reach.later} />
    </div>
  );
}

/** What can follow, each place once: the thrust it needs of what is left by then. */
function Later({ later }: Pick<ReachTold, "later">) {
  const { t } = useText();
  const { words } = useStage().board;
  if (later.length === 0) return null;
  const easiest = new Map<string, ReachTold["later"][number]>();
  for (const leg of later) {
    const to = leg.id.split("-")[1] ?? "";
    if (leg.required < (easiest.get(to)?.required ?? Number.POSITIVE_INFINITY)) easiest.set(to, leg);
  }
  const [thrust, ...others] = new Set(later.map(({ ready }) => ready));
  const same = others.length === 0 && thrust !== undefined;
  return (
    <>
      <p className="le-then">{same ? t("le-then-of", { thrust }) : t("le-then")}</p>
      <ul>
        {[...easiest].map(([to, { required, ready }]) => (
          <li key={to}>
            <span>{words.name(to)}</span>
            <b>{same ? required : `${ready}/${required}`}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
