import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { squeeze } from "../kit/squeeze";
import { about } from "./about";
import { Ground } from "./art/ground";
import { ActionIcon, House } from "./art/marks";
import { Drawing } from "./art/sprite";
import { ACTIONS, type Owner, type PlaceView, printed, type TechnologyView, type View } from "./facts";
import { Sign, WorkerSign } from "./icons";
import { type Box, type Chart, tileLines, twoLines } from "./layout";
import { useNames } from "./names";
import { useTouched } from "./touched";

interface CampusProps {
  chart: Chart;
  view: View;
}

/** The campus: six locations with two actions each, the connections between them, four technologies. */
export function Campus({ chart, view }: CampusProps) {
  const { t } = useText();
  const { offer } = useStage();
  const { board, this_turn } = view;
  const choosing = ["act", "send_worker", "send_expert"].some((verb) => offer.args(verb).length > 0);
  return (
    <svg
      className={choosing ? "gc-campus choosing" : "gc-campus"}
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      role="group"
      aria-label={t("gc-campus")}
    >
      {chart.ground && <Ground width={chart.width} height={chart.height} />}
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
          chart={chart}
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
              aside={chart.aside}
              borrowed={this_turn.borrowed_technologies.includes(technology.technology)}
            />
          )
        );
      })}
    </svg>
  );
}

function Place({ place, box, chart, placed }: { place: PlaceView; box: Box; chart: Chart; placed: boolean }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { words } = board;
  const names = useNames();
  const touched = useTouched();
  const { location, worker, bonus } = place;
  const [x, y, width, height] = box;
  const drop = `location ${location}`;
  const tiles = height - 2 * chart.tile - 2;
  const stand = { x: width - chart.stand - 14, y: tiles - chart.stand - 1 };
  const who = worker ? names.worker(worker) : t("gc-no-worker");
  const mine = worker !== null && worker.company === board.seat;
  return (
    <g transform={`translate(${x} ${y})`} className={`gc-place${placed ? " placed" : ""}${touched(location)}`}>
      <Piece
        label={t("gc-location", { place: words.name(location), who })}
        title={words.name(location)}
        text={
          <>
            <p>{t("gc-location", { place: words.name(location), who })}</p>
            {bonus && (
              <p>
                {about.locationBonus(bonus, words)} {t(place.bonus_active ? "gc-bonus-active" : "gc-bonus-asleep")}
              </p>
            )}
          </>
        }
        ids={[location]}
        moves={offer.among(`assign_worker ${location}`, `assign_expert ${location}`, `recall ${location}`)}
        drop={drop}
        className="gc-pad"
      >
        <rect className="face" width={width} height={tiles - 1} rx="8" />
        <Drawing
          of={`b-${location}`}
          width={chart.building}
          height={(chart.building * 92) / 140}
          x={-4}
          y={tiles - (chart.building * 86) / 140}
          className="gc-building"
        />
        <circle className="bulbs" cx={stand.x} cy={stand.y} r={chart.stand + 5} />
        <circle className={mine ? `stand seat-${worker.company}` : "stand"} cx={stand.x} cy={stand.y} r={chart.stand} />
        {worker && (
          <g key={`${worker.company} ${worker.expert}`} className="gc-arrives">
            <WorkerSign
              seat={worker.company}
              expert={worker.expert}
              size={chart.stand * 1.8}
              x={stand.x - chart.stand * 0.8}
              y={stand.y - chart.stand * 1.15}
            />
          </g>
        )}
        <PlaceName
          name={words.name(location)}
          chart={chart}
          right={chart.beside ? stand.x - chart.stand - 5 : width - 2}
        />
        {bonus && (
          <g className={place.bonus_active ? "gc-bonus active" : "gc-bonus"}>
            <circle cx={stand.x - 18} cy={stand.y + 8} r="10" />
            <Sign of={bonus} size={14} x={stand.x - 25} y={stand.y + 1} />
          </g>
        )}
      </Piece>
      {place.actions.map((action, n) => {
        const lines = tileLines(words.name(action), chart);
        return (
          <Piece
            key={action}
            label={words.name(action)}
            text={about.action(action, words)}
            moves={[
              ...offer.among(`act ${action}`),
              ...offer.ending("send_worker", action),
              ...offer.ending("send_expert", action),
            ]}
            drop={drop}
            transform={`translate(0 ${tiles + n * (chart.tile + 2)})`}
            className={`gc-tile ${printed(ACTIONS, action).department}${touched(action)}`}
          >
            <rect className="bulbs" x="-4" y="-3.5" width={width + 8} height={chart.tile + 7} rx="11" />
            <rect className="face" width={width} height={chart.tile} rx="8" />
            <rect className="disc" x="4" y={chart.tile / 2 - 9.5} width="19" height="19" rx="6" />
            <ActionIcon action={action} size={14} x={6.5} y={chart.tile / 2 - 7} />
            {lines.map((line, row) => (
              <text
                key={line}
                x="28"
                y={
                  chart.tile / 2 +
                  (lines.length > 1 ? 3.7 : 4.7) +
                  (row - (lines.length - 1) / 2) * (chart.tile < 40 || lines.length > 2 ? 13.2 : 14.5)
                }
                {...squeeze(line, width - 32)}
              >
                {line}
              </text>
            ))}
          </Piece>
        );
      })}
    </g>
  );
}

