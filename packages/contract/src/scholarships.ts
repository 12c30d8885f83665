import {
  AWARD_PERIODS,
  CHANGED_FIELDS,
  CONFIDENCES,
  CRITERION_KINDS,
  DEADLINE_KINDS,
  DEADLINE_STATUSES,
  FUNDING_KINDS,
  OUTCOMES,
  RECOMMENDATION_LEVELS,
  STRENGTHS,
  STUDY_LEVELS,
  UNKNOWN_REASONS,
  WARNING_KINDS,
} from '@laurel/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { calendarDate, flag, idParams, instant, message, pageQuery, pagination, text } from './primitives.ts';

export const evidence = z.object({ field: z.string(), start: z.int(), end: z.int(), quote: z.string() });

export const award = z.object({
  kind: z.enum(FUNDING_KINDS),
  currency: z.string().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  period: z.enum(AWARD_PERIODS).optional(),
  count: z.number().optional(),
  text: z.string(),
});

const deadlineRule = z.object({
  kind: z.enum(DEADLINE_KINDS),
  dates: z.array(z.string()),
  text: z.string(),
  timeZone: z.string().optional(),
});

/** A criterion with its predicate; the predicate's keys depend on `kind` (see the criterion model in the domain). */
export const criterion = z.looseObject({
  id: z.string(),
  kind: z.enum(CRITERION_KINDS),
  strength: z.enum(STRENGTHS),
  evidence: z.array(evidence),
});

/** The scholarship as a match card shows it. */
export const scholarshipCard = z.object({
  id: z.string(),
  title: z.string(),
  organization: z.string(),
  amount: z.string(),
  deadline: z.string(),
  location: z.string(),
  eligibility: z.string(),
  description: z.string(),
  link: z.string(),
  deadlineStatus: z.enum(DEADLINE_STATUSES).optional(),
  deadlineText: z.string().optional(),
  /** IANA zone or UTC offset in which the deadline's day ends, when the publisher states one. */
  deadlineTimeZone: z.string().optional(),
  /** Only of an award that is no longer given: since when (YYYY or YYYY-MM), what became of it, and what took its place. */
  ended: z
    .object({
      since: z.string().optional(),
      note: z.string().optional(),
      successorId: z.string().optional(),
    })
    .optional(),
  award: award.optional(),
  /** What the screen of the listing's words found, with the words; absent when nothing. */
  warnings: z
    .array(
      z.object({ kind: z.enum(WARNING_KINDS), field: z.string().optional(), quote: z.string().optional() }),
    )
    .optional(),
  /** What an application takes ("About 3 documents, 2 letters of recommendation"); absent when it is not known. */
  effort: z.string().optional(),
});
export type ScholarshipCard = z.infer<typeof scholarshipCard>;

/** The full record with provenance and criteria. */
export const scholarshipDetail = scholarshipCard.extend({
  hostCountries: z.array(z.string()),
  criteria: z.array(criterion),
  deadlineRule,
  documents: z.array(z.string()),
  selection: z.array(z.string()),
  benefits: z.array(z.string()),
  tags: z.array(z.string()),
  fields: z.array(z.string()),
  parsedFully: z.boolean(),
  /**
   * What a language model pointed at in a listing that is not fully read, confirmed by our own readers; each holds one of the
   * three. For people to look at: it decides nothing. Absent when nothing.
   */
  proposals: z
    .array(
      z.object({
        criterion: criterion.optional(),
        award: award.optional(),
        deadline: deadlineRule.optional(),
        evidence,
      }),
    )
    .optional(),
  provenance: z.object({
    source: z.string(),
    url: z.string().optional(),
    checked: z.string().optional(),
    confidence: z.enum(CONFIDENCES),
    method: z.enum(['publisher', 'rule', 'model', 'human']),
  }),
  contact: z
    .object({ email: z.string().optional(), phone: z.string().optional(), url: z.string().optional() })
    .optional(),
  /** The record's own words on other funding beside this one. */
  stacking: z.string().optional(),
  isSaved: z.boolean(),
});
export type ScholarshipDetail = z.infer<typeof scholarshipDetail>;

/** The verdict on one criterion for the signed-in student. */
export const verdict = z.object({
  criterionId: z.string(),
  kind: z.enum(CRITERION_KINDS),
  strength: z.enum(STRENGTHS),
  outcome: z.enum(OUTCOMES),
  why: z.enum(UNKNOWN_REASONS).optional(),
  required: z.string(),
  have: z.string(),
  residual: z.string().optional(),
  fixable: z.enum(['now', 'later', 'never']).optional(),
  fact: z.string().optional(),
  evidence: z.array(evidence),
});
export type VerdictData = z.infer<typeof verdict>;

