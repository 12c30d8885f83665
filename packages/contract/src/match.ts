import { CRITERION_KINDS, OUTCOMES, RECOMMENDATION_LEVELS, STRENGTHS, UNKNOWN_REASONS } from '@laurel/domain';
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
