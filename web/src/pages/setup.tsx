import { useState } from "react";
import { useLocation } from "wouter";
import { api } from "../api/http";
import { NewHere } from "../learn/new-here";
import { openTable } from "../match/shares";
import type { GameInfo, NewMatch, OptionInfo } from "../protocol";
import { useText, useWords } from "../text/context";
import { doorOf, GamePicture } from "../ui/art";
import { levelOf } from "../ui/face";
import { ChoiceField } from "../ui/field";
import { Icon } from "../ui/icon";
import { Show, useLoad } from "../ui/load";
import { useNotices } from "../ui/notice";
import { Page } from "../ui/page";
import { BotPanel } from "./bot-panel";
import { rememberLinks } from "./invites";
import { LostPage } from "./lost";
import { botName } from "./match-row";
import { OptionField } from "./option-field";
import {
  conflictsOf,
  defaultOptions,
  defaultSeats,
  formOptions,
  minutesOf,
  newMatch,
  presetsOf,
  presetWith,
  type SeatChoice,
} from "./plan";
import { SeatField } from "./seat-field";

/** How long an absent player may keep the others waiting: unit, number, seconds. */
const PATIENCE = [
  ["minute", 10, 600],
  ["hour", 1, 3_600],
  ["day", 1, 86_400],
  ["day", 3, 259_200],
  ["day", 7, 604_800],
] as const;

/** Setting up a table: who sits where, which options, how undo works. */
export function SetupPage({ game: name }: { game: string }) {
  const { t } = useText();
  const { loaded, again } = useLoad(api.games);
  const game = loaded.state === "ready" ? loaded.value.games.find((one) => one.name === name) : undefined;
  if (loaded.state === "ready" && !game) return <LostPage />;
  return (
    <Page title={t("setup-title", { game: game?.title ?? "" })}>
      <Show of={loaded} again={again}>
        {() => game && <SetupForm game={game} />}
      </Show>
    </Page>
  );
}

