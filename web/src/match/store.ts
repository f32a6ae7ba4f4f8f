import { useEffect, useMemo, useSyncExternalStore } from "react";
import { takeSnapshot } from "../api/ahead";
import { Refused } from "../api/http";
import { Live, liveAddress } from "../api/live";
import type { ServerMessage } from "../api/messages";
import { prepare } from "../boards/prepare";
import { missed } from "./playback";
import { EMPTY, type Eyes, type MatchState, reduce } from "./state";
import type { Told } from "./wire";

const seconds = () => Date.now() / 1000;

/** One match as this tab knows it, kept current over the live line. */
export class MatchStore {
  private state: MatchState = EMPTY;
  private readonly listeners = new Set<() => void>();
  private live: Live | null = null;
  private refs = 0;
  private wanted = false;

  constructor(readonly id: string) {}

  readonly get = (): MatchState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Open the live line, after making sure that the match exists and this browser has a session. */
  async open(): Promise<void> {
    this.wanted = true;
    try {
      prepare((await takeSnapshot(this.id)).table);
    } catch (error) {
      if (error instanceof Refused && error.status >= 400 && error.status < 500) {
        this.set({ ...this.state, fatal: error.problem });
        return;
      }
      // Unreachable just now: the live line keeps trying.
    }
    if (this.wanted) this.connect();
  }

  private connect(): void {
    this.live?.close();
    this.live = new Live(liveAddress(this.id), {
      message: (message) => this.hear(message),
      connection: (connection) => this.set({ ...this.state, connection }),
      since: () => this.seen(),
    });
  }

  /** Say hello again, for instance after a seat was claimed. */
  reconnect(): void {
    this.state = { ...this.state, positions: new Map(), events: new Map(), tapes: new Map() };
    this.connect();
  }

  close(): void {
    this.wanted = false;
    this.live?.close();
    this.live = null;
  }

  play(seat: number, move: string): void {
    const position = this.state.positions.get(seat);
    if (position === undefined || this.state.pending !== null) return;
    const pending = { ref: ++this.refs, seat, version: position.version, move };
    this.set({ ...this.state, pending, refusal: null });
    this.live?.send({ type: "move", ...pending });
  }

  ready(seat: number): void {
    this.live?.send({ type: "ready", ref: ++this.refs, seat });
  }

  /** Show what happened while nobody looked before what comes next. */
  catchUp(seat: Eyes, beats: readonly Told[]): void {
    const position = this.state.positions.get(seat);
    if (position === undefined || beats.length === 0) return;
    this.set({ ...this.state, tapes: new Map(this.state.tapes).set(seat, missed(beats, position)) });
  }

  forgetRefusal(): void {
    if (this.state.refusal !== null) this.set({ ...this.state, refusal: null });
  }

  private seen(): number | null {
    const plies = [...this.state.positions.values()].map((position) => position.version);
    return plies.length > 0 ? Math.min(...plies) : null;
  }

  private hear(message: ServerMessage): void {
    this.set(reduce(this.state, message, seconds()));
    // The reply to a move may have been lost with the line; the server answers a repeated move as it did the first time.
    if (message.type === "welcome" && this.state.pending !== null) {
      this.live?.send({ type: "move", ...this.state.pending });
    }
  }

  private set(state: MatchState): void {
    if (state === this.state) return;
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

/** The match with this id, live while the component is shown. */
export function useMatchStore(id: string): { store: MatchStore; state: MatchState } {
  const store = useMemo(() => new MatchStore(id), [id]);
  useEffect(() => {
    void store.open();
    return () => store.close();
  }, [store]);
  return { store, state: useSyncExternalStore(store.subscribe, store.get) };
}
