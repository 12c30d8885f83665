import { REPORT_STATES } from '@laurel/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { groupName } from './groups.ts';
import { id, idParams, instant, message, pageQuery, pagination, text } from './primitives.ts';
import { REPORT_KINDS } from './scholarship.ts';

/** What waits at the desk. `held`: the screen keeps it out of matches and lists. `link`: its page is gone, for sale or can't be reached. */
export const QUEUE_KINDS = ['report', 'proposal', 'held', 'link'] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

/** How many students it concerns. `matched` is null until it was counted. */
const reach = z.object({ saved: z.int(), matched: z.int().nullable() });
export type Reach = z.infer<typeof reach>;

const queueItem = z.object({
  kind: z.enum(QUEUE_KINDS),
  id: z.string(),
  scholarshipId: z.string(),
  title: z.string(),
  organization: z.string(),
  /** The kind of a report, the fact of a proposal, or what the last visit of a page found. */
  about: z.string(),
  text: z.string(),
  createdAt: instant,
  reach,
});
export type QueueItem = z.infer<typeof queueItem>;

/** Changed keys of a programme, in the shape of the catalogue's files; `null` takes one out. The catalogue's own schema checks it. */
const patch = z.record(z.string(), z.unknown());
export type Patch = z.infer<typeof patch>;

const deskReport = z.object({
  id: z.string(),
  kind: z.enum(REPORT_KINDS),
  text: z.string(),
  createdAt: instant,
  state: z.enum(REPORT_STATES),
  answer: z.string().optional(),
});
export type DeskReport = z.infer<typeof deskReport>;

const deskProposal = z.object({
  id: z.string(),
  source: z.string(),
  fact: z.string(),
  before: z.string(),
  after: z.string(),
  /** Absent where a person has to say what is right. */
  patch: patch.optional(),
  where: z.object({ url: z.string(), place: z.string() }),
  createdAt: instant,
  /** Whether the caller made it; where two persons are asked for, somebody else decides. */
  isMine: z.boolean(),
});
export type DeskProposal = z.infer<typeof deskProposal>;

const deskEdit = z.object({
  id: z.string(),
  /** The group for which alone it counts. */
  audience: z.string().nullable(),
  patch,
  author: z.string(),
  since: instant,
  undoneAt: instant.nullable(),
});
export type DeskEdit = z.infer<typeof deskEdit>;

const deskScholarship = z.object({
  id: z.string(),
  source: z.string(),
  /** The programme as it counts now, in the shape of the catalogue's files. */
  programme: patch,
  /** The next deadline as students read it. */
  deadline: z.string(),
  isWithdrawn: z.boolean(),
  /** The group that alone knows of it. */
  audience: z.string().optional(),
  reach,
  reports: z.array(deskReport),
  proposals: z.array(deskProposal),
  edits: z.array(deskEdit),
  check: z
    .object({ outcome: z.string(), why: z.string().nullable(), url: z.string(), checkedAt: instant })
    .optional(),
});
export type DeskScholarship = z.infer<typeof deskScholarship>;

const verdict = z.object({ eligible: z.boolean(), score: z.int(), deadline: z.string() });
const preview = z.object({
  deadline: z.object({ before: z.string(), after: z.string() }),
  students: z.array(z.object({ name: z.string(), before: verdict, after: verdict })),
});
export type EditPreview = z.infer<typeof preview>;

const sentence = text('answer', 500).trim().min(3, 'Please say in a sentence what became of it');
const edited = z.object({
  success: z.literal(true),
  message: z.string(),
  /** `waits`: somebody else has to look at it first. */
  data: z.object({ outcome: z.enum(['done', 'waits']) }),
});

/** A source that is imported by itself, and how its imports go. */
const deskSource = z.object({
  name: z.string(),
  url: z.string(),
  everyHours: z.int(),
  /** When it is imported next; null while it is paused. */
  nextAt: instant.nullable(),
  pausedAt: instant.nullable(),
  /** An import runs, or its process was killed and it goes on soon. */
  isRunning: z.boolean(),
  lastOkAt: instant.nullable(),
  lastErrorAt: instant.nullable(),
  lastError: z.string().nullable(),
  /** Imports in vain since the last one that went well. */
  failures: z.int(),
  /** Records that it gives now. */
  records: z.int(),
  /** Rows of the last import that went well, by what became of them. */
  lastCounts: z
    .record(z.enum(['added', 'changed', 'unchanged', 'merged', 'refused', 'withdrawn']), z.int())
    .nullable(),
});
export type DeskSource = z.infer<typeof deskSource>;

export const SOURCE_ACTS = ['pause', 'resume', 'run'] as const;
export type SourceAct = (typeof SOURCE_ACTS)[number];

const keeperErrors = ['unauthorized', 'not_found'] as const;

