import {
  CRITERION_KINDS,
  ELIGIBILITIES,
  OUTCOMES,
  RECOMMENDATION_LEVELS,
  STRENGTHS,
  TIMINGS,
  UNKNOWN_REASONS,
} from '@laurel/domain';
import { z } from 'zod';
import { evidence, scholarshipCard } from './scholarship.ts';

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

/** The round that is open or comes next, as far as it is known; days are YYYY-MM-DD. */
export const matchedRound = z.object({
  opens: z.string().optional(),
  closes: z.object({ first: z.string(), last: z.string() }).optional(),
  text: z.string(),
});
export type MatchedRound = z.infer<typeof matchedRound>;

export const match = z.object({
  scholarshipId: z.string(),
  matchScore: z.number().min(0).max(100),
  matchReasons: z.array(z.string()),
  applicationTips: z.array(z.string()),
  eligibilityGaps: z.array(z.string()).optional(),
  recommendationLevel: z.enum(RECOMMENDATION_LEVELS).optional(),
  /** The three judgements that the score is made of. */
  eligibility: z.enum(ELIGIBILITIES).optional(),
  /** The hard gates that are open, in words. */
  open: z.array(z.string()).optional(),
  /** 0 to 1. */
  fit: z.number().min(0).max(1).optional(),
  timing: z.enum(TIMINGS).optional(),
  round: matchedRound.optional(),
  scholarship: scholarshipCard,
  /**
   * The place, from 1, of its row in the list as it is shown: spread over places and givers, with the awards of a family in one row.
   * The matches themselves stand in the order of their scores.
   */
  row: z.int().min(1).optional(),
  /** The family of all awards of its row, where there are several; its name follows their number. */
  family: z.object({ id: z.string(), name: z.string() }).optional(),
});
export type MatchResult = z.infer<typeof match>;

export const explainedMatch = match.extend({ criteria: z.array(verdict), eligible: z.boolean() });
export type ExplainedMatchResult = z.infer<typeof explainedMatch>;
