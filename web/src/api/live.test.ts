import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MatchStore } from "../match/store";
import { position, welcome } from "../testing/samples";
import { Live } from "./live";
import type { ServerMessage } from "./messages";

/** A WebSocket in the test's hands. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }
}

const hello = welcome([0], [position(0, 3, ["go"])]);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connect() {
  const states: string[] = [];
  const live = new Live("ws://x", { message: vi.fn(), connection: (state) => states.push(state), since: () => 7 });
  return { live, states };
}

test("the first message greets and says what is already known", () => {
  const { live, states } = connect();
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([{ type: "hello", tokens: [], since: 7 }]);
  FakeSocket.last.say(hello);
  expect(states).toEqual(["connecting", "live"]);
  live.close();
});

test("a lost line comes back by itself, with growing pauses", () => {
  const { live, states } = connect();
  FakeSocket.last.open();
  FakeSocket.last.say(hello);
  FakeSocket.last.close();
  expect(states.at(-1)).toBe("offline");
  vi.advanceTimersByTime(700);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.close();
  vi.advanceTimersByTime(650);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(700);
  expect(FakeSocket.all).toHaveLength(3);
  live.close();
});

test("silence after a question counts as a lost line", () => {
  const { live, states } = connect();
  FakeSocket.last.open();
  FakeSocket.last.say(hello);
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "ping", ref: 0 });
  vi.advanceTimersByTime(10_000);
  expect(states.at(-1)).toBe("offline");
  live.close();
});

test("a match that does not exist is not asked for again", () => {
  connect();
  FakeSocket.last.open();
  FakeSocket.last.say({ type: "refusal", ref: null, problem: { code: "unknown_match" } });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("closing is for good", () => {
  const { live } = connect();
  FakeSocket.last.open();
  live.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a move whose answer was lost is sent again, unchanged, and only one is ever on its way", async () => {
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue(new Response("{}", { status: 200 })));
  const store = new MatchStore("abcdef");
  await store.open();
  FakeSocket.last.open();
  FakeSocket.last.say(hello);
  store.play(0, "go");
  store.play(0, "go");
  const first = FakeSocket.last.sent.filter(({ type }) => type === "move");
  expect(first).toEqual([{ type: "move", ref: 1, seat: 0, version: 3, move: "go" }]);
  FakeSocket.last.close();
  vi.advanceTimersByTime(1_000);
  FakeSocket.last.open();
  FakeSocket.last.say(hello);
  expect(FakeSocket.last.sent.filter(({ type }) => type === "move")).toEqual(first);
  FakeSocket.last.say({ type: "ack", ref: 1, version: 4 });
  expect(store.get().pending).toBeNull();
  store.close();
});

test("a match that is gone is told once, without a live line", async () => {
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue(Response.json({ code: "unknown_match" }, { status: 404 })));
  const store = new MatchStore("abcdef");
  await store.open();
  expect(store.get().fatal?.code).toBe("unknown_match");
  expect(FakeSocket.all).toHaveLength(0);
});
