import { useState } from "react";
import { useLocation } from "wouter";
import { api } from "../api/http";
import { quickTable } from "../pages/plan";
import type { GameInfo } from "../protocol";
import type { Words } from "../text/words";
import { useNotices } from "../ui/notice";
import { changeSettings } from "../ui/settings";

/** Whoever comes from the lessons wants a hand in the first match: the beginner's table, with hints on. */
export function useFirstGame(game: GameInfo, words: Words): { play(): Promise<void>; busy: boolean } {
  const { attempt } = useNotices();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  async function play() {
    setBusy(true);
    changeSettings({ hints: true });
    const created = await attempt(api.create(quickTable(game)), words);
    setBusy(false);
    if (created) go(`/match/${created.id}`);
  }
  return { play, busy };
}
