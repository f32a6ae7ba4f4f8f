import { memo } from "react";
/**
 * A single-path icon from `kit/icons`, imported with `?raw`; it takes the colour of the text around it.
 * Inside an <svg> give it `x` and `y`; inside HTML it stands on the line like a letter.
 */
export const Glyph = memo(function Glyph({
  icon,
  size = 20,
  x,
  y,
}: {
  icon: string;
  size?: number;
  x?: number;
  y?: number;
}) {
  return (
    <svg className="glyph" viewBox="0 0 512 512" width={size} height={size} x={x} y={y} aria-hidden="true">
      <path d={pathOf(icon)} fill="currentColor" />
    </svg>
  );
});

const paths = new Map<string, string>();

function pathOf(icon: string): string {
  let path = paths.get(icon);
  if (path === undefined) {
    path = / d="([^"]+)"/.exec(icon)?.[1] ?? "";
    paths.set(icon, path);
  }
  return path;
}
