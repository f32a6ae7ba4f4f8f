import { memo, type ReactElement } from "react";
import { EDGE, rnd } from "./ink";
import { TileBack } from "./tile";

/** The sand timer, standing on the origin; `share` of its sand is still above. */
export function Hourglass({ share }: { share: number }) {
  return (
    <g>
      <path d="M-19-6h38v7h-38z" fill="#ff5a3c" {...EDGE} />
      <path d="M-19-62h38v7h-38z" fill="#ff5a3c" {...EDGE} />
      <path
        d="M-14-55q0 15 10 22q2 2 0 4q-10 7-10 23h28q0-16-10-23q-2-2 0-4q10-7 10-22z"
        fill="#dff4ff"
        fillOpacity=".92"
        {...EDGE}
      />
      <path
        d={`M${-12 + (1 - share) * 7} ${-34 - 17 * share}h${24 - (1 - share) * 14}q-1 8-9.5 14l-2.5 3-2.5-3q-8.5-6-9.5-14z`}
        fill="#ffcf24"
      />
      <path
        d={`M-12-7q1-${(9 * (1 - share) + 2).toFixed(0)} 12-${(15 * (1 - share) + 3).toFixed(0)}q11 ${(6 * (1 - share)).toFixed(0)} 12 ${(15 * (1 - share) + 3).toFixed(0)}z`}
        fill="#ffcf24"
      />
      <path d="M0-30v16" stroke="#ffcf24" strokeWidth="2.4" strokeDasharray="3 2.5" />
      <path d="M-9-50q0 8 4 13" fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M-16-55v49M16-55v49" stroke="var(--outline)" strokeWidth="3" />
    </g>
  );
}

/** Junk that lies about. Each stands on the origin. */
const PROPS: Record<string, ReactElement> = {
  tyre: (
    <>
      <g>
        <circle cy="-22" r="22" fill="#3a3d55" {...EDGE} />
        <circle cy="-22" r="22" fill="none" stroke="#1d2036" strokeWidth="7" strokeDasharray="6 5" />
        <circle cy="-22" r="10" fill="#c9d2e6" {...EDGE} />
        <circle cy="-22" r="3.5" fill="#6b7899" />
      </g>
    </>
  ),
  cone: (
    <>
      <g>
        <path d="M-17-3h34v6h-34z" fill="#ff6a2a" {...EDGE} />
        <path d="M-12-3l8-36q4-4 8 0l8 36z" fill="#ff6a2a" {...EDGE} />
        <path d="M-9.5-14h19l-2-9h-15z" fill="#fff" />
        <path d="M-6-29h12l-1-6h-10z" fill="#fff" />
      </g>
    </>
  ),
  spring: (
    <>
      <g fill="none">
        <path
          d="M-8 0h16M-8-2q16-3 16-8t-16-5q16-3 16-8t-16-5q16-3 16-8t-16-5"
          stroke="var(--outline)"
          strokeWidth="6.5"
          strokeLinecap="round"
        />
        <path
          d="M-8 0h16M-8-2q16-3 16-8t-16-5q16-3 16-8t-16-5q16-3 16-8t-16-5"
          stroke="#c9d2e6"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
    </>
  ),
  drum: (
    <>
      <g>
        <path d="M-17-42h34v42h-34z" fill="#2f9fd8" {...EDGE} />
        <path d="M-19-44h38v6h-38zM-19-25h38v5h-38zM-19-3h38v6h-38z" fill="#5cc8ff" {...EDGE} />
        <path d="M0-19l6 10h-12z" fill="#ffcf24" {...EDGE} />
      </g>
    </>
  ),
  dish: (
    <>
      <g>
        <path d="M0 0v-20" stroke="var(--outline)" strokeWidth="6" />
        <path d="M-26-38q4 24 28 24q12 0 20-8z" fill="#e8edf9" {...EDGE} />
        <path d="M-6-28l10-16" stroke="var(--outline)" strokeWidth="4" />
        <circle cx="5" cy="-46" r="4.5" fill="#ff5a3c" {...EDGE} />
      </g>
    </>
  ),
  mug: (
    <>
      <g>
        <path d="M-10-22h20v18q0 4-4 4h-12q-4 0-4-4z" fill="#fff" {...EDGE} />
        <path d="M10-18q9-1 9 5t-9 5" fill="none" {...EDGE} />
        <path d="M-10-14h20" stroke="#ff5a3c" strokeWidth="4" />
        <path
          d="M-4-27q-3-4 0-7M3-27q-3-4 0-7"
          fill="none"
          stroke="var(--ink-2)"
          strokeWidth="2"
          strokeLinecap="round"
          opacity=".7"
        />
      </g>
    </>
  ),
  wrench: (
    <>
      <g transform="rotate(-28)">
        <path d="M-4 0v-34q-9-4-8-14l7 6h10l7-6q1 10-8 14V0q0 6-4 6t-4-6z" fill="#c9d2e6" {...EDGE} />
      </g>
    </>
  ),
};

