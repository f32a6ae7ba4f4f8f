import { api } from "../../api/http";

/** Whether this browser, on this address, can make and use passkeys: they belong to a name, and to a safe connection. */
export function canPasskey(): boolean {
  const isName = !/^[\d.]+$|:/.test(location.hostname);
  return isName && typeof PublicKeyCredential === "function" && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

type Json = Record<string, unknown>;

/** Let the device make a passkey; null when its owner would rather not. */
export async function makePasskey(): Promise<Json | null> {
  const options: unknown = (await api.passkeyOffer()).options;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  return asked(() => navigator.credentials.create({ publicKey }));
}

/** Let the device sign with a passkey; null when its owner would rather not. */
export async function signWithPasskey(): Promise<Json | null> {
  const options: unknown = (await api.passkeyChallenge()).options;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  return asked(() => navigator.credentials.get({ publicKey }));
}

async function asked(request: () => Promise<Credential | null>): Promise<Json | null> {
  try {
    const credential = await request();
    return credential === null ? null : { ...(credential as PublicKeyCredential).toJSON() };
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** What a passkey of this device is called until somebody calls it otherwise. */
export function deviceName(): string {
  const agent = navigator.userAgent;
  const system = ["iPhone", "iPad", "Android", "Windows", "Macintosh", "CrOS", "Linux"].find((one) =>
    agent.includes(one),
  );
  return system === "Macintosh" ? "Mac" : (system ?? "");
}

/** What a browser is, out of what it calls itself: "Firefox, Linux". */
export function agentName(agent: string): string {
  const browsers: [string, string][] = [
    ["Edg/", "Edge"],
    ["OPR/", "Opera"],
    ["Firefox/", "Firefox"],
    ["Chrome/", "Chrome"],
    ["Safari/", "Safari"],
  ];
  const browser = browsers.find(([mark]) => agent.includes(mark))?.[1];
  const system = ["iPhone", "iPad", "Android", "Windows", "Mac OS", "CrOS", "Linux"].find((one) => agent.includes(one));
  return [browser, system].filter(Boolean).join(", ");
}
