import type { CompanyView } from "./facts";
import "./mini-fleet.css";

/** A fleet at a glance: each shuttle lying, built segments filled, those in space lit. */
export function MiniFleet({ company }: { company: CompanyView }) {
  return (
    <span className="gc-mini-fleet">
      {company.shuttles.map(({ segments, cruise }, n) => (
        <svg
          key={n}
          viewBox="0 0 34 11"
          width="27"
          height="8.5"
          aria-hidden="true"
          className={cruise === null ? "" : "flying"}
        >
          <path className="tail" d="M0 1l5 2v5l-5 2z" />
          {Array.from({ length: Math.max(3, segments.length) }, (_, place) => {
            const width = 20 / Math.max(3, segments.length);
            return (
              <rect
                key={place}
                className={place < segments.length ? "built" : "open"}
                x={5.5 + place * width}
                y="2"
                width={width - 0.8}
                height="7"
                rx="1"
              />
            );
          })}
          <path className="nose" d="M26 2q5 0 8 3.5-3 3.5-8 3.5z" />
        </svg>
      ))}
      {company.shuttles.length === 0 && "–"}
    </span>
  );
}
