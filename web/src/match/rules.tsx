import { useEffect, useMemo, useState } from "react";
import { useText } from "../text/context";
import { loadRules } from "../text/language";
import { Icon } from "../ui/icon";
import { Markdown, type Section, sectionsOf } from "../ui/markdown";
import { fold } from "./moves";

/** A game's rules in our own words, chapter by chapter, searchable. */
export function RulesText({ game }: { game: string }) {
  const { t, language } = useText();
  const [rules, setRules] = useState<Awaited<ReturnType<typeof loadRules>> | undefined>(undefined);
  const [typed, setTyped] = useState("");
  useEffect(() => {
    let wanted = true;
    loadRules(game, language).then(
      (loaded) => wanted && setRules(loaded),
      () => wanted && setRules(null),
    );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  const sections = useMemo(() => (rules ? sectionsOf(rules.source) : []), [rules]);
  const found = useMemo(() => matching(sections, typed), [sections, typed]);

  if (rules === undefined) return <p className="faint">{t("loading")}</p>;
  if (rules === null) return <p className="faint">{t("rules-none")}</p>;
  return (
    <div className="rules">
      <label className="search">
        <Icon name="search" size={18} />
        <span className="hidden">{t("rules-search")}</span>
        <input
          type="text"
          value={typed}
          placeholder={t("rules-search")}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      {found.map((section) => (
        <details key={section.title} lang={rules.tongue} open={typed !== "" || sections.length === 1}>
          <summary>{section.title}</summary>
          <Markdown source={section.body} />
        </details>
      ))}
      {found.length === 0 && <p className="faint">{t("rules-not-found")}</p>}
    </div>
  );
}

function matching(sections: readonly Section[], typed: string): readonly Section[] {
  const parts = fold(typed).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return sections;
  return sections.filter((section) => parts.every((part) => fold(`${section.title} ${section.body}`).includes(part)));
}
