import { type ReactNode, useState } from "react";
import { api } from "../api/http";
import type { EventInfo, Table } from "../protocol";
import { useText } from "../text/context";
import type { Words } from "../text/words";
import { useNotices } from "../ui/notice";
import { changeSettings, type PanelName, useSettings } from "../ui/settings";
import { Tabs } from "../ui/tabs";
import { Chat } from "./chat";
import { Log } from "./log";
import { RulesText } from "./rules";
import type { MatchState } from "./state";
import { TablePanel } from "./table-panel";

/** Below the seats: log, chat, rules, every move as a list, the table itself. */
export function Panels(props: {
  table: Table;
  state: MatchState;
  /** What the stage has reached. */
  events: readonly EventInfo[];
  names: readonly string[];
  /** What the seats are called in the game. */
  called: readonly string[];
  words: Words;
  seat: number | null;
  upTo: number;
  /** The moves of what is asked; null where the dock lists them. */
  list: readonly ReactNode[] | null;
  /** What is asked now. */
  question: string | null;
  linkTo(ply: number): string;
  mark(pieces: readonly string[]): void;
}) {
  const { t } = useText();
  const { attempt } = useNotices();
  const settings = useSettings();
  // Where the dock lists the moves there is nothing to show here, whatever was chosen where they stand in the rail.
  const panel = settings.panel === "moves" && props.list === null ? "log" : settings.panel;
  const { table, state, names, words, seat, list } = props;
  const chats = state.notes.filter((note) => note.kind === "chat").length;
  const [read, setRead] = useState(chats);
  const unread = panel === "chat" ? 0 : chats - read;
  return (
    <Tabs<PanelName>
      label={t("side")}
      selected={panel}
      onSelect={(next) => {
        setRead(chats);
        changeSettings({ panel: next });
      }}
      tabs={[
        { key: "log", label: t("tab-log") },
        { key: "chat", label: t("tab-chat"), badge: unread },
        { key: "rules", label: t("tab-rules") },
        ...(list === null ? [] : [{ key: "moves" as const, label: t("tab-moves") }]),
        { key: "table", label: t("tab-table") },
      ]}
    >
      {panel === "log" && (
        <Log
          events={props.events}
          notes={state.notes}
          names={props.called}
          people={names}
          words={words}
          mine={state.mine}
          upTo={props.upTo}
          linkTo={props.linkTo}
          mark={props.mark}
        />
      )}
      {panel === "chat" && (
        <Chat
          notes={state.notes}
          names={names}
          seat={seat}
          say={async (said) =>
            seat !== null && (await attempt(api.say(table.id, { seat, text: said }).then(() => true))) === true
          }
        />
      )}
      {panel === "rules" && <RulesText game={table.game} question={props.question} />}
      {panel === "moves" && (list?.length ? list : <p className="faint">{t("moves-none")}</p>)}
      {panel === "table" && <TablePanel table={table} seat={seat} words={words} />}
    </Tabs>
  );
}
