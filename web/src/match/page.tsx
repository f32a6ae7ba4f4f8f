import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "wouter";
import { api } from "../api/http";
import { useFigures } from "../boards/figures";
import { useMedia, useStill } from "../boards/kit/media";
import { paceOf, soundOf } from "../boards/pace";
import { BoardView } from "../boards/view";
import { LostPage } from "../pages/lost";
import { playerNames } from "../pages/match-row";
import type { AskInfo, EventInfo, NewMatch, Position, Table } from "../protocol";
import { useLoadedWords, useText } from "../text/context";
import type { Words } from "../text/words";
import { Icon } from "../ui/icon";
import { phrase, useNotices } from "../ui/notice";
import { Page, useTitle } from "../ui/page";
import { changeSettings, type PanelName, useSettings } from "../ui/settings";
import { playSound } from "../ui/sound";
import { Tabs } from "../ui/tabs";
import { useAbsence } from "./absence";
import { AskPanel, type SeenMoves } from "./ask";
import { Banners } from "./banners";
import { Chat } from "./chat";
import { Curtain } from "./curtain";
import { Dock } from "./dock";
import { Drawer } from "./drawer";
import { MatchGraph } from "./graph";
import { Log } from "./log";
import { useAddress, usePast, writeAddress } from "./moment";
import { PlanAhead, usePlan } from "./plan-ahead";
import { type Beat, EMPTY_TAPE, usePlayback } from "./playback";
import { PlaybackBar } from "./playback-bar";
import { Players } from "./players";
import { useProposal } from "./propose";
import { Recent } from "./recent";
import { Result } from "./result";
import { RulesText } from "./rules";
import { Standing } from "./standing";
import { type Eyes, isAsked, type MatchState, nextEyes } from "./state";
import { type MatchStore, useMatchStore } from "./store";
import { TablePanel } from "./table-panel";
import { Timeline } from "./timeline";
import { TopBar } from "./top-bar";
import { standingOf, undoOf } from "./wire";

/** A match: live as long as the page is open, at any past position when the address names one. */
export function MatchPage({ id }: { id: string }) {
  const text = useText();
  const { store, state } = useMatchStore(id);
  const words = useLoadedWords(state.table?.game ?? null);
  if (state.fatal?.code === "unknown_match") return <LostPage />;
  if (state.fatal) {
    return (
      <Page title={null}>
        <section className="lost" role="alert">
          <h1>{text.t("match-closed")}</h1>
          <p>{phrase(state.fatal, text)}</p>
        </section>
      </Page>
    );
  }
  if (state.table === null || state.positions.size === 0 || words === null) {
    return (
      <Page title={null}>
        <section className="lost" aria-busy="true">
          <p>{text.t(state.connection === "offline" ? "match-unreachable" : "loading")}</p>
        </section>
      </Page>
    );
  }
  return <Room store={store} state={state} table={state.table} words={words} />;
}

/** Which of my seats looks at the screen; with several people on one device a curtain falls between them. */
function useEyes(state: MatchState): { eyes: Eyes; curtain: boolean; lift(): void; pass(seat: number): void } {
  const [shown, setShown] = useState<Eyes>(null);
  const [passed, setPassed] = useState<Eyes>(null);
  const over = state.table?.status === "over" || state.table?.status === "abandoned";
  const next = isAsked(state, passed) ? passed : nextEyes(state, shown);
  const shared = state.mine.length > 1 && !over;
  function lift() {
    setShown(next);
    setPassed(null);
  }
  return { eyes: next, curtain: shared && next !== shown, lift, pass: setPassed };
}

// Always the same empty lists, so that a board does not take each of them for news.
const NO_EVENTS: readonly EventInfo[] = [];
const NO_ASKS: readonly AskInfo[] = [];

interface RoomProps {
  store: MatchStore;
  state: MatchState;
  table: Table;
  words: Words;
}

/** Where there is no room for a rail beside the stage: the seats stand in a strip, the talk in a drawer. */
const useStrip = () => useMedia("(max-width: 860px), (max-width: 1100px) and (orientation: portrait)");
/** Where the dock is a sheet under the thumb that lists every move. */
const useSheet = () => useMedia("(max-width: 600px)");

const NO_PIECES: ReadonlySet<string> = new Set();

