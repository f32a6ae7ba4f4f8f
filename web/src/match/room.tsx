import { useCallback, useMemo, useState } from "react";
import { useLocation } from "wouter";
import { api } from "../api/http";
import { hasBoard, purseOf, seatPictureOf, showsFinish } from "../boards/board";
import { useCalled, useCourse, useFigures, useMoment, useOpponents, useTitles } from "../boards/figures";
import { useStill } from "../boards/kit/media";
import { BoardView } from "../boards/view";
import { FirstMatch } from "../learn/first-match";
import { playerNames } from "../pages/match-row";
import type { AskInfo, Table } from "../protocol";
import { useText } from "../text/context";
import type { Words } from "../text/words";
import { phrase, useNotices } from "../ui/notice";
import { useTitle } from "../ui/page";
import { changeSettings, useSettings } from "../ui/settings";
import { useAbsence } from "./absence";
import { useAnswers } from "./answers";
import { useSlashToMoves } from "./ask";
import { AbsenceBanner, Banners, NoBoard } from "./banners";
import { Caption } from "./caption";
import { Curtain } from "./curtain";
import { Dock } from "./dock";
import { Drawer } from "./drawer";
import { useEyes } from "./eyes";
import { FreeSeat } from "./free-seat";
import { MatchGraph } from "./graph";
import { BestMove, HintButton, HintTray, useHint } from "./hint";
import { Legend } from "./legend";
import { useAddress, usePast, whatIfAddress, writeAddress } from "./moment";
import { useOnStage } from "./on-stage";
import { Panels } from "./panels";
import { PlanAhead, usePlan } from "./plan-ahead";
import { PlaybackBar } from "./playback-bar";
import { Players } from "./players";
import { useProposal } from "./propose";
import { useQuestions } from "./questions";
import { Recent } from "./recent";
import { AfterMatch, LeaveTable, Result, WhyWon, winnerOf } from "./result";
import { openTable, takeSeat } from "./shares";
import { useSheet, useStrip } from "./sizes";
import { untilNow, untilThen, useBeatSound, useChime, usePastBeat, useSuspense } from "./stage-beat";
import { Standing, useStanding } from "./standing";
import { rematch, status } from "./standings";
import type { MatchState } from "./state";
import { Steps } from "./steps";
import type { MatchStore } from "./store";
import { FIRST, Timeline } from "./timeline";
import { TopBar } from "./top-bar";
import { useUndoing } from "./undoing";

// Always the same empty list, so that a board does not take each for news.
const NO_ASKS: readonly AskInfo[] = [];

interface RoomProps {
  store: MatchStore;
  state: MatchState;
  table: Table;
  words: Words;
}

const openList = () => changeSettings({ panel: "moves", railFolded: false });

const NO_PIECES: ReadonlySet<string> = new Set();

