import type { ScholarshipFilter, ScholarshipSort } from '@laurel/contract';
import { addDays, FUNDING_KINDS, type FundingKind, STUDY_LEVELS, type StudyLevel } from '@laurel/domain';

/** The search and filters of the catalogue. '' means no filter. */
export interface BrowseView {
  q: string;
  /** English name. */
  country: string;
  level: '' | StudyLevel;
  /** English name. */
  field: string;
  funding: '' | FundingKind;
  /** Days from today within which the deadline lies. */
  dueWithin: string;
  /** Also shows prize draws and suspicious listings. */
  flagged: boolean;
  /** Also shows closed ones: past their deadline, or no longer given. */
  closed: boolean;
  sort: ScholarshipSort;
  page: number;
}

export const DUE_CHOICES = ['30', '90', '180'];
const SORTS: readonly ScholarshipSort[] = ['fit', 'relevance', 'deadline', 'amount', 'title'];
const TEXTS = ['q', 'country', 'level', 'field', 'funding'] as const;

const oneOf = <V extends string>(list: readonly V[], value: string | null): V | '' =>
  list.find((each) => each === value) ?? '';

/** Reads a view from the address; unknown values are ignored. */
export const readBrowseView = (address: URLSearchParams): BrowseView => {
  const q = address.get('q') ?? '';
  const page = Number(address.get('page'));
  return {
    q,
    country: address.get('country') ?? '',
    level: oneOf(STUDY_LEVELS, address.get('level')),
    field: address.get('field') ?? '',
    funding: oneOf(FUNDING_KINDS, address.get('funding')),
    dueWithin: oneOf(DUE_CHOICES, address.get('due')),
    flagged: address.get('flagged') === 'yes',
    closed: address.get('closed') === 'yes',
    sort: oneOf(SORTS, address.get('sort')) || (q ? 'relevance' : 'fit'),
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
};

/** The address of a view; it names only what differs from the default. */
export const browseAddress = (view: BrowseView): URLSearchParams => {
  const address = new URLSearchParams();
  for (const name of TEXTS) if (view[name]) address.set(name, view[name]);
  if (view.dueWithin) address.set('due', view.dueWithin);
  if (view.flagged) address.set('flagged', 'yes');
  if (view.closed) address.set('closed', 'yes');
  if (view.sort !== (view.q ? 'relevance' : 'fit')) address.set('sort', view.sort);
  if (view.page > 1) address.set('page', String(view.page));
  return address;
};

/** The call's query for a view, as of `today` (YYYY-MM-DD). */
export const browseQueryOf = (
  { q, country, level, field, funding, dueWithin, flagged, closed, sort, page }: BrowseView,
  today: string,
) => ({
  ...(q ? { q } : {}),
  ...(country ? { country } : {}),
  ...(level ? { level } : {}),
  ...(field ? { field } : {}),
  ...(funding ? { funding } : {}),
  ...(dueWithin ? { deadlineBefore: addDays(today, Number(dueWithin)) } : {}),
  ...(flagged ? { includeFlagged: 'true' as const } : {}),
  ...(closed ? { includeClosed: 'true' as const } : {}),
  sort,
  ...(page > 1 ? { page } : {}),
});

/** The field of the view for each filter of the contract. */
export const VIEW_KEYS: Record<ScholarshipFilter, keyof BrowseView> = {
  country: 'country',
  level: 'level',
  field: 'field',
  funding: 'funding',
  deadlineBefore: 'dueWithin',
};
export const FILTER_LABELS: Record<ScholarshipFilter, string> = {
  country: 'Country of study',
  level: 'Level',
  field: 'Field of study',
  funding: 'Funding',
  deadlineBefore: 'Deadline',
};
export const isBrowseFiltered = (view: BrowseView): boolean =>
  view.q !== '' || Object.values(VIEW_KEYS).some((key) => view[key] !== '');