function SetupForm({ game }: { game: GameInfo }) {
  const text = useText();
  const { t, has, language } = text;
  const words = useWords(game.name);
  const { attempt } = useNotices();
  const [, go] = useLocation();
  const [options, setOptions] = useState(() => defaultOptions(game));
  const [seats, setSeats] = useState(() =>
    defaultSeats(game, Math.min(Math.max(2, game.players_low), game.players_high)),
  );
  const [undo, setUndo] = useState<NonNullable<NewMatch["undo"]>>("free");
  const [patience, setPatience] = useState(86_400);
  const [pace, setPace] = useState<NonNullable<NewMatch["pace"]>>("brisk");
  const [listed, setListed] = useState(true);
  const [watchable, setWatchable] = useState(true);
  const [hints, setHints] = useState(true);
  const [busy, setBusy] = useState(false);
  const presets = presetsOf(game);
  const preset = presetWith(game, options);
  // The bot of this seat is chosen beside the form.
  const [wished, setFilling] = useState(1);
  const filling = seats[wished]?.sitter === "bot" ? wished : seats.findIndex(({ sitter }) => sitter === "bot");

  const clashes = conflictsOf(game, { ...options, players: seats.length });
  const nobodyHere = !seats.some(({ sitter }) => sitter === "me" || sitter === "here");

  function setPlayers(count: number) {
    setSeats((old) => [...old, ...defaultSeats(game, count).slice(old.length)].slice(0, count));
  }

  function choose(wanted: Record<string, unknown>) {
    setOptions({ ...defaultOptions(game), ...wanted });
    if (typeof wanted.players === "number") setPlayers(wanted.players);
  }

  function setSeat(seat: number, choice: SeatChoice) {
    setFilling(seat);
    setSeats((old) => old.map((one, index) => (index === seat ? choice : one)));
  }

  async function open() {
    setBusy(true);
    const created = await attempt(
      openTable({ ...newMatch(game, options, seats), undo, patience, pace, listed, watchable, hints }),
      words,
    );
    setBusy(false);
    if (!created) return;
    rememberLinks(created, seats);
    go(`/match/${created.id}`);
  }

  const sitting = seats.map(({ sitter, bot, name }) => {
    const level = levelOf(bot);
    if (sitter === "bot") return level ? t(`bot-${level}`) : botName(bot, text);
    return name.trim() || t(`setup-with-${sitter}`);
  });
  const who = new Intl.ListFormat(language, { type: "conjunction" }).format(sitting);
  const scene = doorOf(game.name);
  const all = formOptions(game);
  const fields = (shown: readonly OptionInfo[]) => (
    <div className="options">
      {shown.map((option) => (
        <OptionField
          key={option.name}
          option={option}
          words={words}
          value={options[option.name]}
          onChange={(value) => setOptions((old) => ({ ...old, [option.name]: value }))}
        />
      ))}
    </div>
  );
  const counts = Array.from({ length: game.players_high - game.players_low + 1 }, (_, i) => game.players_low + i);
  return (
    <form
      className="setup"
      data-game={game.name}
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <header className="game-head">
        <GamePicture game={game.name} />
        <h1>{t("setup-title", { game: game.title })}</h1>
        <NewHere game={game.name} lessons={game.lessons ?? []} />
      </header>

      {presets.length > 0 && (
        <section aria-labelledby="presets">
          <h2 id="presets">{t("setup-presets")}</h2>
          <div className="presets">
            {presets.map(([name, wanted]) => (
              <button
                key={name}
                type="button"
                className="preset"
                aria-pressed={preset === name}
                onClick={() => choose(wanted)}
              >
                {scene && <img src={scene} alt="" className="preset-scene" />}
                <b>{t(`preset-${name}`)}</b>
                <span>{t(`preset-${name}-text`)}</span>
                <PresetFacts minutes={minutesOf(game, name)} players={wanted.players} />
              </button>
            ))}
          </div>
        </section>
      )}

      <fieldset className="card">
        <legend>{t("setup-seats")}</legend>
        {counts.length > 1 && (
          <div className="choice" role="radiogroup" aria-label={t("setup-players")}>
            {counts.map((count) => (
              <label key={count}>
                <input
                  type="radio"
                  name="players"
                  checked={seats.length === count}
                  onChange={() => setPlayers(count)}
                />
                <span>{t("setup-count", { count })}</span>
              </label>
            ))}
          </div>
        )}
        {seats.map((choice, seat) => (
          <SeatField
            key={seat}
            seat={seat}
            choice={choice}
            bots={game.bots}
            chosen={seat === filling}
            onChange={(next) => setSeat(seat, next)}
            onChoose={() => setFilling(seat)}
          />
        ))}
      </fieldset>
      {seats[filling]?.sitter === "bot" && (
        <BotPanel
          seat={filling}
          bot={seats[filling].bot}
          bots={game.bots}
          choose={(bot) => setSeats((old) => old.map((one, seat) => (seat === filling ? { ...one, bot } : one)))}
        />
      )}

      {has(`edition-${game.name}-about`) && <p className="setup-note">{t(`edition-${game.name}-about`)}</p>}

      <details className="card more-options" open={presets.length === 0}>
        <summary>
          <b>{t("setup-rest")}</b> <span className="faint">{t(`undo-${undo}`)}</span>
        </summary>
        {(game.packs?.length ?? 0) > 0 && (
          <fieldset>
            <legend>{t("setup-components")}</legend>
            <label className="field">
              <span>{t("setup-pack")}</span>
              <select
                value={String(options.content ?? "")}
                onChange={(event) => setOptions((old) => ({ ...old, content: event.target.value }))}
              >
                <option value="">{t("setup-pack-none")}</option>
                {game.packs?.map((pack) => (
                  <option key={pack}>{pack}</option>
                ))}
              </select>
            </label>
          </fieldset>
        )}
        {all.length > 0 && (
          <fieldset>
            <legend>{t("setup-options")}</legend>
            {fields(all)}
          </fieldset>
        )}
        <fieldset>
          <legend>{t("setup-table")}</legend>
          <ChoiceField
            label={t("setup-undo")}
            value={undo}
            values={["free", "consent", "off"]}
            named={(policy) => t(`undo-${policy}`)}
            choose={(chosen) => setUndo(chosen)}
          />
          <ChoiceField
            label={t("setup-pace")}
            value={pace}
            values={["instant", "brisk", "calm"]}
            named={(one) => t(`pace-${one}`)}
            choose={(chosen) => setPace(chosen)}
          />
          <label className="field">
            <span>{t("setup-patience")}</span>
            <select value={patience} onChange={(event) => setPatience(Number(event.target.value))}>
              {PATIENCE.map(([unit, number, seconds]) => (
                <option key={seconds} value={seconds}>
                  {new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(number)}
                </option>
              ))}
            </select>
          </label>
          <label className="check">
            <input type="checkbox" checked={listed} onChange={(event) => setListed(event.target.checked)} />
            <span>{t("setup-listed")}</span>
          </label>
          <label className="check">
            <input type="checkbox" checked={watchable} onChange={(event) => setWatchable(event.target.checked)} />
            <span>{t("setup-watchable")}</span>
          </label>
          <label className="check">
            <input type="checkbox" checked={hints} onChange={(event) => setHints(event.target.checked)} />
            <span>{t("setup-hints")}</span>
          </label>
        </fieldset>
      </details>

      <div className="setup-go">
        <p className="setup-summary">
          {t("setup-summary", { preset: t(preset ? `preset-${preset}` : "setup-own"), who })}
        </p>
        {clashes.map((clash) => (
          <p key={clash.why} className="warning" role="alert">
            {words.refusal(clash.why)}
          </p>
        ))}
        {nobodyHere && <p className="faint">{t("setup-nobody-here")}</p>}
        <button type="submit" className="primary large" disabled={busy || clashes.length > 0}>
          <Icon name="play" size={18} />
          {t("setup-open")}
        </button>
      </div>
    </form>
  );
}

/** About how long a ready-made table takes, and for how many it is laid. */
function PresetFacts({ minutes, players }: { minutes: number | null; players: unknown }) {
  const { t, language } = useText();
  const length = new Intl.NumberFormat(language, { style: "unit", unit: "minute", unitDisplay: "short" });
  return (
    <span className="preset-facts">
      {minutes !== null && (
        <span>
          <Icon name="clock" size={16} />
          {length.format(minutes)}
        </span>
      )}
      {typeof players === "number" && (
        <span>
          <Icon name="people" size={16} />
          {t("setup-count", { count: players })}
        </span>
      )}
    </span>
  );
}