export const deskEndpoints = {
  queue: endpoint({
    method: 'GET',
    path: '/desk/queue',
    summary: 'What waits, that which concerns the most students first',
    access: 'curator',
    served: true,
    query: z.object({
      kind: z.enum(QUEUE_KINDS).optional(),
      q: text('q', 200).trim().optional(),
      ...pageQuery,
    }),
    responses: {
      200: z.object({
        success: z.literal(true),
        data: z.object({ items: z.array(queueItem), counts: z.record(z.enum(QUEUE_KINDS), z.int()) }),
        pagination,
      }),
    },
    errors: ['invalid_request', ...keeperErrors],
  }),
  scholarship: endpoint({
    method: 'GET',
    path: '/desk/scholarships/{id}',
    summary: 'One scholarship with all that waits about it, and the edits that lie over it',
    access: 'curator',
    served: true,
    params: idParams,
    responses: { 200: z.object({ success: z.literal(true), data: deskScholarship }) },
    errors: keeperErrors,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/desk/scholarships/{id}/preview',
    summary: 'What an edit would change for twelve made-up students; nothing is stored',
    access: 'curator',
    served: true,
    params: idParams,
    body: z.object({ patch }),
    responses: { 200: z.object({ success: z.literal(true), data: preview }) },
    errors: ['invalid_request', ...keeperErrors],
  }),
  edit: endpoint({
    method: 'POST',
    path: '/desk/scholarships/{id}/edits',
    summary: 'Lay an edit over a scholarship, for everybody or for one group',
    access: 'curator',
    served: true,
    params: idParams,
    body: z.object({ patch, audience: groupName.optional() }),
    responses: { 201: edited },
    errors: ['invalid_request', ...keeperErrors],
  }),
  add: endpoint({
    method: 'POST',
    path: '/desk/scholarships',
    summary: 'Add an award of this installation, for everybody or for one group; imports never overwrite it',
    access: 'curator',
    served: true,
    body: z.object({ programme: patch, audience: groupName.optional() }),
    responses: { 201: edited },
    errors: ['invalid_request', 'conflict', ...keeperErrors],
  }),
  undo: endpoint({
    method: 'DELETE',
    path: '/desk/edits/{id}',
    summary: 'Take an edit back',
    access: 'curator',
    served: true,
    params: idParams,
    responses: { 200: message },
    errors: keeperErrors,
  }),
  merge: endpoint({
    method: 'POST',
    path: '/desk/scholarships/{id}/merge',
    summary: 'Say that it is the same award as another, which stays',
    access: 'curator',
    served: true,
    params: idParams,
    body: z.object({ into: id }),
    responses: { 201: edited },
    errors: ['invalid_request', ...keeperErrors],
  }),
  answerReport: endpoint({
    method: 'POST',
    path: '/desk/reports/{id}/answer',
    summary: 'Say what became of a report; with a patch the record is mended in the same act',
    access: 'curator',
    served: true,
    params: idParams,
    body: z.object({
      state: z.enum(['accepted', 'mended', 'rejected'], {
        error: 'state must be accepted, mended or rejected',
      }),
      answer: sentence,
      patch: patch.optional(),
    }),
    responses: { 200: edited },
    errors: ['invalid_request', 'conflict', ...keeperErrors],
  }),
  decideProposal: endpoint({
    method: 'POST',
    path: '/desk/proposals/{id}/decide',
    summary: 'Accept a proposal, correct it or reject it',
    access: 'curator',
    served: true,
    params: idParams,
    body: z.object({
      decision: z.enum(['accepted', 'corrected', 'rejected'], {
        error: 'decision must be accepted, corrected or rejected',
      }),
      /** What is right; needed to correct, and to accept a proposal that has none. */
      patch: patch.optional(),
    }),
    responses: { 200: message },
    errors: ['invalid_request', 'conflict', ...keeperErrors],
  }),
  sources: endpoint({
    method: 'GET',
    path: '/desk/sources',
    summary: 'The sources that are imported by themselves: last and next import, last error, rows',
    access: 'curator',
    served: true,
    responses: {
      200: z.object({ success: z.literal(true), data: z.object({ sources: z.array(deskSource) }) }),
    },
    errors: keeperErrors,
  }),
  actOnSource: endpoint({
    method: 'POST',
    path: '/desk/sources/{id}/acts',
    summary: 'Pause the imports of a source, resume them, or have it imported now',
    access: 'operator',
    served: true,
    params: idParams,
    body: z.object({ act: z.enum(SOURCE_ACTS, { error: `act must be one of ${SOURCE_ACTS.join(', ')}` }) }),
    responses: { 200: message },
    errors: ['invalid_request', 'conflict', ...keeperErrors],
  }),
  exportEdits: endpoint({
    method: 'GET',
    path: '/desk/edits.yaml',
    summary: 'Every edit that counts, as YAML for a pull request',
    access: 'curator',
    served: true,
    responses: { 200: { mediaType: 'application/yaml' } },
    errors: keeperErrors,
  }),
  exportSheet: endpoint({
    method: 'GET',
    path: '/desk/sheet.csv',
    summary: 'Titles, addresses and deadlines of the catalogue as a table to change',
    access: 'curator',
    served: true,
    responses: { 200: { mediaType: 'text/csv' } },
    errors: keeperErrors,
  }),
  importSheet: endpoint({
    method: 'POST',
    path: '/desk/sheet',
    summary: 'What a changed table would change; with `apply` the changes are made',
    access: 'curator',
    served: true,
    body: z.object({ csv: text('csv', 200_000), apply: z.boolean() }),
    responses: {
      200: z.object({
        success: z.literal(true),
        data: z.object({
          applied: z.boolean(),
          changes: z.array(
            z.object({ scholarshipId: z.string(), title: z.string(), patch, problem: z.string().optional() }),
          ),
        }),
      }),
    },
    errors: ['invalid_request', ...keeperErrors],
  }),
} as const;