/** The name of a place, ending here. Two lines of a longer one reach down to whoever stands there, and stay readable. */
function PlaceName({ name, chart, right }: { name: string; chart: Chart; right: number }) {
  const room = chart.beside ? right - chart.building - 2 : right + 20;
  return twoLines(name, chart.name).map((line, row, all) => (
    <text
      key={line}
      className="gc-place-name"
      x={right}
      y={(all.length > 1 ? 5 : chart.beside ? 13 : 9) + row * 12.5}
      textAnchor="end"
      {...squeeze(line, room, 7.6)}
    >
      {line}
    </text>
  ));
}

/** What a free side move costs, at the corner of its piece. */
function Tag({ moves, x, y }: { moves: readonly string[]; x: number; y: number }) {
  const { offer } = useStage();
  const side = moves.find((move) => offer.isSide(move));
  const money = side === undefined ? undefined : offer.quote(side)?.cost?.money;
  if (money === undefined) return null;
  return (
    <g className="gc-tag" transform={`translate(${x - 26} ${y - 8})`}>
      <rect width="28" height="18" rx="7" />
      <text x="5" y="13.5">
        {money}
      </text>
      <Sign of="money" size={11} x={14} y={3.5} />
    </g>
  );
}

/** Little houses in rows, as many as fit beside each other. */
function Houses({ owners, width, y }: { owners: readonly Owner[]; width: number; y: number }) {
  const across = Math.max(1, Math.floor(width / 16));
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
  const { words } = board;
  const names = useNames();
  const touched = useTouched();
  const [x, y, width, height] = box;
  const rows = Math.ceil(owners.length / Math.max(1, Math.floor(width / 16)));
  const moves = offer.among(`connect ${name}`, `borrow_connection ${name}`);
  return (
    <Piece
      label={t("gc-connection", { name: words.name(name), owners: names.owners(owners) || words.name("nobody") })}
      title={words.name(name)}
      text={
        <>
          <p>
            {owners.length > 0 ? t("gc-built-by", { owners: names.owners(owners) }) : t("about-gc-connection_empty")}
          </p>
          <p>{t("about-gc-connection")}</p>
          {borrowed && <p>{t("gc-borrowed")}</p>}
        </>
      }
      ids={[name]}
      moves={moves}
      drop={`connection ${name}`}
      transform={`translate(${x} ${y})`}
      className={`gc-connection${borrowed ? " borrowed" : ""}${owners.length > 0 ? " built" : ""}${touched(name)}`}
    >
      {width < 44 && <rect className="hit" x={width / 2 - 22} width="44" height={height} />}
      <rect className="bulbs" x="-4" y="-4" width={width + 8} height={height + 8} rx="13" />
      <rect className="face" width={width} height={height} rx="10" />
      <Houses owners={owners} width={width} y={height / 2 - rows * 8.5} />
      {owners.length === 0 && (
        <>
          <text className="plus" x={width / 2} y={height / 2 - 2} textAnchor="middle">
            +1
          </text>
          <Sign of="reputation" size={14} x={width / 2 - 7} y={height / 2 + 1} />
        </>
      )}
      <Tag moves={moves} x={Math.max(width, 30)} y={height - 8} />
    </Piece>
  );
}

