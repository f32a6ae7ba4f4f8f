import type { ReactNode } from "react";
import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import type { BoardProps } from "../board";
import { entriesOf, isPerSeat, isRecord, isScalar, isSeatField, titleOf } from "./shape";

/** Any game's view, laid out readably: every fact the seat may know, so that a game without a board is playable. */
export function Board(props: BoardProps) {
  const entries = entriesOf(props.view);
  const facts = entries.filter(([, value]) => isScalar(value));
  const areas = entries.filter(([, value]) => !isScalar(value));
  return (
    <div className="generic">
      {facts.length > 0 && (
        <dl className="facts glance">
          {facts.map(([name, value]) => (
            <Fact key={name} name={name} value={value} board={props} />
          ))}
        </dl>
      )}
      <div className="areas">
        {areas.map(([name, value]) => (
          <section key={name} className={isPerSeat(value, props.players.length) ? "area wide" : "area"}>
            <h3>{props.words.field(name)}</h3>
            <Value name={name} value={value} board={props} depth={0} />
          </section>
        ))}
      </div>
    </div>
  );
}

interface ValueProps {
  name: string;
  value: unknown;
  board: BoardProps;
}

function Fact({ name, value, board }: ValueProps) {
  return (
    <div>
      <dt>{board.words.field(name)}</dt>
      <dd>
        <Scalar name={name} value={value} board={board} />
      </dd>
    </div>
  );
}

function Scalar({ name, value, board }: ValueProps): ReactNode {
  const { t } = useText();
  if (value === null || value === undefined || value === "") return <span className="faint">–</span>;
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "number") {
    if (isSeatField(name) && board.names[value] !== undefined) return <Who seat={value} board={board} />;
    return <span className="number">{value}</span>;
  }
  const text = String(value);
  return /^[a-z][a-z0-9_]*$/.test(text) ? board.words.name(text) : text;
}

function Who({ seat, board }: { seat: number; board: BoardProps }) {
  return (
    <span className="who">
      <Emblem seat={seat} size={18} />
      {board.names[seat]}
    </span>
  );
}

function Value({ name, value, board, depth }: ValueProps & { depth: number }): ReactNode {
  if (isScalar(value)) return <Scalar name={name} value={value} board={board} />;
  if (Array.isArray(value)) return <Several name={name} value={value} board={board} depth={depth} />;
  if (isRecord(value)) return <Thing value={value} board={board} depth={depth} />;
  return null;
}

function Several({ name, value, board, depth }: { name: string; value: unknown[]; board: BoardProps; depth: number }) {
  const { t } = useText();
  if (value.length === 0) return <span className="faint">{t("generic-none")}</span>;
  if (isPerSeat(value, board.players.length)) {
    return (
      <div className="seats">
        {value.map((one, seat) => (
          <div key={seat} className={seat === board.seat ? "thing own" : "thing"}>
            <h4>
              <Who seat={seat} board={board} />
            </h4>
            <Value name={name} value={one} board={board} depth={depth + 1} />
          </div>
        ))}
      </div>
    );
  }
  if (value.every(isScalar)) {
    return (
      <ul className="chips">
        {value.map((one, index) => (
          <li key={index}>
            <Scalar name={name.replace(/s$/, "")} value={one} board={board} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className="things">
      {value.map((one, index) => (
        <div key={index} className="thing">
          {isRecord(one) && titleOf(one) ? <h4>{board.words.name(titleOf(one) ?? "")}</h4> : null}
          <Value name={name} value={one} board={board} depth={depth + 1} />
        </div>
      ))}
    </div>
  );
}

function Thing({ value, board, depth }: { value: Record<string, unknown>; board: BoardProps; depth: number }) {
  const title = titleOf(value);
  const entries = entriesOf(value).filter(([, one]) => title === null || one !== title);
  const scalars = entries.filter(([, one]) => isScalar(one));
  const nested = entries.filter(([, one]) => !isScalar(one));
  return (
    <>
      {scalars.length > 0 && (
        <dl className="facts">
          {scalars.map(([name, one]) => (
            <Fact key={name} name={name} value={one} board={board} />
          ))}
        </dl>
      )}
      {nested.map(([name, one]) => (
        <details key={name} className="nested" open={depth < 2}>
          <summary>{board.words.field(name)}</summary>
          <Value name={name} value={one} board={board} depth={depth + 1} />
        </details>
      ))}
    </>
  );
}
