import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { useStage } from "../kit/context";
import { useExplained } from "../kit/explain";
import { Slots } from "./art/outcome";
import { Sign } from "./art/sprite";
import { wordOn } from "./chart/places";
import { signOf } from "./chart/ways";
import { ADVANCEMENTS, type Advancement, HIDDEN_CARDS, type Outcome, type View } from "./facts";

interface Told {
  /** Every place's card, and by agency and advancement the outcomes left on it. */
  cards: Record<string, string>;
  outcomes: Record<string, Partial<Record<Outcome, number>>>[];
}

/** What lay hidden: once the match is over every card and every outcome is turned up. */
export function Hidden({ view }: { view: View }) {
  const { t } = useText();
  const { said: told, late } = useExplained<Told>("hidden");
  if (told === null)
    return (
      <p className="faint" role="status">
        {late ? t("explain-late") : ""}
      </p>
    );
  return (
    <div className="le-hidden">
      <ul className="le-faces">
        {Object.entries(told.cards).map(([place, card]) => (
          <Face key={place} place={place} id={card} seen={view.cards[place]?.revealed ?? false} />
        ))}
      </ul>
      <h3>{t("le-hidden-outcomes")}</h3>
      <Outcomes view={view} told={told.outcomes} />
    </div>
  );
}

/** A card turned up: those that nobody turned up before are the news. */
function Face({ place, id, seen }: { place: string; id: string; seen: boolean }) {
  const { t } = useText();
  const { words } = useStage().board;
  const face = HIDDEN_CARDS.find((one) => one.location === place && one.id === id);
  if (!face) return null;
  const sign = signOf(face);
  return (
    <li className={seen ? "seen" : "news"}>
      <span className="face" aria-hidden="true">
        <Sign name={sign} size={26} className={`of-${sign}`} />
        <b>{wordOn(face, t)}</b>
      </span>
      <span>
        <b>{words.name(place)}</b>
        <span>{words.name(id)}</span>
        <small>{t(seen ? "le-hidden-seen" : "le-hidden-news")}</small>
      </span>
    </li>
  );
}

/** What was left on the advancements of every agency. */
function Outcomes({ view, told }: { view: View; told: Told["outcomes"] }) {
  const { t } = useText();
  return (
    <table>
      <thead>
        <tr>
          <td />
          {view.agencies.map((agency, seat) => (
            <th key={agency.agency} scope="col">
              <Emblem seat={seat} size={16} /> <span>{agency.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ADVANCEMENTS.map(({ id, outcomes: starting }) => (
          <tr key={id}>
            <th scope="row">{t(`le-short-${id}`)}</th>
            {view.agencies.map((agency, seat) => {
              const owned = agency.advancements[id];
              return (
                <td key={agency.agency}>
                  {owned && (
                    <Slots advancement={turned(owned, told[seat]?.[id])} starting={starting} safe={t("le-safe")} />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An advancement with all its outcomes turned up. */
function turned(owned: Advancement, lay: Told["outcomes"][number][string] = {}): Advancement {
  return { ...owned, known: lay };
}
