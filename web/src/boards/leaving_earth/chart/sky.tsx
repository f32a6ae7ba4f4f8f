import { memo } from "react";
import { Sign } from "../art/sprite";
import type { Chart } from "./chart";

const GOLDEN = 0.618033988749895;
const STARS = 84;

/** The sheet under the chart: ruled paper, range rings around Earth, stars scattered by the golden ratio, the Sun. */
export const Sky = memo(function Sky({ chart }: { chart: Chart }) {
  const { width, height, sun } = chart;
  const earth = chart.places.earth;
  return (
    <g aria-hidden="true">
      <defs>
        <pattern id="le-grid" width="20" height="20" patternUnits="userSpaceOnUse">
          <path className="le-grid" d="M20 0H0V20" />
        </pattern>
        <pattern id="le-grid5" width="100" height="100" patternUnits="userSpaceOnUse">
          <path className="le-grid five" d="M100 0H0V100" />
        </pattern>
        <clipPath id="le-sheet">
          <rect width={width} height={height} rx="3" />
        </clipPath>
      </defs>
      <rect className="le-sky" width={width} height={height} rx="3" />
      <rect width={width} height={height} fill="url(#le-grid)" />
      <rect width={width} height={height} fill="url(#le-grid5)" />
      <g clipPath="url(#le-sheet)">
        {earth &&
          [110, 200, 300, 420, 540, 660].map((r, index) => (
            <circle
              key={r}
              className="le-ring"
              cx={earth.x}
              cy={earth.y}
              r={r}
              strokeDasharray={index % 2 ? "2 6" : undefined}
            />
          ))}
        {Array.from({ length: STARS }, (_, n) => (
          <circle
            key={n}
            className="le-star"
            cx={((n * GOLDEN) % 1) * width}
            cy={((n * GOLDEN * GOLDEN * 2.2) % 1) * height}
            r={n % 3 ? 0.7 : 1.1}
          />
        ))}
        <g className="le-sun">
          {Array.from({ length: 60 }, (_, n) => {
            const angle = (n * Math.PI) / 30;
            const far = sun.r + (n % 2 ? 20 : 13);
            const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
            return (
              <path
                key={n}
                d={`M${sun.x + dx * (sun.r + 6)} ${sun.y + dy * (sun.r + 6)}L${sun.x + dx * far} ${sun.y + dy * far}`}
              />
            );
          })}
          <circle cx={sun.x} cy={sun.y} r={sun.r} />
        </g>
      </g>
      <rect className="le-frame" x=".5" y=".5" width={width - 1} height={height - 1} rx="3" />
      {Object.entries(chart.lost).map(([place, [x = 0, y = 0]]) => {
        const spot = chart.places[place];
        return (
          <g key={place} className="le-lost">
            {spot && <path d={`M${spot.x} ${spot.y}L${x} ${y}`} />}
            <circle cx={x} cy={y} r="7.5" />
            <Sign name="lost" size={12} x={x - 6} y={y - 6} />
          </g>
        );
      })}
      {Object.entries(chart.places).map(
        ([place, spot]) =>
          spot.card && (
            <path
              key={place}
              className="le-tie"
              d={`M${(spot.card[0] ?? 0) + 12} ${(spot.card[1] ?? 0) + 17}L${spot.x} ${spot.y}`}
            />
          ),
      )}
    </g>
  );
});
