import type { ReactNode } from "react";
import { SHAPES } from "../../ui/emblem";
import { Glyph } from "../kit/glyph";
import blueprint from "../kit/icons/armor-blueprint.svg?raw";
import balloons from "../kit/icons/balloons.svg?raw";
import bubbles from "../kit/icons/bubbles.svg?raw";
import cube from "../kit/icons/cube.svg?raw";
import earth from "../kit/icons/earth-america.svg?raw";
import wing from "../kit/icons/feathered-wing.svg?raw";
import cap from "../kit/icons/graduate-cap.svg?raw";
import jerrycan from "../kit/icons/jerrycan.svg?raw";
import laurels from "../kit/icons/laurels.svg?raw";
import meeple from "../kit/icons/meeple.svg?raw";
import megaphone from "../kit/icons/megaphone.svg?raw";
import city from "../kit/icons/modern-city.svg?raw";
import moon from "../kit/icons/moon-orbit.svg?raw";
import climbing from "../kit/icons/mountain-climbing.svg?raw";
import notebook from "../kit/icons/notebook.svg?raw";
import palm from "../kit/icons/palm-tree.svg?raw";
import table from "../kit/icons/round-table.svg?raw";
import apple from "../kit/icons/shiny-apple.svg?raw";
import shuttle from "../kit/icons/space-shuttle.svg?raw";
import ticket from "../kit/icons/ticket.svg?raw";
import coins from "../kit/icons/two-coins.svg?raw";
import type { Amounts, Effect } from "./effects";
import { GUEST_TYPES, type Guest, RESOURCES, type Resource, type Stop } from "./facts";

/** The signs of the game, the same everywhere: a shape and a letter or picture for everything that has a colour. */

const draw = (path: string) => `<path d="${path}"/>`;
const star = draw("M256 20l62 150 162 12-124 105 39 158-139-86-139 86 39-158L32 182l162-12z");
const crates = draw("M150 40h212v190H150zM30 262h212v210H30zM270 262h212v210H270z");
const hand = draw("M256 30a226 226 0 1 0 .1 0zm-34 90h68v102h102v68H290v102h-68V290H120v-68h102z");

export const ICONS = { shuttle, ticket, table, cap, city, cube, wing, meeple, moon, earth };

const PICTURES: Record<string, string> = {
  money: coins,
  ad: megaphone,
  ads: megaphone,
  vp: star,
  reputation: laurels,
  resource: crates,
  resources: crates,
  supplies: crates,
  food: apple,
  oxygen: bubbles,
  fuel: jerrycan,
  agenda: notebook,
  agenda_card: notebook,
  blueprints: blueprint,
  funding: hand,
  wings: wing,
  cubes: cube,
  developments: city,
  adventurous: climbing,
  relaxing: palm,
  family: balloons,
  day_in_space: moon,
  earth,
  worker: meeple,
  shuttle,
  expert: cap,
};

/** The picture of something gained, paid or counted, in its own colour. */
export function Sign({ of, size = 16, x, y }: { of: string; size?: number; x?: number; y?: number }) {
  return (
    <svg className={`gc-sign ${of}`} viewBox="0 0 512 512" width={size} height={size} x={x} y={y} aria-hidden="true">
      <Glyph icon={PICTURES[of] ?? crates} size={512} />
    </svg>
  );
}

/** Guests are told apart by shape first, a triangle, a circle, a square; then by letter, drawn so that it is read once. */
const GUESTS: Record<Guest, { shape: ReactNode; letter: string }> = {
  adventurous: { shape: <path d="M16 1 31.5 29.5H.5z" />, letter: "M11 26 16 12.5 21 26M13 21.5h6" },
  relaxing: {
    shape: <circle cx="16" cy="16" r="14.5" />,
    letter: "M12 23V9.5h4.6a3.6 3.6 0 0 1 0 7.4H12m4.2 0 4.8 6.1",
  },
  family: { shape: <rect x="2.5" y="2.5" width="27" height="27" rx="5" />, letter: "M12.5 23.5v-14h8.3M12.5 16.2h6.8" },
};

