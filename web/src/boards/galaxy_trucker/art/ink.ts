/** The ink line around everything drawn: heavy around a part, fine within it. */
const ROUND = { strokeLinejoin: "round", strokeLinecap: "round" } as const;
export const DARK = "#12152b";
export const INK = { stroke: DARK, strokeWidth: 3, ...ROUND } as const;
export const FINE = { stroke: DARK, strokeWidth: 2.2, ...ROUND } as const;
/** Things that stand on the scene itself take its outline. */
export const EDGE = { stroke: "var(--outline)", strokeWidth: 2.5, ...ROUND } as const;

/** Chance that falls the same way every time. */
export function rnd(seed: number): () => number {
  let now = seed;
  return () => {
    now = (now * 1103515245 + 12345) % 2147483648;
    return now / 2147483648;
  };
}

/** The outline of an explosion around the origin. */
export function burst(radius: number, points = 11, depth = 0.62, seed = 3): string {
  const chance = rnd(seed);
  const corners = Array.from({ length: points * 2 }, (_, n) => {
    const angle = (n * Math.PI) / points;
    const far = (n % 2 ? radius * depth : radius) * (0.9 + chance() * 0.2);
    return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}z`;
}
