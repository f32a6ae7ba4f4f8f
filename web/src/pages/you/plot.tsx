import { type ReactNode, useId, useState } from "react";
import { useText } from "../../text/context";
import { Icon } from "../../ui/icon";

/** What a picture shows, in rows; the first row names the columns. */
export type Rows = readonly (readonly (string | number)[])[];

/** A plot in its frame: what it is of, the picture, and the same as a table for whoever asks. */
export function Plot(props: {
  title: string;
  text: string;
  className?: string;
  game?: string;
  rows: Rows;
  children: ReactNode;
}) {
  const { t } = useText();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const { rows } = props;
  return (
    <article className={`figure plot ${props.className ?? ""}`} data-plot-of={props.game} aria-labelledby={id}>
      <h3 id={id}>{props.title}</h3>
      <p>{props.text}</p>
      <button
        type="button"
        className="plot-switch"
        aria-pressed={asTable}
        title={t("graph-table")}
        onClick={() => setAsTable(!asTable)}
      >
        <Icon name="rows" size={18} />
        <span className="hidden">
          {t("graph-table")}: {props.title}
        </span>
      </button>
      {asTable ? <Table rows={rows} label={props.title} /> : props.children}
    </article>
  );
}

function Table({ rows, label }: { rows: Rows; label: string }) {
  const [head = [], ...body] = rows;
  return (
    <div className="plot-table scroll" tabIndex={0} role="group" aria-label={label}>
      <table>
        <thead>
          <tr>
            {head.map((cell, n) => (
              <th key={n} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, n) => (
            <tr key={n}>
              {row.map((cell, m) =>
                m === 0 ? (
                  <th key={m} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={m}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A place in a picture: across and up, both from 0 to 1. */
export type Spot = readonly [x: number, y: number];

/** The corners of a line as an SVG picture of 100 by 100 takes them. */
export const corners = (spots: readonly Spot[]): string =>
  spots.map(([x, y]) => `${(100 * x).toFixed(2)},${(100 * (1 - y)).toFixed(2)}`).join(" ");

/** A line with the ground below it and a dot at its end, over the width it is given. */
export function Line({ spots, ground = 0, band }: { spots: readonly Spot[]; ground?: number; band?: readonly Spot[] }) {
  const first = spots[0];
  const last = spots.at(-1);
  if (!first || !last) return null;
  return (
    <span className="line-plot" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {band && <polygon className="line-band" points={corners(band)} />}
        <polygon className="line-ground" points={corners([[first[0], ground], ...spots, [last[0], ground]])} />
        <polyline className="line-course" points={corners(spots)} vectorEffect="non-scaling-stroke" />
      </svg>
      <i style={{ left: `${100 * last[0]}%`, bottom: `${100 * last[1]}%` }} />
    </span>
  );
}
