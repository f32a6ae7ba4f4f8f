import { unitOf } from "../boards/board";
import { Glyph } from "../boards/kit/glyph";
import capsule from "../boards/kit/icons/apollo-capsule.svg?raw";
import blueprint from "../boards/kit/icons/armor-blueprint.svg?raw";
import helmet from "../boards/kit/icons/astronaut-helmet.svg?raw";
import bubbles from "../boards/kit/icons/bubbles.svg?raw";
import cards from "../boards/kit/icons/card-draw.svg?raw";
import crate from "../boards/kit/icons/cargo-crate.svg?raw";
import heart from "../boards/kit/icons/heart-beats.svg?raw";
import hourglass from "../boards/kit/icons/hourglass.svg?raw";
import can from "../boards/kit/icons/jerrycan.svg?raw";
import laurels from "../boards/kit/icons/laurels.svg?raw";
import megaphone from "../boards/kit/icons/megaphone.svg?raw";
import apple from "../boards/kit/icons/shiny-apple.svg?raw";
import coins from "../boards/kit/icons/two-coins.svg?raw";
import type { Words } from "../text/words";

const STAR = '<path d="M256 24l70 150 162 20-120 112 32 162-144-80-144 80 32-162L24 194l162-20z"/>';
const CELL = '<path d="M176 40h160v56h56v376H120V96h56zM280 160l-96 152h64l-24 104 104-152h-68z"/>';
const ENGINE = '<path d="M176 40h160v168l76 140H100l76-140zM172 388h168l-84 104z"/>';
const GUN =
  '<path fill-rule="evenodd" d="M184 24h144v64h-32v112a140 140 0 1 1-80 0V88h-32zM256 290a50 50 0 1 0 .1 0z"/>';
const FLASK = '<path d="M176 32h160v48h-32v116l132 228q20 56-40 56H116q-60 0-40-56l132-228V80h-32z"/>';
const GONE = '<path d="M96 48l160 160L416 48l48 48-160 160 160 160-48 48-160-160L96 464l-48-48 160-160L48 96z"/>';

const WINGS =
  '<path d="M235 288C171 288 75 245 21 139c81 34 141 45 213 49zM277 288c64 0 160-43 213-149-81 34-141 45-213 49zM235 395c-53 0-107-21-139-77 53 13 92 15 139 15zM277 395c53 0 107-21 139-77-53 13-92 15-139 15z"/>';

/** The signs of what is counted, by the names the games use. */
const SIGNS: Record<string, string> = {
  money: coins,
  credits: coins,
  ads: megaphone,
  vp: STAR,
  points: STAR,
  reputation: laurels,
  wings: WINGS,
  food: apple,
  oxygen: bubbles,
  fuel: can,
  resources: crate,
  goods: crate,
  supplies: crate,
  cargo: crate,
  agenda: cards,
  agenda_card: cards,
  cards: cards,
  blueprints: blueprint,
  crew: helmet,
  humans: helmet,
  astronauts: helmet,
  cells: CELL,
  batteries: CELL,
  engines: ENGINE,
  thrust: ENGINE,
  cannons: GUN,
  strength: GUN,
  days: hourglass,
  years: hourglass,
  spacecraft: capsule,
  advancements: FLASK,
  lost: GONE,
  lost_astronauts: heart,
};

/** A number with the sign of what it counts, as the game's board draws it; its name is spoken, and written where there is no sign. */
export function Amount(props: { unit: string; value: number | string; words: Words; signed?: boolean }) {
  const { unit, value, words } = props;
  const name = typeof value === "number" ? words.counted(unit, Math.abs(value)) : words.field(unit);
  const own = typeof value === "number" ? words.written(unit, value, props.signed) : null;
  if (own !== null)
    return (
      <span className={`amount unit-${unit}`} title={words.field(unit)}>
        <b>{own}</b>
      </span>
    );
  const shown = props.signed && typeof value === "number" ? signed(value) : value;
  return (
    <span className={`amount unit-${unit}`} title={words.field(unit)}>
      <b>{shown}</b>
      {unit in SIGNS ? (
        <>
          <UnitSign unit={unit} game={words.game} />
          <span className="hidden"> {name}</span>
        </>
      ) : (
        <span> {name}</span>
      )}
    </span>
  );
}

/** The sign of a unit: the game's own, else the one all games share. */
function UnitSign({ unit, game }: { unit: string; game: string }) {
  const Own = unitOf(game);
  const shared = <Glyph icon={SIGNS[unit] ?? ""} size={15} />;
  return Own ? <Own unit={unit}>{shared}</Own> : shared;
}

export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
