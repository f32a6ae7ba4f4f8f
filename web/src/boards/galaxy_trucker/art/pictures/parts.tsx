import type { ReactNode } from "react";
import { Stone } from "../flight";
import { INK, rnd } from "../ink";

/** What several pictures of cards are put together from; a picture is 300 x 170. */

export function Sky({ id, from, to }: { id: string; from: string; to: string }) {
  return (
    <>
      <defs>
        <linearGradient id={`gt-k-${id}`} x1="0" y1="0" x2=".3" y2="1">
          <stop offset="0" stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      </defs>
      <rect width="300" height="170" fill={`url(#gt-k-${id})`} />
    </>
  );
}

export function Stars({
  count,
  width,
  height,
  seed,
  colour = "#fff",
}: {
  count: number;
  width: number;
  height: number;
  seed: number;
  colour?: string;
}) {
  const chance = rnd(seed);
  return Array.from({ length: count }, (_, n) => {
    const size = chance();
    return (
      <circle
        key={n}
        cx={(chance() * width).toFixed(0)}
        cy={(chance() * height).toFixed(0)}
        r={(size * size * 1.6 + 0.5).toFixed(1)}
        fill={colour}
        opacity={(0.25 + chance() * 0.65).toFixed(2)}
      />
    );
  });
}

export function Streak({ x, y, l, w, k }: { x: number; y: number; l: number; w: number; k: number }) {
  return (
    <>
      <g transform={`translate(${x} ${y}) rotate(38)`}>
        <path d={`M0 ${-w}L${-l} 0L0 ${w}z`} fill="#ff8a1f" opacity=".9" />
        <path d={`M0 ${-w * 0.55}L${-l * 0.6} 0L0 ${w * 0.55}z`} fill="#ffe27a" />
      </g>
      <g transform={`translate(${x} ${y})`}>
        <Stone big k={k} />
      </g>
    </>
  );
}

export function Planet({ r, a, b, kind }: { r: number; a: string; b: string; kind: string }) {
  const id = `gt-p${kind}${Math.round(r)}`;
  return (
    <g>
      <clipPath id={id}>
        <circle r={r} />
      </clipPath>
      <circle r={r} fill={a} {...INK} />
      <g clipPath={`url(#${id})`}>
        {landscape(kind, r)}
        <circle cx={r * 0.35} cy={r * 0.35} r={r * 1.15} fill="none" stroke={b} strokeWidth={r * 0.5} opacity=".6" />
      </g>
      <circle r={r} fill="none" {...INK} />
      <path
        d={`M${-r * 0.62} ${-r * 0.3}a${r * 0.7} ${r * 0.7} 0 0 1 ${r * 0.45}-${r * 0.38}`}
        fill="none"
        stroke="#fff"
        strokeWidth={Math.max(2.5, r * 0.1)}
        strokeLinecap="round"
        opacity=".85"
      />
    </g>
  );
}

function landscape(kind: string, r: number) {
  switch (kind) {
    case "lava":
      return (
        <path
          d={`M${-r} ${-r * 0.1}q${r * 0.5}-${r * 0.25} ${r} 0t${r} 0M${-r * 0.8} ${r * 0.45}q${r * 0.4}-${r * 0.2} ${r * 0.8} 0t${r * 0.8} 0`}
          fill="none"
          stroke="#ffd23f"
          strokeWidth={r * 0.12}
          opacity=".85"
        />
      );
    case "jungle":
      return (
        <path
          d={`M${-r * 0.9} ${-r * 0.3}q${r * 0.3}-${r * 0.5} ${r * 0.8}-${r * 0.2}t${r * 0.1} ${r * 0.7}t-${r * 0.9}-${r * 0.1}zM${r * 0.2} ${r * 0.3}q${r * 0.5}-${r * 0.3} ${r * 0.8} 0t-${r * 0.5} ${r * 0.5}z`}
          fill="#1d8a52"
          opacity=".9"
        />
      );
    case "ice":
      return (
        <path
          d={`M${-r} ${-r * 0.35}h${2 * r}M${-r} ${r * 0.1}h${2 * r}M${-r} ${r * 0.5}h${2 * r}`}
          stroke="#fff"
          strokeWidth={r * 0.14}
          opacity=".55"
        />
      );
    case "candy":
      return (
        <path
          d={`M${-r} ${-r * 0.45}q${r} ${r * 0.3} ${2 * r} 0M${-r} ${r * 0.05}q${r} ${r * 0.3} ${2 * r} 0M${-r} ${r * 0.5}q${r} ${r * 0.3} ${2 * r} 0`}
          fill="none"
          stroke="#fff"
          strokeWidth={r * 0.16}
          opacity=".5"
        />
      );
    default:
      return null;
  }
}

export function Spark({ x, y, k = 1, f = "#fff" }: { x: number; y: number; k?: number; f?: string }) {
  return <path transform={`translate(${x} ${y}) scale(${k})`} d="M0-9L2-2 9 0 2 2 0 9-2 2-9 0-2-2z" fill={f} />;
}

export function Germ({ x, y, r, f, e = 0 }: { x: number; y: number; r: number; f: string; e?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {Array.from({ length: 9 }, (_, i) => {
        const a = (i * Math.PI) / 4.5 + e;
        return (
          <g key={i}>
            <path
              d={`M${(r * 0.8 * Math.cos(a)).toFixed(1)} ${(r * 0.8 * Math.sin(a)).toFixed(1)}L${(r * 1.35 * Math.cos(a)).toFixed(1)} ${(r * 1.35 * Math.sin(a)).toFixed(1)}`}
              stroke="#12152b"
              strokeWidth="6"
              strokeLinecap="round"
            />
            <circle
              cx={(r * 1.38 * Math.cos(a)).toFixed(1)}
              cy={(r * 1.38 * Math.sin(a)).toFixed(1)}
              r="4"
              fill={f}
              stroke="#12152b"
              strokeWidth="2"
            />
          </g>
        );
      })}
      <circle r={r} fill={f} {...INK} />
      <circle cx={-r * 0.3} cy={-r * 0.15} r={r * 0.2} fill="#fff" stroke="#12152b" strokeWidth="2" />
      <circle cx={r * 0.35} cy={-r * 0.15} r={r * 0.2} fill="#fff" stroke="#12152b" strokeWidth="2" />
      <circle cx={-r * 0.25} cy={-r * 0.1} r={r * 0.08} fill="#12152b" />
      <circle cx={r * 0.4} cy={-r * 0.1} r={r * 0.08} fill="#12152b" />
      <path d={`M${-r * 0.35} ${r * 0.3}q${r * 0.35} ${r * 0.4} ${r * 0.75} 0z`} fill="#12152b" />
    </g>
  );
}

export function Raider({ body, trim, children }: { body: string; trim: string; children: ReactNode }) {
  return (
    <g>
      <path
        d="M-70 8q-6-20 20-26l18-22q30-14 60 2l28 16q30 4 34 24q-6 24-60 28h-60q-34-2-40-22z"
        fill={body}
        {...INK}
      />
      <path d="M-66 14q70 18 150-2" fill="none" stroke={trim} strokeWidth="7" />
      <path d="M-26-20q30-26 62-2l-4 14h-54z" fill="#12152b" {...INK} />
      {children}
      <path d="M-84 2h18v14h-18zM-50 30l-22 16M50 28l28 14" fill="#6b7899" {...INK} />
    </g>
  );
}
