import type { CSSProperties } from "react";
import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { about } from "./about";
import { printed, STARTING_UPGRADES, UPGRADES, type View } from "./facts";
import { EffectSigns, GuestSign, Sign } from "./icons";

/** Starting upgrades: the cards that are bid for, or those dealt to me to choose from. */
export function StartingUpgrades({ view }: { view: View }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const mine = board.seat === null ? undefined : view.companies[board.seat]?.starting_upgrades;
  const cards = view.market.auction.length > 0 ? view.market.auction : Array.isArray(mine) ? mine : [];
  if (cards.length === 0) return null;
  const bids = offer.args("bid").map((money) => `bid ${money}`);
  return (
    <section
      className={`gc-auction n${cards.length}`}
      style={{ "--cards": cards.length } as CSSProperties}
      aria-label={t("gc-starting-upgrades")}
    >
      <h3>{t("gc-starting-upgrades")}</h3>
      {cards.map((card) => {
        const { token, upgrade } = printed(STARTING_UPGRADES, card);
        const { destination, effects } = printed(UPGRADES, upgrade);
        return (
          <Piece
            key={card}
            as="button"
            label={board.words.name(card)}
            text={
              <>
                <p>{about.startingUpgrade(card, board.words)}</p>
                <p>{about.upgrade(upgrade, board.words)}</p>
              </>
            }
            moves={offer.among(`choose_starting_upgrade ${card}`)}
            className={`gc-starting ${destination}`}
          >
            <span className="gc-starting-signs">
              <GuestSign guest={destination} size={22} />
              <EffectSigns some={effects} size={18} />
            </span>
            <span className="gc-offer-name">{board.words.name(upgrade)}</span>
            <small>{board.words.name(token)}</small>
          </Piece>
        );
      })}
      {bids.length > 0 && (
        <div className="gc-bids">
          <Sign of="money" size={16} />
          {bids.map((move) => (
            <Bid key={move} move={move} />
          ))}
        </div>
      )}
    </section>
  );
}

function Bid({ move }: { move: string }) {
  const { board, play } = useStage();
  return (
    <button
      type="button"
      className="act"
      data-plays={move}
      aria-label={board.words.move(move)}
      onClick={() => play(move)}
    >
      {move.split(" ")[1]}
    </button>
  );
}
