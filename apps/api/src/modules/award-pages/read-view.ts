import type { AwardListView } from '@laurel/contract';
import { FUNDING_KINDS, STUDY_LEVELS } from '@laurel/domain';
import type { ScholarshipsQuery } from '../browse/index.ts';

export const PAGE_SIZE = 20;
const MAX_PAGE = 10_000;
const LONGEST = 200;
const SORTS = ['relevance', 'deadline', 'amount', 'title'] as const;

type Query = Record<string, string | string[] | undefined>;

const oneOf = <V extends string>(list: readonly V[], value: string): V | '' =>
  list.find((each) => each === value) ?? '';

/** A parameter as one line of text; what can't be in one counts as absent. */
const textOf = (query: Query, name: string): string => {
  const value = [query[name]].flat()[0] ?? '';
  return value.isWellFormed()
    ? value
        .replaceAll(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, LONGEST)
    : '';
};

/** What the address of a list asks for. People edit addresses: values that nobody knows are left out. */
export const readView = (query: Query): { view: AwardListView; page: number } => {
  const page = Number(textOf(query, 'page'));
  const sort = oneOf(SORTS, textOf(query, 'sort'));
  return {
    view: {
      q: textOf(query, 'q'),
      country: textOf(query, 'country'),
      level: oneOf(STUDY_LEVELS, textOf(query, 'level')),
      field: textOf(query, 'field'),
      funding: oneOf(FUNDING_KINDS, textOf(query, 'funding')),
      sort: sort === 'relevance' ? '' : sort,
      closed: textOf(query, 'closed') === 'yes',
      flagged: textOf(query, 'flagged') === 'yes',
    },
    page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : 1,
  };
};

/** The search for a view. */
export const queryOf = (view: AwardListView, page: number): ScholarshipsQuery => ({
  ...(view.q ? { q: view.q } : {}),
  ...(view.country ? { country: view.country } : {}),
  ...(view.level ? { level: view.level } : {}),
  ...(view.field ? { field: view.field } : {}),
  ...(view.funding ? { funding: view.funding as NonNullable<ScholarshipsQuery['funding']> } : {}),
  includeClosed: view.closed,
  includeFlagged: view.flagged,
  // Without words nothing is closer than anything else: what can be applied for soonest comes first.
  sort: (view.sort || (view.q ? 'relevance' : 'deadline')) as ScholarshipsQuery['sort'],
  page,
  limit: PAGE_SIZE,
});
