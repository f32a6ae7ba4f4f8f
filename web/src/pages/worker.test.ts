import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

const SOURCE = readFileSync("public/sw.js", "utf8");
const HOME = "https://cosmodrome.example";

/** The worker as a browser would run it, with these pages open. */
function start(...open: string[]) {
  const heard = new Map<string, (event: object) => void>();
  const pages = open.map((url) => ({ url, focus: vi.fn().mockResolvedValue(undefined) }));
  const showNotification = vi.fn().mockResolvedValue(undefined);
  const openWindow = vi.fn().mockResolvedValue(undefined);
  const matchAll = vi.fn().mockResolvedValue(pages);
  const self = {
    addEventListener: (kind: string, listener: (event: object) => void) => heard.set(kind, listener),
    registration: { showNotification },
    clients: { matchAll, openWindow },
  };
  new Function("self", SOURCE)(self);

  /** What the worker asks the browser to stay awake for must be everything it does. */
  async function fire(kind: string, event: object) {
    const work: Promise<unknown>[] = [];
    heard.get(kind)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    expect(work).toHaveLength(1);
    await Promise.all(work);
  }
  return { fire, pages, showNotification, openWindow, matchAll };
}

function clicked(url: string) {
  return { notification: { close: vi.fn(), data: { url } } };
}

test("a push is shown in the words the server sent, one notice for each match", async () => {
  const { fire, showNotification } = start();
  const notice = { title: "Moon Race", text: "It is your turn.", url: `${HOME}/match/abc`, match: "abc" };
  await fire("push", { data: { json: () => notice } });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith("Moon Race", {
    body: "It is your turn.",
    tag: "abc",
    // Beside the worker, also where the page lives under a path.
    icon: "icon.svg",
    data: { url: `${HOME}/match/abc` },
  });
});

test("a click on a notice goes to the page of that match, at whichever moment it stands", async () => {
  const { fire, pages, openWindow, matchAll } = start(`${HOME}/`, `${HOME}/match/abcd`, `${HOME}/match/abc?ply=3`);
  const event = clicked(`${HOME}/match/abc`);
  await fire("notificationclick", event);
  expect(event.notification.close).toHaveBeenCalledOnce();
  // Pages opened before there was a worker count too.
  expect(matchAll).toHaveBeenCalledWith({ type: "window", includeUncontrolled: true });
  expect(pages.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 0, 1]);
  expect(openWindow).not.toHaveBeenCalled();
});

test("where no page of the match is open, a click opens one", async () => {
  const { fire, pages, openWindow } = start(`${HOME}/match/abcd`);
  await fire("notificationclick", clicked(`${HOME}/match/abc`));
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${HOME}/match/abc`);
  expect(pages[0]?.focus).not.toHaveBeenCalled();
});
