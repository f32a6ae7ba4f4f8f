import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { ActionIcon, House } from "./art";
import { about } from "./effects";
import { ACTIONS, type Owner, type PlaceView, printed, type TechnologyView, type View } from "./facts";
import { Sign, WorkerSign } from "./icons";
import { type Box, type Chart, twoLines } from "./layout";
import { useNames } from "./names";
import { useTouched } from "./touched";

interface CampusProps {
  chart: Chart;
  view: View;
}

/** The campus: six locations with two actions each, the connections between them, four technologies. */
export function Campus({ chart, view }: CampusProps) {
  const { t } = useText();
  const { board, this_turn } = view;
  return (
    <svg className="gc-campus" viewBox={`0 0 ${chart.width} ${chart.height}`} role="group" aria-label={t("gc-campus")}>
      {board.connections.map(({ connection, owners }) => {
        const box = chart.connections[connection];
        return (
          box && (
            <Connection
              key={connection}
              name={connection}
              owners={owners}
              box={box}
              borrowed={this_turn.borrowed_connections.includes(connection)}
            />
          )
        );
      })}
      {board.locations.map((place) => (
        <Place
          key={place.location}
          place={place}
          box={chart.locations[place.location]}
          pad={chart.pad}
          placed={this_turn.placed === place.location}
        />
      ))}
      {board.technologies.map((technology, slot) => {
        const box = chart.technologies[slot];
        return (
          box && (
            <Technology
              key={technology.technology}
              technology={technology}
              box={box}
              borrowed={this_turn.borrowed_technologies.includes(technology.technology)}
            />
          )
        );
      })}
    </svg>
  );
}

function Place({ place, box, pad, placed }: { place: PlaceView; box: Box; pad: number; placed: boolean }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { words } = board;
  const names = useNames();
  const touched = useTouched();
  const { location, worker, bonus } = place;
  const [x, y, width, height] = box;
  const drop = `location ${location}`;
  const tile = (height - 3) / 2;
  const who = worker ? names.worker(worker) : t("gc-no-worker");
  return (
    <g transform={`translate(${x} ${y})`} className={`gc-place${placed ? " placed" : ""}${touched(location)}`}>
      <rect className="ground" x="-3" y="-3" width={width + 6} height={height + 6} rx="10" />
      <Piece
        label={t("gc-location", { place: words.name(location), who })}
        title={words.name(location)}
        text={
          <>
            <p>{who}.</p>
            {bonus && (
              <p>
                {about.locationBonus(bonus, words)} {t(place.bonus_active ? "gc-bonus-active" : "gc-bonus-asleep")}
              </p>
            )}
          </>
        }
        moves={offer.among(`assign_worker ${location}`, `assign_expert ${location}`, `recall ${location}`)}
        drop={drop}
        className="gc-pad"
      >
        <rect className="face" width={pad - 2} height={height} rx="8" />
        <circle className="stand" cx={pad / 2 - 1} cy={height * 0.36} r="14" />
        {worker && (
          <g key={`${worker.company} ${worker.expert}`} className="gc-arrives">
            <WorkerSign
              seat={worker.company}
              expert={worker.expert}
              size={26}
              x={pad / 2 - 14}
              y={height * 0.36 - 14}
            />
          </g>
        )}
        <text x={pad / 2 - 1} y={bonus ? height - 23 : height - 10} textAnchor="middle">
          {location.toUpperCase()}
        </text>
        {bonus && (
          <g className={place.bonus_active ? "gc-bonus active" : "gc-bonus"}>
            <Sign of={bonus} size={15} x={pad / 2 - 8.5} y={height - 19} />
          </g>
        )}
      </Piece>
      {place.actions.map((action, n) => {
        const lines = twoLines(words.name(action), 13);
        return (
          <Piece
            key={action}
            label={words.name(action)}
            text={about.action(action, words)}
            moves={offer.among(`act ${action}`)}
            drop={drop}
            transform={`translate(${pad} ${n * (tile + 3)})`}
            className={`gc-tile ${printed(ACTIONS, action).department}${touched(action)}`}
          >
            <rect className="face" width={width - pad} height={tile} rx="7" />
            <ActionIcon action={action} size={19} x={4} y={tile / 2 - 9.5} />
            {lines.map((line, row) => (
              <text key={line} x="27" y={tile / 2 + 4 + (row - (lines.length - 1) / 2) * 12.5}>
                {line}
              </text>
            ))}
          </Piece>
        );
      })}
    </g>
  );
}

