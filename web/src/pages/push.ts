import { ROOT } from "../api/root";
import type { NewPush } from "../protocol";

/** Whether this browser can be told things while no page is open; it needs https, or this very machine. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Ask the reader and the browser's push service; null when either says no. */
export async function agreeToPush(key: string): Promise<NewPush | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  try {
    const worker = await navigator.serviceWorker.register(`${ROOT}/sw.js`);
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = subscription.toJSON();
    return endpoint && keys?.p256dh && keys.auth ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : null;
  } catch {
    return null;
  }
}
