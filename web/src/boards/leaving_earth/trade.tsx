import { useText } from "../../text/context";
import { splitMove } from "../../text/words";
import { Emblem } from "../../ui/emblem";
import { Act } from "../kit/act";
import { useStage } from "../kit/context";
import { PartArt } from "./art/sprite";
import type { Deal, View } from "./facts";

const ITEMS = ["money", "part", "astronaut", "spacecraft", "share"];

/** The table between two agencies as a paper: what one gives, what it wants, what can be added, and the telegram. */
export function Trade({ view, deal }: { view: View; deal: Deal }) {
  const { t } = useText();
  const { board } = useStage();
  const moves = board.asks.flatMap((ask) => ask.moves).map(({ move }) => move);
  const items = moves.filter((move) => ITEMS.includes(splitMove(move).verb));
  const rest = moves.filter((move) => !items.includes(move) && splitMove(move).verb !== "strike");
  const name = (seat: number) => view.agencies[seat]?.name ?? "";
  const said = (lines: readonly string[]) =>
    lines.length > 0 ? lines.map((line) => board.words.move(line)).join(", ") : t("le-nothing");
  return (
    <div data-covers className="le-over le-trade" role="group" aria-label={t("le-trade")}>
      <header>
        <Emblem seat={deal.by} size={26} />
        <h2>{t("le-offer-to", { who: name(deal.to) })}</h2>
        <Emblem seat={deal.to} size={26} />
      </header>
      <div className="le-sides">
        <Side
          seat={deal.by}
          who={name(deal.by)}
          lines={deal.give}
          first={0}
          active={!deal.in_return}
          items={deal.in_return ? [] : items}
        />
        <Side
          seat={deal.to}
          who={name(deal.to)}
          lines={deal.want}
          first={deal.give.length}
          active={deal.in_return}
          items={deal.in_return ? items : []}
        />
      </div>
      <p className="le-telegram">
        {t("le-telegram", { from: name(deal.by), to: name(deal.to), give: said(deal.give), want: said(deal.want) })}
      </p>
      <footer>
        {rest.map((move) => (
          <Act key={move} move={move} className={move === "propose" || move === "accept" ? "main" : ""} />
        ))}
      </footer>
    </div>
  );
}

interface SideProps {
  seat: number;
  who: string;
  lines: readonly string[];
  /** How many lines of the offer come before these. */
  first: number;
  active: boolean;
  items: readonly string[];
}

function Side({ seat, who, lines, first, active, items }: SideProps) {
  const { t } = useText();
  const { board, offer, propose } = useStage();
  const money = items.filter((move) => splitMove(move).verb === "money");
  const others = items.filter((move) => !money.includes(move));
  return (
    <section className={active ? "le-side active" : "le-side"}>
      <h3>
        <Emblem seat={seat} size={18} /> {t("le-gives", { who })}
      </h3>
      <ul>
        {lines.length === 0 && <li className="faint">{t("le-nothing")}</li>}
        {lines.map((line, index) => {
          const strike = `strike ${first + index + 1}`;
          return (
            <li key={`${line} ${index}`}>
              {board.words.move(line)}
              {offer.has(strike) && (
                <Act move={strike} className="strike">
                  <span className="hidden">{board.words.move(strike)}</span>
                  <span aria-hidden="true">✕</span>
                </Act>
              )}
            </li>
          );
        })}
      </ul>
      {items.length > 0 && (
        <div className="le-items" role="group" aria-label={t(active && first ? "le-add-want" : "le-add-give")}>
          {money.length > 0 && (
            <select aria-label={t("le-money")} value="" onChange={(event) => propose(event.target.value)}>
              <option value="">{t("le-add-money")}</option>
              {money.map((move) => (
                <option key={move} value={move} data-plays={move}>
                  {board.words.move(move)}
                </option>
              ))}
            </select>
          )}
          {others.map((move) => {
            const { verb, arg } = splitMove(move);
            return (
              <Act key={move} move={move}>
                {verb === "part" && arg && <PartArt of={arg} height={24} />}
                {board.words.move(move)}
              </Act>
            );
          })}
        </div>
      )}
    </section>
  );
}