export const match = z.object({
  scholarshipId: z.string(),
  matchScore: z.number().min(0).max(100),
  matchReasons: z.array(z.string()),
  applicationTips: z.array(z.string()),
  eligibilityGaps: z.array(z.string()).optional(),
  recommendationLevel: z.enum(RECOMMENDATION_LEVELS).optional(),
  scholarship: scholarshipCard,
});
export type MatchResult = z.infer<typeof match>;

export const explainedMatch = match.extend({ criteria: z.array(verdict), eligible: z.boolean() });
export type ExplainedMatchResult = z.infer<typeof explainedMatch>;

/** `fit` orders by this student's own scores; without preferences it is `relevance`. */
export const SCHOLARSHIP_SORTS = ['relevance', 'fit', 'deadline', 'title', 'amount'] as const;

export type ScholarshipSort = (typeof SCHOLARSHIP_SORTS)[number];

/** A scholarship of the list, with how it stands to the student once preferences exist. */
const listedScholarship = scholarshipCard.extend({
  isSaved: z.boolean(),
  matchScore: z.number().min(0).max(100).optional(),
  /** False when a hard criterion is not met. */
  eligible: z.boolean().optional(),
});
export type ListedScholarship = z.infer<typeof listedScholarship>;

const facet = z.array(z.object({ value: z.string(), name: z.string(), count: z.int() }));
/** For each filter its values, each with the number of scholarships it leaves while the other filters stay. */
const facets = z.object({ country: facet, level: facet, field: facet, funding: facet });
const FILTER_NAMES = ['country', 'level', 'field', 'funding', 'deadlineBefore'] as const;
export type ScholarshipFilter = (typeof FILTER_NAMES)[number];

export const scholarshipsQuery = z.object({
  q: text('q', 200).trim().optional(),
  /** English name or ISO 3166-1 alpha-2 code of a country of study; a name nobody knows is 400. */
  country: text('country', 100).trim().optional(),
  level: z.enum(STUDY_LEVELS, { error: `level must be one of ${STUDY_LEVELS.join(', ')}` }).optional(),
  field: text('field', 200).trim().optional(),
  funding: z.enum(FUNDING_KINDS, { error: `funding must be one of ${FUNDING_KINDS.join(', ')}` }).optional(),
  deadlineBefore: calendarDate.optional(),
  includeClosed: flag('includeClosed').default(false),
  /** Draws and suspicious listings too; they are left out otherwise. */
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
    /** For each filter that is set, how many would be found without it. */
    without: z.array(z.object({ filter: z.enum(FILTER_NAMES), count: z.int() })),
  }),
  pagination,
});
export type ScholarshipsResponse = z.infer<typeof scholarshipsResponse>;

/** What became of a scholarship with one import. */
const recordEvent = z.object({
  /** The catalogue's version that brought it. */
  version: z.int(),
  at: instant,
  source: z.string(),
  kind: z.enum(['changed', 'withdrawn', 'returned']),
  /** What its parts said before and say now, shortened where long. */
  changes: z.array(z.object({ field: z.enum(CHANGED_FIELDS), from: z.string(), to: z.string() })),
});
export type ScholarshipEvent = z.infer<typeof recordEvent>;

const REPORT_KINDS = ['wrong_fact', 'closed', 'broken_link', 'suspicious', 'other'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];
const reportRequest = z.object({
  kind: z.enum(REPORT_KINDS, { error: `kind must be one of ${REPORT_KINDS.join(', ')}` }),
  text: text('text', 2000).trim().default(''),
});

const deadlineCounts = z.object({
  announced: z.int(),
  estimated: z.int(),
  rolling: z.int(),
  unknown: z.int(),
  closed: z.int(),
});
/** How many records there are, when their facts were checked and how their deadlines are known. */
const freshness = z.object({
  asOf: calendarDate,
  total: z.int(),
  organizations: z.int(),
  deadlines: deadlineCounts,
  sources: z.array(
    z.object({
      source: z.string(),
      total: z.int(),
      /** Compared with the organiser's page; written from general knowledge; read out of a listing by rules or a model. */
      methods: z.object({ publisher: z.int(), human: z.int(), rule: z.int(), model: z.int() }),
      deadlines: deadlineCounts,
      /** Records by how long ago their facts were checked. */
      checked: z.object({ month: z.int(), halfYear: z.int(), older: z.int(), never: z.int() }),
      /** Of a source that is imported by itself: when that last went well and last failed, and when it is tried next. */
      imports: z
        .object({ lastOkAt: instant.nullable(), lastErrorAt: instant.nullable(), dueAt: instant })
        .optional(),
    }),
  ),
});
export type Freshness = z.infer<typeof freshness>;

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
