import type { MatchResult } from '@laurel/contract';

/** The navigation state of a link to a scholarship: with it the page paints at once. */
export interface ScholarshipLinkState {
  match?: MatchResult;
  /** Opened from the saved list. */
  fromSaved?: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);

const SHOWN_FIELDS = [
  'title',
  'organization',
  'amount',
  'deadline',
  'location',
  'eligibility',
  'description',
  'link',
];

const readMatch = (value: unknown, id: string): MatchResult | undefined => {
  if (!isObject(value) || !isObject(value.scholarship)) return undefined;
  const { scholarship, matchScore } = value;
  if (value.scholarshipId !== id || scholarship.id !== id || typeof matchScore !== 'number') return undefined;
  if (!SHOWN_FIELDS.every((key) => isText(scholarship[key]))) return undefined;
  return {
    ...(value as MatchResult),
    matchReasons: texts(value.matchReasons),
    applicationTips: texts(value.applicationTips),
    eligibilityGaps: texts(value.eligibilityGaps),
  };
};

/** Reads the state of a history entry. One of an older build, or about another scholarship, counts as empty. */
export const readLinkState = (state: unknown, id: string): ScholarshipLinkState => {
  if (!isObject(state)) return {};
  const match = readMatch(state.match, id);
  return { ...(match ? { match } : {}), fromSaved: state.fromSaved === true };
};

export const scholarshipPath = (id: string): string => `/scholarship/${encodeURIComponent(id)}`;

/** The public page of a scholarship, which everybody may read: what is shared. */
export const awardPath = (id: string): string => `/awards/${encodeURIComponent(id)}`;
