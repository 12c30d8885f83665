import type { Award, FundingKind } from '@laurel/domain';
import { cleanText } from '../text/clean-text.ts';
import { NUMBER_WORDS } from '../text/numbers.generated.ts';
import { type FoundAmount, findAmounts } from './find-amounts.ts';
import {
  COUNT_IN_AMOUNT,
  EMPTY,
  FREE_TUITION_PART,
  FULL,
  LESS_THAN_FULL,
  LIVING,
  NO_LIVING,
  NO_TUITION,
  PART,
  PLAIN_COUNT,
  SPENDING,
  TUITION,
  WORKLOAD,
} from './phrases.generated.ts';

/**
 * How much of the cost an award covers, by its wording. `full`: it says fully funded, full scholarship or ride, all costs,
 * or pays tuition and living both. `partial`: tuition alone (also "full tuition"), living alone beside no amount, a waiver,
 * a percentage, a discount. `amount`: a sum of money and no such words. Else `unknown`.
 */
const fundingKind = (text: string, hasAmount: boolean): FundingKind => {
  if (!hasAmount && WORKLOAD.test(text)) return 'unknown';
  const tuition = TUITION.test(text) && !NO_TUITION.test(text);
  const living = LIVING.test(text) && !NO_LIVING.test(text);
  const shortened = LESS_THAN_FULL.test(text);
  if (FULL.test(text) && !shortened) return 'full';
  if (tuition && living && !shortened && !FREE_TUITION_PART.test(text)) return 'full';
  if (hasAmount && !/%/.test(text)) return 'amount';
  if (tuition || PART.test(text) || FULL.test(text)) return 'partial';
  if (hasAmount) return 'amount';
  return living ? 'partial' : 'unknown';
};

const read = (raw: string | undefined): number | undefined => {
  if (raw === undefined) return undefined;
  const value = NUMBER_WORDS[raw.toLowerCase()] ?? Number.parseInt(raw.replace(/[.,]/g, ''), 10);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
};

/** The number of awards of a round, when it is given as one number; ranges and "up to" give none. */
const countAwards = (awards: string, amount: string): number | undefined =>
  read(PLAIN_COUNT.exec(awards.slice(0, 80))?.[1]) ?? read(COUNT_IN_AMOUNT.exec(amount)?.[1]);

/** Longer texts are prose about the programme; its sums are at the start. */
const MAX_READ = 3_000;

/** Amounts of one currency and period make up the award: the first outside parentheses sets both. */
const combine = (found: readonly FoundAmount[], text: string): FoundAmount[] => {
  const proper = found.filter((amount) => !amount.supplement);
  const main = proper.length > 0 ? proper : found;
  const open = main.filter((amount) => !amount.parenthesised);
  const pool = open.length > 0 ? open : main;
  const first = pool.find((amount) => amount.currency !== undefined) ?? pool[0];
  if (first === undefined || first.otherPeriod) return [];
  const apart = (a: FoundAmount, b: FoundAmount): boolean =>
    /[;:]|\.\s/.test(text.slice(Math.min(a.end, b.end), Math.max(a.start, b.start)));
  const sameMoney = pool.filter(
    (amount) => !amount.otherPeriod && (amount.currency === undefined || amount.currency === first.currency),
  );
  // Of items of their own ("tuition: …; stipend: … per month") the regular payment is the award.
  const regular =
    first.period === undefined ? sameMoney.find((amount) => amount.period !== undefined) : undefined;
  const anchor = regular !== undefined && apart(first, regular) ? regular : first;
  const period = anchor.period ?? regular?.period;
  const kept = sameMoney.filter(
    (amount) =>
      amount.period === anchor.period ||
      ((amount.period === undefined || amount.period === period) && !apart(anchor, amount)),
  );
  return ofOneAward(kept, text.length);
};

