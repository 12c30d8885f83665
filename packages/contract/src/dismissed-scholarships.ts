import { DISMISS_REASONS } from '@laurel/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, instant, pageQuery, pagination } from './primitives.ts';

const reason = z.enum(DISMISS_REASONS, { error: `reason must be one of ${DISMISS_REASONS.join(', ')}` });

/** A scholarship that the student said "Not for me" to. */
const dismissedScholarship = z.object({
  scholarshipId: z.string(),
  title: z.string(),
  organization: z.string(),
  reason: reason.nullable(),
  dismissedAt: instant,
});
export type DismissedScholarship = z.infer<typeof dismissedScholarship>;

const dismissRequest = z.object({
  dismissed: z.boolean({ error: 'dismissed must be true or false' }),
  /** Only with `dismissed: true`; sent again, it replaces the one given before. */
  reason: reason.optional(),
});
export type DismissRequest = z.infer<typeof dismissRequest>;

export const dismissedScholarshipsEndpoints = {
  dismiss: endpoint({
    method: 'POST',
    path: '/scholarships/{id}/dismiss',
    summary: '“Not for me”: leave a scholarship out of the student’s matches, or take that back',
    access: 'user',
    served: true,
    params: idParams,
    body: dismissRequest,
    responses: {
      200: z.object({
        success: z.literal(true),
        message: z.string(),
        data: z.object({ isDismissed: z.boolean(), reason: reason.nullable() }),
      }),
    },
    errors: ['invalid_request', 'unauthorized', 'not_found', 'limit_reached'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/scholarships/dismissed/list',
    summary: 'What the student said “Not for me” to, newest first',
    access: 'user',
    served: true,
    query: z.object(pageQuery),
    responses: {
      200: z.object({
        success: z.literal(true),
        data: z.object({ dismissedScholarships: z.array(dismissedScholarship) }),
        pagination,
      }),
    },
    errors: ['invalid_request', 'unauthorized'],
  }),
} as const;
