import { useText } from "../../text/context";
import type { Words } from "../../text/words";
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

/** A spacecraft taken apart along its axis, with mass, thrust and seats; beside a short one they stand in a column. */
function Draft({ craft, reach }: { craft: Owned; reach: ReachTold | null }) {
  const { t } = useText();
  const { board } = useStage();
  const ready = Math.max(0, ...(reach?.ways.map((way) => way.ready) ?? [0]));
  const short = isShort(craft, board.words);
  return (
    <div className={short ? "le-draft short" : "le-draft"}>
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
      <Axis craft={craft} room={short ? SHORT : LONG} />
    </div>
  );
}

interface Room {
  /** How long and how high the drawing may be, how large it may grow, and how high people stand beside it. */
  long: number;
  high: number;
  largest: number;
  person: number;
}

const LONG: Room = { long: 372, high: 46, largest: 0.9, person: 34 };
const SHORT: Room = { long: 228, high: 62, largest: 1.4, person: 56 };
/** What a part is given beside its drawing, for its name and its bracket. */
const BESIDE = 34;

/** How large a craft is drawn where its width alone counts. */
function scaleFor(craft: Craft, { high, largest }: Room): number {
  const widest = Math.max(1, ...Object.keys(craft.parts).map((part) => sizeOf(part).width));
  return Math.min(largest, high / widest);
}

function longest(part: string): number {
  return Math.min(sizeOf(part).height, 170);
}

/** A letter of a name. */
const LETTER = 7;

/** Whether a craft, named part by part, has room beside its figures and is drawn no smaller for it. */
function isShort(craft: Craft, words: Words): boolean {
  const scale = scaleFor(craft, { ...SHORT, largest: LONG.largest });
  const wide = (drawn: number, name: string) => Math.max(drawn + BESIDE, name.length * LETTER + 14);
  const parts = Object.entries(craft.parts).map(([part, number]) =>
    wide(longest(part) * scale, `${number > 1 ? `${number} × ` : ""}${words.name(componentOf(part).id)}`),
  );
  const people = craft.astronauts.map(({ role }) => wide(SHORT.person, words.name(role)));
  return [...parts, ...people].reduce((sum, one) => sum + one, 0) <= SHORT.long;
}

/** Everything aboard along the axis, the heaviest behind. */
function Axis({ craft, room }: { craft: Craft; room: Room }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const parts = Object.entries(craft.parts).sort(([a], [b]) => sizeOf(b).height - sizeOf(a).height);
  const count = parts.length + craft.astronauts.length;
  const length = parts.reduce((sum, [part]) => sum + longest(part), 0);
  const scale = Math.min(scaleFor(craft, room), Math.max(0.2, (room.long - count * BESIDE) / Math.max(1, length)));
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
            <PartArt of={who.role} height={room.person} />
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
