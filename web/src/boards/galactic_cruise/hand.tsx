import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { about } from "./about";
import { agendaScene, planScene } from "./art/scenes";
import { Drawing } from "./art/sprite";
import { AGENDA, BLUEPRINTS, type CompanyView, printed } from "./facts";
import { GuestSign, Sign } from "./icons";

interface HandProps {
  company: CompanyView;
  among(...moves: readonly string[]): string[];
  live: boolean;
}

/** The agenda cards of a company; one that lies face down for us has only its back. */
export function Hand({ company, among, live }: HandProps) {
  const { t } = useText();
  const { board } = useStage();
  // My own starting upgrades are chosen at the table, above my board.
  const starting = !live && Array.isArray(company.starting_upgrades) ? company.starting_upgrades : [];
  const unknown = company.hidden_cards + (Array.isArray(company.starting_upgrades) ? 0 : company.starting_upgrades);
  return (
    <div className="gc-hand" role="group" aria-label={t("gc-hand")} data-drop={live ? "hand" : undefined}>
      <span className="gc-hand-head" aria-hidden="true">
        <Sign of="agenda" size={15} />
      </span>
      {company.hand.map((card) => (
        <AgendaFace
          key={card}
          card={card}
          moves={among(`play_card ${card}`, `spend_card ${card}`, `discard_card ${card}`)}
        />
      ))}
      {starting.map((card) => (
        <Piece
          key={card}
          as="button"
          label={t("gc-starting", { card: board.words.name(card) })}
          title={t("gc-starting-title")}
          text={about.startingUpgrade(card, board.words)}
          className="gc-card starting"
        >
          <span className="gc-card-name">{board.words.name(card)}</span>
        </Piece>
      ))}
      {unknown > 0 && (
        <Piece
          as="button"
          label={t("gc-hidden-cards", { count: unknown })}
          text={t("about-gc-hidden-cards")}
          className="gc-card back"
        >
          {unknown} × ?
        </Piece>
      )}
      {company.hand.length + starting.length + unknown === 0 && <span className="gc-none">{t("gc-no-cards")}</span>}
    </div>
  );
}

/** An agenda card: the resource it can be spent for, its name, and what it brings. */
export function AgendaFace(props: { card: string; moves: string[]; drag?: string }) {
  const { board } = useStage();
  const { resource } = printed(AGENDA, props.card);
  const name = board.words.name(props.card);
  return (
    <Piece
      as="button"
      label={`${name}, ${board.words.name(resource)}`}
      title={name}
      text={about.agenda(props.card, board.words)}
      moves={props.moves}
      drag={props.drag}
      ids={[props.card]}
      className="gc-card agenda"
    >
      <Drawing of={agendaScene(props.card)} width="100%" height={22} fit="slice" className="gc-picture" />
      <span className="gc-card-name">{name}</span>
      <span className="gc-plan-facts">
        <Sign of={resource} size={15} />
      </span>
    </Piece>
  );
}

/** The blueprints a company has beside its board, to be built into its shuttles. */
export function Plans({ company, among, live }: HandProps) {
  const { t } = useText();
  return (
    <div className="gc-plans" role="group" aria-label={t("gc-plans")} data-drop={live ? "plans" : undefined}>
      <span className="gc-hand-head" aria-hidden="true">
        <Sign of="blueprints" size={15} />
      </span>
      {company.blueprints.map((blueprint) => {
        const moves = among(`build ${blueprint}`, `discard_blueprint ${blueprint}`);
        const movable = among(`build ${blueprint}`, "act build_segments").length > 0;
        return (
          <BlueprintFace
            key={blueprint}
            blueprint={blueprint}
            moves={moves}
            drag={movable ? `blueprint ${blueprint}` : undefined}
          />
        );
      })}
      {company.blueprints.length === 0 && <span className="gc-none">{t("gc-no-plans")}</span>}
    </div>
  );
}

/** A blueprint: what it costs to build, its icons, and its points. */
export function BlueprintFace(props: { blueprint: string; moves: string[]; drag?: string }) {
  const { board } = useStage();
  const { cost, vp, icons } = printed(BLUEPRINTS, props.blueprint);
  const name = board.words.name(props.blueprint);
  const text = about.blueprint(props.blueprint, board.words, board.options);
  return (
    <Piece
      as="button"
      label={`${name}: ${text}`}
      title={name}
      text={text}
      moves={props.moves}
      drag={props.drag}
      ids={[props.blueprint]}
      className={`gc-card plan ${icons[0] ?? ""}`}
    >
      <Drawing of={planScene(props.blueprint)} width="100%" height={22} fit="slice" className="gc-picture" />
      <span className="gc-card-name">{name}</span>
      <span className="gc-plan-facts">
        <span>
          {cost}
          <Sign of="money" size={13} />
        </span>
        {icons.map((icon) => (
          <GuestSign key={icon} guest={icon} size={13} />
        ))}
        <span>
          {vp}
          <Sign of="vp" size={13} />
        </span>
      </span>
    </Piece>
  );
}
