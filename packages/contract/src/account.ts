import {
  ANSWER_NAMES,
  CEFR_LEVELS,
  DEGREES,
  ENROLMENTS,
  FINER_LEVELS,
  GENDERS,
  GRADE_SCALES,
  type Profile,
  PURPOSES,
  STAGES,
  YES_NO,
} from '@laurel/domain';
import { z } from 'zod';
import { sessionUser } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { anyPassword, email, firstName, lastName, newPassword } from './field-schemas.ts';
import { calendarDate, id, instant, message, pageQuery, pagination, text } from './primitives.ts';

const countryCode = z.string().regex(/^[A-Z]{2}$/, 'Please give a country as its two-letter code');
const regionCode = z
  .string()
  .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'Please give a region as its code, for example US-TX');
const shortName = (label: string) => text(label, 100).trim().min(1);

const shortNames = (label: string) => z.array(shortName(label)).max(20).optional();
const yesNo = z.enum(YES_NO);
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Please give the month as YYYY-MM');
const grade = z.object({ value: z.number().min(0).max(100), scale: z.enum(GRADE_SCALES) });

/** As many questions as a student could be asked one by one. */
const MAX_QUESTIONS = 1000;

/** The optional facts of a student; each may be left out, `null` clears it. */
export const profile = z.object({
  citizenships: z.array(countryCode).max(10).optional(),
  countryOfResidence: countryCode.optional(),
  regionOfResidence: regionCode.optional(),
  dateOfBirth: calendarDate.optional(),
  gender: z.enum(GENDERS).optional(),
  currentDegree: z.enum(DEGREES).optional(),
  enrolment: z.enum(ENROLMENTS).optional(),
  institution: text('Institution', 200).trim().optional(),
  intendedStart: month.optional(),
  statuses: shortNames('Status'),
  minorityGroups: shortNames('Group'),
  tests: z
    .array(z.object({ test: shortName('Test'), score: z.number().min(0).max(2000) }))
    .max(20)
    .optional(),
  languages: z
    .array(z.object({ language: z.string().regex(/^[a-z]{2,3}$/), cefr: z.enum(CEFR_LEVELS) }))
    .max(20)
    .optional(),
  homeGpa: grade.optional(),
  answers: z.partialRecord(z.enum(ANSWER_NAMES), yesNo).optional(),
  stage: z
    .object({
      now: z.enum(STAGES),
      year: z.int().min(1).max(14).optional(),
      finishes: month.optional(),
      transferring: z.boolean().optional(),
    })
    .optional(),
  degrees: z
    .array(
      z.object({
        level: z.enum(FINER_LEVELS),
        field: shortName('Field').optional(),
        country: countryCode.optional(),
        institution: text('Institution', 200).trim().optional(),
        awarded: month.optional(),
        grade: grade.optional(),
      }),
    )
    .max(10)
    .optional(),
  schooling: z
    .array(
      z.object({
        place: z.union([countryCode, regionCode]),
        level: shortName('Level').optional(),
      }),
    )
    .max(10)
    .optional(),
  groups: shortNames('Group'),
  religion: shortName('Religion').optional(),
  disabilities: shortNames('Disability'),
  illnesses: shortNames('Illness'),
  employer: shortName('Employer').optional(),
  occupation: shortName('Occupation').optional(),
  memberships: shortNames('Membership'),
  parents: shortNames('Employer or society'),
  household: z
    .object({
      income: z
        .object({
          amount: z.number().min(0),
          currency: z.string().regex(/^[A-Z]{3}$/, 'Please give a currency as its three-letter code'),
          year: z.int().min(2000).max(2100).optional(),
        })
        .optional(),
      size: z.int().min(1).max(30).optional(),
    })
    .optional(),
  exams: z
    .array(
      z.object({
        name: shortName('Examination'),
        score: z.number().optional(),
        rank: z.int().min(1).optional(),
      }),
    )
    .max(20)
    .optional(),
  purposes: z.array(z.enum(PURPOSES)).max(PURPOSES.length).optional(),
  claims: z
    .record(shortName('Question'), yesNo)
    .refine(
      (claims) => Object.keys(claims).length <= MAX_QUESTIONS,
      `At most ${MAX_QUESTIONS} questions can be answered`,
    )
    .optional(),
  declined: z.array(shortName('Question')).max(MAX_QUESTIONS).optional(),
} satisfies Record<keyof Profile, z.ZodType>);
export type ProfileFacts = z.infer<typeof profile>;

/** A fact given as `null` is erased; one left out stays. */
const profileChange = z.object(
  Object.fromEntries(Object.entries(profile.shape).map(([name, schema]) => [name, schema.nullable()])) as {
    [K in keyof typeof profile.shape]: z.ZodNullable<(typeof profile.shape)[K]>;
  },
);

