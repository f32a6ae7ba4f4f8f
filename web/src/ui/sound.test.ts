import { afterEach, expect, test, vi } from "vitest";
import { soundOf } from "../boards/pace";
import { changeSettings } from "./settings";
import { isSound, playSound } from "./sound";

/** What the browser would have been asked to play, and how loud. */
const played: { kind: string; gain: number }[] = [];
let gains: { value: number }[] = [];

function param(value = 0) {
  return { value, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
}

function node(kind: string) {
  const made = {
    gain: param(),
    frequency: param(),
    Q: param(),
    connect: <T>(next: T) => next,
    start: () => played.push({ kind, gain: gains[0]?.value ?? 0 }),
    stop: () => undefined,
  };
  if (kind === "gain") gains.push(made.gain);
  return made;
}

class SilentAudio {
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  resume = async () => undefined;
  createGain = () => node("gain");
  createOscillator = () => node("tone");
  createBufferSource = () => node("noise");
  createBiquadFilter = () => node("filter");
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

vi.stubGlobal("AudioContext", SilentAudio);

afterEach(() => {
  played.length = 0;
  gains = [];
  changeSettings({ sound: false, volume: 0.6 });
});

const tables = import.meta.glob<Record<string, { sound?: string }>>("../boards/*/beats.json", {
  eager: true,
  import: "default",
});

test("nothing is heard until somebody switches sounds on, and nothing at no volume", () => {
  playSound("launch");
  changeSettings({ sound: true, volume: 0 });
  playSound("launch");
  expect(played).toEqual([]);
});

test("the volume makes a sound louder", () => {
  changeSettings({ sound: true, volume: 0.2 });
  playSound("turn");
  const quiet = played[0]?.gain ?? 0;
  gains = [];
  played.length = 0;
  changeSettings({ volume: 1 });
  playSound("turn");
  expect(played[0]?.gain).toBeGreaterThan(quiet);
  expect(quiet).toBeGreaterThan(0);
});

test.each(Object.entries(tables))(
  "every sound of %s can be played, and its end, its drama and its small steps have one",
  (path, table) => {
    const game = path.split("/")[2] ?? "";
    changeSettings({ sound: true });
    const heard = new Set<string>();
    for (const [kind, { sound }] of Object.entries(table)) {
      if (sound === undefined) continue;
      expect(isSound(sound)).toBe(true);
      const chosen = soundOf(game, [{ version: 1, kind, fields: {} }]);
      expect(chosen).toBe(sound);
      if (chosen) playSound(chosen);
      heard.add(sound);
    }
    expect(played.length).toBeGreaterThanOrEqual(heard.size);
    for (const needed of ["launch", "end", "card", "success"]) expect(heard).toContain(needed);
  },
);
