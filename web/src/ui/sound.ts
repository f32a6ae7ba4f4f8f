import { settings } from "./settings";

/** Sounds made on the spot, so there is no file to fetch. Silent until somebody switches them on. */

interface Note {
  /** Hertz at the beginning and at the end. */
  from: number;
  to?: number;
  /** Seconds after the beginning, and seconds it lasts. */
  at?: number;
  for: number;
  loud?: number;
  wave?: OscillatorType;
}

/** Rushing air: white noise through a filter that moves. */
interface Rush {
  from: number;
  to: number;
  at?: number;
  for: number;
  loud?: number;
}

const SOUNDS = {
  turn: {
    notes: [
      { from: 523, for: 0.5 },
      { from: 784, at: 0.16, for: 0.5 },
    ],
  },
  step: { notes: [{ from: 330, to: 300, for: 0.07, loud: 0.4, wave: "triangle" }] },
  card: { rushes: [{ from: 3000, to: 900, for: 0.12, loud: 0.5 }] },
  coin: {
    notes: [
      { from: 1320, for: 0.12, loud: 0.5 },
      { from: 1760, at: 0.06, for: 0.2, loud: 0.5 },
    ],
  },
  pay: {
    notes: [
      { from: 880, for: 0.1, loud: 0.5 },
      { from: 660, at: 0.07, for: 0.16, loud: 0.5 },
    ],
  },
  build: {
    notes: [{ from: 180, to: 120, for: 0.09, wave: "square", loud: 0.35 }],
    rushes: [{ from: 1800, to: 600, for: 0.08 }],
  },
  dice: { rushes: [0, 0.07, 0.13, 0.22].map((at) => ({ from: 2600, to: 1400, at, for: 0.04 })) },
  launch: {
    rushes: [{ from: 90, to: 900, for: 2.2, loud: 1.4 }],
    notes: [{ from: 40, to: 70, for: 2.2, wave: "sawtooth", loud: 0.4 }],
  },
  blast: {
    rushes: [{ from: 1600, to: 60, for: 0.9, loud: 1.6 }],
    notes: [{ from: 110, to: 35, for: 0.7, wave: "triangle" }],
  },
  alarm: { notes: [0, 0.28].map((at) => ({ from: 440, to: 392, at, for: 0.2, wave: "square" as const, loud: 0.3 })) },
  success: { notes: [523, 659, 784, 1047].map((from, n) => ({ from, at: n * 0.09, for: 0.4, loud: 0.7 })) },
  failure: { notes: [392, 330, 262].map((from, n) => ({ from, at: n * 0.14, for: 0.35, loud: 0.6 })) },
  end: { notes: [392, 523, 659, 784, 1047].map((from, n) => ({ from, at: n * 0.12, for: 0.9, loud: 0.8 })) },
} satisfies Record<string, { notes?: Note[]; rushes?: Rush[] }>;

export type SoundName = keyof typeof SOUNDS;

export function isSound(name: string): name is SoundName {
  return name in SOUNDS;
}

let context: AudioContext | null = null;

/** Play a sound, if the reader wants to hear any. */
export function playSound(name: SoundName): void {
  const { sound, volume } = settings();
  if (!sound || volume <= 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  const out = context.createGain();
  out.gain.value = volume * 0.35;
  out.connect(context.destination);
  const { notes = [], rushes = [] }: { notes?: Note[]; rushes?: Rush[] } = SOUNDS[name];
  for (const note of notes) ring(context, out, note);
  for (const rush of rushes) blow(context, out, rush);
}

function swell(audio: AudioContext, start: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.03, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  return gain;
}

function ring(audio: AudioContext, out: AudioNode, note: Note): void {
  const start = audio.currentTime + (note.at ?? 0);
  const tone = audio.createOscillator();
  tone.type = note.wave ?? "sine";
  tone.frequency.setValueAtTime(note.from, start);
  if (note.to) tone.frequency.exponentialRampToValueAtTime(note.to, start + note.for);
  tone.connect(swell(audio, start, note.for, note.loud ?? 0.6)).connect(out);
  tone.start(start);
  tone.stop(start + note.for);
}

function blow(audio: AudioContext, out: AudioNode, rush: Rush): void {
  const start = audio.currentTime + (rush.at ?? 0);
  const noise = audio.createBufferSource();
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * rush.for), audio.sampleRate);
  const data = samples.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  noise.buffer = samples;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(rush.from, start);
  filter.frequency.exponentialRampToValueAtTime(rush.to, start + rush.for);
  noise
    .connect(filter)
    .connect(swell(audio, start, rush.for, rush.loud ?? 0.6))
    .connect(out);
  noise.start(start);
}
