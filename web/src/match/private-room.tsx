import { type ReactNode, type Ref, useCallback, useMemo } from "react";
import { hasBoard } from "../boards/board";
import { useCalled, useFigures, useOpponents, useTitles } from "../boards/figures";
import { useMedia, useStill } from "../boards/kit/media";
import { BoardView } from "../boards/view";
import { playerNames } from "../pages/match-row";
import type { AskInfo, EventInfo, Position, Table } from "../protocol";
import { useText } from "../text/context";
import type { Words } from "../text/words";
import { Brand } from "../ui/page";
import type { Confirming } from "../ui/settings";
import { SoundButton, ThemeButton } from "../ui/theme";
import { useAnswers } from "./answers";
import { Dock } from "./dock";
import { useOnStage } from "./on-stage";
import type { Playback } from "./playback";
import { SpeedPicker } from "./playback-bar";
import { Players } from "./players";
import { useProposal } from "./propose";
import { Recent } from "./recent";
import { useSheet, useStrip } from "./sizes";
import { useBeatSound } from "./stage-beat";
import type { MatchState } from "./state";
import type { Offered } from "./wire";

const NO_ASKS: readonly AskInfo[] = [];
const nothing = () => {};

/** A match that only this tab plays, as it stands: a lesson, a puzzle, a branch of another match. */
export interface Private {
  table: Table;
  words: Words;
  match: MatchState;
  seat: number;
  names: readonly string[];
  present: Position | undefined;
  playback: Playback;
  events: readonly EventInfo[];
  busy: boolean;
  asked: readonly AskInfo[];
  proposed: Offered | null;
  propose(move: string | null, priced?: boolean): void;
  play(move: string): void;
  strip: boolean;
  sheet: boolean;
}

export function usePrivate(given: {
  table: Table;
  words: Words;
  match: MatchState;
  seat: number;
  /** Whether the question may be answered now. */
  answerable: boolean;
  confirm: Confirming;
  act(move: string): void;
}): Private {
  const { table, words, match, seat, act } = given;
  const text = useText();
  const { present, playback, events } = useOnStage(match, seat, table.game);
  const names = useMemo(() => playerNames(table.players, text), [table.players, text]);
  const asked = present && given.answerable ? present.asks : NO_ASKS;
  const { skip } = playback;
  const play = useCallback(
    (move: string) => {
      // Whoever acts has seen enough: the rest is skipped.
      skip();
      act(move);
    },
    [act, skip],
  );
  const { proposed, propose } = useProposal(asked, given.confirm, play);
  useBeatSound(table.game, playback.beat);
  const busy = match.pending !== null;
  const size = { strip: useStrip(), sheet: useSheet() };
  return { table, words, match, seat, names, present, playback, events, busy, asked, proposed, propose, play, ...size };
}

interface PrivateRoomProps {
  of: Private;
  kind: "lesson" | "what-if";
  /** For tests and styles. */
  data?: Record<`data-${string}`, string | undefined>;
  /** Under the game's title. */
  status: string;
  /** In the middle of the bar. */
  middle: ReactNode;
  /** Above and below the board, on the stage. */
  above?: ReactNode;
  below?: ReactNode;
  /** What stands in the dock where nothing is asked, and what can be done there. */
  idle: string;
  waiting?: ReactNode;
  takeBack?: { label: string; run: (() => void) | null } | null;
  openList?(): void;
  /** Beside the stage, where there is room: made of the seats and the list of moves. */
  rail(seats: ReactNode, list: ReactNode): ReactNode;
  /** False while the end of the match is still to be told: the table is shown as it stands. */
  ended?: boolean;
  stage?: Ref<HTMLElement>;
  whyNot(move: string): Promise<string | null>;
  explain(about: string): Promise<Record<string, unknown> | null>;
  /** Over everything. */
  children?: ReactNode;
}

/** The bar, the stage, the dock and the rail of a match that only this tab plays. */
export function PrivateRoom(props: PrivateRoomProps) {
  const { t } = useText();
  const { of, whyNot } = props;
  const { table, words, match, seat, names, present, playback, events, busy, asked, strip, sheet } = of;
  const low = useMedia("(max-width: 860px)");
  const still = useStill();
  const { list, dock } = useAnswers({ ...of, refusal: match.refusal, whyNot });
  const figuresOf = useFigures(table.game);
  const opponentsIn = useOpponents(table.game);
  const titleOf = useTitles(table.game);
  const called = useCalled(table.game, playback.view ?? present?.view, names);
  if (present === undefined || !present.view) return null;
  const view = playback.view ?? present.view;
  const seats = (
    <div data-point="seats">
      <Players
        table={table}
        names={names}
        position={present}
        mine={match.mine}
        ahead={0}
        looking={seat}
        pass={nothing}
        leave={nothing}
        replace={nothing}
        claim={nothing}
        figures={(one) => figuresOf(view, one)}
        title={(one) => titleOf(view, one)}
        opponents={opponentsIn(view)}
        words={words}
      />
    </div>
  );
  return (
    <div
      className={`match ${props.kind}${strip ? " strip" : ""}${sheet ? " sheet" : ""}`}
      data-game={table.game}
      data-ply={present.version}
      data-shown={playback.ply}
      {...props.data}
    >
      <header className="top-bar">
        <Brand />
        <div className="match-title">
          <h1>{words.title()}</h1>
          <p className="turn">{props.status}</p>
        </div>
        {props.middle}
        <div className="match-tools">
          {!low && <SpeedPicker />}
          <SoundButton />
          <ThemeButton />
        </div>
      </header>
      {strip && (
        <section className="seats-strip" aria-label={t("seats")}>
          {seats}
        </section>
      )}
      {/* It may scroll with nothing in it to be focused, as when a puzzle is solved: then the keys must reach it. */}
      <main id="content" className="stage-area" tabIndex={0} ref={props.stage}>
        {props.above}
        <Recent events={events} names={called} words={words} />
        <section className={hasBoard(table.game) ? "board filled" : "board"} aria-labelledby="board">
          <h2 id="board" className="hidden">
            {t("board")}
          </h2>
          <BoardView
            game={table.game}
            view={view}
            seat={seat}
            asks={busy || playback.behind > 0 ? NO_ASKS : asked}
            players={table.players}
            names={names}
            options={table.options}
            events={events}
            ply={playback.ply}
            over={present.over && props.ended !== false}
            words={words}
            clocks={present.clock}
            ahead={0}
            beat={present.over && props.ended === false && playback.behind === 0 ? null : playback.beat}
            still={still}
            proposed={of.proposed?.move ?? null}
            propose={of.propose}
            play={of.play}
            whyNot={whyNot}
            explain={props.explain}
          />
        </section>
        {props.below}
      </main>
      <Dock
        {...dock}
        idle={props.idle}
        takeBack={props.takeBack ?? null}
        openList={props.openList ?? nothing}
        waiting={props.waiting}
      />
      {!strip && props.rail(seats, list)}
      {props.children}
    </div>
  );
}
