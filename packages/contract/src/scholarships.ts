import { CHANGED_FIELDS, FUNDING_KINDS, STUDY_LEVELS } from '@laurel/domain';
import { z } from 'zod';
import { freshness } from './catalogue-freshness.ts';
import { endpoint } from './endpoint.ts';
import { explainedMatch } from './match.ts';
import { calendarDate, flag, idParams, instant, message, pageQuery, pagination, text } from './primitives.ts';
import { REPORT_KINDS, scholarshipCard, scholarshipDetail } from './scholarship.ts';

/** `fit` orders by this student's own scores; without preferences it is `relevance`. */
export const SCHOLARSHIP_SORTS = ['relevance', 'fit', 'deadline', 'title', 'amount'] as const;

export type ScholarshipSort = (typeof SCHOLARSHIP_SORTS)[number];

/** A listed scholarship, with the student's score once preferences exist. */
const listedScholarship = scholarshipCard.extend({
  isSaved: z.boolean(),
  matchScore: z.number().min(0).max(100).optional(),
  /** False when a hard criterion is not met. */
  eligible: z.boolean().optional(),
});
export type ListedScholarship = z.infer<typeof listedScholarship>;

const facet = z.array(z.object({ value: z.string(), name: z.string(), count: z.int() }));
/** The facets: for each filter its values, with the number of scholarships under the other filters. */
export const facets = z.object({ country: facet, level: facet, field: facet, funding: facet });
const FILTER_NAMES = ['country', 'level', 'field', 'funding', 'deadlineBefore'] as const;
export type ScholarshipFilter = (typeof FILTER_NAMES)[number];
/** The total without one of the filters that are set. */
export const filterCount = z.object({ filter: z.enum(FILTER_NAMES), count: z.int() });
/** How many that fit the query are not listed, because they are closed, or are draws or suspicious listings. */
export const hiddenCounts = z.object({ closed: z.int(), flagged: z.int() });

/** Words of the query that the list does without, because nothing has all of them. */
export const missedWords = z.array(z.string());

export const scholarshipsQuery = z.object({
  q: text('q', 200).trim().optional(),
  /** English name or ISO 3166-1 alpha-2 code of a country of study; an unknown name is answered 400. */
  country: text('country', 100).trim().optional(),
  level: z.enum(STUDY_LEVELS, { error: `level must be one of ${STUDY_LEVELS.join(', ')}` }).optional(),
  field: text('field', 200).trim().optional(),
  funding: z.enum(FUNDING_KINDS, { error: `funding must be one of ${FUNDING_KINDS.join(', ')}` }).optional(),
  deadlineBefore: calendarDate.optional(),
  includeClosed: flag('includeClosed').default(false),
  /** Whether to include draws and suspicious listings. */
  includeFlagged: flag('includeFlagged').default(false),
  sort: z
    .enum(SCHOLARSHIP_SORTS, { error: `sort must be one of ${SCHOLARSHIP_SORTS.join(', ')}` })
    .default('relevance'),
  ...pageQuery,
});

const scholarshipsResponse = z.object({
  success: z.literal(true),
  data: z.object({
    scholarships: z.array(listedScholarship),
    facets,
    /** For each filter that is set, the total without it. */
    without: z.array(filterCount),
    hidden: hiddenCounts.optional(),
    missed: missedWords.optional(),
  }),
  pagination,
});
export type ScholarshipsResponse = z.infer<typeof scholarshipsResponse>;

/** How one import changed a scholarship. */
const recordEvent = z.object({
  /** The version of the catalogue that made the change. */
  version: z.int(),
  at: instant,
  source: z.string(),
  kind: z.enum(['changed', 'withdrawn', 'returned']),
  /** Its changed fields before and after, long texts shortened. */
  changes: z.array(z.object({ field: z.enum(CHANGED_FIELDS), from: z.string(), to: z.string() })),
});
export type ScholarshipEvent = z.infer<typeof recordEvent>;

const reportRequest = z.object({
  kind: z.enum(REPORT_KINDS, { error: `kind must be one of ${REPORT_KINDS.join(', ')}` }),
  text: text('text', 2000).trim().default(''),
});

export const scholarshipsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/scholarships',
    summary: 'Browse the catalogue',
    access: 'user',
    served: true,
    query: scholarshipsQuery,
    responses: { 200: scholarshipsResponse },
    errors: ['invalid_request', 'unauthorized'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/scholarships/{id}',
    summary: 'One scholarship, with this student’s verdicts when preferences exist',
    access: 'user',
    served: true,
    params: idParams,
    responses: {
      200: z.object({
        success: z.literal(true),
        data: z.object({ scholarship: scholarshipDetail, match: explainedMatch.nullable() }),
      }),
    },
    errors: ['unauthorized', 'not_found'],
  }),
  changes: endpoint({
    method: 'GET',
    path: '/scholarships/{id}/changes',
    summary: 'What imports changed of one scholarship, newest first',
    access: 'user',
    served: true,
    params: idParams,
    query: z.object(pageQuery),
    responses: {
      200: z.object({
        success: z.literal(true),
        data: z.object({ changes: z.array(recordEvent) }),
        pagination,
      }),
    },
    errors: ['invalid_request', 'unauthorized', 'not_found'],
  }),
  report: endpoint({
    method: 'POST',
    path: '/scholarships/{id}/reports',
    summary: 'Tell what is wrong with a scholarship; kept without the name of who told it',
    access: 'user',
    served: true,
    params: idParams,
    body: reportRequest,
    responses: { 201: message },
    errors: ['invalid_request', 'unauthorized', 'not_found', 'rate_limited'],
  }),
  freshness: endpoint({
    method: 'GET',
    path: '/catalogue/freshness',
    summary: 'How fresh the catalogue is, by source',
    access: 'public',
    served: true,
    responses: { 200: z.object({ success: z.literal(true), data: freshness }) },
    errors: [],
  }),
} as const;
