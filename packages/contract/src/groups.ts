import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { calendarDate, flag, idParams, instant, message, text } from './primitives.ts';

/** What a group is called: the domain of its addresses, such as `uni.example`, or a name that only codes lead into. */
export const groupName = z
  .string()
  .trim()
  .toLowerCase()
  .max(100)
  .regex(
    /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/,
    'use what stands after the @, such as uni.example, or a name of letters, digits and hyphens',
  );

const membership = z.object({
  group: z.string(),
  /** `address`: for as long as the confirmed address is of its domain; nobody leaves it otherwise. */
  by: z.enum(['address', 'code']),
  /** Null: by the address. */
  joinedAt: instant.nullable(),
});
export type GroupMembership = z.infer<typeof membership>;

/** The members that came by a code are counted; nobody sees who they are. */
const groupCode = z.object({
  id: z.string(),
  group: z.string(),
  createdAt: instant,
  expiresAt: instant,
  revokedAt: instant.nullable(),
  members: z.int(),
});
export type GroupCode = z.infer<typeof groupCode>;

/** As many groups as a student can join by codes. */
export const MAX_GROUPS = 20;

const keeperErrors = ['unauthorized', 'not_found'] as const;

export const groupsEndpoints = {
  groups: endpoint({
    method: 'GET',
    path: '/users/groups',
    summary: 'The groups whose local awards and deadlines the student sees',
    access: 'user',
    served: true,
    responses: { 200: z.object({ success: z.literal(true), data: z.array(membership) }) },
    errors: ['unauthorized'],
  }),
  join: endpoint({
    method: 'POST',
    path: '/users/groups',
    summary: 'Join a group by its invitation code',
    access: 'user',
    served: true,
    body: z.object({ code: text('The code', 40).trim().min(1, 'Please enter the code') }),
    responses: {
      201: z.object({ success: z.literal(true), message: z.string(), data: z.object({ group: z.string() }) }),
    },
    errors: ['invalid_request', 'unauthorized', 'not_found', 'limit_reached', 'rate_limited'],
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/users/groups/{id}',
    summary: 'Leave a group that was joined by a code',
    access: 'user',
    served: true,
    params: idParams,
    responses: { 200: message },
    errors: ['unauthorized', 'not_found'],
  }),
  codes: endpoint({
    method: 'GET',
    path: '/desk/group-codes',
    summary: 'The invitation codes of groups, and how many came by each',
    access: 'curator',
    served: true,
    responses: {
      200: z.object({ success: z.literal(true), data: z.object({ codes: z.array(groupCode) }) }),
    },
    errors: keeperErrors,
  }),
  createCode: endpoint({
    method: 'POST',
    path: '/desk/group-codes',
    summary: 'Make an invitation code for a group; it is shown in this answer alone',
    access: 'curator',
    served: true,
    body: z.object({
      group: groupName,
      /** The last day on which it leads in; a year from now when left out. */
      until: calendarDate.optional(),
    }),
    responses: {
      201: z.object({
        success: z.literal(true),
        message: z.string(),
        data: z.object({ id: z.string(), code: z.string(), link: z.string() }),
      }),
    },
    errors: ['invalid_request', ...keeperErrors],
  }),
  revokeCode: endpoint({
    method: 'DELETE',
    path: '/desk/group-codes/{id}',
    summary: 'Take an invitation code back; with `members` whoever came by it leaves the group too',
    access: 'curator',
    served: true,
    params: idParams,
    query: z.object({ members: flag('members').optional() }),
    responses: { 200: message },
    errors: ['invalid_request', ...keeperErrors],
  }),
} as const;
