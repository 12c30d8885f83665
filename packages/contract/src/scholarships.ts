import {
  AWARD_PERIODS,
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
} from '@laurel/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { calendarDate, flag, idParams, pageQuery, pagination, text } from './primitives.ts';

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
  award: award.optional(),
});
export type ScholarshipCard = z.infer<typeof scholarshipCard>;

/** The full record with provenance and criteria. */
export const scholarshipDetail = scholarshipCard.extend({
  hostCountries: z.array(z.string()),
  criteria: z.array(criterion),
  deadlineRule: z.object({
    kind: z.enum(DEADLINE_KINDS),
    dates: z.array(z.string()),
    text: z.string(),
    timeZone: z.string().optional(),
  }),
  documents: z.array(z.string()),
  selection: z.array(z.string()),
  benefits: z.array(z.string()),
  tags: z.array(z.string()),
  fields: z.array(z.string()),
  parsedFully: z.boolean(),
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

export const SCHOLARSHIP_SORTS = ['relevance', 'deadline', 'title', 'amount'] as const;

export const scholarshipsQuery = z.object({
  q: text('q', 200).trim().optional(),
  /** English name or ISO 3166-1 alpha-2 code of a country of study; a name nobody knows is 400. */
  country: text('country', 100).trim().optional(),
  level: z.enum(STUDY_LEVELS, { error: `level must be one of ${STUDY_LEVELS.join(', ')}` }).optional(),
  field: text('field', 200).trim().optional(),
  funding: z.enum(FUNDING_KINDS, { error: `funding must be one of ${FUNDING_KINDS.join(', ')}` }).optional(),
  deadlineBefore: calendarDate.optional(),
  includeClosed: flag.default(false),
  sort: z
    .enum(SCHOLARSHIP_SORTS, { error: `sort must be one of ${SCHOLARSHIP_SORTS.join(', ')}` })
    .default('relevance'),
  ...pageQuery,
});

export const scholarshipsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/scholarships',
    summary: 'Browse the catalogue',
    access: 'user',
    served: true,
    query: scholarshipsQuery,
    responses: {
      200: z.object({
        success: z.literal(true),
        data: z.object({ scholarships: z.array(scholarshipCard) }),
        pagination,
      }),
    },
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
} as const;
