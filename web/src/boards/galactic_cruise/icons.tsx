import { memo, type ReactNode } from "react";
import { SHAPES } from "../../ui/emblem";
import { ActionIcon } from "./art/marks";
import { Drawing } from "./art/sprite";
import {
  ACTIONS,
  type Amounts,
  type Effect,
  GUEST_TYPES,
  type Guest,
  printed,
  RESOURCES,
  type Resource,
  type Stop,
} from "./facts";

/** The signs of the game, the same everywhere: a shape and a letter or picture for everything that has a colour. */

/** Which drawing stands for what. */
export const PICTURES: Record<string, string> = {
  money: "money",
  ad: "ad",
  ads: "ad",
  vp: "vp",
  reputation: "rep",
  resource: "any",
  resources: "any",
  supplies: "any",
  food: "food",
  oxygen: "oxygen",
  fuel: "fuel",
  agenda: "card",
  agenda_card: "card",
  blueprints: "blue",
  segments: "seg",
  funding: "fund",
  wings: "wings",
  cubes: "cube",
  developments: "house",
  day_in_space: "day",
  earth: "earth",
  worker: "worker",
  shuttle: "rocket",
  expert: "expert",
  ticket: "ticket",
  cruise: "day",
  swap: "swap",
  action: "arrow",
  check: "check",
};

interface SignProps {
  of: string;
  size?: number;
  x?: number | undefined;
  y?: number | undefined;
}

/** The picture of something gained, paid or counted, in its own colour. */
export const Sign = memo(function Sign({ of, size = 16, x, y }: SignProps) {
  if (isGuest(of)) return <GuestSign guest={of} size={size} x={x} y={y} />;
  return (
    <Drawing of={`i-${PICTURES[of] ?? "any"}`} width={size} height={size} x={x} y={y} className={`gc-sign ${of}`} />
  );
});

/** Guests are told apart by shape first, a triangle, a circle, a square; then by letter, drawn so that it is read once. */
const GUESTS: Record<Guest, { shape: ReactNode; letter: string }> = {
  adventurous: { shape: <path d="M16 1 31.5 29.5H.5z" />, letter: "M11 26 16 12.5 21 26M13 21.5h6" },
  relaxing: {
    shape: <circle cx="16" cy="16" r="14.5" />,
    letter: "M12 23V9.5h4.6a3.6 3.6 0 0 1 0 7.4H12m4.2 0 4.8 6.1",
  },
  family: { shape: <rect x="2.5" y="2.5" width="27" height="27" rx="5" />, letter: "M12.5 23.5v-14h8.3M12.5 16.2h6.8" },
};

interface GuestProps {
  guest: Guest;
  size?: number;
  x?: number | undefined;
  y?: number | undefined;
  hollow?: boolean;
}

/** A guest, an icon of a segment, or a destination: all three come in the same three types. */
export const GuestSign = memo(function GuestSign(props: GuestProps) {
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
});

export function isGuest(name: string): name is Guest {
  return (GUEST_TYPES as readonly string[]).includes(name);
}

export function isResource(name: string): name is Resource {
  return (RESOURCES as readonly string[]).includes(name);
}

/** A stop of a cruise: a destination as its guest type's shape, a day in space, or Earth. */
export const StopSign = memo(function StopSign({
  stop,
  size = 18,
  x,
  y,
}: {
  stop: Stop;
  size?: number;
  x?: number;
  y?: number;
}) {
  return isGuest(stop) ? (
    <GuestSign guest={stop} size={size} x={x} y={y} />
  ) : (
    <Sign of={stop} size={size} x={x} y={y} />
  );
});

const LETTERS: Record<Guest, string> = { adventurous: "A", relaxing: "R", family: "F" };

/** How wide a guest of this height is. */
export const personWidth = (height: number) => (height * 32) / 43;

/** A guest in person: the shape of the type with a head. */
export const Person = memo(function Person({ guest, height = 28 }: { guest: Guest; height?: number }) {
  return (
    <Drawing of={`p-${LETTERS[guest]}`} width={personWidth(height)} height={height} className={`gc-person ${guest}`} />
  );
});

/** A worker in its company's colour with the company's shape; an expert wears a cap. */
export const WorkerSign = memo(function WorkerSign(props: {
  seat: number | "npc";
  expert: boolean;
  size?: number;
  x?: number;
  y?: number;
}) {
  const { seat, expert, size = 26, x, y } = props;
  return (
    <svg
      className={`gc-worker ${seat === "npc" ? "npc" : `seat-${seat}`}`}
      viewBox="0 0 36 41"
      width={(size * 36) / 41}
      height={size}
      x={x}
      y={y}
      aria-hidden="true"
    >
      <path className="body" d="M3.5 40c0-12 4.5-19.5 14.5-19.5S32.5 28 32.5 40z" />
      <circle className="body" cx="18" cy={expert ? 13.5 : 11.5} r={expert ? 8 : 8.5} />
      {expert && (
        <>
          <path className="cap" d="M7.5 8.5C8 3.5 12 1 18 1s10 2.5 10.5 7.5z" />
          <path className="peak" d="M7 9.5c7-2 15-2 22 0l-2.5 3c-5.5-1.7-11.5-1.7-17 0z" />
        </>
      )}
      <path
        className="mark"
        transform={seat === "npc" ? "translate(18 31)" : "translate(12 25) scale(.375)"}
        d={seat === "npc" ? "M-3.5 4.5V-4.5L3.5 4.5V-4.5" : SHAPES[seat % SHAPES.length]}
      />
    </svg>
  );
});

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
  // Two of a kind, such as more room for shuttles and on them, have one picture.
  const pictured = some.filter((one, n) => !(one.do in VERBS) || some.findIndex((other) => other.do === one.do) === n);
  return (
    <span className="gc-effects">
      {pictured.map((one, n) => (
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
          <AmountSigns some={less(one)} size={size} />
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
      // What the action costs less stands before its picture, as on the tokens of the tower.
      return (
        <span>
          {one.discount_money && `−${one.discount_money}`}
          {Array.isArray(one.from) ? (
            one.from.map((action) => (
              <i key={action} className={`gc-taken ${printed(ACTIONS, action).department}`}>
                <ActionIcon action={action} size={size} />
              </i>
            ))
          ) : (
            <Sign of="action" size={size} />
          )}
        </span>
      );
    default: {
      const picture = VERBS[one.do];
      return (
        <span>
          {picture ? <Sign of={picture} size={size} /> : "✦"}
          {one.count || one.add || one.stops ? `+${one.count ?? one.add ?? one.stops}` : ""}
        </span>
      );
    }
  }
}

/** What something costs less, as amounts below nothing. */
function less(some: Amounts): Amounts {
  return Object.fromEntries(
    Object.entries(some).map(([unit, number]) => [unit, typeof number === "number" ? -number : number]),
  );
}

const VERBS: Record<string, string> = {
  extra: "funding",
  limit: "shuttle",
  bump_own: "worker",
  recall: "worker",
  extra_icons: "vp",
  advance: "shuttle",
  no_pilot: "shuttle",
  cabin_capacity: "ticket",
  move_guests: "swap",
};
