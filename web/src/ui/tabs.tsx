import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { Icon, type IconName } from "./icon";

export interface Tab<K extends string> {
  key: K;
  label: string;
  icon?: IconName;
  badge?: number | string | undefined;
}

/** Tabs after the usual pattern: one stop in the tab order, arrows move between them. */
export function Tabs<K extends string>(props: {
  label: string;
  tabs: readonly Tab<K>[];
  selected: K;
  onSelect(key: K): void;
  children: ReactNode;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const at = props.tabs.findIndex((tab) => tab.key === props.selected);
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -at, End: props.tabs.length - 1 - at }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + props.tabs.length) % props.tabs.length;
    const tab = props.tabs[next];
    if (!tab) return;
    props.onSelect(tab.key);
    list.current?.querySelectorAll<HTMLButtonElement>("[role=tab]")[next]?.focus();
  }

  return (
    <div className="tabs">
      <div role="tablist" aria-label={props.label} ref={list} onKeyDown={onKeyDown}>
        {props.tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === props.selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === props.selected ? 0 : -1}
            onClick={() => props.onSelect(tab.key)}
          >
            {tab.icon && <Icon name={tab.icon} size={18} />}
            <span>{tab.label}</span>
            {tab.badge ? <span className="badge">{tab.badge}</span> : null}
          </button>
        ))}
      </div>
      {/* The panel is focusable so that a keyboard can scroll it even when nothing inside takes the focus. */}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${props.selected}`} tabIndex={0}>
        {props.children}
      </div>
    </div>
  );
}
