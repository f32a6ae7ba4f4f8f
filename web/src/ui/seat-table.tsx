import type { ReactNode } from "react";
import { useText } from "../text/context";

/** What a graph shows, as a table to unfold: a row a moment, a column a seat. */
export function SeatTable<Row>(props: {
  label: string;
  /** What stands over the first column. */
  corner?: string;
  names: readonly string[];
  rows: readonly Row[];
  keyOf(row: Row): number;
  head(row: Row): ReactNode;
  cells(row: Row): readonly ReactNode[];
}) {
  const { t } = useText();
  const { label, corner, names, rows, keyOf, head, cells } = props;
  return (
    <details>
      <summary>{t("graph-table")}</summary>
      <div className="scroll" tabIndex={0} role="group" aria-label={label}>
        <table>
          <thead>
            <tr>
              {corner ? <th scope="col">{corner}</th> : <td />}
              {names.map((name, seat) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                <th scope="row">{head(row)}</th>
                {cells(row).map((cell, seat) => (
                  <td key={seat}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
