export type ListingLink =
  | { kind: 'web'; link: string }
  /** Something stands there, but it is no address of a web page. */
  | { kind: 'unusable'; text: string }
  | { kind: 'none' };

/**
 * Reads the link of a listing: the first web address that stands in the text, or a bare host with `https://` put before it.
 * Another scheme (`mailto:`, `javascript:`) makes it unusable, whatever follows.
 */
export const readListingLink = (text = ''): ListingLink => {
  const trimmed = text.trim();
  if (!/[.:/]/.test(trimmed)) return { kind: 'none' };
  const unusable: ListingLink = { kind: 'unusable', text: trimmed };
  if (/^(?!https?:)[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed)) return unusable;
  const address = trimmed.match(/https?:\/\/[^\s<>"'|]+/i)?.[0] ?? bareHost(trimmed);
  const clean = address?.split(/[,;]+(?=https?:)/i)[0]?.replace(/[).,;:]+$/, '') ?? '';
  if (!URL.canParse(clean)) return unusable;
  const url = unwrapped(new URL(clean));
  const isHost = /[^.]\.[a-z0-9-]{2,}$/i.test(url.hostname) || /^(?:\d+\.){3}\d+$/.test(url.hostname);
  // A name before the host is read as the host: https://www.daad.de@elsewhere.example/.
  const isDisguised = url.username !== '' || url.password !== '';
  return isHost && !isDisguised ? { kind: 'web', link: url.href } : unusable;
};

const bareHost = (text: string): string | undefined => {
  const host = text.match(/^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i)?.[0];
  return host === undefined ? undefined : `https://${host}`;
};

/** Social networks and search engines put their own address around the one that was meant. */
const WRAPPERS: Record<string, string> = {
  'l.facebook.com': 'u',
  'lm.facebook.com': 'u',
  'www.google.com': 'url',
};

const unwrapped = (url: URL): URL => {
  const inside = url.searchParams.get(WRAPPERS[url.hostname] ?? '') ?? '';
  return /^https?:/i.test(inside) && URL.canParse(inside) ? new URL(inside) : url;
};
