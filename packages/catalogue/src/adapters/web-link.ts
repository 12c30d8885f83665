/** The absolute http or https address that `link` leads to from the page `from` ('' when unknown), or undefined. */
export const webLink = (link: string, from: string): string | undefined => {
  const base = from === '' ? undefined : from;
  if (link.trim() === '' || !URL.canParse(link, base)) return undefined;
  const url = new URL(link, base);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
};
