import type { AwardPeriod } from '@laurel/domain';
import type { Money } from './money.ts';

/** What an award wording says: a sum, or a share of a cost. */
export type AwardReading = { kind: 'money'; money: Money } | { kind: 'share'; text: string };

const SIGNS: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP', '₹': 'INR', us$: 'USD' };
const NAMES: Record<string, string> = {
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  gbp: 'GBP',
  pounds: 'GBP',
  chf: 'CHF',
  cad: 'CAD',
  aud: 'AUD',
  nzd: 'NZD',
  sgd: 'SGD',
  hkd: 'HKD',
  jpy: 'JPY',
  sek: 'SEK',
  nok: 'NOK',
  dkk: 'DKK',
  inr: 'INR',
  zar: 'ZAR',
};

const NUMBER = String.raw`\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const SIGN = String.raw`us\$|[$€£₹]`;
const NAME = Object.keys(NAMES).join('|');
const SUM = `(?:(${SIGN})\\s?|(?:(${NAME})\\s))?(${NUMBER})(?:\\s?(${SIGN})|\\s?(${NAME})\\b)?`;
const PERIOD = String.raw`(?:\s?(?:\/|per|a|each|every)\s?(month|year|annum|semester)|\s?(monthly|annually|yearly))?`;
const COUNT = String.raw`(?:(\d+)\s(?:awards?|scholarships?|grants?)\s(?:of|at)\s)?`;
const BOUND = String.raw`(up to\s|from\s)?`;
const WHOLE = new RegExp(`^${COUNT}${BOUND}${SUM}(?:\\s?(?:-|–|to)\\s?${SUM})?${PERIOD}$`, 'i');
const SHARE =
  /^(up to )?(\d{1,3})(?:\s?%?\s?(?:-|–|to)\s?(\d{1,3}))?\s?%(?:\s(?:of\s)?(?:the\s)?(tuition)(?:\sfees?)?)?(?:\s(?:waiver|reduction|discount|scholarship))?$/i;

const PERIODS: Record<string, AwardPeriod> = {
  month: 'month',
  monthly: 'month',
  year: 'year',
  annum: 'year',
  annually: 'year',
  yearly: 'year',
  semester: 'semester',
};

/** '16.000' and '16,000' are sixteen thousand, '16,5' and '16.5' sixteen and a half. */
const readNumber = (text: string): number => {
  const cents = /[.,](\d{1,2})$/.exec(text);
  const whole = (cents ? text.slice(0, cents.index) : text).replace(/\D/g, '');
  return Number(cents ? `${whole}.${cents[1]}` : whole);
};

const currencyOf = (...found: (string | undefined)[]): string | undefined => {
  const text = found.find(Boolean)?.toLowerCase();
  return text === undefined ? undefined : (SIGNS[text] ?? NAMES[text]);
};

const readSum = (wording: string): Money | null => {
  const parts = WHOLE.exec(wording);
  if (!parts) return null;
  const [, count, bound, s1, n1, first, s2, n2, s3, n3, second, s4, n4, period, adverb] = parts;
  const currency = currencyOf(s1, n1, s2, n2, s3, n3, s4, n4);
  if (!currency || !first) return null;
  const low = readNumber(first);
  const high = second ? readNumber(second) : low;
  const per = PERIODS[(period ?? adverb ?? '').toLowerCase()];
  const word = bound?.trim().toLowerCase();
  return {
    currency,
    min: word === 'up to' ? undefined : low,
    max: word === 'from' ? undefined : high,
    period: per,
    count: count ? Number(count) : undefined,
  };
};

/** Reads a wording that is a sum and nothing more, or a share in percent and nothing more. Null when it is neither. */
export const readAwardText = (wording: string): AwardReading | null => {
  const money = readSum(wording.replace(/\.$/, ''));
  if (money) return { kind: 'money', money };
  const share = SHARE.exec(wording.replace(/\.$/, ''));
  if (!share || Number(share[3] ?? share[2]) > 100) return null;
  const [, upTo, low, high, cost] = share;
  const percent = high ? `${low}% to ${high}%` : `${low}%`;
  return { kind: 'share', text: `${upTo ? 'Up to ' : ''}${percent}${cost ? ' of tuition' : ''}` };
};
