import { ROLES } from '@laurel/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email } from './field-schemas.ts';
import { calendarDate, idParams, instant, message } from './primitives.ts';

/** What an operator sees of an account: nothing that its student told. */
const keptAccount = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** By which the audit log knows it. */
  auditName: z.string(),
  createdAt: instant,
  disabledAt: instant.nullable(),
  roles: z.array(z.enum(ROLES)),
  /** Devices that are signed in now. */
  sessions: z.int(),
  /** Whether wrong passwords make everybody wait who signs in. */
  isLocked: z.boolean(),
});
export type KeptAccount = z.infer<typeof keptAccount>;

export const ACCOUNT_ACTS = ['disable', 'enable', 'unlock', 'sign_out', 'send_reset'] as const;
export type AccountAct = (typeof ACCOUNT_ACTS)[number];

/** @param lines whether it may have several */
const houseText = (longest: number, lines = false) =>
  z
    .string()
    .trim()
    .max(longest, `use at most ${longest} characters`)
    .regex(
      lines ? /^[^\p{Cc}\p{Cf}]*(?:\r?\n[^\p{Cc}\p{Cf}]*)*$/u : /^[^\p{Cc}\p{Cf}]*$/u,
      'use letters, signs and spaces',
    );

/** What the people who run a Laurel say about themselves on its public pages. */
const houseTexts = z.object({
  operatorName: houseText(100),
  operatorEmail: z.union([z.literal(''), z.email('use an e-mail address').max(254)], {
    error: 'use an e-mail address',
  }),
  operatorAddress: houseText(500, true),
  dataProtection: houseText(1000, true),
  retention: houseText(2000, true),
});
export type HouseTexts = z.output<typeof houseTexts>;

const house = z.object({
  /** Who may open an account: `open`, `closed`, or the domains of addresses. */
  signUp: z.string(),
  /** What the public pages say of the operator: written at the desk, and by the environment where the desk says nothing. */
  texts: z.object({ written: houseTexts.partial(), configured: houseTexts.partial() }).optional(),
  mail: z.object({
    way: z.enum(['smtp', 'outbox']),
    waiting: z.int(),
    failed: z.int(),
    lastError: z.string().nullable(),
  }),
  /** Background jobs that failed within the hour, each with its last error. */
  jobs: z.array(z.object({ name: z.string(), error: z.string(), at: instant })),
});
export type House = z.infer<typeof house>;

const keeperErrors = ['unauthorized', 'not_found'] as const;

export const operatorsEndpoints = {
  findAccount: endpoint({
    method: 'GET',
    path: '/desk/accounts',
    summary: 'The account with an address',
    access: 'operator',
    served: true,
    query: z.object({ email }),
    responses: { 200: z.object({ success: z.literal(true), data: keptAccount.nullable() }) },
    errors: ['invalid_request', ...keeperErrors],
  }),
  actOnAccount: endpoint({
    method: 'POST',
    path: '/desk/accounts/{id}/acts',
    summary:
      'Close an account for signing in, open it, unlock it, sign its devices out, or mail a link for a new password',
    access: 'operator',
    served: true,
    params: idParams,
    body: z.object({ act: z.enum(ACCOUNT_ACTS, { error: `act must be one of ${ACCOUNT_ACTS.join(', ')}` }) }),
    responses: { 200: message },
    errors: ['invalid_request', 'passwords_off', 'conflict', ...keeperErrors],
  }),
  eraseAccount: endpoint({
    method: 'DELETE',
    path: '/desk/accounts/{id}',
    summary: 'Erase an account and everything stored about it',
    access: 'operator',
    served: true,
    params: idParams,
    responses: { 200: message },
    errors: ['conflict', ...keeperErrors],
  }),
  audit: endpoint({
    method: 'GET',
    path: '/desk/audit',
    summary: 'Who did what since a day, one JSON object a line',
    access: 'operator',
    served: true,
    query: z.object({ since: calendarDate }),
    responses: { 200: { mediaType: 'text/plain' } },
    errors: ['invalid_request', ...keeperErrors],
  }),
  house: endpoint({
    method: 'GET',
    path: '/desk/house',
    summary: 'Mails and jobs, each with its last error',
    access: 'operator',
    served: true,
    responses: { 200: z.object({ success: z.literal(true), data: house }) },
    errors: keeperErrors,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/desk/invitations',
    summary: 'Mail an address the link by which it opens an account',
    access: 'operator',
    served: true,
    passwords: true,
    body: z.object({ email }),
    responses: { 200: message },
    errors: ['invalid_request', 'conflict', ...keeperErrors],
  }),
  writeTexts: endpoint({
    method: 'PUT',
    path: '/desk/house/texts',
    summary: 'Write what the public pages say of the operator; an empty text is what the environment says',
    access: 'operator',
    served: true,
    body: houseTexts,
    responses: { 200: message },
    errors: ['invalid_request', ...keeperErrors],
  }),
  testMail: endpoint({
    method: 'POST',
    path: '/desk/mail-test',
    summary: 'Mail a test to the operator’s own address',
    access: 'operator',
    served: true,
    responses: { 200: message },
    errors: keeperErrors,
  }),
} as const;
