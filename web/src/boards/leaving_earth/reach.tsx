import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { Sign } from "./art/sprite";

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

/** The ways from where the craft in hand is, and what comes after: needed, at hand, and a click to go. */
export function Reach({ reach, send }: { reach: ReachTold | null; send: ((place: string) => void) | null }) {
  const { t } = useText();
  const { board, offer } = useStage();
  if (reach === null) return <div className="le-reach" />;
  const name = (place: string) => board.words.name(place);
  return (
    <div className="le-reach" role="group" aria-label={t("le-ways")}>
      {reach.ways.map(({ to, required, ready, enough }) => {
        const moves = offer.among(`maneuver ${to}`);
        const about = t("le-thrust-short", { needed: required, ready });
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
            <b>
              {ready}/{required}
            </b>
          </Piece>
        );
      })}
      {offer.has("maneuver lost") && (
        <Piece as="button" label={board.words.move("maneuver lost")} moves={["maneuver lost"]} className="le-row short">
          <Sign name="lost" size={12} />
          <span>{name("lost")}</span>
        </Piece>
      )}
      {reach.later.length > 0 && (
        <>
          <p className="le-then">{t("le-then")}</p>
          <ul>
            {reach.later.map(({ id, required, ready }) => (
              <li key={id}>
                <span>{name(id.split("-")[1] ?? "")}</span>
                <b>
                  {ready}/{required}
                </b>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