function Room({ store, state, table, words }: RoomProps) {
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
  const seen = useRef<SeenMoves>(new Map());
  const chats = state.notes.filter((note) => note.kind === "chat").length;
  const [read, setRead] = useState(chats);

  const present = state.positions.get(myEyes) ?? [...state.positions.values()][0];
  const tape = state.tapes.get(present?.seat ?? null) ?? EMPTY_TAPE;
  const pace = useMemo(() => paceOf(table.game), [table.game]);
  const playback = usePlayback(tape, pace, settings.speed);
  const over = table.status === "over";
  const eyes = address.eyes === undefined ? myEyes : address.eyes;
  const looking = address.ply !== null || eyes !== myEyes;
  const past = usePast(
    table.id,
    useMemo(
      () => (looking ? { ply: address.ply ?? present?.version ?? 1, eyes } : null),
      [looking, address.ply, eyes, present?.version],
    ),
  );
  const heard = state.events.get(myEyes) ?? NO_EVENTS;
  const waiting = tape.steps
    .slice(tape.steps.length - playback.behind)
    .reduce((sum, one) => sum + one.events.length, 0);
  // What the stage has not reached is not told yet, neither by the board nor by the log.
  const events = useMemo(() => (waiting > 0 ? heard.slice(0, heard.length - waiting) : heard), [heard, waiting]);
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
  // The position says what is kept; a change made here counts until the next one.
  const [changed, setChanged] = useState<{ version: number; question: string; move: string | null } | null>(null);
  const standing = useMemo(
    () => (present ? withChange(standingOf(present), changed?.version === present.version ? changed : null) : null),
    [present, changed],
  );
  const [always, setAlways] = useState(false);
  const question = asked[0]?.question;
  const answer = useCallback(
    (move: string) => {
      if (always && myEyes !== null && question !== undefined) {
        setAlways(false);
        void attempt(api.standing(table.id, { seat: myEyes, question, move }), words).then(() => play(move));
      } else play(move);
    },
    [always, myEyes, question, attempt, table.id, words, play],
  );
  const { proposed, propose } = useProposal(asked, settings.confirm, answer);
  const absence = useAbsence(store, myEyes, looking ? undefined : present?.version, playback.ply);
  const plan = usePlan(asked, busy, play);
  const asks = busy || playback.behind > 0 ? NO_ASKS : asked;
  const whyNot = useCallback(
    async (move: string) => {
      if (myEyes === null) return null;
      const answer = await attempt(api.whyNot(table.id, myEyes, move), words);
      if (answer === null) return null;
      return answer.legal ? t("ask-legal") : words.refusal(answer.rule ?? "not_offered");
    },
    [attempt, table.id, myEyes, words, t],
  );
  const explain = useCallback(
    (about: string) => api.explain(table.id, myEyes, about).catch(() => null),
    [table.id, myEyes],
  );
  const linkTo = useCallback(
    (ply: number) => writeAddress(table.id, { ply, eyes: address.eyes }),
    [table.id, address.eyes],
  );
  const mark = useCallback(
    (pieces: readonly string[]) => setMarked(pieces.length > 0 ? new Set(pieces) : NO_PIECES),
    [],
  );
  const figuresOf = useFigures(table.game);
  const view = position?.view;
  const figures = useCallback((seat: number) => (view ? figuresOf(view, seat) : []), [figuresOf, view]);

  if (present === undefined) return null;
  const bar = {
    title: words.title(),
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

  function wishUndo(to: number) {
    if (present === undefined || myEyes === null) return;
    moveTo({ ply: null });
    void attempt(api.undo(table.id, { version: present.version, seat: myEyes, to }), words);
  }

  function undoLabel(to: number): string {
    const free = table.undo === "free" && present !== undefined && to >= (present.undo.free_to ?? to + 1);
    const alone = !table.players.some(({ seat, kind, resigned }) => kind === "human" && !resigned && seat !== myEyes);
    return t(free || alone ? "undo" : "undo-ask");
  }

  async function playAgain() {
    const created = await attempt(api.create(rematch(table, state.mine)), words);
    if (created) go(`/match/${created.id}`);
  }

  const mayUndo = myEyes !== null && table.undo !== "off" && table.status === "running" && !table.undo_request;
  const undoTo = mayUndo && !looking ? present.undo.last : null;
  const undoing = undoOf(present);
  const turnTo = undoTo !== null && undoing.turn !== null && undoing.turn < undoTo ? undoing.turn : null;
  const undo = undoTo === null ? null : { label: undoLabel(undoTo), run: () => wishUndo(undoTo) };
  const { panel } = settings;
  const unread = panel === "chat" ? 0 : chats - read;
  const openPanel = (next: PanelName) => {
    setRead(chats);
    changeSettings({ panel: next, railFolded: false });
  };
  const list = asked.map((ask) => (
    <AskPanel
      key={`${myEyes}-${ask.question}`}
      ask={ask}
      seen={seen.current}
      words={words}
      names={names}
      busy={busy}
      play={propose}
      whyNot={whyNot}
    />
  ));
  const seats = (
    <Players
      table={table}
      names={names}
      position={present}
      mine={state.mine}
      ahead={state.ahead}
      pass={pass}
      looking={myEyes}
      figures={figures}
      words={words}
      leave={(seat) => void attempt(api.leave(table.id, { seat }).then(() => store.reconnect()))}
      replace={(seat) => myEyes !== null && void attempt(api.replace(table.id, seat, { by: myEyes }))}
      claim={async (seat) => {
        if (await attempt(api.claim(table.id, seat, {}).then(() => true))) store.reconnect();
      }}
    />
  );
  const panels = (
    <Tabs<PanelName>
      label={t("side")}
      selected={panel}
      onSelect={openPanel}
      tabs={[
        { key: "log", label: t("tab-log") },
        { key: "chat", label: t("tab-chat"), badge: unread },
        { key: "rules", label: t("tab-rules") },
        { key: "moves", label: t("tab-moves") },
        { key: "table", label: t("tab-table") },
      ]}
    >
      {panel === "log" && (
        <Log
          events={events}
          notes={state.notes}
          names={names}
          words={words}
          upTo={address.ply ?? Number.POSITIVE_INFINITY}
          linkTo={linkTo}
          mark={mark}
        />
      )}
      {panel === "chat" && (
        <Chat
          notes={state.notes}
          names={names}
          seat={myEyes}
          say={async (said) =>
            myEyes !== null &&
            (await attempt(api.say(table.id, { seat: myEyes, text: said }).then(() => true))) === true
          }
        />
      )}
      {panel === "rules" && <RulesText game={table.game} />}
      {panel === "moves" && (sheet ? null : list.length > 0 ? list : <p className="faint">{t("moves-none")}</p>)}
      {panel === "table" && <TablePanel table={table} seat={myEyes} words={words} />}
    </Tabs>
  );
  const folded = settings.railFolded && !strip;

  return (
    <div
      className={`match${strip ? " strip" : ""}${sheet ? " sheet" : ""}${folded ? " folded" : ""}${myTurn ? " my-turn" : ""}`}
      data-ply={present.version}
      data-shown={playback.ply}
      data-game={table.game}
    >
      <a className="skip" href="#moves">
        {t("skip-moves")}
      </a>
      <TopBar
        {...bar}
        status={status(present, names, state, table, t, looking)}
        mine={myTurn}
        undo={undo}
        undoTurn={turnTo === null ? null : { label: t("undo-turn"), run: () => wishUndo(turnTo) }}
        redo={
          mayUndo && !looking && undoing.redo && myEyes !== null
            ? {
                label: t("redo"),
                run: () => void attempt(api.redo(table.id, { version: present.version, seat: myEyes }), words),
              }
            : null
        }
        menu={{
          label: t(strip ? "menu-open" : folded ? "rail-open" : "rail-fold"),
          run: () => (strip ? setDrawer(true) : changeSettings({ railFolded: !settings.railFolded })),
        }}
      >
        {looking || over ? (
          <Timeline
            ply={address.ply ?? present.version}
            last={present.version}
            eyes={eyes}
            names={names}
            open={over}
            watching={state.mine.length === 0}
            go={(ply) => moveTo({ ply })}
            look={(next) => moveTo({ ply: address.ply ?? present.version, eyes: next })}
            close={looking ? () => moveTo({ ply: null, eyes: undefined }) : undefined}
            takeBack={
              mayUndo && looking && address.ply !== null && address.ply < present.version && present.undo.last !== null
                ? { label: undoLabel(address.ply), run: () => wishUndo(address.ply ?? 0) }
                : undefined
            }
          />
        ) : (
          <PlaybackBar
            playback={playback}
            lookBack={present.version > 1 ? () => moveTo({ ply: present.version - 1 }) : null}
          />
        )}
      </TopBar>
      {strip && (
        <section className="seats-strip" aria-label={t("seats")}>
          {seats}
        </section>
      )}
      <main id="content" className="stage-area" tabIndex={-1}>
        <div className="banners">
          {absence && (
            <div className="banner" role="status">
              <p>{t("absence", { count: absence.steps })}</p>
              <div className="row">
                <button type="button" className="primary" onClick={absence.show}>
                  <Icon name="play" size={18} />
                  {t("absence-show")}
                </button>
                <button type="button" onClick={absence.dismiss}>
                  {t("absence-skip")}
                </button>
              </div>
            </div>
          )}
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
          />
        </div>
        {!looking && <Recent events={events} names={names} words={words} />}
        <section className="board" aria-labelledby="board">
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
              events={events}
              ply={position.version}
              over={position.over}
              words={words}
              clocks={looking ? undefined : present.clock}
              ahead={state.ahead}
              beat={beat}
              still={still}
              marked={marked}
              proposed={proposed?.move ?? null}
              propose={propose}
              play={play}
              whyNot={whyNot}
              explain={explain}
            />
          ) : (
            <p className="faint">{t(table.status === "waiting" ? "board-waiting" : "board-gone")}</p>
          )}
        </section>
        {present.result && !looking && playback.behind === 0 && !closedResult && (
          <Result
            result={present.result}
            names={names}
            words={words}
            again={state.mine.length > 0 ? playAgain : undefined}
            close={() => setClosedResult(true)}
          >
            <MatchGraph
              match={table.id}
              last={present.version}
              eyes={myEyes}
              names={names}
              figuresOf={figuresOf}
              look={(ply) => moveTo({ ply })}
            />
          </Result>
        )}
      </main>
      <Dock
        asks={asked}
        words={words}
        names={names}
        busy={busy}
        refusal={state.refusal}
        proposed={proposed}
        idle={status(present, names, state, table, t, looking)}
        takeBack={undo && { label: t("take-back"), run: undo.run }}
        openList={() => openPanel("moves")}
        propose={propose}
        list={sheet && list.length > 0 ? list : null}
        beside={
          <>
            {playback.behind > 0 && myTurn && (
              <button type="button" className="behind" onClick={playback.skip}>
                {t("playback-behind", { count: playback.behind })}
              </button>
            )}
            {standing && myEyes !== null && !looking && (
              <Standing
                standing={standing}
                words={words}
                always={myTurn ? always : null}
                toggle={() => setAlways(!always)}
                drop={(dropped) => {
                  const change = { seat: myEyes, question: dropped, move: null };
                  void attempt(api.standing(table.id, change), words);
                  setChanged({ version: present.version, question: dropped, move: null });
                }}
              />
            )}
          </>
        }
        waiting={
          present.result && !looking ? (
            <>
              {state.mine.length > 0 && (
                <button type="button" className="answer usual" onClick={playAgain}>
                  {t("result-again")}
                </button>
              )}
              {closedResult && (
                <button type="button" className="answer" onClick={() => setClosedResult(false)}>
                  {t("result-show")}
                </button>
              )}
            </>
          ) : (
            myEyes !== null && table.status === "running" && !looking && <PlanAhead plan={plan} words={words} />
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
    </div>
  );
}

function withChange(
  standing: Record<string, string> | null,
  change: { question: string; move: string | null } | null,
): Record<string, string> | null {
  if (standing === null || change === null) return standing;
  const { [change.question]: _, ...rest } = standing;
  return change.move === null ? rest : { ...rest, [change.question]: change.move };
}

/** What a past position shows as a step: the events of its log entry, and the position before. */
function usePastBeat(
  position: Position | null,
  events: readonly EventInfo[],
  pace: (events: readonly EventInfo[]) => number,
  speed: number,
): Beat | null {
  const before = useRef<Position | null>(null);
  const beat = useMemo<Beat | null>(() => {
    if (position === null) return null;
    const told = events.filter(({ version }) => version === position.version);
    const previous = before.current?.version === position.version - 1 ? before.current.view : null;
    if (told.length === 0 || previous === null) return null;
    return { id: position.version, events: told, previous, ms: speed > 0 ? pace(told) / speed : 0 };
  }, [position, events, pace, speed]);
  useEffect(() => {
    before.current = position;
  }, [position]);
  return beat;
}

/** The sound of each step as it comes on the stage. */
function useBeatSound(game: string, beat: Beat | null): void {
  useEffect(() => {
    const sound = beat && soundOf(game, beat.events);
    if (sound) playSound(sound);
  }, [game, beat]);
}

/** One line that says how things stand. */
function status(
  present: Position,
  names: readonly string[],
  state: MatchState,
  table: Table,
  t: (key: string, variables?: Record<string, string>) => string,
  looking: boolean,
): string {
  if (looking) return t("status-looking");
  if (table.status === "abandoned") return t("match-abandoned");
  if (present.over) return t("match-over");
  if (table.status === "waiting") return t("status-waiting");
  if (table.gate?.length) return t("status-gate");
  if (present.asks.length > 0) return t("status-yours");
  const who = present.waiting.map(({ seat }) => names[seat] ?? "").join(", ");
  if (!who) return t("status-dealing");
  return t(state.mine.length > 0 ? "status-theirs" : "status-watching", { who });
}

/** The same table once more: my seats for me, bots for bots, everybody else by an open seat. */
function rematch(table: Table, mine: readonly number[]): NewMatch {
  return {
    game: table.game,
    options: table.options,
    undo: table.undo,
    watchable: table.watchable,
    listed: table.listed,
    seats: table.players.map((player) => {
      if (player.kind === "bot") return { kind: "bot", bot: player.bot };
      return mine.includes(player.seat) ? { kind: "human", name: player.name } : { kind: "open" };
    }),
    claim: [...mine],
  };
}

/** A soft sound when it becomes my turn and I may be looking elsewhere. */
function useChime(myTurn: boolean, ply: number): void {
  const was = useRef(myTurn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new ply may bring a new turn of mine
  useEffect(() => {
    if (myTurn && !was.current) playSound("turn");
    was.current = myTurn;
  }, [myTurn, ply]);
}
