import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Glyph } from "../kit/glyph";
import { Piece } from "../kit/piece";
import { aboutPart, aboutWay, hazardNames } from "./about";
import { HAZARD_ICONS, ICONS, Thing } from "./art";
import { type Craft, isDamaged, outlook, thrustOf, type Way, waysFrom } from "./facts";

/** Everything aboard, as pieces; `moves` says which of the offered moves a piece stands for. */
export function CraftParts({ craft, moves }: { craft: Craft; moves(thing: string): string[] }) {
  const { t } = useText();
  const { board } = useStage();
  return (
    <div className="le-parts">
      {Object.entries(craft.parts).map(([part, number]) => (
        <Piece
          key={part}
          as="button"
          label={t("le-aboard", { name: board.words.name(part), number })}
          title={board.words.name(part)}
          text={aboutPart(part, t, board.words)}
          moves={moves(`part ${part}`)}
          className={`le-part${isDamaged(part) ? " damaged" : ""}`}
        >
          <Thing of={part} size={20} />
          {number > 1 && <b>×{number}</b>}
          {isDamaged(part) && <i aria-hidden="true">✗</i>}
        </Piece>
      ))}
      {craft.astronauts.map((who) => {
        const name = `${board.words.name(who.role)} ${who.astronaut}`;
        return (
          <Piece
            key={who.astronaut}
            as="button"
            label={who.incapacitated ? t("le-incapacitated", { name }) : name}
            title={name}
            text={t(`about-le-${who.role}`)}
            moves={moves(`astronaut ${who.astronaut}`)}
            className={`le-part person${who.incapacitated ? " damaged" : ""}`}
          >
            <Thing of={who.role} size={20} />
            <b>{who.astronaut}</b>
            {who.incapacitated && <i aria-hidden="true">✗</i>}
          </Piece>
        );
      })}
    </div>
  );
}

/** Mass, thrust, seats: what a spacecraft is worth on the bench. */
export function CraftNumbers({ craft }: { craft: Craft }) {
  const { t } = useText();
  return (
    <dl className="le-numbers">
      <div>
        <dt>{t("le-mass")}</dt>
        <dd>{craft.mass}</dd>
      </div>
      <div>
        <dt>{t("le-thrust")}</dt>
        <dd>{thrustOf(craft.parts, 0)}</dd>
      </div>
      <div>
        <dt>{t("le-crew")}</dt>
        <dd className={craft.astronauts.length > craft.seats ? "bad" : undefined}>
          {craft.astronauts.length}/{craft.seats}
        </dd>
      </div>
    </dl>
  );
}

/** The ways from where a spacecraft is: what each needs, what it has, and, where it may, a click to go. */
export function WaysTable({ craft, send }: { craft: Craft; send: ((place: string) => void) | null }) {
  const { t } = useText();
  const { offer } = useStage();
  if (craft.time_tokens > 0) return <p className="faint">{t("le-under-way", { years: craft.time_tokens })}</p>;
  return (
    <div className="le-ways" role="group" aria-label={t("le-ways")}>
      {waysFrom(craft.location)
        .filter((way) => way.to !== "lost" || offer.has("maneuver lost"))
        .map((way) => (
          <WayRow key={way.to} way={way} craft={craft} send={send} />
        ))}
    </div>
  );
}

function WayRow({ way, craft, send }: { way: Way; craft: Craft; send: ((place: string) => void) | null }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const moves = offer.among(`maneuver ${way.to}`);
  const { needed, ready, enough } = outlook(craft, way);
  const name = board.words.name(way.to);
  const about = `${aboutWay(way, t, board.words)} ${t("le-thrust-short", { needed, ready })}`;
  return (
    <Piece
      as="button"
      label={`${name}. ${about}`}
      title={name}
      text={about}
      moves={moves}
      onPick={moves.length === 0 && send ? () => send(way.to) : undefined}
      className={`le-row${enough ? " enough" : ""}`}
    >
      <span className="le-row-name">{name}</span>
      <span className="le-row-facts" title={hazardNames(way, t, board.words).join(", ")}>
        {way.automatic ? "!" : (way.difficulty ?? 0)}
        {(way.years || way.optional) && (
          <>
            <Glyph icon={ICONS.hourglass} size={11} />
            {way.years ?? ""}
          </>
        )}
        {(way.hazards ?? []).map((hazard) =>
          HAZARD_ICONS[hazard] ? (
            <Glyph key={hazard} icon={HAZARD_ICONS[hazard] ?? ""} size={12} />
          ) : (
            <i key={hazard}>?</i>
          ),
        )}
      </span>
      <b>
        {enough ? "✓" : "✗"} {ready}/{needed}
      </b>
    </Piece>
  );
}