export const Prop = memo(function Prop({
  name,
  x,
  y,
  k = 1,
  a = 0,
}: {
  name: string;
  x: number;
  y: number;
  k?: number;
  a?: number;
}) {
  return <g transform={`translate(${x} ${y}) rotate(${a}) scale(${k})`}>{PROPS[name]}</g>;
});

/** A mechanic, about 70 high, standing on the origin. */
export const Mechanic = memo(function Mechanic() {
  return (
    <g>
      <path d="M-13 0v-10h10V0zM3 0v-10h10V0z" fill="#3a4670" {...EDGE} />
      <path d="M-16-8q-2-26 16-26t16 26z" fill="#ff9130" {...EDGE} />
      <path d="M-14-14h28" stroke="#fff3c4" strokeWidth="4" />
      <path d="M13-28q14 0 17-13" fill="none" stroke="var(--outline)" strokeWidth="11" strokeLinecap="round" />
      <path d="M13-28q14 0 17-13" fill="none" stroke="#ff9130" strokeWidth="6" strokeLinecap="round" />
      <g transform="translate(31 -41) scale(.62)">{PROPS.wrench}</g>
      <path d="M-14-28q-9 4-9 14" fill="none" stroke="var(--outline)" strokeWidth="11" strokeLinecap="round" />
      <path d="M-14-28q-9 4-9 14" fill="none" stroke="#ff9130" strokeWidth="6" strokeLinecap="round" />
      <circle cy="-47" r="17" fill="#f4f7ff" {...EDGE} />
      <ellipse cy="-46" rx="12.5" ry="11" fill="#e2a06f" stroke="var(--outline)" strokeWidth="2" />
      <circle cx="-4.5" cy="-48" r="2.2" fill="#12152b" />
      <circle cx="5" cy="-48" r="2.2" fill="#12152b" />
      <path d="M-4-41q4 3 8.5 0" fill="none" stroke="#12152b" strokeWidth="2" strokeLinecap="round" />
      <path d="M-17-55q4-13 17-13t17 13z" fill="#ffcf24" {...EDGE} />
    </g>
  );
});

const ROWS = [
  [8, 246],
  [7, 215],
  [6, 187],
  [4, 163],
  [2, 145],
] as const;

/** The heap of face-down tiles and what else was thrown there. */
export const Heap = memo(function Heap() {
  const chance = rnd(42);
  return (
    <>
      <Prop name="dish" x={150} y={160} k={1.1} a={-8} />
      <Prop name="drum" x={286} y={196} k={1.1} a={14} />
      <Prop name="spring" x={96} y={196} a={-14} />
      <Prop name="tyre" x={40} y={228} k={1.1} />
      {ROWS.flatMap(([count, y]) =>
        Array.from({ length: count }, (_, n) => {
          const x = 178 + (n - (count - 1) / 2) * 37 + (chance() - 0.5) * 12;
          const angle = (chance() - 0.5) * 58;
          return (
            <g
              key={`${y} ${n}`}
              transform={`translate(${x.toFixed(1)} ${(y + (chance() - 0.5) * 10).toFixed(1)}) rotate(${angle.toFixed(0)}) scale(.52) translate(-50 -50)`}
            >
              <TileBack seed={Math.floor(chance() * 4)} />
            </g>
          );
        }),
      )}
      <Prop name="cone" x={338} y={268} k={0.9} a={5} />
      <Prop name="tyre" x={22} y={276} k={0.8} />
      <Prop name="spring" x={236} y={262} k={0.8} a={30} />
    </>
  );
});

const CLAW = "M196 124q-9 8-3 19M232 124q9 8 3 19M214 124v12";

/** The crane above the heap; its claw dips whenever `dips` is another number. */
export const Crane = memo(function Crane({ dips = null }: { dips?: number | null }) {
  return (
    <g>
      <path d="M352 98h-150" stroke="var(--outline)" strokeWidth="9" />
      <path d="M352 98h-150" stroke="var(--crane,#ffb020)" strokeWidth="5" strokeDasharray="14 5" />
      {/* Behind the claw there is as much rope as it dips. */}
      <path d="M214 98v34" stroke="var(--outline)" strokeWidth="4" />
      <g key={dips} className={dips === null ? undefined : "gt-claw"}>
        <path d="M200 114h28l6 10h-40z" fill="var(--crane,#ffb020)" stroke="var(--outline)" strokeWidth="2.5" />
        <path d={CLAW} fill="none" stroke="var(--outline)" strokeWidth="6.5" strokeLinecap="round" />
        <path d={CLAW} fill="none" stroke="#aab4d0" strokeWidth="3" strokeLinecap="round" />
      </g>
    </g>
  );
});
