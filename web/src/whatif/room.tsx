import { useCallback, useState } from "react";
import { Link } from "wouter";
import { orNothing } from "../api/http";
import { Log } from "../match/log";
import { whatIfAddress, writeAddress } from "../match/moment";
import { PrivateRoom, usePrivate } from "../match/private-room";
import { Result } from "../match/result";
import type { Table } from "../protocol";
import { useText } from "../text/context";
import type { Words } from "../text/words";
import { Icon } from "../ui/icon";
import { useNotices } from "../ui/notice";
import { useTitle } from "../ui/page";
import { useSettings } from "../ui/settings";
import type { WhatIfState, WhatIfStore } from "./store";

interface WhatIfRoomProps {
  store: WhatIfStore;
  state: WhatIfState;
  table: Table;
  words: Words;
}

/** A branch on the screen: the board and the dock of a match, under a bar that says that nothing of it counts. */
export function WhatIfRoom({ store, state, table, words }: WhatIfRoomProps) {
  const { t } = useText();
  const { attempt } = useNotices();
  const { confirm } = useSettings();
  const [listing, setListing] = useState(false);
  const { match, acts } = state;
  const { seat } = store;
  const act = useCallback((move: string) => store.act(move), [store]);
  const room = usePrivate({ table, words, match, seat, answerable: true, confirm, act });
  useTitle(`${t("what-if")} · ${words.title()}`);
  // The question is about the moment that is shown, so it is asked again after every answer.
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
    (about: string) => orNothing(store.ask({ about }).then(({ facts }) => facts ?? null)),
    [store, acts],
  );

  const { present, busy, strip } = room;
  if (present === undefined || !present.view) return null;
  const back = writeAddress(store.id, { ply: store.version, eyes: undefined });
  const result = room.playback.behind === 0 ? present.result : null;
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
  const about = (
    <p className="what-if-about" role="note">
      <b>{t("what-if")}</b> {t("what-if-text")} <Link href={back}>{t("what-if-from")}</Link>
    </p>
  );
  return (
    <PrivateRoom
      of={room}
      kind="what-if"
      data={{ "data-over": result ? "" : undefined }}
      status={t("what-if")}
      middle={!strip && <div className="top-middle what-if-tools">{tools}</div>}
      above={
        strip && (
          <div className="what-if-banner">
            {about}
            <div className="row">{tools}</div>
          </div>
        )
      }
      below={result && <Result result={result} names={room.names} words={words} />}
      idle={t(present.over ? "what-if-over" : "loading")}
      takeBack={{ label: t("take-back"), run: acts.length > 0 && !busy ? () => store.back() : null }}
      openList={() => setListing(true)}
      rail={(seats, list) => (
        <aside className="rail" aria-label={t("side")}>
          {seats}
          <div className="what-if-log">
            {about}
            {listing && list}
            <h3>{t("what-if-since")}</h3>
            <Log
              events={room.events}
              notes={[]}
              names={room.names}
              words={words}
              upTo={Number.POSITIVE_INFINITY}
              linkTo={() => whatIfAddress(store.id, store.version, seat)}
            />
          </div>
        </aside>
      )}
      whyNot={whyNot}
      explain={explain}
    />
  );
}
