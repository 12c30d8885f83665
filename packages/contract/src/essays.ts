import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { feedback } from './essay-feedback.ts';
import { id, idParams, instant, message, pageQuery, pagination, text } from './primitives.ts';
import { ESSAY_EMPTY_MESSAGE } from './rules.ts';

export const ESSAY_MAX_LENGTH = 20_000;

export const essay = z.object({
  id: z.string(),
  essayText: z.string(),
  createdAt: instant,
  prompt: z.string().optional(),
  scholarshipId: z.string().optional(),
  previousEssayId: z.string().optional(),
});

export const essayRequest = z.object({
  // Pasted text may contain characters that can't be stored; they are dropped, not refused.
  essayText: z
    .string({ error: ESSAY_EMPTY_MESSAGE })
    .max(ESSAY_MAX_LENGTH, `Your essay can have at most ${ESSAY_MAX_LENGTH.toLocaleString('en')} characters`)
    .transform((value) => value.replaceAll('\u0000', '').toWellFormed())
    .refine((value) => value.trim() !== '', ESSAY_EMPTY_MESSAGE),
  prompt: text('Prompt', 5000).optional(),
  scholarshipId: id.optional(),
  previousEssayId: id.optional(),
  /** The student agrees that the language model of this Laurel reads this essay; without it no model does. */
  readByModel: z.boolean().optional(),
});

/** Drafts of one essay: each was submitted as the next draft of another one of them. */
const drafts = z.array(z.object({ id: z.string(), createdAt: instant }));

const critiquedEssay = z.object({
  success: z.literal(true),
  data: z.object({
    essay,
    feedback,
    /** All drafts of this essay, oldest first, itself among them. */
    drafts: drafts.optional(),
  }),
});

/** Kinds of text: about the writer, or about a piece of work. */
const ESSAY_KINDS = ['statement', 'research'] as const;

/** Saved scholarships for which one essay can be reused, with the best matching drafts. */
const reuseGroup = z.object({
  kind: z.enum(ESSAY_KINDS),
  /** Where the topic comes from: a prompt of an earlier draft, published criteria, or the document's name alone. */
  basis: z.enum(['prompt', 'criteria', 'name']),
  /** The topics in the organisers' words; empty when only the name is known. */
  asks: z.array(z.string()),
  scholarships: z.array(z.object({ id: z.string(), title: z.string(), document: z.string() })),
  drafts: z.array(
    z.object({
      id: z.string(),
      createdAt: instant,
      /** The first words of the essay. */
      excerpt: z.string(),
      /** Topics that the draft answers, partly answered ones as half; absent without known topics. */
      covered: z.number().optional(),
      missing: z.array(z.string()),
    }),
  ),
});
export type EssayReuseGroup = z.infer<typeof reuseGroup>;

export const essaysEndpoints = {
  reuse: endpoint({
    method: 'GET',
    path: '/essays/reuse',
    summary: 'Which saved scholarships one essay can serve, and which draft fits them',
    access: 'user',
    served: true,
    responses: {
      200: z.object({ success: z.literal(true), data: z.object({ groups: z.array(reuseGroup) }) }),
    },
    errors: ['unauthorized', 'rate_limited'],
  }),
  submit: endpoint({
    method: 'POST',
    path: '/essays',
    summary: 'Store an essay and critique it',
    access: 'user',
    served: true,
    headers: z.object({ 'idempotency-key': z.string().min(1).max(200).optional() }),
    body: essayRequest,
    responses: { 201: critiquedEssay },
    errors: [
      'invalid_request',
      'unauthorized',
      'limit_reached',
      'payload_too_large',
      'idempotency_mismatch',
      'rate_limited',
    ],
  }),
  list: endpoint({
    method: 'GET',
    path: '/essays',
    summary: 'The student’s essays, newest first',
    access: 'user',
    served: true,
    query: z.object(pageQuery),
    responses: { 200: z.object({ success: z.literal(true), data: z.array(essay), pagination }) },
    errors: ['unauthorized'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/essays/{id}',
    summary: 'One essay with its critique',
    access: 'user',
    served: true,
    params: idParams,
    responses: { 200: critiquedEssay },
    errors: ['unauthorized', 'not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/essays/{id}',
    summary: 'Delete an essay and its critique',
    access: 'user',
    served: true,
    params: idParams,
    responses: { 200: message },
    errors: ['unauthorized', 'not_found'],
  }),
} as const;
