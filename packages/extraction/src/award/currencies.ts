/** One way of writing a currency. `before` and `after` say where it may stand beside the number. */
interface CurrencyWord {
  /** ISO 4217, or undefined when the sign is shared by several and only the host country could tell. */
  code: string | undefined;
  pattern: string;
}

/** Written by their code only; those that are English words in capitals (ALL, TOP, CUP) are left out. */
const CODES =
  'BDT BGN BHD BND BWP CLP COP CRC DZD ETB FJD GEL IQD ISK JMD JOD KHR KWD KZT LBP LKR MAD MGA MMK MNT MUR MWK MZN NAD NPR OMR PEN PYG RSD RWF SCR SZL TND TTD TZS UGX UYU UZS XAF XOF ZMW';

/** Longest and most specific first: `US$` before `$`. Source of codes: ISO 4217. */
const WORDS: readonly CurrencyWord[] = [
  {
    code: 'USD',
    pattern: String.raw`US\s?\$|USD\s?\$?|U\.S\.?\s?\$|\$\s?USD?(?!\p{L})|U\.?S\.? [Dd]ollars?`,
  },
  { code: 'AUD', pattern: String.raw`AU[SD]?\s?\$|A\$|AUD(?!\p{L})\s?\$?|Australian [Dd]ollars?` },
  { code: 'CAD', pattern: String.raw`CAD?\s?\$|C\$|CDN\s?\$?|CAD(?!\p{L})\$?|Canadian [Dd]ollars?` },
  { code: 'NZD', pattern: String.raw`NZD?\s?\$|NZD(?!\p{L})|New Zealand [Dd]ollars?` },
  { code: 'HKD', pattern: String.raw`HKD?\s?\$|HKD(?!\p{L})|Hong Kong [Dd]ollars?` },
  { code: 'SGD', pattern: String.raw`SG?D?\s?\$|SGD(?!\p{L})|Singapore [Dd]ollars?` },
  { code: 'TWD', pattern: String.raw`NTD?\s?\$|NTD(?!\p{L})|TWD(?!\p{L})|New Taiwan [Dd]ollars?` },
  { code: 'BRL', pattern: String.raw`R\$|BRL(?!\p{L})|[Rr]eais` },
  { code: 'MXN', pattern: String.raw`MX\$|MXN(?!\p{L})` },
  { code: 'GBP', pattern: String.raw`GBP(?!\p{L})\s?£?|£|[Pp]ounds?(?: [Ss]terling)?(?!\p{L})|UKP(?!\p{L})` },
  {
    code: 'EUR',
    pattern: String.raw`EUR(?!\p{L})|€(?:\s?EUR(?!\p{L}))?|[Ee]uros?(?!\p{L})|EURO?S?(?!\p{L})`,
  },
  { code: 'CHF', pattern: String.raw`CHF(?!\p{L})|SFr\.?|[Ss]wiss [Ff]rancs?|Franken(?!\p{L})` },
  { code: 'SEK', pattern: 'SEK|Swedish (?:[Kk]rona|[Kk]ronor|[Cc]rowns?)' },
  { code: 'NOK', pattern: 'NOK|Norwegian (?:[Kk]rone|[Kk]roner|[Cc]rowns?)' },
  { code: 'DKK', pattern: 'DKK|Danish (?:[Kk]rone|[Kk]roner|[Cc]rowns?)' },
  { code: 'JPY', pattern: String.raw`JPY|[Jj]apanese [Yy]en|(?<!\p{L})[Yy]en(?!\p{L})|円` },
  { code: 'CNY', pattern: String.raw`CNY|RMB|[Yy]uans?(?!\p{L})|元` },
  { code: 'KRW', pattern: String.raw`KRW|₩|(?:[Kk]orean )?[Ww]on(?!\p{L})` },
  { code: 'INR', pattern: String.raw`INR(?!\p{L})|₹|(?:Indian )?[Rr]upees?(?!\p{L})` },
  { code: 'PKR', pattern: String.raw`PKR(?!\p{L})` },
  { code: 'THB', pattern: String.raw`THB(?!\p{L})|฿|[Bb]ahts?(?!\p{L})` },
  { code: 'VND', pattern: String.raw`VND(?!\p{L})|VNĐ|₫|đồng` },
  { code: 'IDR', pattern: String.raw`IDR(?!\p{L})|[Rr]upiah(?!\p{L})` },
  { code: 'MYR', pattern: String.raw`MYR(?!\p{L})|RM(?=\s?\d)|[Rr]inggits?(?!\p{L})` },
  { code: 'PHP', pattern: String.raw`PHP(?!\p{L})|₱` },
  { code: 'TRY', pattern: String.raw`TRY(?!\p{L})|TL(?!\p{L})|₺|[Tt]urkish [Ll]iras?` },
  { code: 'ILS', pattern: String.raw`ILS(?!\p{L})|NIS(?!\p{L})|₪|[Ss]hekels?(?!\p{L})` },
  { code: 'PLN', pattern: String.raw`PLN(?!\p{L})|zł|z[lł]oty` },
  { code: 'CZK', pattern: String.raw`CZK(?!\p{L})|Kč` },
  { code: 'HUF', pattern: String.raw`HUF(?!\p{L})|[Ff]orints?(?!\p{L})` },
  { code: 'RON', pattern: String.raw`RON(?!\p{L})` },
  { code: 'RUB', pattern: String.raw`RUB(?!\p{L})|₽|[Rr](?:o)?ubles?(?!\p{L})` },
  { code: 'UAH', pattern: String.raw`UAH(?!\p{L})|₴` },
  { code: 'ZAR', pattern: String.raw`ZAR(?!\p{L})|[Rr]ands?(?!\p{L})` },
  { code: 'NGN', pattern: String.raw`NGN(?!\p{L})|₦|[Nn]airas?(?!\p{L})` },
  { code: 'KES', pattern: String.raw`KES(?!\p{L})|K[Ss]hs?(?!\p{L})\.?` },
  { code: 'GHS', pattern: String.raw`GH[SC](?!\p{L})|GH₵|[Cc]edis?(?!\p{L})` },
  { code: 'SAR', pattern: String.raw`SAR(?!\p{L})|[Ss]audi [Rr]iyals?` },
  { code: 'AED', pattern: String.raw`AED(?!\p{L})|[Dd]irhams?(?!\p{L})` },
  { code: 'QAR', pattern: String.raw`QAR(?!\p{L})` },
  { code: 'EGP', pattern: String.raw`EGP(?!\p{L})` },
  ...CODES.split(' ').map((code) => ({ code, pattern: String.raw`${code}(?!\p{L})` })),
  { code: undefined, pattern: String.raw`¥|Rs\.?(?=\s?\d)|kr(?!\p{L})\.?|[Kk]ron(?:or|er|a|e)(?!\p{L})` },
  { code: 'USD', pattern: String.raw`\$|[Dd]ollars?(?!\p{L})` },
];

