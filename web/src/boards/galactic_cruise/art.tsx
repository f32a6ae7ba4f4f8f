import { Emblem } from "../../ui/emblem";
import { Glyph } from "../kit/glyph";
import blueprint from "../kit/icons/armor-blueprint.svg?raw";
import calendar from "../kit/icons/calendar.svg?raw";
import cardDraw from "../kit/icons/card-draw.svg?raw";
import cardExchange from "../kit/icons/card-exchange.svg?raw";
import crate from "../kit/icons/cardboard-box-closed.svg?raw";
import crane from "../kit/icons/cargo-crane.svg?raw";
import badge from "../kit/icons/id-card.svg?raw";
import megaphone from "../kit/icons/megaphone.svg?raw";
import city from "../kit/icons/modern-city.svg?raw";
import drum from "../kit/icons/oil-drum.svg?raw";
import silo from "../kit/icons/round-silo.svg?raw";
import shuttle from "../kit/icons/space-shuttle.svg?raw";
import type { Owner } from "./facts";

/** The picture of each action; its tile also has the colour of its department. */
const ACTION_ICONS: Record<string, string> = {
  build_development: city,
  hire_expert: badge,
  gain_supplies: crate,
  acquire_blueprints: blueprint,
  build_segments: crane,
  acquire_shuttle: shuttle,
  gain_resources: drum,
  refill_silo: silo,
  schedule_cruise: calendar,
  advertise_cruise: megaphone,
  draw_agenda: cardDraw,
  refill_agenda: cardExchange,
};

export function ActionIcon({ action, size, x, y }: { action: string; size: number; x?: number; y?: number }) {
  return <Glyph icon={ACTION_ICONS[action] ?? city} size={size} x={x} y={y} />;
}

/** A development: a little house in its owner's colour, with the owner's number; N is nobody's, P the NPC's. */
export function House({ owner, x, y }: { owner: Owner; x: number; y: number }) {
  return (
    <g className={`gc-house ${typeof owner === "number" ? `seat-${owner}` : owner}`} transform={`translate(${x} ${y})`}>
      <path d="M0 6 7 0l7 6v10H0z" />
      <text x="7" y="13.4" textAnchor="middle">
        {typeof owner === "number" ? owner + 1 : OTHERS[owner]}
      </text>
    </g>
  );
}

const OTHERS = { neutral: "N", npc: "P" };

/** A company's emblem inside a drawing. */
export function Mark({ seat, x, y, size }: { seat: number; x: number; y: number; size: number }) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <Emblem seat={seat} size={32} />
    </svg>
  );
}