/** A guest, an icon of a segment, or a destination: all three come in the same three types. */
export function GuestSign(props: { guest: Guest; size?: number; x?: number; y?: number; hollow?: boolean }) {
  const { guest, size = 18, x, y } = props;
  const { shape, letter } = GUESTS[guest];
  return (
    <svg
      className={`gc-guest ${guest}${props.hollow ? " hollow" : ""}`}
      viewBox="0 0 32 32"
      width={size}
      height={size}
      x={x}
      y={y}
      aria-hidden="true"
    >
      {shape}
      <path d={letter} className="letter" />
    </svg>
  );
}

export function isGuest(name: string): name is Guest {
  return (GUEST_TYPES as readonly string[]).includes(name);
}

export function isResource(name: string): name is Resource {
  return (RESOURCES as readonly string[]).includes(name);
}

/** A stop of a cruise: a destination as its guest type's shape, a day in space, or Earth. */
export function StopSign({ stop, size = 18, x, y }: { stop: Stop; size?: number; x?: number; y?: number }) {
  return isGuest(stop) ? (
    <GuestSign guest={stop} size={size} x={x} y={y} />
  ) : (
    <Sign of={stop} size={size} x={x} y={y} />
  );
}

/** A worker in its company's colour with the company's shape; an expert wears a cap. */
export function WorkerSign(props: { seat: number | "npc"; expert: boolean; size?: number; x?: number; y?: number }) {
  const { seat, expert, size = 26, x, y } = props;
  return (
    <svg
      className={`gc-worker ${seat === "npc" ? "npc" : `seat-${seat}`}`}
      viewBox="0 0 512 512"
      width={size}
      height={size}
      x={x}
      y={y}
      aria-hidden="true"
    >
      <g transform={expert ? "translate(40 96) scale(0.82)" : undefined}>
        <Glyph icon={meeple} size={512} />
      </g>
      {expert && <Glyph icon={cap} size={330} x={91} y={-44} />}
      <g transform={`translate(256 ${expert ? 352 : 320}) scale(6.5)`}>
        <path
          transform={seat === "npc" ? undefined : "translate(-16 -16)"}
          d={seat === "npc" ? "M-9 11V-11L9 11V-11" : SHAPES[seat % SHAPES.length]}
          className="mark"
        />
      </g>
    </svg>
  );
}

/** A list of amounts as numbers and signs: 2 coins, 1 star. */
export function AmountSigns({ some, size = 14 }: { some: Amounts; size?: number }) {
  const shown = Object.entries(some).filter(([unit, number]) => typeof number === "number" && unit in PICTURES);
  return (
    <span className="gc-amounts">
      {shown.map(([unit, number]) => (
        <span key={unit}>
          {number === 1 ? "" : String(number).replace("-", "−")}
          <Sign of={unit} size={size} />
        </span>
      ))}
    </span>
  );
}

/** What some effects do, as a few signs: +2 coins, −1 fuel, an arrow for a further action. The words say the rest. */
export function EffectSigns({ some, size = 13 }: { some: readonly Effect[]; size?: number }) {
  return (
    <span className="gc-effects">
      {some.map((one, n) => (
        <EffectSign key={n} one={one} size={size} />
      ))}
    </span>
  );
}

function EffectSign({ one, size }: { one: Effect; size: number }) {
  switch (one.do) {
    case "gain":
      return (
        <span>
          <AmountSigns some={one} size={size} />
          {one.per && "×"}
        </span>
      );
    case "discount":
      return (
        <span>
          −<AmountSigns some={one} size={size} />
        </span>
      );
    case "exchange":
      return (
        <span>
          <AmountSigns some={one.give ?? {}} size={size} />›
          <AmountSigns some={one.get ?? {}} size={size} />
        </span>
      );
    case "take_action":
      return (
        <span>
          <span>▶</span>
          {one.discount_money && <AmountSigns some={{ money: -one.discount_money }} size={size} />}
        </span>
      );
    default: {
      const picture = VERBS[one.do];
      return (
        <span>
          {picture ? <Glyph icon={picture} size={size} /> : "✦"}
          {one.count || one.add || one.stops ? `+${one.count ?? one.add ?? one.stops}` : ""}
        </span>
      );
    }
  }
}

const VERBS: Record<string, string> = {
  extra: hand,
  limit: crates,
  bump_own: meeple,
  recall: meeple,
  extra_icons: star,
  advance: shuttle,
  no_pilot: shuttle,
  cabin_capacity: ticket,
  move_guests: ticket,
};