/** Little houses in rows, as many as fit beside each other. */
function Houses({ owners, width, y }: { owners: readonly Owner[]; width: number; y: number }) {
  const across = Math.max(1, Math.floor((width - 2) / 16));
  return owners.map((owner, n) => {
    const row = Math.floor(n / across);
    const here = Math.min(across, owners.length - row * across);
    return <House key={owner} owner={owner} x={width / 2 + ((n % across) - here / 2) * 16 + 1} y={y + row * 17.5} />;
  });
}

interface ConnectionProps {
  name: string;
  owners: readonly Owner[];
  box: Box;
  borrowed: boolean;
}

function Connection({ name, owners, box, borrowed }: ConnectionProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const names = useNames();
  const touched = useTouched();
  const [x, y, width, height] = box;
  const across = height > width;
  const rows = Math.ceil(owners.length / Math.max(1, Math.floor((width - 2) / 16)));
  return (
    <Piece
      label={t("gc-connection", { name: board.words.name(name), owners: names.owners(owners) || "none" })}
      title={board.words.name(name)}
      text={
        <>
          <p>
            {owners.length > 0 ? t("gc-built-by", { owners: names.owners(owners) }) : t("about-gc-connection_empty")}
          </p>
          <p>{t("about-gc-connection")}</p>
          {borrowed && <p>{t("gc-borrowed")}</p>}
        </>
      }
      moves={offer.among(`connect ${name}`, `borrow_connection ${name}`)}
      drop={`connection ${name}`}
      transform={`translate(${x} ${y})`}
      className={`gc-connection${borrowed ? " borrowed" : ""}${owners.length > 0 ? " built" : ""}${touched(name)}`}
    >
      {across ? (
        <rect className="way" x="-3" y={height / 2 - 7} width={width + 6} height="14" />
      ) : (
        <rect className="way" x={width / 2 - 7} y="-3" width="14" height={height + 6} />
      )}
      <rect className="face" width={width} height={height} rx="9" />
      <Houses owners={owners} width={width} y={height / 2 - rows * 8.5} />
      {owners.length === 0 && (
        <>
          <text className="plus" x={width / 2 - 1} y={height / 2 + 4} textAnchor="end">
            +1
          </text>
          <Sign of="reputation" size={12} x={width / 2 + 1} y={height / 2 - 6.5} />
        </>
      )}
    </Piece>
  );
}

function Technology({ technology, box, borrowed }: { technology: TechnologyView; box: Box; borrowed: boolean }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { words } = board;
  const names = useNames();
  const touched = useTouched();
  const { technology: id, owners, surcharge, marker, spaces } = technology;
  const [x, y, width, height] = box;
  const advanced = marker !== null;
  const lines = twoLines(words.name(id), Math.floor(width / 6.4));
  return (
    <Piece
      label={t("gc-technology", { name: words.name(id), owners: names.owners(owners) || "none" })}
      title={words.name(id)}
      text={
        <>
          <p>{about.technology(id, words, advanced)}</p>
          <p>{owners.length > 0 ? t("gc-built-by", { owners: names.owners(owners) }) : t("about-gc-technology_new")}</p>
          {advanced && <p>{t("gc-technology-marker", { marker, spaces: spaces ?? 0 })}</p>}
          {surcharge > 0 && <p>{t("gc-technology-surcharge", { money: surcharge })}</p>}
          {borrowed && <p>{t("gc-borrowed")}</p>}
        </>
      }
      moves={offer.among(`invent ${id}`, `borrow_technology ${id}`, `use_technology ${id}`, `move_marker ${id}`)}
      drop={`technology ${id}`}
      transform={`translate(${x} ${y})`}
      className={`gc-technology${borrowed ? " borrowed" : ""}${owners.length > 0 ? " built" : ""}${touched(id)}`}
    >
      <path className="face" d={`M8 0H${width - 8}L${width} 8V${height}H0V8z`} />
      {lines.map((line, row) => (
        <text key={line} x={width / 2} y={12 + row * 12} textAnchor="middle">
          {line}
        </text>
      ))}
      <Houses owners={owners} width={width} y={height - 18} />
      {owners.length === 0 && <Sign of="reputation" size={11} x={width / 2 - 5.5} y={height - 16} />}
      {advanced && (
        <text className="marker" x={width - 3} y={height - 3} textAnchor="end">
          {`${marker}/${spaces}`}
        </text>
      )}
      {surcharge > 0 && (
        <text className="marker" x="3" y={height - 3}>
          {`+${surcharge}`}
        </text>
      )}
    </Piece>
  );
}