/** A match on the screen: bar, stage, dock, rail. */
export function Room({ store, state, table, words }: RoomProps) {
  const text = useText();
  const { t } = text;
  const { attempt } = useNotices();
  const [, go] = useLocation();
  const settings = useSettings();
  const strip = useStrip();
  const sheet = useSheet();
  const still = useStill();
  const { address, move: moveTo } = useAddress(table.id);
  const { eyes: myEyes, curtain, lift, pass } = useEyes(state);
  const names = useMemo(() => playerNames(table.players, text), [table.players, text]);
  const [drawer, setDrawer] = useState(false);
  const [marked, setMarked] = useState(NO_PIECES);
  const [closedResult, setClosedResult] = useState(false);
  const [playing, setPlaying] = useState(false);

  const { present, playback, pace, heard, events } = useOnStage(state, myEyes, table.game);
  const eyes = address.eyes === undefined ? myEyes : address.eyes;
  const looking = address.ply !== null || eyes !== myEyes;
  const past = usePast(
    table.id,
    useMemo(
      () => (looking ? { ply: address.ply ?? present?.version ?? 1, eyes } : null),
      [looking, address.ply, eyes, present?.version],
    ),
  );
  const live =
    present && playback.view ? { ...present, view: playback.view, version: playback.ply } : (present ?? null);
  const position = looking ? past.position : live;
  const pastBeat = usePastBeat(looking ? past.position : null, heard, pace, settings.speed);
  const beat = looking ? pastBeat : playback.beat;
  // Before a race everybody gets ready first: what is asked is not yet answered.
  const gated = (table.gate?.length ?? 0) > 0;
  const asked = !looking && !gated && present ? present.asks : NO_ASKS;
  const busy = state.pending !== null;
  const myTurn = asked.length > 0;

  useTitle(myTurn ? t("title-turn", { game: words.title() }) : words.title());
  useChime(myTurn, present?.version ?? 0);
  useBeatSound(table.game, beat);
  const suspense = useSuspense(table.game, beat, still);
  // The match is over on the stage once its end has been shown.
  const over = table.status === "over" && (looking || (playback.behind === 0 && !suspense));
  // Whoever looks back has all of the log.
  const told = useMemo(
    () => (suspense && !looking ? untilNow(events, beat) : events),
    [suspense, looking, events, beat],
  );
  const then = looking ? position?.version : undefined;
  const onStage = useMemo(() => (then === undefined ? events : untilThen(events, then)), [then, events]);

  const { skip } = playback;
  const play = useCallback(
    (move: string) => {
      if (myEyes === null) return;
      // Whoever acts has seen enough: the rest is skipped.
      skip();
      store.play(myEyes, move);
    },
    [store, myEyes, skip],
  );
  const { standing, silence, always, toggleAlways, answer, dropStanding } = useStanding(
    table.id,
    present,
    myEyes,
    play,
    words,
  );
  const { proposed, propose } = useProposal(asked, settings.confirm, answer);
  const absence = useAbsence(store, myEyes, looking ? undefined : present?.version, playback.ply);
  const plan = usePlan(asked, busy, play);
  const hinting = useHint(table, myEyes, asked, present?.version ?? 0, playback.behind === 0);
  const undoing = useUndoing({ table, present, eyes: myEyes, looking, words, now: () => moveTo({ ply: null }) });
  const asks = busy || playback.behind > 0 ? NO_ASKS : asked;
  const { whyNot, explain } = useQuestions(table.id, myEyes, words);
  const { list, dock } = useAnswers({
    seat: myEyes,
    asked,
    words,
    names,
    busy,
    refusal: state.refusal,
    proposed,
    propose,
    whyNot,
    sheet,
  });
  const linkTo = useCallback(
    (ply: number) => writeAddress(table.id, { ply, eyes: address.eyes }),
    [table.id, address.eyes],
  );
  const mark = useCallback(
    (pieces: readonly string[]) => setMarked(pieces.length > 0 ? new Set(pieces) : NO_PIECES),
    [],
  );
  const figuresOf = useFigures(table.game);
  const courseOf = useCourse(table.game);
  const opponentsIn = useOpponents(table.game);
  const titleOf = useTitles(table.game);
  const view = position?.view;
  const opponents = view ? opponentsIn(view) : [];
  const called = useCalled(table.game, view, names);
  const moment = useMoment(table.game, view);
  const SeatPicture = seatPictureOf(table.game);
  const Purse = strip && !sheet ? undefined : purseOf(table.game);
  const figures = useCallback((seat: number) => (view ? figuresOf(view, seat) : []), [figuresOf, view]);

  useSlashToMoves(sheet || settings.panel === "moves" ? null : openList);

  if (present === undefined) return null;
  const bar = {
    title: words.title(),
    moment,
    connection: state.connection,
    clocks: present.clock,
    ahead: state.ahead,
    words,
  };
  if (curtain && myEyes !== null) {
    return (
      <div className="match covered" data-ply={present.version} data-game={table.game}>
        <TopBar {...bar} status={t("status-pass", { who: names[myEyes] ?? "" })} mine={false} />
        <main id="content">
          <Curtain key={myEyes} seat={myEyes} name={names[myEyes] ?? ""} lift={lift} />
        </main>
      </div>
    );
  }

  async function playAgain() {
    const created = await attempt(openTable(rematch(table, state.mine)), words);
    if (created) go(`/match/${created.id}`);
  }

  async function claim(seat: number) {
    if (await attempt(takeSeat(table.id, seat, {}).then(() => true))) store.reconnect();
  }

  const seats = (
    <Players
      table={table}
      names={names}
      position={{ ...present, result: looking ? (past.position?.result ?? null) : over ? present.result : null }}
      mine={state.mine}
      ahead={state.ahead}
      pass={pass}
      looking={myEyes}
      figures={figures}
      title={(seat) => (view ? titleOf(view, seat) : null)}
      picture={SeatPicture && view ? (seat) => <SeatPicture view={view} seat={seat} /> : undefined}
      opponents={opponents}
      words={words}
      leave={(seat) => void attempt(api.leave(table.id, { seat }).then(() => store.reconnect()))}
      replace={(seat) => myEyes !== null && void attempt(api.replace(table.id, seat, { by: myEyes }))}
      claim={claim}
    />
  );
  const panels = (
    <Panels
      table={table}
      state={state}
      events={told}
      names={names}
      called={called}
      words={words}
      seat={myEyes}
      upTo={address.ply ?? Number.POSITIVE_INFINITY}
      linkTo={linkTo}
      mark={mark}
      list={sheet ? null : list}
      question={asked[0]?.question ?? null}
    />
  );
  const folded = settings.railFolded && !strip;
  const result = !looking && playback.behind === 0 && !suspense ? present.result : null;
  const look = (ply: number) => moveTo({ ply });
  const replay = () => {
    moveTo({ ply: FIRST });
    setPlaying(true);
  };
  const graph = result && (
    <MatchGraph
      match={table.id}
      last={present.version}
      eyes={myEyes}
      names={names}
      figuresOf={figuresOf}
      course={courseOf && view ? courseOf(events, view) : null}
      look={look}
    />
  );
  const ownFinish = showsFinish(table.game);
  const mine = eyes !== null && state.mine.includes(eyes) && table.status !== "waiting";
  const at = address.ply ?? present.version;
  // Nothing can be played on from the end of a match.
  const goesOn = over ? at < present.version : table.hints;
  const mayTakeBack = mine && !over && !looking && table.undo !== "off";
  const takeBack = mayTakeBack ? { label: t("take-back"), run: undoing.step?.run ?? null } : null;
  const now = status(present, names, state, table, t, looking, playback.behind);
  const whatIf = mine && goesOn ? whatIfAddress(table.id, at, eyes) : null;

  return (
    <div
      className={`match${strip ? " strip" : ""}${sheet ? " sheet" : ""}${folded ? " folded" : ""}${myTurn ? " my-turn" : ""}`}
      data-ply={present.version}
      data-shown={playback.ply}
      data-over={result ? "" : undefined}
      data-game={table.game}
    >
      <a className="skip" href="#moves">
        {t("skip-moves")}
      </a>
      <TopBar
        {...bar}
        status={now}
        mine={myTurn}
        undo={undoing.step}
        undoTurn={undoing.turn}
        redo={undoing.redo}
        hint={hinting && <HintButton hinting={hinting} />}
        small={sheet}
        menu={{
          label: t(strip ? "menu-open" : folded ? "rail-open" : "rail-fold"),
          run: () => (strip ? setDrawer(true) : changeSettings({ railFolded: !settings.railFolded })),
        }}
      >
        {table.status === "waiting" || (over && !looking && sheet) ? null : looking || over ? (
          <Timeline
            ply={address.ply ?? present.version}
            last={present.version}
            eyes={eyes}
            names={names}
            open={over}
            watching={state.mine.length === 0}
            playing={playing}
            setPlaying={setPlaying}
            go={(ply) => moveTo({ ply })}
            look={(next) => moveTo({ ply: address.ply ?? present.version, eyes: next })}
            close={looking ? () => moveTo({ ply: null, eyes: undefined }) : undefined}
            whatIf={whatIf}
            takeBack={address.ply === null ? null : undoing.to(address.ply)}
          />
        ) : (
          <PlaybackBar
            playback={playback}
            lookBack={present.version > 1 ? () => moveTo({ ply: present.version - 1 }) : null}
          >
            {!strip && <Steps heard={heard} ply={playback.ply} names={names} look={(ply) => moveTo({ ply })} />}
          </PlaybackBar>
        )}
      </TopBar>
      {strip && (
        <section className="seats-strip" aria-label={t("seats")} tabIndex={0}>
          {seats}
        </section>
      )}
      <main id="content" className="stage-area" tabIndex={-1}>
        <div className="banners">
          {absence && <AbsenceBanner absence={absence} />}
          <Banners
            table={table}
            mine={state.mine}
            names={names}
            linkTo={linkTo}
            ready={(seat) => store.ready(seat)}
            answerUndo={(seat, agree) =>
              table.undo_request && void attempt(api.answerUndo(table.id, { id: table.undo_request.id, seat, agree }))
            }
            abandon={(seat, agree) => void attempt(api.abandon(table.id, { seat, agree }))}
            dealNow={(seat) => void attempt(api.dealNow(table.id, { seat }))}
          />
        </div>
        {!looking && <Recent events={told} names={called} words={words} />}
        <section className={hasBoard(table.game) ? "board filled" : "board"} aria-labelledby="board">
          <h2 id="board" className="hidden">
            {t("board")}
          </h2>
          {past.problem && looking ? (
            <p className="warning" role="alert">
              {phrase(past.problem, text, words)}
            </p>
          ) : position?.view ? (
            <BoardView
              game={table.game}
              view={position.view}
              seat={eyes}
              asks={asks}
              players={table.players}
              names={names}
              options={table.options}
              events={onStage}
              ply={position.version}
              past={looking && position.version < present.version}
              over={position.over}
              finish={result && ownFinish ? { winners: result.winners, scores: result.scores, graph, look } : null}
              words={words}
              clocks={looking ? undefined : present.clock}
              ahead={state.ahead}
              beat={beat}
              still={still}
              marked={marked}
              hinted={hinting?.marked}
              proposed={proposed?.move ?? null}
              propose={propose}
              play={play}
              whyNot={whyNot}
              explain={explain}
            />
          ) : (
            <NoBoard game={table.game} waiting={table.status === "waiting"} words={words} />
          )}
        </section>
        {result && !ownFinish && !closedResult && (
          <Result
            result={result}
            names={names}
            words={words}
            again={state.mine.length > 0 ? playAgain : undefined}
            close={() => setClosedResult(true)}
          >
            {graph}
          </Result>
        )}
      </main>
      {strip && !suspense && <Caption beat={beat} names={called} words={words} />}
      <Dock
        {...dock}
        ahead={playback.behind > 0}
        suspense={suspense}
        purse={
          Purse && view && eyes !== null && (!over || (result && !sheet)) ? (
            <Purse view={view} seat={eyes} over={over} />
          ) : null
        }
        idle={result ? winnerOf(result, names, t, opponents[0] && words.name(opponents[0].name)) : now}
        takeBack={takeBack}
        end={over && !looking && <LeaveTable />}
        openList={openList}
        hinted={hinting?.marked}
        hints={
          hinting?.open &&
          hinting.thought && (
            <HintTray hinting={hinting} game={table.game} words={words} busy={busy} whatIf={whatIf} propose={propose} />
          )
        }
        beside={
          <>
            {hinting && <BestMove hinting={hinting} words={words} />}
            {result && <WhyWon result={result} words={words} />}
            {state.mine.length > 0 && table.status === "running" && !looking && (
              <FirstMatch game={table.game} match={table.id} />
            )}
            {standing && myEyes !== null && !looking && (
              <Standing
                standing={standing}
                words={words}
                always={myTurn ? always : null}
                toggle={toggleAlways}
                silence={myTurn ? silence : null}
                drop={dropStanding}
              />
            )}
          </>
        }
        waiting={
          result ? (
            <AfterMatch
              report={over ? `/match/${table.id}/coach?seat=${myEyes ?? 0}` : null}
              again={state.mine.length > 0 ? playAgain : null}
              replay={replay}
              showResult={closedResult ? () => setClosedResult(false) : null}
            />
          ) : (
            <>
              <FreeSeat table={table} mine={state.mine} claim={claim} />
              {myEyes !== null && table.status === "running" && !looking && <PlanAhead plan={plan} words={words} />}
            </>
          )
        }
      />
      {strip ? (
        <Drawer open={drawer} close={() => setDrawer(false)}>
          {panels}
        </Drawer>
      ) : (
        !folded && (
          <aside className="rail" aria-label={t("side")}>
            {seats}
            {panels}
          </aside>
        )
      )}
      <Legend game={table.game} />
    </div>
  );
}
