import { type FormEvent, useState } from "react";
import type { Note } from "../protocol";
import { useText } from "../text/context";
import { Emblem } from "../ui/emblem";

/** What people say to each other at this table. */
export function Chat(props: {
  notes: readonly Note[];
  names: readonly string[];
  seat: number | null;
  say(text: string): Promise<boolean>;
}) {
  const { t, language } = useText();
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const lines = props.notes.filter((note) => note.kind === "chat");
  const time = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" });

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!typed.trim()) return;
    setBusy(true);
    if (await props.say(typed.trim())) setTyped("");
    setBusy(false);
  }

  return (
    <div className="chat">
      {props.seat === null ? (
        <p className="faint">{t("chat-spectator")}</p>
      ) : (
        <form onSubmit={send}>
          <input
            aria-label={t("chat-say")}
            placeholder={t("chat-say")}
            value={typed}
            maxLength={1000}
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="submit" disabled={busy || !typed.trim()}>
            {t("chat-send")}
          </button>
        </form>
      )}
      {lines.length === 0 && <p className="faint">{t("chat-empty")}</p>}
      <ol aria-live="polite">
        {[...lines].reverse().map((note) => (
          <li key={note.id}>
            {note.seat !== null && <Emblem seat={note.seat} size={20} />}
            <p>
              <b>{note.seat === null ? t("note-somebody") : props.names[note.seat]}</b>{" "}
              <time className="faint" dateTime={new Date(note.at * 1000).toISOString()}>
                {time.format(note.at * 1000)}
              </time>
              <br />
              {note.text}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