export const profileResponse = z.object({
  success: z.literal(true),
  data: z.object({
    user: sessionUser.extend({
      profile,
      createdAt: instant,
      /** Set until somebody has followed the link that was mailed to a new account: nothing else is mailed there. */
      emailUnconfirmed: z.literal(true).optional(),
      /** While a changed `email` is not confirmed: where mails go, and when the change expires. */
      emailConfirmation: z.object({ mailsGoTo: z.string(), before: instant }).optional(),
    }),
  }),
});
export type ProfileResponse = z.infer<typeof profileResponse>;

export const profileRequest = z.object({
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  email: email.optional(),
  currentPassword: anyPassword.optional(),
  profile: profileChange.partial().optional(),
});
export type ProfileRequest = z.infer<typeof profileRequest>;

export const session = z.object({
  id: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
  userAgent: z.string(),
  current: z.boolean(),
});

const sessionsResponse = z.object({ success: z.literal(true), data: z.array(session) });
export type SessionsResponse = z.infer<typeof sessionsResponse>;

/** What the audit log holds about an account that its owner should know. */
export const ACTIVITY_KINDS = [
  'signed_in',
  'signed_out',
  'device_signed_out',
  'password_changed',
  'email_confirmed',
  'email_change_undone',
  'second_factor_on',
  'second_factor_off',
  'recovery_codes_renewed',
  'passkey_added',
  'passkey_removed',
  'calendar_address_changed',
  'exported',
  'looked_up',
  'disabled',
  'enabled',
  'unlocked',
  'reset_sent',
  'role_granted',
  'role_revoked',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** One access to the account, or act on it. `keeper`: somebody who runs this Laurel, at the desk or the command line. */
const activity = z.object({
  id: z.string(),
  at: instant,
  kind: z.enum(ACTIVITY_KINDS),
  by: z.enum(['you', 'keeper']),
});
export type Activity = z.infer<typeof activity>;

const activityResponse = z.object({
  success: z.literal(true),
  data: z.object({ activity: z.array(activity) }),
  pagination,
});

/** By area: the account itself, and a list of what each area stores. Secrets are left out. */
const accountExport = z.object({
  success: z.literal(true),
  exportedAt: instant,
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

export const accountEndpoints = {
  profile: endpoint({
    method: 'GET',
    path: '/users/profile',
    summary: 'Names, email and optional facts of the signed-in student',
    access: 'user',
    served: true,
    responses: { 200: profileResponse },
    errors: ['unauthorized'],
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/users/profile',
    summary: 'Change names, email or facts; what is left out stays',
    access: 'user',
    served: true,
    body: profileRequest,
    responses: { 200: profileResponse },
    errors: [
      'invalid_request',
      'unauthorized',
      'invalid_credentials',
      'passwords_off',
      'email_in_use',
      'conflict',
      'rate_limited',
    ],
  }),
  confirmAgain: endpoint({
    method: 'POST',
    path: '/users/email/confirmation',
    summary: 'Mail the link once more that confirms the email of a new account',
    access: 'user',
    served: true,
    responses: { 200: message },
    errors: ['unauthorized', 'rate_limited'],
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/users/password',
    summary: 'Change the password',
    access: 'user',
    served: true,
    passwords: true,
    body: z.object({ currentPassword: anyPassword, password: newPassword }),
    responses: { 200: message },
    errors: ['invalid_request', 'unauthorized', 'invalid_credentials', 'rate_limited'],
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/users/account',
    summary: 'Erase the account and everything stored about it',
    access: 'user',
    served: true,
    stepUp: true,
    /** Where local passwords are switched off a sign-in of the last ten minutes stands for it. */
    body: z.object({ password: anyPassword.optional() }),
    responses: { 200: message },
    errors: ['invalid_request', 'unauthorized', 'invalid_credentials', 'rate_limited'],
  }),
  exportAccount: endpoint({
    method: 'GET',
    path: '/users/export',
    summary: 'Everything stored about the student, as one JSON file',
    access: 'user',
    served: true,
    stepUp: true,
    responses: { 200: accountExport },
    errors: ['unauthorized', 'rate_limited'],
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/users/sessions',
    summary: 'Where the student is signed in',
    access: 'user',
    served: true,
    responses: { 200: sessionsResponse },
    errors: ['unauthorized'],
  }),
  activity: endpoint({
    method: 'GET',
    path: '/users/activity',
    summary: 'Accesses to the account: sign-ins, exports and what its keepers did, newest first',
    access: 'user',
    served: true,
    query: z.object(pageQuery),
    responses: { 200: activityResponse },
    errors: ['invalid_request', 'unauthorized'],
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/users/sessions/{id}',
    summary: 'Sign out another session',
    access: 'user',
    served: true,
    stepUp: true,
    params: z.object({ id }),
    responses: { 200: message },
    errors: ['unauthorized', 'not_found'],
  }),
} as const;
