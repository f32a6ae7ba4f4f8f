import { memo } from "react";
import { Emblem } from "../../../ui/emblem";
import { EDGE } from "./ink";

/** A truck seen from the side, flying to the right; about 64 x 40 around the origin. */
export const Truck = memo(function Truck({ seat, flame = true }: { seat: number; flame?: boolean }) {
  return (
    <g className={`gt-truck seat-${seat}`}>
      {flame ? (
        <g className="gt-burn">
          <path d="M-32-6q-12-7-24 4q12 8 24 4z" fill="#ff7a1a" />
          <path d="M-32-5q-7-3-14 3q7 4 14 2z" fill="#ffe27a" />
        </g>
      ) : null}
      <path d="M-34-9h8v13h-8q-4-6 0-13z" fill="#6b7899" {...EDGE} />
      <path d="M4 8V-15q0-3 3-3h8q5 0 8 5l7 10q2 3 2 6v5z" fill="#e8edf9" {...EDGE} />
      <path d="M12-13h4q3 0 5 3l5 8H12z" fill="#5cc8ff" {...EDGE} />
      <path d="M14-10l4 0" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" />
      <rect x="-27" y="-21" width="32" height="29" rx="4" fill="var(--gt-pilot)" {...EDGE} />
      <path d="M-25-18h28" stroke="#fff" strokeOpacity=".55" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M-27 3h32v5h-32z" fill="url(#gt-pHazS)" {...EDGE} />
      <path d="M-20 8h12l-2 5h-8zM12 8h12l-2 5h-8z" fill="#3a4670" {...EDGE} />
      <path d="M31 2h3v6h-6" fill="#ffcf24" {...EDGE} />
      <svg x="-21" y="-18" width="19" height="19" viewBox="0 0 32 32" aria-hidden="true">
        <Emblem seat={seat} size={32} />
      </svg>
    </g>
  );
});

/** What is added to the nose of a meteor, so that it is at the origin: its radius, and the air it pushes. */
const NOSE = 76;

/** A large meteor with a temper, radius about 60, its nose on the origin. The flames lie behind it, its face stays upright. */
export const Meteor = memo(function Meteor({
  turn = "",
  upright = false,
  scale = 1,
}: {
  turn?: string;
  upright?: boolean;
  scale?: number;
}) {
  return (
    <g transform={turn}>
      <g transform={`scale(${scale}) translate(${-NOSE} 0)`}>
        <path
          d="M-10-66Q-120-60-250-30Q-160-26-150-14Q-230-8-300 4Q-200 14-170 20Q-220 34-250 50Q-120 54-10 66z"
          fill="url(#gt-mTrail)"
        />
        <path
          d="M0-54Q-90-44-160-22Q-110-16-96-6Q-150 0-190 6Q-120 14-100 20Q-130 28-150 38Q-80 44 0 54z"
          fill="url(#gt-mTrail2)"
        />
        <path d="M10-70q46 8 62 46q8 26 0 50q-14 36-58 46q30-22 38-70q-6-48-42-72z" fill="#ffe27a" opacity=".95" />
        <path d="M4-66q44 10 58 44q8 24 0 46q-12 32-54 42q26-20 34-66q-6-44-38-66z" fill="#ff8a1f" />
        <g className="gt-rock" transform={upright ? UPRIGHT[turn] : undefined}>
          <path
            d="M-52-18q-4-26 22-36q20-12 42-2q26 4 34 28q14 20 4 42q-6 26-32 32q-24 12-44-2q-26-4-30-28q-8-16 4-34z"
            fill="#7c4a3a"
            stroke="#12152b"
            strokeWidth="5"
            strokeLinejoin="round"
          />
          <path
            d="M-44-20q2-18 22-26q16-8 30-4q-34 10-40 46q-2 22 10 40q-20-6-24-26q-6-14 2-30z"
            fill="#4d2a2c"
            opacity=".7"
          />
          <path
            d="M26-48q16 6 20 22q12 18 4 36q-4 22-26 28"
            fill="none"
            stroke="#ffb04a"
            strokeWidth="5"
            strokeLinecap="round"
          />
          <circle cx="-22" cy="-26" r="9" fill="#4d2a2c" stroke="#12152b" strokeWidth="2.5" />
          <circle cx="-30" cy="18" r="7" fill="#4d2a2c" stroke="#12152b" strokeWidth="2.5" />
          <circle cx="-6" cy="40" r="5" fill="#4d2a2c" stroke="#12152b" strokeWidth="2.5" />
          <circle cx="2" cy="-46" r="4.5" fill="#4d2a2c" />
          <path d="M-4-22l20 9" stroke="#12152b" strokeWidth="7" strokeLinecap="round" />
          <path d="M48-20l-16 7" stroke="#12152b" strokeWidth="7" strokeLinecap="round" />
          <ellipse cx="8" cy="-7" rx="8.5" ry="9.5" fill="#fff6d6" stroke="#12152b" strokeWidth="3" />
          <ellipse cx="37" cy="-7" rx="7.5" ry="9" fill="#fff6d6" stroke="#12152b" strokeWidth="3" />
          <circle cx="11.5" cy="-5.5" r="3.6" fill="#c21a00" />
          <circle cx="40" cy="-5.5" r="3.4" fill="#c21a00" />
          <path
            d="M-2 22q24-14 44-1q-4 16-22 17q-18 0-22-16z"
            fill="#3a0f12"
            stroke="#12152b"
            strokeWidth="3.5"
            strokeLinejoin="round"
          />
          <path
            d="M3 18l5 8 6-9 6 8 6-8 6 8 5-6"
            fill="#fff6d6"
            stroke="#12152b"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        </g>
      </g>
    </g>
  );
});

/** What turns a face back that was turned with its flames. */
const UPRIGHT: Record<string, string> = { "rotate(90)": "rotate(-90)", "rotate(-90)": "rotate(90)" };

/** A small stone, radius 10. */
export const Stone = memo(function Stone({ big, k = 1 }: { big: boolean; k?: number }) {
  return (
    <g className="gt-rock" transform={`scale(${k})`}>
      <path
        d="M-9-4q0-6 6-7q5-3 9 1q6 2 5 8q2 6-4 9q-6 4-10 0q-7-2-6-11z"
        fill={big ? "#a05a3c" : "#8b8fa8"}
        stroke="#12152b"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <circle cx="-2" cy="-3" r="2.4" fill="#12152b" opacity=".45" />
      <circle cx="4" cy="3" r="1.8" fill="#12152b" opacity=".45" />
    </g>
  );
});

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die around the origin, about 60 wide. */
export const Die = memo(function Die({
  pips,
  fill = "#fff7e2",
  side = "#d9c79a",
}: {
  pips: number;
  fill?: string;
  side?: string;
}) {
  return (
    <g>
      <path
        d="M-26-22l10-10h40q6 0 8 4v40l-10 12z"
        fill={side}
        stroke="#12152b"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <rect x="-28" y="-24" width="50" height="50" rx="11" fill={fill} stroke="#12152b" strokeWidth="3" />
      <path d="M-21-19h34" stroke="#fff" strokeWidth="3.5" strokeLinecap="round" />
      {(PIPS[pips] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={-3 + x * 13.5} cy={1 + y * 13.5} r="5.4" fill="#171a2e" />
      ))}
    </g>
  );
});

/** A comic word. */
export function Shout({
  text,
  x = 0,
  y = 0,
  size = 40,
  a = 0,
  fill = "#ffcf24",
  stroke = "#12152b",
}: {
  text: string;
  x?: number;
  y?: number;
  size?: number;
  a?: number;
  fill?: string;
  stroke?: string;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${a})`}>
      <text
        className="gt-shout"
        fontSize={size}
        fill={fill}
        stroke={stroke}
        strokeWidth={size * 0.2}
        strokeLinejoin="round"
        paintOrder="stroke"
        textAnchor="middle"
      >
        {text}
      </text>
    </g>
  );
}
