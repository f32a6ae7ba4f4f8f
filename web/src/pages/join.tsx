import { useEffect, useState } from "react";
import { api, problemOf } from "../api/http";
import { takeSeat } from "../match/shares";
import type { Problem, Table } from "../protocol";
import { useLoadedWords, useText } from "../text/context";
import { GamePicture } from "../ui/art";
import { Emblem } from "../ui/emblem";
import { Face, levelOf } from "../ui/face";
import { Field } from "../ui/field";
import { phrase } from "../ui/notice";
import { Page } from "../ui/page";
import { lasting } from "../ui/time";
import { LostPage } from "./lost";
import { playerName } from "./match-row";

/** Someone followed a seat's link: say who you are and sit down. */
export function JoinPage({ id, seat, token, done }: { id: string; seat: number; token: string; done(): void }) {
  const text = useText();
  const { t } = text;
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const [table, setTable] = useState<Table | null>(null);
  const [lost, setLost] = useState(false);
  const words = useLoadedWords(table?.game ?? null);
  const host = table?.players.find(
    (player) => player.kind === "human" && player.claimed && player.name && player.seat !== seat,
  );
  // Somebody came before: the same person on another device may sit down here too, everybody else can watch.
  const taken = table?.players[seat]?.claimed === true;
  const title = t(taken ? "join-taken" : "join-title");

  useEffect(() => {
    api.me().then(
      (me) => setName((typed) => typed || (me.name ?? "")),
      () => undefined,
    );
    // Whoever already sits there just goes on playing; at a table that is closed nobody sits down.
    api.snapshot(id).then(
      ({ mine, table: there }) =>
        mine.includes(seat) || there.status === "over" || there.status === "abandoned" ? done() : setTable(there),
      (error) => setLost(problemOf(error).code === "unknown_match"),
    );
  }, [id, seat, done]);

  async function sit() {
    setBusy(true);
    try {
      await takeSeat(id, seat, { token, ...(name.trim() ? { name: name.trim() } : {}) });
      done();
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  }

  if (lost) return <LostPage />;
  return (
    <Page title={title}>
      <form
        className="card narrow join"
        data-game={table?.game}
        onSubmit={(event) => {
          event.preventDefault();
          void sit();
        }}
      >
        {table && <GamePicture game={table.game} />}
        <h1>
          <Emblem seat={seat} size={36} /> {title}
        </h1>
        {table && words && !taken && (
          <p className="invitation">
            {host?.name
              ? t("join-invitation", { host: host.name, game: words.title() })
              : t("join-invitation-nobody", { game: words.title() })}
          </p>
        )}
        {table && (
          <>
            <p className="match-players">
              {table.players.map((player) => {
                const level = player.kind === "bot" ? levelOf(player.bot) : null;
                return (
                  <span key={player.seat} className={player.seat === seat && !taken ? "me" : undefined}>
                    {level ? <Face level={level} size={26} /> : <Emblem seat={player.seat} size={18} />}
                    {player.seat === seat && !taken ? t("match-you") : playerName(player, text)}
                  </span>
                );
              })}
            </p>
            <p className="faint">{t("join-pace", { time: lasting(table.patience, text.language) })}</p>
          </>
        )}
        <p>
          {taken && table.players[seat]
            ? t("join-taken-text", { who: playerName(table.players[seat], text) })
            : t("join-text")}
        </p>
        <Field label={t("join-name")} maxLength={40} autoComplete="nickname" value={name} write={setName} />
        {problem && (
          <p className="warning" role="alert">
            {phrase(problem, text)}
          </p>
        )}
        <div className="row end">
          <button type="button" className={taken ? "primary" : undefined} onClick={done}>
            {t("join-watch")}
          </button>
          <button type="submit" className={taken ? undefined : "primary"} disabled={busy}>
            {t("join-sit")}
          </button>
        </div>
      </form>
    </Page>
  );
}
