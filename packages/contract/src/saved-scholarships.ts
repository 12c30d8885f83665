import { APPLICATION_STATUSES, PRIORITIES, REFEREE_STATES } from '@laurel/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { matchedRound } from './match.ts';
import { calendarDate, idParams, instant, pageQuery, pagination, text } from './primitives.ts';
import { award, scholarshipCard } from './scholarship.ts';

const applicationStatus = z.enum(APPLICATION_STATUSES, {
  error: `applicationStatus must be one of ${APPLICATION_STATUSES.join(', ')}`,
});
const priority = z.enum(PRIORITIES, { error: `priority must be one of ${PRIORITIES.join(', ')}` });
const notes = text('Notes', 5000);

/** One entry of the checklist: a step of every application, or a document of this one. */
const checklistEntry = z.object({
  id: z.string(),
  kind: z.enum(['step', 'document']),
  label: z.string(),
  done: z.boolean(),
  /** The kind of a document of which one copy serves all awards: a tick here ticks it on every saved scholarship that asks for it. */
  sharedBy: z.string().optional(),
});
export type ChecklistEntry = z.infer<typeof checklistEntry>;

/** Something to do for one of the documents, and the last day on which doing it is still safe. */
const milestone = z.object({ document: z.string(), label: z.string(), day: calendarDate });

const entryId = z.string().regex(/^[A-Za-z0-9-]{1,40}$/, 'This id is not valid');
const filled = (label: string, max: number) =>
  text(label, max).refine((value) => value.trim() !== '', `${label} can’t be empty`);

/** A step that the student added; `id` is made by the client. */
const ownStep = z.object({
  id: entryId,
  label: filled('The step', 200),
  day: calendarDate.optional(),
  done: z.boolean(),
});

/** Somebody who is asked for a reference; `id` is made by the client. */
const referee = z.object({ id: entryId, name: filled('The name', 120), state: z.enum(REFEREE_STATES) });

const MOST_STEPS = 30;
const MOST_REFEREES = 10;
const differ = (entries: readonly { id: string }[]) =>
  new Set(entries.map(({ id }) => id)).size === entries.length;
const ownSteps = z
  .array(ownStep)
  .max(MOST_STEPS, `As many as ${MOST_STEPS} own steps can be kept`)
  .refine(differ, 'Each step needs an id of its own');
const referees = z
  .array(referee)
  .max(MOST_REFEREES, `As many as ${MOST_REFEREES} referees can be kept`)
  .refine(differ, 'Each referee needs an id of their own');

/** What the student added to the plan of one saved scholarship. */
const ownPlan = z.object({
  /** Goes before the record's own date. */
  deadline: calendarDate.optional(),
  steps: z.array(ownStep),
  referees: z.array(referee),
});

/** A saved scholarship item (specification section 3). */
export const savedScholarship = z.object({
  id: z.string(),
  createdAt: instant,
  updatedAt: instant,
  priority,
  applicationStatus,
  notes: z.string(),
  scholarship: z.object({
    id: z.string(),
    title: z.string(),
    provider: z.string(),
    amount: z.string(),
    applicationDeadline: z.string(),
    location: z.string(),
    eligibilityRequirements: z.string(),
    description: z.string(),
    applicationUrl: z.string(),
    deadlineStatus: scholarshipCard.shape.deadlineStatus,
    deadlineText: z.string().optional(),
    deadlineWindow: scholarshipCard.shape.deadlineWindow,
    deadlineTimeZone: scholarshipCard.shape.deadlineTimeZone,
    ended: scholarshipCard.shape.ended,
    nominator: scholarshipCard.shape.nominator,
    basis: scholarshipCard.shape.basis,
    lastKnown: scholarshipCard.shape.lastKnown,
    award: award.optional(),
    /** Required documents, from which milestones are planned. */
    documents: z.array(z.string()).optional(),
    /** Counted back from the day of the deadline, or from the first day on which it can fall, soonest first; empty where neither is known. */
    milestones: z.array(milestone).optional(),
    /** What of the hard conditions is not settled for this student, as demands in words; absent before there are preferences. */
    openConditions: z.array(z.string()).optional(),
    /** When the round opens and closes that is open or comes next, as far as it is known. */
    round: matchedRound.omit({ text: true }).optional(),
    /** True when the source no longer lists it. */
    withdrawn: z.boolean().optional(),
  }),
  /** Each change of the application status, oldest first. */
  statusHistory: z.array(z.object({ status: applicationStatus, at: instant })).optional(),
  checklist: z.array(checklistEntry).optional(),
  plan: ownPlan.optional(),
});
export type SavedScholarshipItem = z.infer<typeof savedScholarship>;