/** In a long list of benefits, sums this far apart are several things: only a monthly payment is taken as the award's figure. */
const LONG_LIST = 150;
const APART = 8;

const ofOneAward = (amounts: FoundAmount[], length: number): FoundAmount[] => {
  const values = amounts.flatMap(({ min, max }) => [min, max].filter((value) => value !== undefined));
  const far = Math.max(...values) >= APART * Math.min(...values);
  if (amounts.length < 2 || !far || length < LONG_LIST) return amounts;
  return amounts.filter(({ period }) => period === 'month').slice(0, 1);
};

const range = (amounts: readonly FoundAmount[]): Pick<Award, 'min' | 'max'> => {
  const lows = amounts.map((amount) => amount.min);
  const highs = amounts.map((amount) => amount.max);
  const bounded = (values: (number | undefined)[], pick: (...n: number[]) => number): number | undefined =>
    values.every((value) => value !== undefined) ? pick(...(values as number[])) : undefined;
  const min = bounded(lows, Math.min);
  const max = bounded(highs, Math.max);
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
};

const sumOf = (amounts: readonly FoundAmount[]): Pick<Award, 'min' | 'max' | 'currency' | 'period'> => {
  if (amounts.length === 0) return {};
  const currency = amounts.find((amount) => amount.currency !== undefined)?.currency;
  const period = amounts.find((amount) => amount.period !== undefined)?.period;
  return {
    ...range(amounts),
    ...(currency === undefined ? {} : { currency }),
    ...(period === undefined ? {} : { period }),
  };
};

/** Whether the amount field alone says what the award is worth. */
const isTelling = (text: string): boolean => text !== '' && !EMPTY.test(text);

/**
 * A sum whose use is described ("can be spent on tuition, room and board") is still a sum; only a short list of what is
 * paid for makes it full.
 */
const withCoverage = (own: FundingKind, coverage: string, head: string): FundingKind => {
  if (own === 'full') return own;
  if (own === 'unknown') return fundingKind(coverage.slice(0, 300), false);
  if (own === 'amount') {
    const list = coverage.length <= 120 && !SPENDING.test(coverage);
    return list && fundingKind(coverage, false) === 'full' ? 'full' : own;
  }
  return fundingKind(`${head}; ${coverage.slice(0, 200)}`, false) === 'full' ? 'full' : own;
};

/**
 * Reads what an award is worth. The amount wording decides; the coverage wording is read when the amount says nothing
 * ("Variable", "0"), and may raise the kind to `full` when amount and coverage together pay tuition and living.
 * `min`/`max` are units of `currency` per `period`: "up to" leaves `min` out, "at least" leaves `max` out. `hosts` (ISO
 * 3166-1) are the countries of study: they settle signs such as `$` and `¥`. Pay by the hour, day or week is kept as text
 * only. Never throws.
 */
export const parseAward = (
  amount_text?: unknown,
  coverage_text?: unknown,
  awards_text?: unknown,
  hosts: readonly string[] = [],
): Award => {
  const amountText = cleanText(amount_text);
  const coverage = cleanText(coverage_text);
  const telling = isTelling(amountText);
  const text = telling || coverage === '' ? amountText : coverage;
  // Scrapers glue items together ("850 EuroTravel costs"): only the copy that is scanned is parted.
  const head = text.slice(0, MAX_READ).replace(/(\p{Ll})(?=\p{Lu}\p{Ll}{2})/gu, '$1; ');
  const sum = EMPTY.test(head) ? {} : sumOf(combine(findAmounts(head, hosts), head));
  const hasAmount = sum.min !== undefined || sum.max !== undefined;
  const own = EMPTY.test(head) ? 'unknown' : fundingKind(head, hasAmount);
  const kind = telling && isTelling(coverage) ? withCoverage(own, coverage, head) : own;
  const count = countAwards(cleanText(awards_text), head);
  return { kind, ...sum, ...(count === undefined ? {} : { count }), text };
};
