import { useEffect, useState } from "react";
import { hasLegend, loadLegend, type Legend as Symbols } from "../boards/legend";
import { useText } from "../text/context";
import { Dialog } from "../ui/dialog";
import { useHotkey } from "../ui/hotkey";
import { Icon } from "../ui/icon";

/** Every symbol of a game with its name and meaning: on the key `l`, or behind a button. */
export function Legend({ game, button = false }: { game: string; button?: boolean }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const has = hasLegend(game);
  useHotkey("l", has && !button ? () => setOpen(true) : null);
  if (!has) return null;
  return (
    <>
      {button && (
        <button type="button" title={t("legend-title")} onClick={() => setOpen(true)}>
          <Icon name="book" size={18} />
          {t("legend")}
        </button>
      )}
      {open && <LegendDialog game={game} close={() => setOpen(false)} />}
    </>
  );
}

/** What the keyboard can do at a table. */
const KEYS = [
  ["H", "key-h"],
  ["L", "key-l"],
  ["/", "key-slash"],
  ["?", "key-help"],
  ["R", "key-r"],
] as const;

/** What a game's legend holds; null until it is loaded. */
export function useLegend(game: string): Symbols | null {
  const [symbols, setSymbols] = useState<Symbols | null>(null);
  useEffect(() => {
    let wanted = true;
    loadLegend(game).then((loaded) => wanted && setSymbols(loaded));
    return () => {
      wanted = false;
    };
  }, [game]);
  return symbols;
}

/** What stands before the colon is the name. */
const named = (said: string) => said.split(/: (.*)/);

/** The game in four pictures of its own parts, on the page of its rules. */
export function HowToPlay({ game }: { game: string }) {
  const { t } = useText();
  const legend = useLegend(game);
  return (
    <ol className="how" aria-label={t("home-rules")}>
      {legend?.how.map(({ id, sign }) => {
        const [name = "", about = ""] = named(t(`how-${legend.prefix}-${id}`));
        return (
          <li key={id}>
            <span className={`how-picture stage ${legend.prefix}`} aria-hidden="true">
              {sign}
            </span>
            <b>{name}</b>
            <span>{about}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** The symbols themselves, as the board draws them; `alone`: on a page without the board. */
export function LegendSymbols({ game, alone = false }: { game: string; alone?: boolean }) {
  const { t } = useText();
  const symbols = useLegend(game);
  if (symbols === null) return <p className="faint">{t("loading")}</p>;
  return (
    <ul className="legend-symbols">
      {alone && symbols.sheet && (
        <li className="legend-sheet" aria-hidden="true">
          {symbols.sheet}
        </li>
      )}
      {symbols.symbols.map(({ id, sign }) => {
        const [name = "", about = ""] = named(t(`legend-${symbols.prefix}-${id}`));
        return (
          <li key={id} data-symbol={id}>
            <span className={`legend-sign stage ${symbols.prefix}`} aria-hidden="true">
              {sign}
            </span>
            <span>
              <b>{name}:</b> {about}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function LegendDialog({ game, close }: { game: string; close(): void }) {
  const { t } = useText();
  return (
    <Dialog title={t("legend")} onClose={close}>
      <div className="legend">
        <LegendSymbols game={game} />
        <h3>{t("legend-keys")}</h3>
        <ul className="legend-keys">
          {KEYS.filter(([key]) => key !== "R" || game === "galaxy_trucker").map(([key, what]) => (
            <li key={key}>
              <kbd>{key}</kbd> {t(what)}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
