import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { type CompanyView, RESOURCES } from "./facts";
import { Sign } from "./icons";

/** What a company has to spend, always in sight on a phone. */
export function Purse({ company }: { company: CompanyView | undefined }) {
  const { t } = useText();
  const { words } = useStage().board;
  if (!company) return null;
  const lines = [
    { sign: "money", count: company.money, room: null, what: t("gc-good-money") },
    { sign: "ad", count: company.ads, room: null, what: t("gc-good-ads") },
    ...RESOURCES.map((resource) => ({
      sign: resource,
      count: company.resources[resource],
      room: company.storage[resource],
      what: words.name(resource),
    })),
    { sign: "reputation", count: company.reputation, room: null, what: t("gc-good-reputation") },
  ];
  return (
    <ul className="gc-purse" aria-label={t("gc-purse")}>
      {lines.map(({ sign, count, room, what }) => (
        <li key={sign}>
          <span className="hidden">{t("gc-good", { count, what })}</span>
          <span aria-hidden="true">
            <Sign of={sign} size={17} />
            <b key={count} className="gc-new">
              {count}
            </b>
            {room !== null && <small>/{room}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
