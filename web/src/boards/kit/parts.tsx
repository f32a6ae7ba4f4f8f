import { type ReactNode, useState } from "react";
import { useText } from "../../text/context";
import { type Tab, Tabs } from "../../ui/tabs";

export interface Part extends Tab<string> {
  shown: ReactNode;
}

/** The parts of a board where there is no room for all at once: one tab each, the first chosen in the beginning. */
export function Parts({ parts }: { parts: readonly [Part, ...Part[]] }) {
  const { t } = useText();
  const [chosen, choose] = useState(parts[0].key);
  // What was chosen may be gone, as the yard is once ships fly.
  const part = parts.find(({ key }) => key === chosen) ?? parts[0];
  return (
    <Tabs label={t("board")} selected={part.key} onSelect={choose} tabs={parts}>
      {part.shown}
    </Tabs>
  );
}
