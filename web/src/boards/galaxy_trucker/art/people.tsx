import { memo } from "react";
import { FINE } from "./ink";

export type Mood = "calm" | "happy" | "scared";

/** A human in a suit: upright, feet at y = 0, about 40 high. */
const SKIN = ["#ffd3a1", "#e2a06f", "#a86b45", "#f5c08e"];
export const Human = memo(function Human({ mood = "calm", who = 0 }: { mood?: Mood; who?: number }) {
  const suit = "#f4f7ff";
  const band = "#8a97b8";
  const up = mood === "scared";
  const joy = mood === "happy";
  const arms = up ? (
    <>
      <path d="M-9-12q-10-6-8-18M9-12q10-6 8-18" fill="none" stroke="#12152b" strokeWidth="9" strokeLinecap="round" />
      <path d="M-9-12q-10-6-8-18M9-12q10-6 8-18" fill="none" stroke={suit} strokeWidth="4.6" strokeLinecap="round" />
    </>
  ) : null;
  const face = up ? (
    <>
      <circle cx="-4" cy="-26.5" r="3.6" fill="#fff" />
      <circle cx="4" cy="-26.5" r="3.6" fill="#fff" />
      <circle cx="-4" cy="-26" r="1.5" fill="#12152b" />
      <circle cx="4" cy="-26" r="1.5" fill="#12152b" />
      <ellipse cx="0" cy="-20" rx="2.6" ry="3" fill="#5a1020" />
    </>
  ) : joy ? (
    <>
      <path
        d="M-6.5-25q2.2-3.6 4.4 0M2.1-25q2.2-3.6 4.4 0"
        fill="none"
        stroke="#12152b"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
      <path d="M-4-22q4 5 8 0z" fill="#5a1020" />
    </>
  ) : (
    <>
      <circle cx="-3.7" cy="-25.5" r="1.8" fill="#12152b" />
      <circle cx="3.7" cy="-25.5" r="1.8" fill="#12152b" />
      <path d="M-3-21q3 2.2 6 0" fill="none" stroke="#12152b" strokeWidth="1.6" strokeLinecap="round" />
    </>
  );
  return (
    <g>
      {arms}
      <path d="M-12.5 1v-7q0-9 12.5-9t12.5 9v7z" fill={suit} {...FINE} />
      <path d="M-11.5-4.5h23" stroke={band} strokeWidth="3.6" />
      <circle cx="0" cy="-24.5" r="12.5" fill={suit} {...FINE} />
      <ellipse cx="0" cy="-24" rx="9.4" ry="8.4" fill={SKIN[who % 4]} stroke="#12152b" strokeWidth="1.8" />
      {face}
      <path
        d="M-6.5-29.5q2.5-2.6 6-2.8"
        fill="none"
        stroke="#fff"
        strokeWidth="1.8"
        strokeLinecap="round"
        opacity=".9"
      />
    </g>
  );
});
/** An alien, about as high. */
export const Alien = memo(function Alien({ colour, mood = "calm" }: { colour: string; mood?: Mood }) {
  const scared = mood === "scared";
  return colour === "orange" ? (
    <g>
      <path
        d="M-17 2q-3-8 3-12q-8-22 14-24q22 2 14 24q6 4 3 12q-4 1-6-4q-2 5-6 4q-3 0-5-4q-2 4-5 4q-4 1-6-4q-2 5-6 4z"
        fill="#ff9a2e"
        {...FINE}
      />
      <path d="M-8-26q3-5 9-5" fill="none" stroke="#ffe0a8" strokeWidth="3" strokeLinecap="round" />
      <circle cx="0" cy="-18" r="8" fill="#fff" {...FINE} />
      <circle cx={scared ? 0 : 1.5} cy="-17.5" r={scared ? 2 : 3.6} fill="#12152b" />
      <path d={`M-5-6q5 ${scared ? -3 : 3} 10 0`} fill="none" {...FINE} />
    </g>
  ) : (
    <g>
      <path d="M-6-27q-1-8-6-11M6-27q1-8 6-11" fill="none" stroke="#12152b" strokeWidth="4.8" strokeLinecap="round" />
      <path d="M-6-27q-1-8-6-11M6-27q1-8 6-11" fill="none" stroke="#c65cff" strokeWidth="2" strokeLinecap="round" />
      <circle cx="-12" cy="-38" r="5.2" fill="#fff" {...FINE} />
      <circle cx="12" cy="-38" r="5.2" fill="#fff" {...FINE} />
      <circle cx="-11.4" cy="-37.6" r="2" fill="#12152b" />
      <circle cx="12.6" cy="-37.6" r="2" fill="#12152b" />
      <path d="M-15 2q-2-14 2-20q3-13 13-13t13 13q4 6 2 20z" fill="#c65cff" {...FINE} />
      <path d="M-7-26q3-3 7-3" fill="none" stroke="#f5d6ff" strokeWidth="3" strokeLinecap="round" />
      <path d={`M-6-14q6 ${scared ? -4 : 5} 12 0`} fill="none" {...FINE} />
      <path d="M-15-2h30" stroke="#8a2fbf" strokeWidth="4" />
    </g>
  );
});
/** Who sits in a cabin; a seat without anybody shows itself. */
export const Seats = memo(function Seats({
  crew,
  mood,
  who = 0,
}: {
  crew: number | string | undefined;
  mood: Mood;
  who?: number;
}) {
  const seat = (x: number) => (
    <>
      <g transform={`translate(${x} 71)`}>
        <path d="M-9.5 2v-15q0-5 5-5h9q5 0 5 5v15z" fill="#2f4a9c" stroke="#7f9be6" strokeWidth="2" />
        <rect x="-6" y="-25" width="12" height="8" rx="3" fill="#2f4a9c" stroke="#7f9be6" strokeWidth="2" />
        <path d="M-9.5-4h19" stroke="#7f9be6" strokeWidth="2" />
      </g>
    </>
  );
  if (crew === "orange")
    return (
      <g transform="translate(50 70) scale(1.08)">
        <Alien colour={crew} mood={mood} />
      </g>
    );
  if (crew === "purple")
    return (
      <g transform="translate(50 73) scale(.98)">
        <Alien colour={crew} mood={mood} />
      </g>
    );
  if (crew === 2)
    return (
      <>
        <g transform="translate(37.5 70) scale(.92)">
          <Human mood={mood} who={who} />
        </g>
        <g transform="translate(62.5 70) scale(.92)">
          <Human mood={mood} who={who + 1} />
        </g>
      </>
    );
  if (crew === 1)
    return (
      <>
        {seat(61)}
        <g transform="translate(38.5 70) scale(.92)">
          <Human mood={mood} who={who} />
        </g>
      </>
    );
  return (
    <>
      {seat(39)}
      {seat(61)}
    </>
  );
});
