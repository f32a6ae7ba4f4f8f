/** A small ship on its orbit, alone: nothing is here, or nothing came. */
export function Adrift() {
  return (
    <svg className="adrift" viewBox="0 0 240 120" width="240" height="120" aria-hidden="true">
      <path className="lost-orbit" d="M10 100C60 0 180 0 230 100" />
      <circle className="lost-star" cx="120" cy="25" r="3" />
      <circle className="lost-star" cx="40" cy="40" r="2" />
      <circle className="lost-star" cx="205" cy="30" r="2" />
      <path className="lost-ship" d="M176 44l16 6-10 12-4-7-8-1z" />
    </svg>
  );
}
