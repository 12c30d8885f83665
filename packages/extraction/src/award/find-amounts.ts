import type { AwardPeriod } from '@laurel/domain';
import { CODES_ALONE, CURRENCIES, OTHER_DOLLARS, SHARED } from './currencies.generated.ts';
import {
  AT_LEAST,
  CAPPED,
  FOR_A_CHILD,
  MULTIPLIERS,
  multiplierPattern,
  NOT_MONEY_AFTER,
  NOTHING_BUT_PERIOD,
  OR_MORE,
  PERIOD_AFTER,
  PERIOD_BEFORE,
  SUPPLEMENT,
  to,
  UP_TO,
} from './phrases.generated.ts';

const isShared = ({ code }: { code: string | null }): boolean => code === null;
/** Codes alone come before the signs that several currencies share, and before the bare dollar. */
const FIRST_SHARED = CURRENCIES.findIndex(isShared);
const WORDS: readonly { code: string | null; source: string }[] = [
  ...CURRENCIES.slice(0, FIRST_SHARED).map(({ code, pattern }) => ({ code, source: pattern.source })),
  ...CODES_ALONE.map((code) => ({ code, source: String.raw`${code}(?!\p{L})` })),
  ...CURRENCIES.slice(FIRST_SHARED).map(({ code, pattern }) => ({ code, source: pattern.source })),
];

/** Any currency word, as a source for larger patterns. */
const CURRENCY_PATTERN = WORDS.map(({ source }) => source).join('|');
const CURRENCIES_ALONE = WORDS.map(({ code, source }) => ({
  code,
  pattern: new RegExp(`^(?:${source})$`, 'u'),
}));

/**
 * ISO 4217 code of a currency word, read for the countries of study. A bare `$` is the American dollar unless the only
 * country of study has a dollar or peso of its own; a sign that several currencies share needs the country. Undefined
 * when the word leaves it open.
 */
