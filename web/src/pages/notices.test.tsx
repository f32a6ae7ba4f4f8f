import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, Refused } from "../api/http";
import type { NoticeChannel, Notices } from "../protocol";
import { TextProvider } from "../text/context";
import { NoticeProvider } from "../ui/notice";
import { TurnNotices } from "./notices";
import { agreeToPush, canPush } from "./push";

const ENDPOINT = "https://push.example/abc";
const NEW_PUSH = { endpoint: ENDPOINT, p256dh: "point", auth: "secret" };

/** A browser that has what pushes need, and a reader who answers its question like this. */
function browser(answer: NotificationPermission, subscription: object = given(ENDPOINT)) {
  const subscribe = vi.fn().mockResolvedValue({ toJSON: () => subscription });
  const register = vi.fn().mockResolvedValue({ pushManager: { subscribe } });
  vi.stubGlobal("Notification", { requestPermission: vi.fn().mockResolvedValue(answer) });
  vi.stubGlobal("PushManager", class {});
  Object.defineProperty(navigator, "serviceWorker", { value: { register }, configurable: true });
  return { register, subscribe };
}

function given(endpoint: string) {
  return { endpoint, keys: { p256dh: "point", auth: "secret" } };
}

function channel(change: Partial<NoticeChannel> = {}): NoticeChannel {
  return { id: "w1", kind: "push", host: "push.example", created: 1, failures: 0, ...change };
}

/** The section of the account page, with a server that knows these channels; each reading takes the next answer. */
async function show(...answers: Notices[]) {
  const read = vi.spyOn(api, "notices");
  for (const answer of answers) read.mockResolvedValueOnce(answer);
  render(
    <TextProvider>
      <NoticeProvider>
        <TurnNotices />
      </NoticeProvider>
    </TextProvider>,
  );
  await screen.findByRole("heading", { name: "When it is your turn" });
  await waitFor(() => expect(screen.queryByText("Just a moment…")).toBeNull());
  return { user: userEvent.setup(), read };
}

const thisDevice = () => screen.getByRole("button", { name: "Tell me on this device" });
const channels = () => screen.queryAllByRole("listitem").map((item) => item.textContent);

beforeEach(() => {
  vi.spyOn(api, "addPush").mockResolvedValue(channel());
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

test("a reader who agrees is subscribed with the server's key", async () => {
  const { register, subscribe } = browser("granted");
  expect(await agreeToPush("key")).toEqual(NEW_PUSH);
  expect(register).toHaveBeenCalledExactlyOnceWith("/sw.js");
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: "key" });
});

test.each(["denied", "default"] as const)("a reader who answers %s is left alone", async (answer) => {
  const { register } = browser(answer);
  expect(await agreeToPush("key")).toBeNull();
  expect(register).not.toHaveBeenCalled();
});

test("a browser whose push service cannot be reached, or gives no keys, says no", async () => {
  const { subscribe } = browser("granted");
  subscribe.mockRejectedValueOnce(new DOMException("no push service", "AbortError"));
  expect(await agreeToPush("key")).toBeNull();
  browser("granted", { endpoint: ENDPOINT, keys: {} });
  expect(await agreeToPush("key")).toBeNull();
});

test("a browser needs a worker, a push manager and notifications", () => {
  expect(canPush()).toBe(false);
  browser("default");
  expect(canPush()).toBe(true);
  Reflect.deleteProperty(window, "Notification");
  expect(canPush()).toBe(false);
});

test("where the host has switched notices off there is nothing to agree to", async () => {
  browser("granted");
  await show({ key: null, channels: [] });
  expect(screen.getByText("The host of this server has switched notices off.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a browser that cannot be told says so and leaves the webhook", async () => {
  await show({ key: "key", channels: [] });
  expect(screen.getByText(/^This browser cannot get notices/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Tell me on this device" })).toBeNull();
  expect(screen.getByRole("button", { name: "Tell this webhook" })).toBeTruthy();
});

test("a device that agreed is kept by the server and shown", async () => {
  const { subscribe } = browser("granted");
  const { user } = await show({ key: "the key", channels: [] }, { key: "the key", channels: [channel()] });
  await user.click(thisDevice());
  expect(await screen.findByText("Done: notices go there from now on.")).toBeTruthy();
  expect(subscribe.mock.calls[0]?.[0].applicationServerKey).toBe("the key");
  expect(api.addPush).toHaveBeenCalledExactlyOnceWith(NEW_PUSH);
  await waitFor(() => expect(channels()).toEqual([expect.stringContaining("A browser, through push.example")]));
});

test("a device that was refused is told where to look, and the server hears nothing", async () => {
  browser("denied");
  const { user, read } = await show({ key: "key", channels: [] });
  await user.click(thisDevice());
  expect(await screen.findByText(/^The browser does not allow it/)).toBeTruthy();
  expect(api.addPush).not.toHaveBeenCalled();
  expect(read).toHaveBeenCalledOnce();
});

test("a server that will not keep the device says why, and the button can be tried again", async () => {
  browser("granted");
  vi.mocked(api.addPush).mockRejectedValueOnce(new Refused(409, { code: "too_many_channels" }));
  const { user, read } = await show({ key: "key", channels: [] });
  await user.click(thisDevice());
  expect(await screen.findByText("Your notices already go to ten places. Remove one first.")).toBeTruthy();
  expect(screen.queryByText("Done: notices go there from now on.")).toBeNull();
  expect(read).toHaveBeenCalledOnce();
  expect((thisDevice() as HTMLButtonElement).disabled).toBe(false);
});

test("a channel is tried out, tells of its failures, and is removed", async () => {
  browser("granted");
  const test = vi.spyOn(api, "testNotice").mockResolvedValue(undefined);
  const remove = vi.spyOn(api, "removeNotice").mockResolvedValue(undefined);
  const kept = { key: "key", channels: [channel({ failures: 2 })] };
  const { user } = await show(kept, kept, { key: "key", channels: [] });
  expect(channels()).toEqual([expect.stringContaining("the last 2 notices did not arrive")]);
  await user.click(screen.getByRole("button", { name: "Try it" }));
  expect(await screen.findByText("Sent. It should be there now.")).toBeTruthy();
  expect(test).toHaveBeenCalledExactlyOnceWith("w1");
  await user.click(screen.getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("Removed.")).toBeTruthy();
  expect(remove).toHaveBeenCalledExactlyOnceWith("w1");
  await waitFor(() => expect(channels()).toEqual([]));
});
