import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { PartArt, Sign, sizeOf } from "./art/sprite";
import { type Craft, componentOf, isDamaged, type Now, type Owned, type View } from "./facts";
import { PartCard } from "./part-card";
import { Reach, type ReachTold } from "./reach";

interface BenchProps {
  view: View;
  craft: Owned | null;
  /** The second spacecraft of a separation. */
  parted: Owned | null;
  reach: ReachTold | null;
  send: ((place: string) => void) | null;
  over: boolean;
}

/** The craft in hand as an exploded drawing with its figures, and how far it gets; or how long it shall fly. */
export function Bench({ view, craft, parted, reach, send, over }: BenchProps) {
  const { t } = useText();
  return (
    <section className={`le-bench${over ? " over" : ""}`} aria-label={t("le-bench")} data-drop="bench">
      {craft ? <Draft craft={craft} reach={reach} /> : <p className="le-bench-empty">{t("le-bench-empty")}</p>}
      {parted ? (
        <Draft craft={parted} reach={null} />
      ) : view.now.durations ? (
        <Durations durations={view.now.durations} />
      ) : craft && craft.time_tokens > 0 ? (
        <p className="le-reach faint">{t("le-under-way", { years: craft.time_tokens })}</p>
      ) : (
        craft && <Reach reach={reach} send={send} />
      )}
    </section>
  );
}

/** A spacecraft taken apart along its axis, with mass, thrust and seats. */
function Draft({ craft, reach }: { craft: Owned; reach: ReachTold | null }) {
  const { t } = useText();
  const { board } = useStage();
  const ready = Math.max(0, ...(reach?.ways.map((way) => way.ready) ?? [0]));
  return (
    <div className="le-draft">
      <h3>
        {t("le-craft-title", { number: craft.spacecraft, place: board.words.name(craft.location) })}
        {craft.being_built && <small>{t("le-being-built")}</small>}
      </h3>
      <dl className="le-numbers">
        <div>
          <dd>{craft.mass}</dd>
          <dt>{t("le-mass")}</dt>
        </div>
        {reach && (
          <div>
            <dd>{ready}</dd>
            <dt>{t("le-thrust")}</dt>
          </div>
        )}
        <div>
          <dd className={craft.astronauts.length > craft.seats ? "bad" : undefined}>
            {craft.astronauts.length}/{craft.seats}
          </dd>
          <dt>{t("le-crew")}</dt>
        </div>
      </dl>
      <Axis craft={craft} />
    </div>
  );
}

/** How long and how high the drawing may be. */
const ROOM = 372;
const HIGH = 46;

/** Everything aboard along the axis, the heaviest behind. */
function Axis({ craft }: { craft: Craft }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const parts = Object.entries(craft.parts).sort(([a], [b]) => sizeOf(b).height - sizeOf(a).height);
  const count = parts.length + craft.astronauts.length;
  const length = parts.reduce((sum, [part]) => sum + Math.min(sizeOf(part).height, 170), 0);
  const widest = Math.max(1, ...parts.map(([part]) => sizeOf(part).width));
  const scale = Math.min(0.9, HIGH / widest, Math.max(0.2, (ROOM - count * 34) / Math.max(1, length)));
  return (
    <div className="le-axis">
      {parts.map(([part, number]) => {
        const { mass, thrust, thrust_per_year: yearly } = componentOf(part);
        const name = board.words.name(part);
        return (
          <Piece
            key={part}
            as="button"
            label={t("le-aboard", { name, number })}
            title={name}
            text={<PartCard part={part} />}
            moves={offer.question === "assemble" ? [] : offer.among(`part ${part}`)}
            className={`le-part${isDamaged(part) ? " damaged" : ""}${board.still ? "" : " joins"}`}
          >
            <Lying part={part} scale={scale} />
            <i className="bracket" />
            <span className="name">
              {number > 1 && <b>{number} × </b>}
              {board.words.name(componentOf(part).id)}
            </span>
            <span className="facts">
              <Sign name="mass" size={12} />
              {mass * number}
              {(thrust ?? 0) + (yearly ?? 0) > 0 && (
                <>
                  <Sign name="thrust" size={12} />
                  {(thrust ?? 0) * number || t("le-a-year", { thrust: (yearly ?? 0) * number })}
                </>
              )}
            </span>
            {isDamaged(part) && <em className="stamp">{t("le-damaged-stamp")}</em>}
          </Piece>
        );
      })}
      {craft.astronauts.map((who) => {
        const name = `${board.words.name(who.role)} ${who.astronaut}`;
        return (
          <Piece
            key={who.astronaut}
            as="button"
            label={who.incapacitated ? t("le-incapacitated", { name }) : name}
            title={name}
            text={t(`about-le-${who.role}`)}
            moves={offer.among(`astronaut ${who.astronaut}`)}
            className={`le-part person${who.incapacitated ? " damaged" : ""}`}
          >
            <PartArt of={who.role} height={34} />
            <i className="bracket" />
            <span className="name">{board.words.name(who.role)}</span>
            <span className="facts">{who.astronaut}</span>
          </Piece>
        );
      })}
    </div>
  );
}

/** A part on its side, nose to the right. */
function Lying({ part, scale }: { part: string; scale: number }) {
  const { width, height } = sizeOf(part);
  return (
    <svg
      className="le-art"
      viewBox={`0 0 ${height} ${width}`}
      width={height * scale}
      height={width * scale}
      aria-hidden="true"
    >
      <g transform={`translate(${height} 0) rotate(90)`}>
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <use href={`#le-p-${componentOf(part).kind === "sample" ? "sample" : componentOf(part).id}`} />
        </svg>
      </g>
    </svg>
  );
}

/** How long a maneuver shall take: the faster, the more thrust. */
function Durations({ durations }: { durations: NonNullable<Now["durations"]> }) {
  const { t } = useText();
  const { board, offer } = useStage();
  return (
    <div className="le-reach" role="group" aria-label={board.words.question("years")}>
      <p className="le-route">
        {board.words.name(durations.from)} → <b>{board.words.name(durations.to)}</b>
      </p>
      {offer.args("years").map((years) => {
        const { required = 0, ready = 0, enough } = (offer.quote(`years ${years}`) ?? {}) as Record<string, number>;
        const name = board.words.move(`years ${years}`);
        const text = t("le-thrust-short", { needed: required, ready });
        return (
          <Piece
            key={years}
            as="button"
            label={`${name}. ${text}`}
            title={name}
            text={text}
            moves={[`years ${years}`]}
            className={`le-row ${enough ? "enough" : "short"}`}
          >
            <Sign name="hourglass" size={12} />
            <span>{name}</span>
            <b>
              {ready}/{required}
            </b>
          </Piece>
        );
      })}
    </div>
  );
}
