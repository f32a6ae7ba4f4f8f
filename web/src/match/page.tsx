import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "wouter";
import { api } from "../api/http";
import { BoardView } from "../boards/view";
import { LostPage } from "../pages/lost";
import { playerNames } from "../pages/match-row";
import type { AskInfo, EventInfo, NewMatch, Position, Table } from "../protocol";
import { useLoadedWords, useText } from "../text/context";
import type { Words } from "../text/words";
import { phrase, useNotices } from "../ui/notice";
import { Page, useTitle } from "../ui/page";
import { chime } from "../ui/settings";
import { Tabs } from "../ui/tabs";
import { AskPanel, type SeenMoves } from "./ask";
import { Banners } from "./banners";
import { Chat } from "./chat";
import { Curtain } from "./curtain";
import { MatchHeader } from "./header";
import { Log } from "./log";
import { useAddress, usePast, writeAddress } from "./moment";
import { Players } from "./players";
import { Recent } from "./recent";
import { Result } from "./result";
import { RulesText } from "./rules";
import { type Eyes, isAsked, type MatchState, nextEyes } from "./state";
import { type MatchStore, useMatchStore } from "./store";
import { TablePanel } from "./table-panel";
import { Timeline } from "./timeline";

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

type PanelName = "log" | "chat" | "rules" | "table";

interface RoomProps {
  store: MatchStore;
  state: MatchState;
  table: Table;
  words: Words;
}

function Room({ store, state, table, words }: RoomProps) {
  const text = useText();
  const { t } = text;
  const { attempt } = useNotices();
  const [, go] = useLocation();
  const { address, move: moveTo } = useAddress(table.id);
  const { eyes: myEyes, curtain, lift, pass } = useEyes(state);
  const names = useMemo(() => playerNames(table.players, text), [table.players, text]);
  const [panel, setPanel] = useState<PanelName>("log");
  const seen = useRef<SeenMoves>(new Map());
  const chats = state.notes.filter((note) => note.kind === "chat").length;
  const [read, setRead] = useState(chats);

  const present = state.positions.get(myEyes) ?? [...state.positions.values()][0];
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
  const position = looking ? past.position : (present ?? null);
  const events = state.events.get(myEyes) ?? NO_EVENTS;
  // Before a race everybody gets ready first: what is asked is not yet answered.
  const gated = (table.gate?.length ?? 0) > 0;
  const asked = !looking && !gated && present ? present.asks : NO_ASKS;
  const asks = state.pending ? NO_ASKS : asked;
  const myTurn = asked.length > 0;

  useTitle(myTurn ? t("title-turn", { game: words.title() }) : words.title());
  useChime(myTurn, present?.version ?? 0);

  const play = useCallback((move: string) => myEyes !== null && store.play(myEyes, move), [store, myEyes]);
  const whyNot = useCallback(
    async (move: string) => {
      if (myEyes === null) return null;
      const answer = await attempt(api.whyNot(table.id, myEyes, move), words);
      if (answer === null) return null;
      return answer.legal ? t("ask-legal") : words.refusal(answer.rule ?? "not_offered");
    },
    [attempt, table.id, myEyes, words, t],
  );
  const linkTo = useCallback(
    (ply: number) => writeAddress(table.id, { ply, eyes: address.eyes }),
    [table.id, address.eyes],
  );

  if (present === undefined) return null;
  if (curtain && myEyes !== null) {
    return (
      <div className="page match" data-ply={present.version}>
        <MatchHeader
          title={words.title()}
          status={t("status-pass", { who: names[myEyes] ?? "" })}
          mine={false}
          connection={state.connection}
          clocks={present.clock}
          ahead={state.ahead}
          words={words}
          undo={null}
          lookBack={null}
        />
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
  const unread = panel === "chat" ? 0 : chats - read;

  return (
    <div className="page match" data-ply={present.version}>
      <a className="skip" href="#moves">
        {t("skip-moves")}
      </a>
      <MatchHeader
        title={words.title()}
        status={status(present, names, state, table, t, looking)}
        mine={myTurn}
        connection={state.connection}
        clocks={present.clock}
        ahead={state.ahead}
        words={words}
        undo={
          mayUndo && !looking && present.undo.last !== null
            ? { label: undoLabel(present.undo.last), run: () => wishUndo(present.undo.last ?? 0) }
            : null
        }
        lookBack={!looking && !over && present.version > 1 ? () => moveTo({ ply: present.version - 1 }) : null}
      />
      <main id="content" className={myTurn ? "room my-turn" : "room"}>
        <div className="board-side">
          <Players
            table={table}
            names={names}
            position={present}
            mine={state.mine}
            ahead={state.ahead}
            pass={pass}
            looking={myEyes}
            leave={(seat) => void attempt(api.leave(table.id, { seat }).then(() => store.reconnect()))}
            replace={(seat) => myEyes !== null && void attempt(api.replace(table.id, seat, { by: myEyes }))}
            claim={async (seat) => {
              if (await attempt(api.claim(table.id, seat, {}).then(() => true))) store.reconnect();
            }}
          />
          {(looking || over) && (
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
                mayUndo &&
                looking &&
                address.ply !== null &&
                address.ply < present.version &&
                present.undo.last !== null
                  ? { label: undoLabel(address.ply), run: () => wishUndo(address.ply ?? 0) }
                  : undefined
              }
            />
          )}
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
                play={play}
                whyNot={whyNot}
              />
            ) : (
              <p className="faint">{t(table.status === "waiting" ? "board-waiting" : "board-gone")}</p>
            )}
          </section>
        </div>
        <aside id="moves" tabIndex={-1} className="talk-side" aria-label={t("side")}>
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
          {present.result && !looking && (
            <Result
              result={present.result}
              names={names}
              words={words}
              again={state.mine.length > 0 ? playAgain : undefined}
            />
          )}
          {asked.map((ask) => (
            <AskPanel
              key={`${myEyes}-${ask.question}`}
              ask={ask}
              seen={seen.current}
              words={words}
              busy={state.pending !== null}
              refusal={state.refusal}
              play={play}
              whyNot={whyNot}
            />
          ))}
          {!myTurn && !present.over && table.status === "running" && !looking && (
            <section className="ask idle">
              <h2 id="question" tabIndex={-1}>
                {status(present, names, state, table, t, false)}
              </h2>
            </section>
          )}
          <Tabs<PanelName>
            label={t("side")}
            selected={panel}
            onSelect={(next) => {
              setRead(chats);
              setPanel(next);
            }}
            tabs={[
              { key: "log", label: t("tab-log"), icon: "log" },
              { key: "chat", label: t("tab-chat"), icon: "chat", badge: unread },
              { key: "rules", label: t("tab-rules"), icon: "book" },
              { key: "table", label: t("tab-table"), icon: "table" },
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
            {panel === "table" && <TablePanel table={table} seat={myEyes} words={words} />}
          </Tabs>
        </aside>
      </main>
    </div>
  );
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
    if (myTurn && !was.current) chime();
    was.current = myTurn;
  }, [myTurn, ply]);
}
