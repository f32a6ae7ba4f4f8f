import { memo } from "react";
/** A seat's sign: its own shape and number as well as its colour, so that colour never speaks alone. */
export const SHAPES = [
  "M16 3a13 13 0 1 1 0 26 13 13 0 0 1 0-26z",
  "M16 2l14 26H2z",
  "M4 4h24v24H4z",
  "M16 1l15 15-15 15L1 16z",
  "M16 2l14 10-5 17H7L2 12z",
  "M9 3h14l7 13-7 13H9L2 16z",
];

export const Emblem = memo(function Emblem({ seat, size = 28 }: { seat: number; size?: number }) {
  const shape = seat % SHAPES.length;
  return (
    <svg className={`emblem seat-${shape}`} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path d={SHAPES[shape]} />
      <text x="16" y={shape === 1 ? 24 : 21} textAnchor="middle">
        {seat + 1}
      </text>
    </svg>
  );
});
