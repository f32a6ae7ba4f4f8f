import { ROOT } from "../api/root";

/** Pictures of games; all of it is decoration. */

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

/** For a game without its own scene. */
export function AnyGame() {
  return (
    <svg className="scene" viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="scene-sky" width="320" height="160" />
      {STARS.map(([x, y, r]) => (
        <circle key={x} className="scene-star" cx={x} cy={y} r={r} />
      ))}
      <circle className="s-planet" cx="160" cy="90" r="40" />
      <path className="s-ring" d="M100 104c40 18 100 0 122-36" />
    </svg>
  );
}

/** The games whose scenes lie beside the page. */
const SCENES = ["galactic_cruise", "galaxy_trucker", "leaving_earth"];

/** The scene behind a game's door on the front page; null for a game without one. */
export function doorOf(game: string): string | null {
  return SCENES.includes(game) ? `${ROOT}/art/${game}.svg` : null;
}

/** A game's scene as a small picture: in lists and on cards. */
export function GamePicture({ game }: { game: string }) {
  const scene = doorOf(game);
  return scene ? <img src={scene} alt="" className="scene game-picture" data-game={game} /> : <AnyGame />;
}
