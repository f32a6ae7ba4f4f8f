import { useSyncExternalStore } from "react";
import type { Speed } from "../match/playback";

export type Theme = "system" | "light" | "dark";

/** When a move wants a second click: always, when it costs something or cannot be taken back, only when it is dangerous. */
export type Confirming = "always" | "matters" | "never";

/** What the rail shows below the seats. */
export type PanelName = "log" | "chat" | "rules" | "moves" | "table";

export interface Settings {
  theme: Theme;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** How fast the steps of a match are shown; 0 shows only where they lead. */
  speed: Speed;
  confirm: Confirming;
  panel: PanelName;
  /** Whether the rail is folded away. */
  railFolded: boolean;
  /** Whether hints are offered without being asked for: in the first match after the lessons. */
  hints: boolean;
}

const KEY = "settings";
const DEFAULTS: Settings = {
  theme: "system",
  sound: false,
  volume: 0.6,
  speed: 1,
  confirm: "matters",
  panel: "log",
  railFolded: false,
  hints: false,
};
const listeners = new Set<() => void>();
let current = read();

function read(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return DEFAULTS;
  }
}

const light = () => window.matchMedia("(prefers-color-scheme: light)");

/** Whether the night colours are on: as chosen, else as the device says. */
export function isDark(settings: Settings): boolean {
  return settings.theme === "system" ? !light().matches : settings.theme === "dark";
}

function show(): void {
  document.documentElement.dataset.theme = isDark(current) ? "dark" : "light";
  for (const listener of listeners) listener();
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  localStorage.setItem(KEY, JSON.stringify(current));
  show();
}

/** Apply the reader's settings, and follow what another tab changes. */
export function startSettings(): void {
  show();
  light().addEventListener("change", show);
  window.addEventListener("storage", (event) => {
    if (event.key !== KEY) return;
    current = read();
    show();
  });
}

export function useSettings(): Settings {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}

/** The settings outside of components. */
export const settings = (): Settings => current;
