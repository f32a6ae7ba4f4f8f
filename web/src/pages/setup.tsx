import { useState } from "react";
import { Link, useLocation } from "wouter";
import { api } from "../api/http";
import { useMedia } from "../boards/kit/media";
import { NewHere } from "../learn/new-here";
import { openTable } from "../match/shares";
import type { GameInfo, NewMatch, OptionInfo } from "../protocol";
import { useText, useWords } from "../text/context";
import { doorOf, GamePicture } from "../ui/art";
import { levelOf } from "../ui/face";
import { ChoiceField } from "../ui/field";
import { Icon, type IconName } from "../ui/icon";
import { Show, useLoad } from "../ui/load";
import { useNotices } from "../ui/notice";
import { Page } from "../ui/page";
import { minutesLong } from "../ui/time";
import { rememberLinks } from "./invites";
import { LostPage } from "./lost";
import { botName } from "./match-row";
import { OptionField } from "./option-field";
import {
  canCount,
  changesOf,
  conflictsOf,
  defaultOptions,
  defaultSeats,
  formOptions,
  minutesOf,
  newMatch,
  type PresetName,
  presetsOf,
  presetWith,
  type SeatChoice,
} from "./plan";
import { SeatPanel } from "./seat-panel";
import { SeatRow } from "./seat-row";
import { played } from "./you/results";

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
        {({ games }) =>
          game && <SetupForm game={game} others={games.filter((one) => doorOf(one.name) && one !== game)} />
        }
      </Show>
    </Page>
  );
}

