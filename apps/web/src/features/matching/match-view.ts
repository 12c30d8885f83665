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

/** What stands in one place of the list: a match, or several of one family. */
export interface MatchRow {
  key: string;
  /** Best first. */
  matches: readonly [MatchResult, ...MatchResult[]];
  /** Where there are several: follows their number. */
  family?: string;
}

/** Fewer awards of a family are no row of their own. */
const FEWEST_FOLDED = 3;

/**
 * The rows of a list: as the engine built them where the best come first, else one for each match. Somebody who searches looks for one
 * award, not for its family.
 */
export const rowsOf = (shown: readonly MatchResult[], { sort, search }: MatchView): MatchRow[] => {
  const alone = (match: MatchResult): MatchRow => ({ key: match.scholarshipId, matches: [match] });
  if (sort !== 'score' || search.trim() !== '') return shown.map(alone);
  const built = Map.groupBy(shown, ({ row }) => row);
  const places = [...built.keys()].toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity));
  return places.flatMap((place) => {
    const matches = built.get(place) ?? [];
    const [first, ...others] = matches;
    const family = first?.family;
    return first && family && matches.length >= FEWEST_FOLDED
      ? { key: `${family.id} ${first.scholarshipId}`, matches: [first, ...others], family: family.name }
      : matches.map(alone);
  });
};

/** One page of a list. Page numbers are clamped; an empty list has one page. */
export const pageOf = <T>(items: readonly T[], page: number, size = MATCHES_PER_PAGE) => {
  const totalPages = Math.max(1, Math.ceil(items.length / size));
  const shown = Math.min(Math.max(1, page), totalPages);
  return { page: shown, totalPages, items: items.slice((shown - 1) * size, shown * size) };
};

export const isFiltered = ({ search, score, funding, dueWithin }: MatchView): boolean =>
  search.trim() !== '' || score !== '' || funding !== '' || dueWithin !== '';
