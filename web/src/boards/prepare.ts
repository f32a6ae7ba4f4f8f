import { fetchBoard } from "../api/ahead";
import { contentFrom } from "../api/content";
import type { Table } from "../protocol";
import { useLoadedWords } from "../text/context";
import { loadBoard } from "./board";

/** Everything a match needs besides its position, asked for at once while that is on its way. */
export function prepare(table: Table): void {
  contentFrom(table.game, table.pack ? table.id : null);
  fetchBoard(table.game);
  useLoadedWords.ahead(table.game);
  loadBoard(table.game);
}