function SetupForm({ game, others }: { game: GameInfo; others: readonly GameInfo[] }) {
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
  const me = useLoad(api.me);
  const mine = useLoad(api.myMatches);
  const record = useLoad(api.myRecord);
  const myMatches = mine.loaded.state === "ready" ? mine.loaded.value.matches : [];
  const known = record.loaded.state === "ready" ? record.loaded.value : null;
  const done = known === null ? [] : played(known, myMatches).filter((one) => one.game === game.name);
  const rating = known?.games.find((one) => one.game === game.name);
  const presets = presetsOf(game);
  // The ready-made table these options make, else the one that was changed.
  const [begun, setBegun] = useState(() => presetWith(game, options));
  const base = presetWith(game, options) ?? begun;
  const changes = base === null ? 0 : changesOf(game, base, options);
  const preset = changes === 0 ? base : null;

  function choosePreset(name: PresetName) {
    setBegun(name);
    setOptions({ ...defaultOptions(game), ...presets.find(([one]) => one === name)?.[1] });
  }
  // The seat that is being filled: beside the form where there is room, else below its row once it is asked for.
  const wide = useMedia("(min-width: 1120px)");
  const [wished, setFilling] = useState<number | null>(null);
  const filling = wide ? Math.min(wished ?? 1, seats.length - 1) : wished;

  const clashes = conflictsOf(game, { ...options, players: seats.length });
  const nobodyHere = !seats.some(({ sitter }) => sitter === "me" || sitter === "here");

  function addSeat() {
    setSeats((old) => [...old, ...defaultSeats(game, old.length + 1).slice(old.length)]);
    setFilling(wide ? seats.length : null);
  }

  function removeSeat(seat: number) {
    setSeats((old) => old.filter((_, index) => index !== seat));
    setFilling(null);
  }

  function setSeat(seat: number, choice: SeatChoice) {
    setSeats((old) => old.map((one, index) => (index === seat ? choice : one)));
  }

  async function open(sitters: SeatChoice[]) {
    setBusy(true);
    const created = await attempt(
      openTable({ ...newMatch(game, options, sitters), undo, patience, pace, listed, watchable, hints }),
      words,
    );
    setBusy(false);
    if (!created) return;
    rememberLinks(created, sitters);
    go(`/match/${created.id}`);
  }

  const sitting = seats.map(({ sitter, bot, name }) => {
    const level = levelOf(bot);
    if (sitter === "bot") return level ? t(`bot-${level}`) : botName(bot, text);
    return name.trim() || t(`setup-with-${sitter}`);
  });
  const who = new Intl.ListFormat(language, { type: "conjunction" }).format(sitting);
  const minutes = preset && minutesOf(game, preset);
  const facts = [
    ...(minutes ? [t("setup-about", { time: minutesLong(minutes, language) })] : []),
    t(hints ? "setup-hints-on" : "setup-hints-off"),
    t(listed ? "setup-in-lobby" : "setup-by-link"),
    ...(known?.rated ? [t(canCount(game, options, seats) ? "setup-counts" : "setup-counts-not")] : []),
  ];
  const called = (name: PresetName) =>
    name === base && changes > 0
      ? t("setup-changed", { preset: t(`preset-${name}`), count: changes })
      : t(`preset-${name}`);
  const free = seats.some(({ sitter }) => sitter === "open");
  const filled = seats.map((one): SeatChoice => (one.sitter === "open" ? { ...one, sitter: "bot" } : one));
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
  const panel = (seat: number) => (
    <SeatPanel
      seat={seat}
      choice={seats[seat] as SeatChoice}
      bots={game.bots}
      done={done}
      rating={rating}
      iMaySit={seats.every(({ sitter }, other) => other === seat || sitter !== "me")}
      choose={(choice) => setSeat(seat, choice)}
    />
  );
  return (
    <form
      className="setup"
      data-game={game.name}
      onSubmit={(event) => {
        event.preventDefault();
        void open(seats);
      }}
    >
      <header className="game-head">
        <GamePicture game={game.name} />
        <div>
          <h1>{t("setup-title", { game: game.title })}</h1>
          <p>{t("setup-lead")}</p>
          <NewHere game={game.name} lessons={game.lessons ?? []} />
        </div>
        <nav aria-label={t("setup-others")}>
          {others.map(({ name, title }) => (
            <Link key={name} href={`/new/${name}`} className="button">
              {title}
            </Link>
          ))}
        </nav>
      </header>

      {presets.length > 0 && (
        <section aria-labelledby="presets">
          <h2 id="presets">{t("setup-presets")}</h2>
          <div className="presets">
            {presets.map(([name]) => (
              <button
                key={name}
                type="button"
                className="preset"
                aria-pressed={base === name}
                onClick={() => choosePreset(name)}
              >
                {scene && <img src={scene} alt="" className="preset-scene" />}
                <b>{called(name)}</b>
                <span>{t(base === name && changes > 0 ? "setup-changed-text" : `preset-${name}-text`)}</span>
                <PresetFacts minutes={minutesOf(game, name)} game={game} />
              </button>
            ))}
          </div>
        </section>
      )}

      <fieldset className="setup-seats">
        <legend>
          {t("setup-seats")} <small>{t("setup-seats-note", { count: seats.length, most: game.players_high })}</small>
        </legend>
        <ol>
          {seats.map((choice, seat) => (
            <SeatRow
              key={seat}
              seat={seat}
              choice={choice}
              myName={me.loaded.state === "ready" ? me.loaded.value.name : null}
              chosen={seat === filling}
              onChange={(next) => setSeat(seat, next)}
              onChoose={() => setFilling(!wide && filling === seat ? null : seat)}
              onRemove={choice.sitter !== "me" && seats.length > game.players_low ? () => removeSeat(seat) : null}
            >
              {!wide && seat === filling && panel(seat)}
            </SeatRow>
          ))}
        </ol>
        {seats.length < game.players_high && (
          <button type="button" className="seat-add" onClick={addSeat}>
            <Icon name="plus" size={18} /> {t("setup-add")}
          </button>
        )}
      </fieldset>
      {wide && filling !== null && <aside className="card">{panel(filling)}</aside>}

      <details className="card more-options" open={presets.length === 0}>
        <summary>
          <b>{t("setup-rest")}</b>
          {base !== null && <Value icon="book" name={t("setup-options")} value={called(base)} />}
          <Value icon="undo" name={t("setup-undo")} value={t(`undo-${undo}-short`)} />
          {game.bots.length > 0 && <Value icon="clock" name={t("setup-pace")} value={t(`pace-${pace}-short`)} />}
          <Value icon="eye" name={t("setup-visible")} value={t(listed ? "setup-in-lobby" : "setup-by-link")} />
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
          <div className="options">
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
          </div>
        </fieldset>
      </details>
      {has(`edition-${game.name}-about`) && <p className="setup-note">{t(`edition-${game.name}-about`)}</p>}

      <div className="setup-go">
        <p className="setup-summary">
          {t("setup-summary", { preset: base ? called(base) : t("setup-own"), who })}
          <small>{facts.join(" · ")}</small>
        </p>
        {base !== null && changes > 0 && (
          <button type="button" className="quiet" onClick={() => choosePreset(base)}>
            <Icon name="undo" size={18} />
            {t("setup-back", { preset: t(`preset-${base}`) })}
          </button>
        )}
        {clashes.map((clash) => (
          <p key={clash.why} className="warning" role="alert">
            {words.refusal(clash.why)}
          </p>
        ))}
        {nobodyHere && <p className="faint">{t("setup-nobody-here")}</p>}
        {free && game.bots.length > 0 && (
          <button type="button" disabled={busy || clashes.length > 0} onClick={() => open(filled)}>
            {t("setup-fill")}
          </button>
        )}
        <button type="submit" className="primary large" disabled={busy || clashes.length > 0}>
          <Icon name="play" size={18} />
          {t("setup-open")}
        </button>
      </div>
    </form>
  );
}

/** A value of what is folded away, so that nobody has to open it to know. */
function Value({ icon, name, value }: { icon: IconName; name: string; value: string }) {
  return (
    <span className="folded-value">
      <Icon name={icon} size={16} /> {name} <span>{value}</span>
    </span>
  );
}

/** About how long a ready-made table takes, and for how many the game is. */
function PresetFacts({ minutes, game }: { minutes: number | null; game: GameInfo }) {
  const { t, language } = useText();
  return (
    <span className="preset-facts">
      {minutes !== null && (
        <span>
          <Icon name="clock" size={16} />
          {minutesLong(minutes, language)}
        </span>
      )}
      <span>
        <Icon name="people" size={16} />
        <span className="hidden">{t("setup-players")}: </span>
        {game.players_low}–{game.players_high}
      </span>
    </span>
  );
}
