import { useEffect, useMemo } from "react";
import { contentFrom } from "../api/content";
import { LostPage } from "../pages/lost";
import { useLoadedWords, useText } from "../text/context";
import { GlossaryProvider } from "../text/glossary";
import { Adrift } from "../ui/adrift";
import { phrase } from "../ui/notice";
import { Page } from "../ui/page";
import { Room } from "./room";
import { openShares } from "./shares";
import { useMatchStore } from "./store";

/** A match: live as long as the page is open, at any past position when the address names one. */
export function MatchPage({ id }: { id: string }) {
  const text = useText();
  const { store, state } = useMatchStore(id);
  const known = useLoadedWords(state.table?.game ?? null);
  const titles = state.table?.pack?.titles;
  const words = useMemo(() => (known !== null && titles ? known.calling(titles) : known), [known, titles]);
  useEffect(() => {
    if (state.table !== null) openShares(state.table, state.mine);
  }, [state.table, state.mine]);
  if (state.table !== null) contentFrom(state.table.game, state.table.pack ? state.table.id : null);
  if (state.fatal?.code === "unknown_match") return <LostPage />;
  if (state.fatal) {
    return (
      <Page title={null}>
        <section className="lost" role="alert">
          <Adrift />
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
          {state.connection === "offline" && <Adrift />}
          <p>{text.t(state.connection === "offline" ? "match-unreachable" : "loading")}</p>
        </section>
      </Page>
    );
  }
  return (
    <GlossaryProvider game={state.table.game}>
      <Room store={store} state={state} table={state.table} words={words} />
    </GlossaryProvider>
  );
}
