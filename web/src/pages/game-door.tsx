import { useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { useStill } from "../boards/kit/media";
import { LearnButton } from "../learn/new-here";
import { openTable } from "../match/shares";
import type { GameInfo } from "../protocol";
import { useText, useWords } from "../text/context";
import { AnyGame, doorOf } from "../ui/art";
import { Icon } from "../ui/icon";
import { useNotices } from "../ui/notice";
import { changeSettings } from "../ui/settings";
import { minutesLong } from "../ui/time";
import { botName } from "./match-row";
import { minutesOf, quickPreset, quickTable } from "./plan";
import { againstBots, type Played } from "./you/results";

/** A game's door: its scene, its name, and one click to play. */
export function Door({ game, done, isNew }: { game: GameInfo; done: readonly Played[]; isNew: boolean }) {
  const text = useText();
  const { t } = text;
  const words = useWords(game.name);
  const { attempt } = useNotices();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const { playing, enter, begun } = useScene();
  const there = done.filter((one) => one.game === game.name);
  const table = quickTable(game, new Map(againstBots(there).map(({ level, won }) => [level, won])));
  const bot = table.seats.find(({ kind }) => kind === "bot")?.bot;
  const minutes = bot ? minutesOf(game, quickPreset(bot)) : null;
  const lasting = minutes === null ? [] : [minutesLong(minutes, text.language)];

  async function sitDown() {
    setBusy(true);
    // Whoever has never finished a match wants a hand.
    if (there.length === 0) changeSettings({ hints: true });
    const created = await attempt(openTable(table), words);
    setBusy(false);
    if (created) go(`/match/${created.id}`);
  }

  const key = `about-${game.name}`;
  const about = words.tagline() ?? (text.has(key) ? t(key) : null);
  const scene = doorOf(game.name);
  const learnable = (game.lessons?.length ?? 0) > 0;
  // Whoever has neither played nor learnt anything here is led to a lesson before all else.
  const learnFirst = isNew && learnable;
  const which = <span className="hidden">{t("home-quick-which", { game: game.title })}</span>;
  const learn = learnable ? (
    <LearnButton game={game.name} title={game.title} lessons={game.lessons ?? []} first={learnFirst} />
  ) : (
    <Link href={`/rules/${game.name}`} className="button">
      <Icon name="book" size={18} />
      <span>
        {t("home-rules")}
        <span className="hidden">{t("home-rules-which", { game: game.title })}</span>
      </span>
    </Link>
  );
  return (
    <li className="door" data-game={game.name} {...(scene ? { onPointerEnter: enter, onFocus: enter } : {})}>
      {scene ? <img src={scene} alt="" className="door-scene" /> : <AnyGame />}
      {playing && <img src={`${scene}?play#play`} alt="" className="door-scene" onLoad={begun} />}
      <p className="door-tag">
        <Icon name="people" size={16} />
        {t(game.players_low === game.players_high ? "home-players-exactly" : "home-players", {
          low: game.players_low,
          high: game.players_high,
        })}
        {text.has(`edition-${game.name}`) && <b title={t(`edition-${game.name}-about`)}>{t(`edition-${game.name}`)}</b>}
      </p>
      {learnable && (
        <Link href={`/rules/${game.name}`} className="door-tag door-rules">
          <Icon name="book" size={16} />
          {t("home-rules-short")}
          {which}
        </Link>
      )}
      <div className="door-text">
        <div className="door-name">
          <h2>{game.title}</h2>
          <Link href={`/new/${game.name}`}>
            {t("home-setup")}
            {which}
          </Link>
        </div>
        {about && <p>{about}</p>}
        <div className="door-acts">
          {learnFirst && learn}
          <button type="button" className={learnFirst ? "button" : "primary"} onClick={sitDown} disabled={busy}>
            <Icon name="play" size={18} />
            <span>
              {t("home-quick")}
              {which}
              {bot && <small>{[t("home-versus", { bot: botName(bot, text) }), ...lasting].join(" · ")}</small>}
            </span>
          </button>
          {!learnFirst && learn}
        </div>
      </div>
    </li>
  );
}

/** How long a scene plays, once each time somebody comes to its door. */
const SCENE_MS = 2_000;

/** Whether the scene is to play; it ends by itself once it has been seen. */
function useScene(): { playing: boolean; enter(): void; begun(): void } {
  const [playing, setPlaying] = useState(false);
  const [seen, setSeen] = useState(false);
  const still = useStill();
  useEffect(() => {
    if (!seen) return;
    const timer = setTimeout(() => {
      setSeen(false);
      setPlaying(false);
    }, SCENE_MS);
    return () => clearTimeout(timer);
  }, [seen]);
  return { playing, enter: () => setPlaying(!still), begun: () => setSeen(true) };
}
