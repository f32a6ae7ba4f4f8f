import { api } from "../api/http";
import type { Position, Table } from "../protocol";
import { useText } from "../text/context";
import type { Words } from "../text/words";
import { useNotices } from "../ui/notice";
import type { Eyes } from "./state";
import { undoOf } from "./wire";

/** Something one may do, and what it is called. */
export interface Tool {
  label: string;
  run(): void;
}

/** What this seat may take back now, and play again. */
export interface Undoing {
  step: Tool | null;
  turn: Tool | null;
  redo: Tool | null;
  /** Take back everything after a past position. */
  to(ply: number): Tool | null;
}

const NOTHING: Undoing = { step: null, turn: null, redo: null, to: () => null };

export function useUndoing(given: {
  table: Table;
  present: Position | undefined;
  eyes: Eyes;
  looking: boolean;
  words: Words;
  /** Back to the present, where the answer will be seen. */
  now(): void;
}): Undoing {
  const { t } = useText();
  const { attempt } = useNotices();
  const { table, present, eyes, looking, words } = given;
  const may = table.undo !== "off" && table.status === "running" && !table.undo_request;
  if (!may || present === undefined || eyes === null) return NOTHING;
  const { version, undo } = present;
  const { last, free_to, turn, redo } = undoOf(present);
  const alone = !table.players.some(({ seat, kind, resigned }) => kind === "human" && !resigned && seat !== eyes);
  const wish = (to: number) => () => {
    given.now();
    void attempt(api.undo(table.id, { version, seat: eyes, to }), words);
  };
  const label = (to: number) => {
    const free = table.undo === "free" && to >= (free_to ?? to + 1);
    return t(free || alone ? "undo" : "undo-ask");
  };
  const step = looking ? null : last;
  return {
    step: step === null ? null : { label: label(step), run: wish(step) },
    turn: step !== null && turn !== null && turn < step ? { label: t("undo-turn"), run: wish(turn) } : null,
    redo:
      looking || !redo
        ? null
        : { label: t("redo"), run: () => void attempt(api.redo(table.id, { version, seat: eyes }), words) },
    to: (ply) => (ply < version && undo.last !== null ? { label: label(ply), run: wish(ply) } : null),
  };
}
