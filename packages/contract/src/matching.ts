import { MATCHING_JOB_STATUSES, QUESTION_THEMES } from '@laurel/domain';
import { z } from 'zod';
import { profile } from './account.ts';
import { endpoint } from './endpoint.ts';
import { explainedMatch, match } from './match.ts';
import { preferences } from './preferences.ts';
import { idParams, instant } from './primitives.ts';

export const matchSummary = z.object({
  totalMatches: z.int(),
  highMatches: z.int(),
  mediumMatches: z.int(),
  lowMatches: z.int(),
  averageScore: z.number(),
});

/**
 * The unanswered question that would settle the most of the best matches: `fact` names a profile or preferences fact, or is the id of a
 * question answered by yes or no.
 */
export const openQuestion = z.object({
  fact: z.string(),
  question: z.string(),
  /** How a sentence names the answer: "your citizenship", "a veteran". */
  label: z.string().optional(),
  settles: z.int(),
  /** How many of the best matches were looked at. */
  of: z.int().optional(),
});

/** Awards for few people that wait outside the matches until the student says to be one of them. */
export const onlyForSome = z.object({
  questionId: z.string(),
  question: z.string(),
  /** Who says yes, as a phrase after "you are". */
  label: z.string(),
  /** How many awards wait for the answer. */
  count: z.int(),
});
export type OnlyForSomeData = z.infer<typeof onlyForSome>;

/** One thing the student could change, and how many scholarships it would open or settle. */
export const possibleChange = z.object({
  change: z.enum(['language_test', 'gpa', 'work']),
  /** As a phrase: "an IELTS score of 7". */
  what: z.string(),
  opens: z.int(),
  settles: z.int(),
});

/** How an award stands to a student: in the list with all conditions met or with an open one, over for the start or for now, or ruled out. */
export const AWARD_STANDINGS = ['fits', 'open', 'too_late', 'next_round', 'not_eligible'] as const;
export type AwardStanding = (typeof AWARD_STANDINGS)[number];

export const whatIfRequest = z.object({
  /** What would be otherwise; what is left out stays as it is. */
  change: z.object({
    intendedStart: profile.shape.intendedStart,
    /** Goes before earlier scores of the same test. */
    test: z.object({ test: z.string().min(1).max(80), score: z.number().min(0).max(2000) }).optional(),
    grade: profile.shape.homeGpa,
  }),
  /** Awards whose standing is told. */
  ids: z.array(z.string().min(1).max(200)).max(100),
});
export type WhatIfRequest = z.infer<typeof whatIfRequest>;

const lit = z.object({ id: z.string(), title: z.string(), organization: z.string() });
export const whatIfData = z.object({
  /** Matches with the student's answers, and with the change. */
  matches: z.object({ now: z.int(), changed: z.int() }),
  /** Awards that would become matches: how many, and the best of them. */
  opens: z.object({ total: z.int(), best: z.array(lit) }),
  /** Matches that would be none any more. */
  closes: z.object({ total: z.int(), best: z.array(lit) }),
  /** Those of `ids` that the catalogue holds. */
  standings: z.array(
    z.object({ id: z.string(), now: z.enum(AWARD_STANDINGS), changed: z.enum(AWARD_STANDINGS) }),
  ),
});
export type WhatIfData = z.infer<typeof whatIfData>;

/** Specification section 3, `Match data`, with optional fields only. */
export const matchData = z.object({
  matches: z.array(match),
  generalTips: z.array(z.string()),
  summary: matchSummary,
  metadata: z.object({ cached: z.boolean(), generatedAt: instant }),
  /** Reasons that nearly all of the matches share; no match repeats them. */
  sharedReasons: z.array(z.string()).optional(),
  /** Open to the student, but not now: this round has probably closed, the next comes too late for the start, or they can ask only in a later year. Best first. */
  nextRound: z.array(match).optional(),
  nextRoundTotal: z.int().optional(),
  notEligible: z.array(explainedMatch).optional(),
  openQuestion: openQuestion.nullable().optional(),
  /** Those of the most awards first. */
  onlyForSome: z.array(onlyForSome).optional(),
  /** Scholarships that wait for the answer to one of these. */
  waiting: z.int().optional(),
  /** The changes that open the most scholarships first; empty when none would help. */
  whatIf: z.array(possibleChange).optional(),
  /** Number of matched scholarships, closed ones included. */
  considered: z.int().optional(),
  closed: z.int().optional(),
  /** Left out because the student said "Not for me". */
  dismissed: z.int().optional(),
});
export type MatchData = z.infer<typeof matchData>;

export const ESTIMATED_TIME_DEFAULT = '2-3 minutes';