/** Any currency word, as a source for larger patterns. */
export const CURRENCY_PATTERN = WORDS.map((word) => word.pattern).join('|');
const MATCHERS = WORDS.map((word) => ({
  code: word.code,
  pattern: new RegExp(`^(?:${word.pattern})$`, 'u'),
}));

/** What a sign shared by several currencies stands for in a country that uses it. */
const SHARED: readonly (readonly [RegExp, Readonly<Record<string, string>>])[] = [
  [/^¥$/, { JP: 'JPY', CN: 'CNY' }],
  [/^kr|^kron/i, { SE: 'SEK', NO: 'NOK', DK: 'DKK', IS: 'ISK' }],
  [/^Rs/, { IN: 'INR', PK: 'PKR', LK: 'LKR', NP: 'NPR', MU: 'MUR' }],
];
/** Countries whose own currency is also written with a bare `$`: there it may mean theirs or the American one. */
const OTHER_DOLLARS = new Set([
  'AU',
  'CA',
  'NZ',
  'SG',
  'HK',
  'TW',
  'MX',
  'BB',
  'BS',
  'JM',
  'TT',
  'FJ',
  'CL',
  'CO',
  'AR',
  'BN',
]);

/**
 * ISO 4217 code of a currency word, read for the countries of study. A bare `$` is the American dollar unless the only
 * country of study has a dollar or peso of its own; a sign that several currencies share needs the country. Undefined
 * when the word leaves it open.
 */
export function currencyCode(
  word: string,
  hosts: readonly string[],
): { code: string | undefined; bare: boolean } {
  const text = word.trim().replace(/^\(|\)$/g, '');
  const host = hosts.length === 1 ? hosts[0] : undefined;
  if (/^(?:\$|[Dd]ollars?)$/.test(text)) {
    return { code: host !== undefined && OTHER_DOLLARS.has(host) ? undefined : 'USD', bare: true };
  }
  const code = MATCHERS.find((matcher) => matcher.pattern.test(text))?.code;
  if (code !== undefined || host === undefined) return { code, bare: false };
  return { code: SHARED.find(([sign]) => sign.test(text))?.[1][host], bare: false };
}
