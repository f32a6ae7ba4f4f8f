import { useSyncExternalStore } from "react";

export type Theme = "system" | "light" | "dark";

export interface Settings {
  theme: Theme;
  sound: boolean;
}

const KEY = "settings";
const DEFAULTS: Settings = { theme: "system", sound: false };
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

/** Two soft notes: it is your turn. Made on the spot, so there is no file to fetch; silent unless switched on. */
export function chime(): void {
  if (!current.sound || typeof AudioContext === "undefined") return;
  const context = new AudioContext();
  for (const [index, frequency] of [523.25, 783.99].entries()) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + index * 0.16;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  }
  setTimeout(() => void context.close(), 1_500);
}
