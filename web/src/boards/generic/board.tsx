import type { ReactNode } from "react";
import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import type { BoardProps } from "../board";
import { columnsOf, entriesOf, holdsSeats, isEmpty, isPerSeat, isScalar, isThing, type Thing, titleOf } from "./shape";

interface ValueProps {
  name: string;
  value: unknown;
  board: BoardProps;
}

/** Any game's view, laid out readably: every fact the seat may know, so that a game without a board is playable. */
export function Board(props: BoardProps<Record<string, unknown>>) {
  const entries = entriesOf(props.view);
  const facts = entries.filter(([, value]) => isScalar(value));
  const areas = entries.filter(([, value]) => !isScalar(value));
  const seats = areas.filter(([name, value]) => isPerSeat(name, value, props.players.length));
  const others = areas.filter((area) => !seats.includes(area));
  return (
    <div className="generic">
      <Facts className="facts glance" facts={facts} board={props} />
      {seats.map(([name, value]) => (
        <Area key={name} name={name} value={value} board={props} />
      ))}
      <div className="areas">
        {others.map(([name, value]) => (
          <Area key={name} name={name} value={value} board={props} />
        ))}
      </div>
    </div>
  );
}

function Area({ name, value, board }: ValueProps) {
  return (
    <section className="area">
      <h3>{board.words.field(name)}</h3>
      <Value name={name} value={value} board={board} />
    </section>
  );
}

function Facts(props: { facts: readonly [string, unknown][]; board: BoardProps; className?: string }) {
  if (props.facts.length === 0) return null;
  return (
    <dl className={props.className ?? "facts"}>
      {props.facts.map(([name, value]) => (
        <div key={name}>
          <dt>{props.board.words.field(name)}</dt>
          <dd>
            <Fact name={name} value={value} board={props.board} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Fact({ name, value, board }: ValueProps): ReactNode {
  const { t } = useText();
  if (isEmpty(value)) return <span className="faint">–</span>;
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "number") {
    if (holdsSeats(name) && board.names[value] !== undefined) return <Who seat={value} board={board} />;
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

function Value({ name, value, board }: ValueProps): ReactNode {
  if (isScalar(value) || isEmpty(value)) return <Fact name={name} value={value} board={board} />;
  if (Array.isArray(value)) return <Several name={name} value={value} board={board} />;
  return isThing(value) ? <Details name={name} thing={value} board={board} /> : null;
}

function Several({ name, value, board }: { name: string; value: readonly unknown[]; board: BoardProps }) {
  if (isPerSeat(name, value, board.players.length)) return <PerSeat name={name} value={value} board={board} />;
  if (value.every((one) => isScalar(one) || isEmpty(one))) {
    return (
      <ul className="chips">
        {value.map((one, index) => (
          <li key={index}>
            <Fact name={name} value={one} board={board} />
          </li>
        ))}
      </ul>
    );
  }
  const columns = columnsOf(value);
  if (columns) {
    const rows = (value as Thing[]).map((thing) => ({ ...titleOf(thing, name), thing }));
    const title = rows[0]?.field;
    return (
      <ThingTable
        name={name}
        columns={columns.filter((column) => column !== title)}
        rows={rows.map((row, index) => [row.title ?? String(index + 1), row.thing])}
        board={board}
      />
    );
  }
  return (
    <div className="things">
      {value.map((one, index) => (
        <div key={index} className="thing">
          <Value name={name} value={one} board={board} />
        </div>
      ))}
    </div>
  );
}

function PerSeat({ name, value, board }: { name: string; value: readonly unknown[]; board: BoardProps }) {
  return (
    <div className="seats">
      {value.map((one, seat) => (
        <div key={seat} className={seat === board.seat ? "thing own" : "thing"}>
          <h4>
            <Who seat={seat} board={board} />
          </h4>
          <Value name={name} value={one} board={board} />
        </div>
      ))}
    </div>
  );
}

/** One thing with its facts, and what it consists of below them. */
function Details({ name, thing, board }: { name: string; thing: Thing; board: BoardProps }) {
  const entries = entriesOf(thing);
  const columns = columnsOf(Object.values(thing));
  if (columns) return <ThingTable name={name} columns={columns} rows={Object.entries(thing)} board={board} />;
  const nested = entries.filter(([, value]) => !isScalar(value));
  return (
    <>
      <Facts facts={entries.filter(([, value]) => isScalar(value))} board={board} />
      {nested.map(([part, value]) => (
        <div key={part} className="part">
          <p className="part-title">{board.words.field(part)}</p>
          <Value name={part} value={value} board={board} />
        </div>
      ))}
    </>
  );
}

function ThingTable(props: {
  name: string;
  columns: readonly string[];
  rows: readonly (readonly [string, unknown])[];
  board: BoardProps;
}) {
  const { words } = props.board;
  return (
    <div className="scroll" tabIndex={0} role="group" aria-label={words.field(props.name)}>
      <table className="compact">
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden">{words.field(props.name)}</span>
            </th>
            {props.columns.map((column) => (
              <th key={column} scope="col">
                {words.field(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map(([title, thing], index) => (
            <tr key={`${title}-${index}`}>
              <th scope="row">
                <Fact name="title" value={title} board={props.board} />
              </th>
              {props.columns.map((column) => (
                <td key={column}>
                  <Cell name={column} value={isThing(thing) ? thing[column] : null} board={props.board} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ name, value, board }: ValueProps): ReactNode {
  if (isScalar(value) || isEmpty(value)) return <Fact name={name} value={value} board={board} />;
  const parts = Array.isArray(value)
    ? value.map((one) => ["", one] as const)
    : Object.entries(isThing(value) ? value : {});
  return (
    <ul className="cell">
      {parts.map(([part, one], index) => (
        <li key={index}>
          {part && `${board.words.field(part)}: `}
          <Fact name={part || name} value={one} board={board} />
        </li>
      ))}
    </ul>
  );
}
