import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { CARDS, type Card, type Colour } from "./facts";
import { Block } from "./tile";

/** An adventure card: what it is, what it costs, what there is to gain, and what is flying at you. */
export function CardFace({ name, landed }: { name: string; landed?: readonly (number | null)[] }) {
  const { t } = useText();
  const { board, offer, play } = useStage();
  const card = CARDS.get(name);
  if (!card) return null;
  return (
    <article className={`gt-card ${card.kind}`} aria-label={board.words.name(name)}>
      <header>
        <b>{board.words.name(card.kind)}</b>
        <span className="gt-deck">{"I".repeat(card.deck)}</span>
      </header>
      <p className="gt-card-text">{t(`about-gt-card-${card.kind}`)}</p>
      <CardFacts card={card} />
      {card.planets && (
        <ol className="gt-planets">
          {card.planets.map((goods, n) => {
            const seat = landed?.findIndex((planet) => planet === n + 1) ?? -1;
            const move = `land ${n + 1}`;
            const content = (
              <>
                <span className="planet" aria-hidden="true">
                  {n + 1}
                </span>
                <Blocks goods={goods} />
                {seat >= 0 && <span className="gt-there">{board.names[seat]}</span>}
              </>
            );
            return (
              <li key={move}>
                {offer.has(move) ? (
                  <button
                    type="button"
                    className="act"
                    data-plays={move}
                    onClick={() => play(move)}
                    aria-label={board.words.move(move)}
                  >
                    {content}
                  </button>
                ) : (
                  content
                )}
              </li>
            );
          })}
        </ol>
      )}
      {card.hits && <Hits hits={card.hits} />}
      {card.lines && (
        <ol className="gt-lines">
          {card.lines.map((line) => (
            <li key={line.weakest}>
              <b>{t("gt-weakest", { criterion: board.words.name(line.weakest) })}</b>
              <CardFacts card={line} />
              {line.hits && <Hits hits={line.hits} />}
            </li>
          ))}
        </ol>
      )}
    </article>
  );
}

function CardFacts({ card }: { card: Partial<Card> }) {
  const { t } = useText();
  const facts = (["strength", "crew", "goods_lost", "credits", "days"] as const).filter(
    (key) => card[key] !== undefined,
  );
  if (facts.length === 0 && !card.goods) return null;
  return (
    <ul className="gt-card-facts">
      {facts.map((key) => (
        <li key={key} className={key}>
          {t(`about-gt-fact-${key}`, { count: card[key] ?? 0 })}
        </li>
      ))}
      {card.goods && (
        <li>
          <Blocks goods={card.goods} />
        </li>
      )}
    </ul>
  );
}

function Hits({ hits }: { hits: readonly (readonly [string, string])[] }) {
  const { board } = useStage();
  return (
    <ul className="gt-hits">
      {hits.map(([weight, side], n) => (
        <li key={n} className={weight} title={`${board.words.name(weight)}, ${board.words.name(side)}`}>
          <span aria-hidden="true">{FROM[side]}</span>
          {board.words.name(weight)}
        </li>
      ))}
    </ul>
  );
}

/** The way something flies that comes from a side. */
const FROM: Record<string, string> = { front: "↓", right: "←", rear: "↑", left: "→" };

export function Blocks({ goods }: { goods: readonly Colour[] }) {
  const { board } = useStage();
  return (
    <span className="gt-blocks">
      {goods.map((colour, n) => (
        <svg key={n} viewBox="-13 -13 26 26" width="20" height="20" role="img" aria-label={board.words.name(colour)}>
          <Block colour={colour} />
        </svg>
      ))}
    </span>
  );
}
