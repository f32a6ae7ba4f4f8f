import { useMemo } from "react";
import { useSearch } from "wouter";
import { contentFrom } from "../api/content";
import { readAddress } from "../match/moment";
import { LostPage } from "../pages/lost";
import { useLoadedWords, useText } from "../text/context";
import { GlossaryProvider } from "../text/glossary";
import { phrase } from "../ui/notice";
import { Page } from "../ui/page";
import { WhatIfRoom } from "./room";
import { useWhatIfStore } from "./store";

/** Playing on in private from a position of a match: `?ply=12&eyes=0` says which. */
export function WhatIfPage({ id }: { id: string }) {
  const { ply, eyes } = readAddress(useSearch());
  return ply === null || eyes === undefined || eyes === null ? (
    <LostPage />
  ) : (
    <Branch key={`${ply}/${eyes}`} id={id} seat={eyes} version={ply} />
  );
}

function Branch({ id, seat, version }: { id: string; seat: number; version: number }) {
  const text = useText();
  const { store, state } = useWhatIfStore(id, seat, version);
  const { table } = state.match;
  const known = useLoadedWords(table?.game ?? null);
  const titles = table?.pack?.titles;
  const words = useMemo(() => (known !== null && titles ? known.calling(titles) : known), [known, titles]);
  if (table !== null) contentFrom(table.game, table.pack ? id : null);
  if (state.fatal?.code === "unknown_match") return <LostPage />;
  if (state.fatal || table === null || words === null) {
    return (
      <Page title={text.t("what-if")}>
        <section className="lost" aria-busy={state.fatal === null} role={state.fatal ? "alert" : undefined}>
          <h1>{text.t("what-if")}</h1>
          <p>{state.fatal ? phrase(state.fatal, text) : text.t("loading")}</p>
        </section>
      </Page>
    );
  }
  return (
    <GlossaryProvider game={table.game}>
      <WhatIfRoom store={store} state={state} table={table} words={words} />
    </GlossaryProvider>
  );
}