export const saveRequest = z
  .object({
    notes: notes.optional(),
    priority: priority.optional(),
    saved: z.boolean().optional(),
    /** Brings back status, notes, priority, ticks and own plan of one that was removed in the last 30 days. */
    restore: z.boolean().optional(),
  })
  .nullish();
export const saveResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ isSaved: z.boolean(), saved: savedScholarship.nullable() }),
});
export type SaveResponse = z.infer<typeof saveResponse>;

export const changeSavedRequest = z
  .object({
    applicationStatus: applicationStatus.optional(),
    priority: priority.optional(),
    notes: notes.optional(),
    /** Entries of the checklist by id: true ticks, false unticks; the others stay as they are. */
    checklist: z.record(z.string(), z.boolean()).optional(),
    /** Each part that is given replaces the one before; null removes the deadline. */
    plan: z
      .object({
        deadline: calendarDate.nullable().optional(),
        steps: ownSteps.optional(),
        referees: referees.optional(),
      })
      .optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    message: 'Please send applicationStatus, priority, notes, checklist or plan',
  });

export const SAVED_SORTS = ['newest', 'deadline', 'priority', 'title'] as const;
export const savedListQuery = z.object({
  status: applicationStatus.optional(),
  priority: priority.optional(),
  sort: z.enum(SAVED_SORTS, { error: `sort must be one of ${SAVED_SORTS.join(', ')}` }).default('newest'),
  ...pageQuery,
});

export const savedScholarshipsEndpoints = {
  save: endpoint({
    method: 'POST',
    path: '/scholarships/{id}/save',
    summary: 'Toggle saved; with `saved` given, set it',
    access: 'user',
    served: true,
    params: idParams,
    body: saveRequest,
    responses: { 200: saveResponse },
    errors: ['invalid_request', 'unauthorized', 'not_found', 'limit_reached'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/scholarships/{id}/save',
    summary: 'Change status, priority, notes, checklist or own plan of a saved scholarship',
    access: 'user',
    served: true,
    params: idParams,
    body: changeSavedRequest,
    responses: {
      200: z.object({
        success: z.literal(true),
        message: z.string(),
        data: z.object({ saved: savedScholarship }),
      }),
    },
    errors: ['invalid_request', 'unauthorized', 'not_found'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/scholarships/saved/list',
    summary: 'The saved scholarships, newest first',
    access: 'user',
    served: true,
    query: savedListQuery,
    responses: {
      200: z.object({
        success: z.literal(true),
        data: z.object({ savedScholarships: z.array(savedScholarship) }),
        pagination,
      }),
    },
    errors: ['invalid_request', 'unauthorized'],
  }),
  exportCsv: endpoint({
    method: 'GET',
    path: '/scholarships/saved/export.csv',
    summary: 'The saved list as CSV',
    access: 'user',
    served: true,
    responses: { 200: { mediaType: 'text/csv' } },
    errors: ['unauthorized'],
  }),
  calendarAddress: endpoint({
    method: 'GET',
    path: '/calendar',
    summary: 'The secret address of the deadline calendar',
    access: 'user',
    served: true,
    stepUp: true,
    responses: { 200: z.object({ success: z.literal(true), data: z.object({ url: z.string() }) }) },
    errors: ['unauthorized'],
  }),
  rotateCalendar: endpoint({
    method: 'POST',
    path: '/calendar/rotate',
    summary: 'Make a new secret calendar address; the old one stops working',
    access: 'user',
    served: true,
    stepUp: true,
    responses: { 200: z.object({ success: z.literal(true), data: z.object({ url: z.string() }) }) },
    errors: ['unauthorized'],
  }),
  calendarFeed: endpoint({
    method: 'GET',
    path: '/calendar/{secret}.ics',
    summary: 'Deadlines of the saved scholarships as a calendar feed',
    access: 'public',
    served: true,
    params: z.object({ secret: z.string().regex(/^[A-Za-z0-9_-]{1,200}$/, 'This address is not valid') }),
    responses: { 200: { mediaType: 'text/calendar' } },
    errors: ['not_found', 'rate_limited'],
  }),
  deadlineFile: endpoint({
    method: 'GET',
    path: '/scholarships/{id}/deadline.ics',
    summary: 'The deadline of one scholarship as a file for any calendar',
    access: 'user',
    served: true,
    params: idParams,
    responses: { 200: { mediaType: 'text/calendar' } },
    errors: ['unauthorized', 'not_found'],
  }),
} as const;
