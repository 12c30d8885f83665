import type { Award, AwardPeriod } from '@laurel/domain';
import { upperFirst } from '@laurel/text';

interface Money {
  /** ISO 4217. */
  currency: string;
  /** Amounts per `period`. One alone is a lower or an upper bound. */
  min?: number | undefined;
  max?: number | undefined;
  period?: AwardPeriod | undefined;
  /** Number of awards. */
  count?: number | undefined;
}

const PERIOD_SUFFIX: Record<AwardPeriod, string> = {
  once: '',
  total: ' in total',
  year: '/year',
  semester: '/semester',
  month: '/month',
};

const sum = (amount: number, currency: string, locale?: string): string => {
  const digits = Number.isInteger(amount) ? 0 : 2;
  try {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(amount);
  } catch {
    // The platform does not know this currency code.
    return `${amount.toLocaleString(locale)} ${currency}`;
  }
};

/** Several dollars share one sign: those that are not US dollars keep their code. */
const signed = (amount: number, currency: string, locale?: string): string => {
  const text = sum(amount, currency, locale);
  return currency !== 'USD' && /^\$/.test(text) ? `${currency} ${text.slice(1)}` : text;
};

const range = ({ currency, min, max }: Money, locale?: string): string => {
  if (min === undefined) return `up to ${signed(max ?? 0, currency, locale)}`;
  if (max === undefined) return `from ${signed(min, currency, locale)}`;
  if (min === max) return signed(min, currency, locale);
  if (min === 0) return `up to ${signed(max, currency, locale)}`;
  return `${signed(min, currency, locale)} to ${signed(max, currency, locale)}`;
};

/** '€934/month', '$1,000 to $5,000', '3 awards of £500', 'Up to CHF 20,000'. */
const formatMoney = (money: Money, locale = 'en-US'): string => {
  const amount = `${range(money, locale)}${money.period ? PERIOD_SUFFIX[money.period] : ''}`;
  const text = money.count !== undefined && money.count > 1 ? `${money.count} awards of ${amount}` : amount;
  return upperFirst(text);
};

/** What an award text states: a sum, or a share of a cost. */
type AwardReading = { kind: 'money'; money: Money } | { kind: 'share'; text: string };

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

/** Reads a text that is nothing but a sum or a percentage; null for others. */
const readAwardText = (wording: string): AwardReading | null => {
  const money = readSum(wording.replace(/\.$/, ''));
  if (money) return { kind: 'money', money };
  const share = SHARE.exec(wording.replace(/\.$/, ''));
  if (!share || Number(share[3] ?? share[2]) > 100) return null;
  const [, upTo, low, high, cost] = share;
  const percent = high ? `${low}% to ${high}%` : `${low}%`;
  return { kind: 'share', text: `${upTo ? 'Up to ' : ''}${percent}${cost ? ' of tuition' : ''}` };
};

/** A text longer than this is not used as a label. */
const LABEL_LENGTH = 50;
const BARE_NUMBER = /^\d[\d,]*(\.\d{1,2})?$/;

export interface AwardFacts {
  /** The award in the organiser's words. */
  amount: string;
  award?: LooseAward | undefined;
}
/** An award as the API sends it: an absent key may also be present without a value. */
type LooseAward = { [K in keyof Award]: Award[K] | undefined } & Pick<Award, 'kind' | 'text'>;

interface AwardDisplay {
  /** 'Full Funding', '€934/month', '3 awards of £500', '50% of tuition', a short text, or 'See details'. */
  text: string;
  isFull: boolean;
  /** The full text, when `text` does not already contain it. */
  detail: string | null;
}

const structured = (award: LooseAward): Money | null => {
  const { currency, min, max, period, count } = award;
  if (!currency || (min === undefined && max === undefined)) return null;
  return { currency, min, max, period, count };
};

const textDisplay = (wording: string, locale?: string): string => {
  if (wording === '') return 'Not stated';
  if (BARE_NUMBER.test(wording)) {
    const amount = Number(wording.replaceAll(',', ''));
    return amount > 0 ? formatMoney({ currency: 'USD', min: amount, max: amount }, locale) : 'Not stated';
  }
  const read = readAwardText(wording);
  if (read?.kind === 'money') return formatMoney(read.money, locale);
  if (read?.kind === 'share') return read.text;
  return wording.length <= LABEL_LENGTH ? wording : 'See details';
};

/** The value of the award in a few true words: from the structured award, else from its text. */
export const displayAward = ({ amount, award }: AwardFacts, locale?: string): AwardDisplay => {
  const wording = (award?.text || amount).trim().replace(/\s+/g, ' ');
  const isFull = award?.kind === 'full';
  const money = award && structured(award);
  const text = isFull ? 'Full Funding' : money ? formatMoney(money, locale) : textDisplay(wording, locale);
  const says = wording.toLowerCase() === text.toLowerCase() || wording === '' || BARE_NUMBER.test(wording);
  return { text, isFull, detail: says ? null : wording };
};
