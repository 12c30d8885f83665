import { ROUND_STATES } from '@laurel/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, pagination } from './primitives.ts';
import { scholarshipCard, scholarshipDetail } from './scholarship.ts';
import { facets, filterCount, hiddenCounts, missedWords, scholarshipsQuery } from './scholarships.ts';

/** Nobody is signed in, so there is no `fit`. */
const PUBLIC_AWARD_SORTS = ['relevance', 'deadline', 'title', 'amount'] as const;

/** Where the award stands in its year; days are YYYY-MM-DD. */
const round = z.object({
  state: z.enum(ROUND_STATES),
  opens: z.string().optional(),
  closes: z.object({ first: z.string(), last: z.string() }).optional(),
});

const publicCard = scholarshipCard.extend({ round });
export type PublicAwardCard = z.infer<typeof publicCard>;

/** The full record as everybody may read it: nothing of a student is in it. */
const publicAward = scholarshipDetail
  .omit({ isSaved: true, own: true, proposals: true, reports: true })
  .extend({ round });
export type PublicAward = z.infer<typeof publicAward>;

const publicAwardsQuery = scholarshipsQuery.extend({
  sort: z
    .enum(PUBLIC_AWARD_SORTS, { error: `sort must be one of ${PUBLIC_AWARD_SORTS.join(', ')}` })
    .default('relevance'),
});

const publicAwardsResponse = z.object({
  success: z.literal(true),
  data: z.object({
    scholarships: z.array(publicCard),
    facets,
    without: z.array(filterCount),
    hidden: hiddenCounts,
    missed: missedWords.optional(),
  }),
  pagination,
});

export const publicAwardsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/public/awards',
    summary: 'Browse the catalogue without signing in',
    access: 'public',
    served: true,
    query: publicAwardsQuery,
    responses: { 200: publicAwardsResponse },
    errors: ['invalid_request'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/public/awards/{id}',
    summary: 'One scholarship with its criteria and where its facts come from',
    access: 'public',
    served: true,
    params: idParams,
    responses: {
      200: z.object({ success: z.literal(true), data: z.object({ scholarship: publicAward }) }),
    },
    errors: ['invalid_request', 'not_found'],
  }),
} as const;
