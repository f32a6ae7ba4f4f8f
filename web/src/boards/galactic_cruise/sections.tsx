import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useText } from "../../text/context";
import { Tabs } from "../../ui/tabs";
import { type Homes, useHomes } from "./homes";

export interface Section {
  key: string;
  label: string;
  /** What stands beside its name where nothing in it glows. */
  note?: string | undefined;
  shown: ReactNode;
}

interface Props {
  sections: readonly [Section, ...Section[]];
  /** The part that what goes on now belongs to. */
  scene?: string | undefined;
}

/**
 * The parts of the table where not all of it can be seen: one tab each, all of them drawn, with the number of pieces
 * that glow. A question that is answered in another part opens it; one that belongs to a scene opens the part of that.
 */
export function Sections({ sections, scene }: Props) {
  const homes = useHomes();
  const { t } = useText();
  const [wish, setWish] = useState(sections[0].key);
  // The parts may change with the window.
  const chosen = sections.some(({ key }) => key === wish) ? wish : sections[0].key;
  const answered = useRef<Homes["asks"]>([]);
  useEffect(() => {
    if (answered.current === homes.asks || homes.asks.length === 0) return;
    answered.current = homes.asks;
    const [best] = Object.entries(homes.live)
      .filter(([part]) => part !== "")
      .sort(([, one], [, other]) => other - one);
    if (scene && homes.live[scene]) setWish(scene);
    else if (best && !homes.live[chosen]) setWish(best[0]);
  }, [homes, chosen, scene]);
  // Every part is seen from its top.
  const parts = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is the trigger
  useLayoutEffect(() => {
    if (parts.current?.parentElement) parts.current.parentElement.scrollTop = 0;
  }, [chosen]);
  return (
    <Tabs
      label={t("board")}
      selected={chosen}
      onSelect={setWish}
      tabs={sections.map(({ key, label, note }) => ({ key, label, badge: homes.live[key] ?? note }))}
    >
      <div ref={parts} className="gc-parts">
        {sections.map(({ key, shown }) => (
          <div key={key} className="gc-part" data-part={key} hidden={key !== chosen}>
            {shown}
          </div>
        ))}
      </div>
    </Tabs>
  );
}
