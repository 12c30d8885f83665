import { CODES_ALONE, CURRENCIES, OTHER_DOLLARS, SHARED } from './currencies.generated.ts';

const isShared = ({ code }: { code: string | null }): boolean => code === null;
/** Codes alone come before the signs that several currencies share, and before the bare dollar. */
const FIRST_SHARED = CURRENCIES.findIndex(isShared);
const WORDS: readonly { code: string | null; source: string }[] = [
  ...CURRENCIES.slice(0, FIRST_SHARED).map(({ code, pattern }) => ({ code, source: pattern.source })),
  ...CODES_ALONE.map((code) => ({ code, source: String.raw`${code}(?!\p{L})` })),
  ...CURRENCIES.slice(FIRST_SHARED).map(({ code, pattern }) => ({ code, source: pattern.source })),
];

/** Any currency word, as a source for larger patterns. */
export const CURRENCY_PATTERN = WORDS.map(({ source }) => source).join('|');
const CURRENCIES_ALONE = WORDS.map(({ code, source }) => ({
  code,
  pattern: new RegExp(`^(?:${source})$`, 'u'),
}));

/**
 * ISO 4217 code of a currency word, read for the countries of study. A bare `$` is the American dollar unless the only
 * country of study has a dollar or peso of its own; a sign that several currencies share needs the country. Undefined
 * when the word leaves it open.
 */
export const currencyCode = (
  word: string,
  hosts: readonly string[],
): { code: string | undefined; bare: boolean } => {
  const text = word.trim().replace(/^\(|\)$/g, '');
  const host = hosts.length === 1 ? hosts[0] : undefined;
  if (/^(?:\$|[Dd]ollars?)$/.test(text)) {
    return { code: host !== undefined && OTHER_DOLLARS.includes(host) ? undefined : 'USD', bare: true };
  }
  const code = CURRENCIES_ALONE.find(({ pattern }) => pattern.test(text))?.code ?? undefined;
  if (code !== undefined || host === undefined) return { code, bare: false };
  const codes: Readonly<Record<string, string>> =
    SHARED.find(({ pattern }) => pattern.test(text))?.codes ?? {};
  return { code: codes[host], bare: false };
};
