import type { Hello, Ping, PlayMove, Ready, Refusal, ServerMessage } from "./messages";
import { ROOT } from "./root";

export type Connection = "connecting" | "live" | "offline";

export interface LiveHandlers {
  message(message: ServerMessage): void;
  connection(state: Connection): void;
  /** The last version already known, so that the server sends only what was missed. */
  since(): number | null;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8_000;
const HEARTBEAT = 20_000;
const PATIENCE = 10_000;

/** A WebSocket that comes back by itself: after a blip, a sleeping laptop, a restarted server. */
export class Live {
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly handlers: LiveHandlers,
  ) {
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  send(message: PlayMove | Ready): boolean {
    return this.write(message);
  }

  close(): void {
    this.closed = true;
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.retry);
    this.drop();
  }

  private open(): void {
    clearTimeout(this.retry);
    this.retry = undefined;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.handlers.connection("connecting");
    socket.onopen = () => {
      this.write({ type: "hello", tokens: [], since: this.handlers.since() });
      this.expectAnswer();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.deadline);
      this.deadline = undefined;
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === "welcome") this.settled();
      if (message.type === "refusal" && message.ref === null && this.refusedForGood(message)) this.close();
      this.handlers.message(message);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private refusedForGood(refusal: Refusal): boolean {
    return ["unknown_match", "not_watchable", "wrong_token"].includes(refusal.problem.code);
  }

  private settled(): void {
    this.pause = FIRST_PAUSE;
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => {
      this.write({ type: "ping", ref: 0 });
      this.expectAnswer();
    }, HEARTBEAT);
    this.handlers.connection("live");
  }

  /** A socket can be dead without saying so; silence after a question is the sign. */
  private expectAnswer(): void {
    this.deadline ??= setTimeout(() => {
      this.drop();
      this.lost();
    }, PATIENCE);
  }

  private lost(): void {
    this.drop();
    if (this.closed) return;
    this.handlers.connection("offline");
    this.retry ??= setTimeout(() => this.open(), this.pause * (0.7 + 0.6 * Math.random()));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private drop(): void {
    clearInterval(this.heartbeat);
    clearTimeout(this.deadline);
    this.deadline = undefined;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private readonly hurry = (): void => {
    if (this.closed || document.visibilityState === "hidden") return;
    if (this.socket === null) {
      this.pause = FIRST_PAUSE;
      this.open();
    } else if (this.socket.readyState === WebSocket.OPEN) {
      this.write({ type: "ping", ref: 0 });
      this.expectAnswer();
    }
  };

  private write(message: Hello | PlayMove | Ready | Ping): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}

export function liveAddress(id: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}${ROOT}/api/matches/${encodeURIComponent(id)}/live`;
}
