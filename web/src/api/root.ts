/** The path this server runs under, "/games", or "" for all of its host. The server writes it into the page. */
export const ROOT = rootOf(document.querySelector<HTMLMetaElement>('meta[name="root"]')?.content);

export function rootOf(content: string | undefined): string {
  return content?.startsWith("/") ? content.replace(/\/$/, "") : "";
}
