import type { MatchResult } from '@laurel/contract';
import { daysBetween, type FundingKind } from '@laurel/domain';
import { fold } from '@laurel/text';
import { readDay } from '../../lib/dates/calendar-day.ts';
import { deadlineFacts, deadlineOrder } from '../scholarships/deadline-display.ts';

export const MATCHES_PER_PAGE = 12;

/** Search, filters and order of the matches; '' means no filter. */
export interface MatchView {
  search: string;
  /** A band of scores: at least `from`, below `to`. */
  score: '' | 'high' | 'medium' | 'low';
  funding: '' | FundingKind;
  /** Deadlines with a date, or a window that begins, within this number of days. */
  dueWithin: '' | '30' | '90' | '180';
  sort: 'score' | 'deadline' | 'title';
  /** From 1. */
  page: number;
}

export const FIRST_VIEW: MatchView = {
  search: '',
  score: '',
  funding: '',
  dueWithin: '',
  sort: 'score',
  page: 1,
};

/** Lower (inclusive) and upper (exclusive) bound of each band. */
export const SCORE_BANDS = { high: [80, Infinity], medium: [60, 80], low: [-Infinity, 60] } as const;

const inBand = ({ matchScore }: MatchResult, band: MatchView['score']): boolean => {
  if (band === '') return true;
  const [from, to] = SCORE_BANDS[band];
  return matchScore >= from && matchScore < to;
};

const isDue = ({ scholarship }: MatchResult, within: MatchView['dueWithin'], today: string): boolean => {
  if (within === '') return true;
  const day = readDay(scholarship.deadline);
  const [first, last] = [day ?? scholarship.deadlineWindow?.first, day ?? scholarship.deadlineWindow?.last];
  if (!first || !last) return false;
  return last >= today && daysBetween(today, first) <= Number(within);
};

const mentions = ({ scholarship }: MatchResult, words: readonly string[]): boolean => {
  const text = fold(
    `${scholarship.title} ${scholarship.organization} ${scholarship.location} ${scholarship.description}`,
  );
  return words.every((word) => text.includes(word));
};

const byText = (one: string, other: string) => one.localeCompare(other, 'en');

const ORDERS = {
  score: () => (a: MatchResult, b: MatchResult) => b.matchScore - a.matchScore,
  deadline: (today: string) => {
    const key = ({ scholarship }: MatchResult) => deadlineOrder(deadlineFacts(scholarship), today);
    return (a: MatchResult, b: MatchResult) => byText(key(a), key(b));
  },
  title: () => (a: MatchResult, b: MatchResult) => byText(a.scholarship.title, b.scholarship.title),
} as const;

/** The matches that pass the filters, in the chosen order. Ties keep the server's order. */
export const viewMatches = (
  matches: readonly MatchResult[],
  view: MatchView,
  today: string,
): MatchResult[] => {
  const words = fold(view.search).split(/\s+/).filter(Boolean);
  return matches
    .filter((match) => inBand(match, view.score))
    .filter(
      ({ scholarship }) => view.funding === '' || (scholarship.award?.kind ?? 'unknown') === view.funding,
    )
    .filter((match) => isDue(match, view.dueWithin, today))
    .filter((match) => words.length === 0 || mentions(match, words))
    .sort(ORDERS[view.sort](today));
};

/** One page of a list. Page numbers are clamped; an empty list has one page. */
export const pageOf = <T>(items: readonly T[], page: number, size = MATCHES_PER_PAGE) => {
  const totalPages = Math.max(1, Math.ceil(items.length / size));
  const shown = Math.min(Math.max(1, page), totalPages);
  return { page: shown, totalPages, items: items.slice((shown - 1) * size, shown * size) };
};

export const isFiltered = ({ search, score, funding, dueWithin }: MatchView): boolean =>
  search.trim() !== '' || score !== '' || funding !== '' || dueWithin !== '';