const freshMatches = z.object({
  success: z.literal(true),
  data: matchData,
  cached: z.literal(false),
  generatedAt: instant,
});

/**
 * Either the stored matches (`cached: true`), or a job (`cached: false`): with `data` when it is completed already, otherwise to poll.
 */
export const startMatchingResponse = z.object({
  success: z.literal(true),
  cached: z.boolean(),
  data: matchData.optional(),
  jobId: z.string().optional(),
  estimatedTime: z.string().optional(),
  message: z.string(),
});
export type StartMatchingResponse = z.infer<typeof startMatchingResponse>;

export const matchingJobResponse = z.object({
  success: z.literal(true),
  status: z.enum(MATCHING_JOB_STATUSES),
  message: z.string(),
  progress: z.number().min(0).max(100),
  estimatedTime: z.string().optional(),
  data: matchData.optional(),
  error: z.string().optional(),
});
export type MatchingJobResponse = z.infer<typeof matchingJobResponse>;

export const storedMatchesResponse = z.object({
  success: z.literal(true),
  data: matchData.nullable(),
  cached: z.boolean(),
  generatedAt: instant.nullable(),
});
export type StoredMatchesResponse = z.infer<typeof storedMatchesResponse>;

const questionsResponse = z.object({
  success: z.literal(true),
  data: z.object({
    questions: z.array(
      z.object({
        id: z.string(),
        question: z.string(),
        label: z.string(),
        theme: z.enum(QUESTION_THEMES),
        /** How many scholarships of the catalogue ask it. */
        awards: z.int(),
      }),
    ),
  }),
});
export type CatalogueQuestion = z.infer<typeof questionsResponse>['data']['questions'][number];

export const matchingEndpoints = {
  questions: endpoint({
    method: 'GET',
    path: '/matching/questions',
    summary: 'The yes/no questions that scholarships of the catalogue ask, by label',
    access: 'user',
    served: true,
    responses: { 200: questionsResponse },
    errors: ['unauthorized'],
  }),
  find: endpoint({
    method: 'POST',
    path: '/matching/find',
    summary: 'What-if: matches for the posted preferences; nothing is stored',
    access: 'user',
    served: true,
    body: z.object({ preferences }),
    responses: { 200: freshMatches },
    errors: ['invalid_request', 'unauthorized'],
  }),
  whatIf: endpoint({
    method: 'POST',
    path: '/matching/what-if',
    summary:
      'How saved awards, and all matches, would stand with another start, test score or grade; nothing is stored',
    access: 'user',
    served: true,
    body: whatIfRequest,
    responses: { 200: z.object({ success: z.literal(true), data: whatIfData }) },
    errors: ['invalid_request', 'unauthorized', 'preferences_required'],
  }),
  stored: endpoint({
    method: 'GET',
    path: '/ai/matches',
    summary: 'Stored matches for today’s preferences, or null',
    access: 'user',
    served: true,
    responses: { 200: storedMatchesResponse },
    errors: ['unauthorized'],
  }),
  run: endpoint({
    method: 'POST',
    path: '/ai/matches',
    summary: 'Match now, within the request',
    access: 'user',
    served: true,
    responses: { 200: freshMatches },
    errors: ['unauthorized', 'preferences_required'],
  }),
  start: endpoint({
    method: 'POST',
    path: '/ai/matches/async',
    summary: 'Stored matches at once, or a matching job to poll; one live job per student',
    access: 'user',
    served: true,
    responses: { 200: startMatchingResponse, 202: startMatchingResponse },
    errors: ['unauthorized', 'preferences_required'],
  }),
  job: endpoint({
    method: 'GET',
    path: '/ai/job/{id}/status',
    summary: 'Status of a matching job; readable for 24 hours',
    access: 'user',
    served: true,
    params: idParams,
    responses: { 200: matchingJobResponse },
    errors: ['unauthorized', 'not_found'],
  }),
  regenerate: endpoint({
    method: 'POST',
    path: '/ai/matches/regenerate',
    summary: 'A new matching job, whatever is stored',
    access: 'user',
    served: true,
    responses: { 202: startMatchingResponse },
    errors: ['unauthorized', 'preferences_required'],
  }),
  cacheStats: endpoint({
    method: 'GET',
    path: '/ai/cache/stats',
    summary: 'How the stored matches of this student were used, and the versions they depend on',
    access: 'user',
    served: true,
    responses: {
      200: z.object({
        success: z.literal(true),
        data: z.object({
          entries: z.int(),
          hits: z.int(),
          misses: z.int(),
          catalogueVersion: z.string(),
          engineVersion: z.string(),
        }),
      }),
    },
    errors: ['unauthorized'],
  }),
} as const;
