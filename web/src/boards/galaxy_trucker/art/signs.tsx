import { memo, type ReactElement } from "react";

/** Signs of what a ship can do, 24 x 24. */
export const SIGNS: Record<string, ReactElement> = {
  engines: (
    <>
      <path d="M8 2.5h8v8l3.5 6h-15L8 10.5z" fill="currentColor" />
      <path d="M8 18h8l-4 5z" fill="#ff9130" />
    </>
  ),
  cannons: (
    <>
      <path d="M10 1.5h4v10h-4zM8.5 1h7v3h-7z" fill="currentColor" />
      <circle cx="12" cy="16" r="6.5" fill="currentColor" />
      <circle cx="12" cy="16" r="2.6" fill="#9d7bff" />
    </>
  ),
  crew: (
    <>
      <path d="M4 23v-2.5q0-5.5 8-5.5t8 5.5V23z" fill="currentColor" />
      <circle cx="12" cy="8.5" r="7.3" fill="currentColor" />
      <ellipse cx="12" cy="8.8" rx="5" ry="4.4" fill="#ffcf9c" stroke="#12152b" strokeWidth="1.2" />
      <circle cx="10.2" cy="8.5" r="1" fill="#12152b" />
      <circle cx="13.8" cy="8.5" r="1" fill="#12152b" />
    </>
  ),
  cells: (
    <>
      <rect x="9.5" y="1.5" width="5" height="4" rx="1" fill="currentColor" />
      <rect x="6" y="4.5" width="12" height="18" rx="3" fill="#2bd27c" />
      <path d="M13.5 7L8.5 14.5h3L10.5 20l5-7.5h-3z" fill="#fff" stroke="#12152b" strokeWidth="1" />
    </>
  ),
  goods: (
    <>
      <rect x="2.5" y="5" width="19" height="15.5" rx="2.5" fill="#3f95ff" stroke="currentColor" strokeWidth="2" />
      <path d="M8.5 6v14M15.5 6v14" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  shield: (
    <>
      <path d="M12 2l9 3v6q0 8-9 12Q3 19 3 11V5z" fill="currentColor" />
      <path d="M12 5.5l6 2v4q0 5.5-6 8.5z" fill="#37d3ff" />
    </>
  ),
  exposed: (
    <>
      <path d="M8.5 23V12h7v11zM6.5 9.5h11v4h-11z" fill="currentColor" />
      <path d="M12 1v4M5.5 3l2.5 3.5M18.5 3L16 6.5" stroke="#ffb020" strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  weak: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="3" fill="currentColor" />
      <path d="M13 2l-3 6 4 4-4 4 2 6" fill="none" stroke="#ff5a3c" strokeWidth="2.6" strokeLinejoin="round" />
    </>
  ),
  lost: (
    <>
      <path d="M4 8h16l-1.5 14h-13z" fill="currentColor" />
      <path d="M3 6.5h18M9 6V3.5h6V6" stroke="currentColor" strokeWidth="2.2" fill="none" />
      <path d="M9.5 11.5l5 6M14.5 11.5l-5 6" stroke="#ff5a3c" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  // What a builder spends in a turn.
  points: <circle cx="12" cy="12" r="8.5" fill="#7ccf00" stroke="#12152b" strokeWidth="3" />,
  credits: (
    <>
      <circle cx="12" cy="12" r="9.5" fill="#ffcf24" stroke="#12152b" strokeWidth="2" />
      <path d="M15.5 8.5q-3.5-3-6.5 0t0 7 6.5 0" fill="none" stroke="#8a5a00" strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  arrival: (
    <>
      <path
        d="M6 21V4M6 5q5-3 7 0t6-.5v8q-4 2.5-6 0t-7 .5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  ccw: (
    <>
      <path
        d="M5 5v5.5h5.5M5.8 10.5A7.5 7.5 0 1 1 4.7 14.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  cw: (
    <>
      <path
        d="M19 5v5.5h-5.5M18.2 10.5A7.5 7.5 0 1 0 19.3 14.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  eye: (
    <>
      <path
        d="M2.5 12q9.5-11 19 0q-9.5 11-19 0z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="12" cy="12" r="3" fill="currentColor" />
    </>
  ),
  hand: (
    <>
      <path
        d="M8 12V5.5a1.7 1.7 0 0 1 3.4 0V11M11.4 10.5V4.2a1.7 1.7 0 0 1 3.4 0V11M14.8 10.8V6a1.7 1.7 0 0 1 3.4 0v9q0 6.5-6 6.5-4 0-6-3.5l-3-5.5q1.8-1.8 4.8 1.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
};

export const Sign = memo(function Sign({ name, size = 20 }: { name: string; size?: number }) {
  return (
    <svg className="gt-sign" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {SIGNS[name]}
    </svg>
  );
});

const EDGES = ["M4 3.5h16", "M20.5 4v16", "M4 20.5h16", "M3.5 4v16"];

/** The four sides of a ship; the covered ones are lit. */
export function ShieldSign({ sides, size = 24 }: { sides: readonly boolean[]; size?: number }) {
  return (
    <svg className="gt-sign shields" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <rect x="7.5" y="7.5" width="9" height="9" rx="2" fill="currentColor" />
      {EDGES.map((edge, side) => (
        <path key={edge} d={edge} className={sides[side] ? "lit" : ""} />
      ))}
    </svg>
  );
}
