import type { ReactNode } from "react";
import { ROOT } from "../api/root";

/** Our own small pictures: one scene per game, and the horizon over the front page. All of it is decoration. */

const STARS = [
  [22, 30, 1.2],
  [60, 16, 0.9],
  [95, 48, 1],
  [140, 20, 1.4],
  [182, 60, 0.9],
  [226, 26, 1.1],
  [262, 74, 1.3],
  [300, 18, 1],
  [38, 84, 0.8],
  [118, 92, 0.9],
  [205, 104, 0.8],
  [288, 118, 1],
] as const;

function Scene({ children, className }: { children: ReactNode; className: string }) {
  return (
    <svg className={`scene ${className}`} viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="scene-sky" width="320" height="160" />
      {STARS.map(([x, y, r]) => (
        <circle key={x} className="scene-star" cx={x} cy={y} r={r} />
      ))}
      {children}
    </svg>
  );
}

/** A liner leaving its campus along a ring. */
function GalacticCruise() {
  return (
    <Scene className="scene-cruise">
      <circle className="s-planet" cx="252" cy="62" r="34" />
      <path className="s-ring" d="M200 78c40 14 92-6 108-28" />
      <path className="s-ring" d="M196 72c30-34 80-46 110-24" opacity=".35" />
      <path className="s-trail" d="M0 150C60 140 90 120 116 104" />
      <g transform="translate(104 58) rotate(-24)">
        <path className="s-hull" d="M0 24c0-10 20-18 52-18 26 0 44 8 52 18-8 10-26 18-52 18C20 42 0 34 0 24z" />
        <path className="s-deck" d="M24 10c6-8 18-12 32-12s24 4 28 10z" />
        <path className="s-line" d="M8 24h92" />
        {[24, 36, 48, 60, 72, 84].map((x) => (
          <circle key={x} className="s-window" cx={x} cy="17" r="2.6" />
        ))}
        <path className="s-fin" d="M2 22l-14-12 4 14-4 14z" />
      </g>
    </Scene>
  );
}

/** A truck welded together from square parts, one of them already coming loose. */
function GalaxyTrucker() {
  const tiles: readonly [number, number, string][] = [
    [128, 44, "s-tile"],
    [158, 44, "s-tile-2"],
    [98, 74, "s-tile-2"],
    [128, 74, "s-tile-3"],
    [158, 74, "s-tile"],
    [188, 74, "s-tile-3"],
    [98, 104, "s-tile"],
    [158, 104, "s-tile-2"],
  ];
  return (
    <Scene className="scene-trucker">
      <circle className="s-rock" cx="276" cy="40" r="14" />
      <circle className="s-rock" cx="248" cy="22" r="6" />
      <path className="s-trail" d="M258 50l-24 14M266 58l-22 16" />
      {tiles.map(([x, y, tone]) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
          <rect className={tone} width="28" height="28" rx="4" />
          <path className="s-pipe" d="M14 0v6M14 22v6M0 14h6M22 14h6" />
        </g>
      ))}
      <circle className="s-window" cx="142" cy="88" r="8" />
      <path className="s-gun" d="M168 44V30h8v14zM138 44V34h8v10z" />
      <path className="s-flame" d="M104 132h16l-8 22zM164 132h16l-8 22z" />
      <g transform="translate(218 96) rotate(24)">
        <rect className="s-tile" width="26" height="26" rx="4" />
        <path className="s-pipe" d="M13 0v6M13 20v6" />
      </g>
    </Scene>
  );
}

/** The Earth's edge, and the long way to the Moon. */
function LeavingEarth() {
  return (
    <Scene className="scene-earth">
      <circle className="s-earth" cx="40" cy="190" r="120" />
      <path className="s-land" d="M-10 96c24-14 40-10 52 2s34 2 52 20c6 8-2 20-14 26s-6 26-22 30-60-2-76-20z" />
      <circle className="s-moon" cx="266" cy="44" r="18" />
      <circle className="s-crater" cx="260" cy="40" r="4" />
      <circle className="s-crater" cx="272" cy="50" r="3" />
      <path className="s-orbit" d="M130 96C170 20 230 6 266 22" />
      <g transform="translate(176 34) rotate(52)">
        <path className="s-hull" d="M0-20c6 5 8 12 8 18v16H-8V-2c0-6 2-13 8-18z" />
        <circle className="s-window" cy="-4" r="3.2" />
        <path className="s-fin" d="M-8 4l-7 12h7zM8 4l7 12H8z" />
        <path className="s-flame" d="M-5 14h10L0 30z" />
      </g>
    </Scene>
  );
}

/** For a game without its own picture. */
function AnyGame() {
  return (
    <Scene className="scene-any">
      <circle className="s-planet" cx="160" cy="90" r="40" />
      <path className="s-ring" d="M100 104c40 18 100 0 122-36" />
    </Scene>
  );
}

const SCENES: Record<string, () => ReactNode> = {
  galactic_cruise: GalacticCruise,
  galaxy_trucker: GalaxyTrucker,
  leaving_earth: LeavingEarth,
};

export function GameArt({ game }: { game: string }) {
  const Art = SCENES[game] ?? AnyGame;
  return <Art />;
}

/** The scene behind a game's door on the front page; null for a game without one. */
export function doorOf(game: string): string | null {
  return game in SCENES ? `${ROOT}/art/${game}.svg` : null;
}

/** A game's scene as a small picture: in lists and on cards. */
export function GamePicture({ game }: { game: string }) {
  const scene = doorOf(game);
  return scene ? <img src={scene} alt="" className="scene game-picture" data-game={game} /> : <GameArt game={game} />;
}
