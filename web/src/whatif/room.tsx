import { useCallback, useMemo, useRef, useState } from "react";
import { Link } from "wouter";
import { useFigures } from "../boards/figures";
import { useMedia, useStill } from "../boards/kit/media";
import { paceOf } from "../boards/pace";
import { BoardView } from "../boards/view";
import { AskPanel, type SeenMoves } from "../match/ask";
import { Dock } from "../match/dock";
import { Log } from "../match/log";
import { whatIfAddress, writeAddress } from "../match/moment";
import { EMPTY_TAPE, usePlayback } from "../match/playback";
import { SpeedPicker } from "../match/playback-bar";
import { Players } from "../match/players";
import { useProposal } from "../match/propose";
import { Recent } from "../match/recent";
import { Result } from "../match/result";
import { useSheet, useStrip } from "../match/room";
import { useBeatSound } from "../match/stage-beat";
import { playerNames } from "../pages/match-row";
import type { AskInfo, EventInfo, Table } from "../protocol";
import { useText } from "../text/context";
import type { Words } from "../text/words";
import { Icon } from "../ui/icon";
import { useNotices } from "../ui/notice";
import { Brand, SoundButton, ThemeButton, useTitle } from "../ui/page";
import { useSettings } from "../ui/settings";
import type { WhatIfState, WhatIfStore } from "./store";

const NO_EVENTS: readonly EventInfo[] = [];
const NO_ASKS: readonly AskInfo[] = [];
const nothing = () => {};

interface WhatIfRoomProps {
  store: WhatIfStore;
  state: WhatIfState;
  table: Table;
  words: Words;
}

/** A branch on the screen: the board and the dock of a match, under a bar that says that nothing of it counts. */
export function WhatIfRoom({ store, state, table, words }: WhatIfRoomProps) {
  const text = useText();
  const { t } = text;
  const { attempt } = useNotices();
  const settings = useSettings();
  const strip = useStrip();
  const sheet = useSheet();
  const low = useMedia("(max-width: 860px)");
  const still = useStill();
  const seen = useRef<SeenMoves>(new Map());
  const [listing, setListing] = useState(false);
  const { match, acts } = state;
  const seat = store.seat;
  const present = match.positions.get(seat);
  const tape = match.tapes.get(seat) ?? EMPTY_TAPE;
  const pace = useMemo(() => paceOf(table.game), [table.game]);
  const playback = usePlayback(tape, pace, settings.speed);
  const names = useMemo(() => playerNames(table.players, text), [table.players, text]);
  const heard = match.events.get(seat) ?? NO_EVENTS;
  const waiting = tape.steps
    .slice(tape.steps.length - playback.behind)
    .reduce((sum, one) => sum + one.events.length, 0);
  const events = useMemo(() => (waiting > 0 ? heard.slice(0, heard.length - waiting) : heard), [heard, waiting]);
  const busy = match.pending !== null;
  const asked = present?.asks ?? NO_ASKS;
  const asks = busy || playback.behind > 0 ? NO_ASKS : asked;
  const figuresOf = useFigures(table.game);
  useTitle(`${t("what-if")} · ${words.title()}`);
  useBeatSound(table.game, playback.beat);

  const { skip } = playback;
  const play = useCallback(
    (move: string) => {
      skip();
      store.act(move);
    },
    [store, skip],
  );
  const { proposed, propose } = useProposal(asked, settings.confirm, play);
  // The moment a question is about is the one that is shown, so it is asked anew after every answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer changes what is true
  const whyNot = useCallback(
    async (move: string) => {
      const answer = await attempt(store.ask({ why_not: move }), words);
      if (!answer?.why_not) return null;
      return answer.why_not.legal ? t("ask-legal") : words.refusal(answer.why_not.rule ?? "not_offered");
    },
    [attempt, store, acts, words, t],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer changes what is true
  const explain = useCallback(
    (about: string) =>
      store.ask({ about }).then(
        ({ facts }) => facts ?? null,
        () => null,
      ),
    [store, acts],
  );

  if (present === undefined || !present.view) return null;
  const view = playback.view ?? present.view;
  const back = writeAddress(store.id, { ply: store.version, eyes: undefined });
  const result = playback.behind === 0 ? present.result : null;
  const tools = (
    <>
      <button type="button" onClick={() => store.restart()} title={t("what-if-again-title")}>
        <Icon name="redo" size={18} />
        {t("what-if-again")}
      </button>
      <Link href={`/match/${store.id}`} className="button primary">
        <Icon name="back" size={18} />
        {t("what-if-return")}
      </Link>
    </>
  );
  const list = asked.map((ask) => (
    <AskPanel
      key={ask.question}
      ask={ask}
      seen={seen.current}
      words={words}
      names={names}
      busy={busy}
      play={(move) => propose(move, true)}
      whyNot={whyNot}
    />
  ));
  const about = (
    <p className="what-if-about" role="note">
      <b>{t("what-if")}</b> {t("what-if-text")} <Link href={back}>{t("what-if-from")}</Link>
    </p>
  );
  const seats = (
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
      words={words}
    />
  );
  return (
    <div
      className={`match what-if${strip ? " strip" : ""}${sheet ? " sheet" : ""}`}
      data-game={table.game}
      data-ply={present.version}
      data-shown={playback.ply}
      data-over={result ? "" : undefined}
    >
      <header className="top-bar">
        <Brand />
        <div className="match-title">
          <h1>{words.title()}</h1>
          <p className="turn">{t("what-if")}</p>
        </div>
        {!strip && <div className="top-middle what-if-tools">{tools}</div>}
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
      <main id="content" className="stage-area" tabIndex={-1}>
        {strip && (
          <div className="what-if-banner">
            {about}
            <div className="row">{tools}</div>
          </div>
        )}
        <Recent events={events} names={names} words={words} />
        <section className="board" aria-labelledby="board">
          <h2 id="board" className="hidden">
            {t("board")}
          </h2>
          <BoardView
            game={table.game}
            view={view}
            seat={seat}
            asks={asks}
            players={table.players}
            names={names}
            options={table.options}
            events={events}
            ply={playback.ply}
            over={present.over}
            words={words}
            clocks={present.clock}
            ahead={0}
            beat={playback.beat}
            still={still}
            proposed={proposed?.move ?? null}
            propose={propose}
            play={play}
            whyNot={whyNot}
            explain={explain}
          />
        </section>
        {result && <Result result={result} names={names} words={words} />}
      </main>
      <Dock
        asks={asked}
        words={words}
        names={names}
        busy={busy}
        refusal={match.refusal}
        proposed={proposed}
        idle={t(present.over ? "what-if-over" : "loading")}
        takeBack={acts.length > 0 && !busy ? { label: t("take-back"), run: () => store.back() } : null}
        openList={() => setListing(true)}
        propose={propose}
        list={sheet && list.length > 0 ? list : null}
      />
      {!strip && (
        <aside className="rail" aria-label={t("side")}>
          {seats}
          <div className="what-if-log">
            {about}
            {listing && list}
            <h3>{t("what-if-since")}</h3>
            <Log
              events={events}
              notes={[]}
              names={names}
              words={words}
              upTo={Number.POSITIVE_INFINITY}
              linkTo={() => whatIfAddress(store.id, store.version, seat)}
            />
          </div>
        </aside>
      )}
    </div>
  );
}
