import { type ReactNode, useState } from "react";
import { useText } from "../../text/context";
import { type Tab, Tabs } from "../../ui/tabs";

export interface Part extends Tab<string> {
  shown: ReactNode;
}

/**
 * The parts of a board where there is no room for all at once: one tab each, the first chosen in the beginning.
 * Those that are kept stay drawn behind the chosen one, for a board that looks for its pieces in all of them.
 */
export function Parts({ parts, kept = false }: { parts: readonly [Part, ...Part[]]; kept?: boolean }) {
  const { t } = useText();
  const [chosen, choose] = useState(parts[0].key);
  return (
    <Tabs label={t("board")} selected={chosen} onSelect={choose} tabs={parts}>
      {kept
        ? parts.map(({ key, shown }) => (
            <div key={key} data-part={key} hidden={key !== chosen}>
              {shown}
            </div>
          ))
        : parts.find(({ key }) => key === chosen)?.shown}
    </Tabs>
  );
}