const currencyCode = (
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

/** A number as written in money amounts: digits with separators, and an optional multiplier behind it. */
const NUMBER_PATTERN = [
  String.raw`\d{1,3}(?:[ \u00a0'’]\d{3})+(?:[.,]\d{1,2})?`,
  String.raw`\d{1,3}(?:,\s?\d{2,3})+(?:\.\d{1,2})?`,
  String.raw`\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?`,
  String.raw`\d+(?:[.,]\d{1,2})?`,
].join('|');

const readMultiplier = (word: string | undefined): number => {
  const bare = word?.trim() ?? '';
  return bare === '' ? 1 : (MULTIPLIERS.find(({ pattern }) => pattern.test(bare))?.times ?? 1);
};

/**
 * The value of a written number: `16.000` and `16,000` and `16 000` are sixteen thousand, `1.500,50` and `1,500.50` have
 * cents, `2,50,000` is two and a half lakh. A single separator before exactly three digits groups thousands.
 */
const readNumber = (raw: string): number => {
  const digits = raw.replace(/[\s\u00a0'’]/g, '');
  const decimal = /[.,](\d{1,2})$/.exec(digits);
  const grouped = decimal === null ? digits : digits.slice(0, decimal.index);
  const whole = Number.parseInt(grouped.replace(/[.,]/g, ''), 10);
  return decimal === null
    ? whole
    : whole + Number.parseInt(decimal[1] ?? '0', 10) / 10 ** (decimal[1]?.length ?? 1);
};

/** The period that an amount at `start` to `end` is paid for; `other` for hours, days and weeks; undefined when unsaid. */
const findPeriod = (text: string, start: number, end: number): AwardPeriod | 'other' | undefined => {
  const after = text.slice(end, end + 80);
  const following = PERIOD_AFTER.find(({ pattern }) => pattern.test(after))?.period;
  if (following !== undefined && following !== 'total') return following;
  // A bracket between the word and its sum only explains the word.
  const before = text.slice(Math.max(0, start - 110), start).replace(/\([^()]*\)/g, ' ');
  // "A monthly stipend of … for three years": the monthly rhythm matters more than the whole time.
  return PERIOD_BEFORE.find(({ pattern }) => pattern.test(before))?.period ?? following;
};

/** A smaller number without a currency is a count of awards in the wrong column. */
const LEAST_BARE_SUM = 50;

/** One amount or range of money as the text gives it. */
export interface FoundAmount {
  start: number;
  end: number;
  min?: number;
  max?: number;
  currency?: string;
  period?: AwardPeriod;
  /** Money for another stretch of time than the closed list knows (an hour, a day, a week). */
  otherPeriod: boolean;
  parenthesised: boolean;
  /** Paid beside the award proper: for children, travel, material, insurance. */
  supplement: boolean;
}

const C = `(?:${CURRENCY_PATTERN})`;
const N = `(?:${NUMBER_PATTERN})`;
/** One side of a range, with a currency and a multiplier of its own. */
const LOW = `(?:(?<c1>${C})\\s?)?(?<n1>${N})(?<k1>${multiplierPattern})?\\s?(?<c2>${C}|\\(${C}\\))?`;
const HIGH = `(?:(?<c3>${C})\\s?)?(?<n2>${N})(?<k2>${multiplierPattern})?\\s?(?<c4>${C})?`;
/** "5,000 - 10,000", "$500 to $2,000", "SEK50K-100K" */
const AMOUNT = String.raw`(?<![\p{L}\d.,])${LOW}(?:\s*${to}\s*${HIGH})?(?!\d|[.,]\d|\s?%|\p{L})`;
let amountPattern: RegExp | undefined;

/** Whether the words around an amount, within its own clause, make it a supplement. */
const isSupplement = (text: string, start: number, end: number): boolean => {
  const before = text.slice(Math.max(0, start - 70), start).split(/[.;,:]\s|\)/);
  const lead = /:\s*$/.test(text.slice(Math.max(0, start - 3), start))
    ? before.slice(-2).join(' ')
    : (before.at(-1) ?? '');
  const after = text.slice(end, end + 40).split(/[.;,]\s|\band\b|\(/)[0] ?? '';
  const aside = FOR_A_CHILD.test(text.slice(end, end + 50));
  return aside || SUPPLEMENT.test(lead) || SUPPLEMENT.test(after);
};

const inParentheses = (text: string, at: number): boolean => {
  const open = text.lastIndexOf('(', at);
  return open >= 0 && !text.slice(open, at).includes(')');
};

const currencyOf = (
  groups: Record<string, string | undefined>,
  hosts: readonly string[],
): { code?: string; present: boolean } => {
  const words = [groups.c2, groups.c4, groups.c1, groups.c3].filter(
    (word) => word !== undefined && word.trim() !== '',
  ) as string[];
  if (words.length === 0) return { present: false };
  const read = words.map((word) => currencyCode(word, hosts));
  const code = (
    read.find((entry) => !entry.bare && entry.code !== undefined) ?? read.find((entry) => entry.bare)
  )?.code;
  return code === undefined ? { present: true } : { code, present: true };
};

const bounds = (text: string, match: RegExpExecArray): { min?: number; max?: number } => {
  const { n1 = '', k1, n2, k2 } = match.groups ?? {};
  const low = readNumber(n1) * readMultiplier(n2 === undefined ? k1 : (k1 ?? k2));
  if (n2 !== undefined) {
    const high = readNumber(n2) * readMultiplier(k2);
    return low <= high ? { min: low, max: high } : { min: high, max: low };
  }
  const before = text.slice(Math.max(0, match.index - 32), match.index);
  if (UP_TO.test(before) || CAPPED.test(text.slice(match.index + match[0].length))) return { max: low };
  const more = OR_MORE.test(text.slice(match.index + match[0].length));
  return more || AT_LEAST.test(before) ? { min: low } : { min: low, max: low };
};

/** "$13,000/year Canadian dollars" */
const dollarsAfter = (after: string): string | undefined => {
  const word = /^\s*(?:\/|per |a |each )\s*\w+\s+(Canadian|Australian|US|New Zealand) dollars?\b/i.exec(
    after,
  )?.[1];
  const codes: Readonly<Record<string, string>> = { c: 'CAD', a: 'AUD', u: 'USD', n: 'NZD' };
  return word === undefined ? undefined : codes[word.slice(0, 1).toLowerCase()];
};

/**
 * Amounts of money in a text. A number without a currency counts only when the text is nothing but that number or range
 * (or says a period). `hosts` are the countries of study, which decide signs that several currencies share.
 */
export const findAmounts = (text: string, hosts: readonly string[]): FoundAmount[] => {
  const found: FoundAmount[] = [];
  // Made at the first use: V8 takes 40 ms for it, and most starts never read an amount.
  amountPattern ??= new RegExp(AMOUNT, 'gu');
  amountPattern.lastIndex = 0;
  for (let match = amountPattern.exec(text); match !== null; match = amountPattern.exec(text)) {
    const end = match.index + match[0].length;
    const after = text.slice(end, end + 60);
    const currency = currencyOf(match.groups ?? {}, hosts);
    const alone =
      text.slice(0, match.index).replace(/\b(?:up to|approx\.?|about|ca\.?|max\.?)\b|[~\s:]/gi, '') === '' &&
      NOTHING_BUT_PERIOD.test(after);
    if (!currency.present && (!alone || readNumber(match.groups?.n1 ?? '') < LEAST_BARE_SUM)) continue;
    if (!currency.present && NOT_MONEY_AFTER.test(after)) continue;
    const range = bounds(text, match);
    if ((range.max ?? range.min ?? 0) <= 0) continue;
    const named =
      currency.code ??
      dollarsAfter(after) ??
      (/^\s?\(?(?:AUD|CAD|NZD|USD|EUR|GBP|SGD|HKD)\b/.exec(after)?.[0].replace(/[^A-Z]/g, '') || undefined);
    const period = findPeriod(text, match.index, end);
    found.push({
      start: match.index,
      end,
      ...range,
      ...(named === undefined ? {} : { currency: named }),
      ...(period === undefined || period === 'other' ? {} : { period }),
      otherPeriod: period === 'other',
      parenthesised: inParentheses(text, match.index),
      supplement: isSupplement(text, match.index, end),
    });
  }
  return found;
};
