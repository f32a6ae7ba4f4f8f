import type { CompanyView } from "./facts";
import { each } from "./guests";
import "./mini-fleet.css";

/** A fleet at a glance: each shuttle lying, built segments filled, its guests as dots, those in space before the sky. */
export function MiniFleet({ company }: { company: CompanyView }) {
  return (
    <span className="gc-mini-fleet">
      {company.shuttles.map(({ segments, cruise, guests }, n) => (
        <svg
          key={n}
          viewBox="0 0 34 11"
          width="27"
          height="8.5"
          aria-hidden="true"
          className={cruise === null ? "" : "flying"}
        >
          {cruise !== null && <rect className="sky" x="-2" y="-1.5" width="38" height="14" rx="4" />}
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
          {each(guests).map((guest, at, all) => (
            <circle key={at} className={guest} cx={15.5 + (at - (all.length - 1) / 2) * 5} cy="5.5" r="1.9" />
          ))}
          <path className="nose" d="M26 2q5 0 8 3.5-3 3.5-8 3.5z" />
        </svg>
      ))}
      {company.shuttles.length === 0 && "–"}
    </span>
  );
}
