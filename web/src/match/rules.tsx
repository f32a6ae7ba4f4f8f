import { useEffect, useMemo, useRef, useState } from "react";
import { useText } from "../text/context";
import { useGlossary } from "../text/glossary";
import { loadRules } from "../text/language";
import { SearchField } from "../ui/field";
import { Show, useLoad } from "../ui/load";
import { Markdown, type Section, sectionsOf } from "../ui/markdown";
import { fold } from "./moves";

interface RulesProps {
  game: string;
  question?: string | null;
  /** On a page of their own they begin to be read: the first chapter is open. */
  begun?: boolean;
}

/** A game's rules in our own words, chapter by chapter, searchable; open where they answer what is asked. */
export function RulesText(props: RulesProps) {
  const { language } = useText();
  // In another language they are loaded anew.
  return <Rules key={`${props.game} ${language}`} {...props} />;
}

function Rules({ game, question = null, begun = false }: RulesProps) {
  const { t, language } = useText();
  const { loaded, again } = useLoad(() => loadRules(game, language));
  const [typed, setTyped] = useState("");
  const rules = loaded.state === "ready" ? loaded.value : null;
  const sections = useMemo(() => (rules ? sectionsOf(rules.source) : []), [rules]);
  const glossary = useGlossary(game);
  const here = question === null ? null : (glossary?.chapter(question) ?? null);
  const found = useMemo(() => matching(sections, typed), [sections, typed]);
  return (
    <Show of={loaded} again={again}>
      {(written) =>
        written === null ? (
          <p className="faint">{t("rules-none")}</p>
        ) : (
          <div className="rules">
            <SearchField label={t("rules-search")} value={typed} write={setTyped} />
            {found.map((section, index) => (
              <Chapter
                key={section.title}
                section={section}
                tongue={written.tongue}
                open={typed !== "" || sections.length === 1 || (begun && index === 0)}
                here={section.title === here}
              />
            ))}
            {found.length === 0 && <p className="faint">{t("rules-not-found")}</p>}
          </div>
        )
      }
    </Show>
  );
}

/** A chapter; the one that belongs to what is asked is open and in sight. */
function Chapter(props: { section: Section; tongue: string; open: boolean; here: boolean }) {
  const { t } = useText();
  const { section, here } = props;
  const chapter = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const { current } = chapter;
    if (!here || current === null) return;
    current.open = true;
    current.scrollIntoView?.({ block: "start" });
  }, [here]);
  return (
    <details ref={chapter} lang={props.tongue} open={props.open || here} className={here ? "here" : undefined}>
      <summary>
        {section.title}
        {here && <span className="tag">{t("rules-here")}</span>}
      </summary>
      <Markdown source={section.body} />
    </details>
  );
}

function matching(sections: readonly Section[], typed: string): readonly Section[] {
  const parts = fold(typed).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return sections;
  return sections.filter((section) => parts.every((part) => fold(`${section.title} ${section.body}`).includes(part)));
}
