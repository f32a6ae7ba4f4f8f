import { useState } from "react";
import { Link } from "wouter";
import { plainName } from "../../text/catalogue";
import { useText } from "../../text/context";
import { GamePicture } from "../../ui/art";
import { Emblem } from "../../ui/emblem";
import { Face, levelOf } from "../../ui/face";
import { ago, lasting } from "../../ui/time";
import { playerNames } from "../match-row";
import { Change } from "./rating";
import type { Played } from "./results";

/** How many matches are shown at first. */
const SHOWN = 6;

/** My matches one by one: with whom, how they ended, what that did to my rating, and the way to the report. */
export function History(props: { done: readonly Played[]; now: number; titles: ReadonlyMap<string, string> }) {
  const { t } = useText();
  const { done, now, titles } = props;
  const [all, setAll] = useState(false);
  if (done.length === 0) return null;
  return (
    <section className="record-lines" aria-labelledby="history">
      <div className="section-head">
        <h2 id="history">{t("record-history")}</h2>
        {done.length > SHOWN && !all && (
          <button type="button" className="quiet" onClick={() => setAll(true)}>
            {t("record-all", { count: done.length })}
          </button>
        )}
      </div>
      <ul className="record-history">
        {(all ? done : done.slice(0, SHOWN)).map((one) => (
          <Row key={one.match} one={one} now={now} title={titles.get(one.game) ?? plainName(one.game)} />
        ))}
      </ul>
    </section>
  );
}

function Row({ one, now, title }: { one: Played; now: number; title: string }) {
  const text = useText();
  const { t, language } = text;
  const { players, created } = one.card;
  const names = playerNames(players, text);
  const scores = [one.score, ...one.scores.filter((_, seat) => seat !== one.seat).sort((a, b) => b - a)];
  return (
    <li>
      <GamePicture game={one.game} />
      <span className="record-what">
        <b>{title}</b>
        <small>
          {ago(one.finished, now, language)} · {lasting(one.finished - created, language)}
        </small>
      </span>
      <span className="match-players">
        {players
          .filter(({ seat }) => seat !== one.seat)
          .map(({ seat, kind, bot }) => {
            const level = kind === "bot" ? levelOf(bot) : null;
            return (
              <span key={seat}>
                {level ? <Face level={level} size={26} /> : <Emblem seat={seat} size={18} />}
                {names[seat]}
              </span>
            );
          })}
      </span>
      <span className="record-place">
        <b>
          {one.gave_up
            ? t("record-gave-up")
            : players.length > 1
              ? t("record-place", { place: one.place, of: players.length })
              : t("record-solo")}
        </b>
        <small>{scores.join(" : ")}</small>
      </span>
      <span className="record-change">
        {one.change != null ? (
          <Change by={one.change} />
        ) : (
          one.uncounted && (
            <small title={t(`uncounted-${one.uncounted}`)}>{t(`uncounted-${one.uncounted}-short`)}</small>
          )
        )}
      </span>
      <Link className="button" href={`/match/${one.match}/coach`}>
        {t("record-report")}
      </Link>
    </li>
  );
}