interface TechnologyProps {
  technology: TechnologyView;
  box: Box;
  aside: number;
  borrowed: boolean;
}

function Technology({ technology, box, aside, borrowed }: TechnologyProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { words } = board;
  const names = useNames();
  const touched = useTouched();
  const { technology: id, owners, surcharge, marker, spaces } = technology;
  const [x, y, width, height] = box;
  const advanced = marker !== null;
  const lines = twoLines(words.name(id), 11);
  // Over its pips a name stands closer together, and higher.
  const [middle, apart] = advanced ? [height / 2 - 2, 13] : [height / 2, 14];
  // Beside the name stand the houses, two above each other, or what the first one brings.
  const room = width - 35 - (owners.length > 0 ? 15 * Math.ceil(owners.length / 2) + 9 : 36);
  // Beside the pips, and beside the last line of the name.
  const coin = Math.max(38 + (spaces ?? 0) * 8, room + 9);
  const beside = surcharge > 0 ? Math.min(room, coin - 37) : room;
  const moves = offer.among(`invent ${id}`, `borrow_technology ${id}`, `use_technology ${id}`, `move_marker ${id}`);
  return (
    <Piece
      label={t("gc-technology", { name: words.name(id), owners: names.owners(owners) || words.name("nobody") })}
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
      moves={moves}
      drop={`technology ${id}`}
      transform={`translate(${x} ${y})`}
      className={`gc-technology${borrowed ? " borrowed" : ""}${owners.length > 0 ? " built" : ""}${touched(id)}`}
    >
      <rect className="bulbs" x="-4" y="-4" width={width + 8} height={height + 8} rx="14" />
      <rect className="face" width={width} height={height} rx="11" />
      <circle className="disc" cx="17" cy={height / 2} r="12" />
      <Drawing of={`t-${id}`} width={17} height={17} x={8.5} y={height / 2 - 8.5} className="gc-technology-icon" />
      {lines.map((line, row) => (
        <text
          key={line}
          x="35"
          y={middle + 4.5 + (row - (lines.length - 1) / 2) * apart}
          {...squeeze(line, row > 0 ? beside : room)}
        >
          {line}
        </text>
      ))}
      <Owners owners={owners} right={width - 5} y={height - 20} />
      {owners.length === 0 && (
        <g className="gc-first" transform={`translate(${width - 34} ${height - 22})`}>
          <text x="14" y="14" textAnchor="end">
            +1
          </text>
          <Sign of="reputation" size={13} x={16} y={3} />
        </g>
      )}
      {marker !== null && (
        <g className="gc-marker">
          {Array.from({ length: spaces ?? 0 }, (_, n) => (
            <circle key={n} cx={36 + n * 8} cy={height - 1} r="3" className={n + 1 === marker ? "here" : ""} />
          ))}
        </g>
      )}
      {surcharge > 0 && (
        <g className="gc-coin" transform={`translate(${coin} ${height - 14})`}>
          <rect width="25" height="15" rx="7.5" />
          <text x="12.5" y="12" textAnchor="middle">{`+${surcharge}`}</text>
        </g>
      )}
      <Tag moves={moves} x={22 - aside} y={4} />
    </Piece>
  );
}

/** The houses of a technology, from its right edge: two above each other. */
function Owners({ owners, right, y }: { owners: readonly Owner[]; right: number; y: number }) {
  return owners.map((owner, n) => (
    <House key={owner} owner={owner} x={right - 15 * (Math.floor(n / 2) + 1)} y={y - (n % 2) * 17} />
  ));
}
