import { z } from 'zod';
import { endpoint } from './endpoint.ts';
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

export const feedback = z.object({
  feedback: z.array(z.looseObject({ category: z.string(), suggestion: z.string() })),
  rewrittenSections: z.array(z.looseObject({ original: z.string(), revised: z.string() })),
});

export const essayRequest = z.object({
  essayText: text('Essay', ESSAY_MAX_LENGTH).refine((value) => value.trim() !== '', ESSAY_EMPTY_MESSAGE),
  prompt: text('Prompt', 5000).optional(),
  scholarshipId: id.optional(),
  previousEssayId: id.optional(),
});

const critiquedEssay = z.object({ success: z.literal(true), data: z.object({ essay, feedback }) });

export const essaysEndpoints = {
  submit: endpoint({
    method: 'POST',
    path: '/essays',
    summary: 'Store an essay and critique it',
    access: 'user',
    served: false,
    headers: z.object({ 'idempotency-key': z.string().min(1).max(200).optional() }),
    body: essayRequest,
    responses: { 201: critiquedEssay },
    errors: ['invalid_request', 'unauthorized', 'payload_too_large', 'idempotency_mismatch', 'rate_limited'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/essays',
    summary: 'The student’s essays, newest first',
    access: 'user',
    served: false,
    query: z.object(pageQuery),
    responses: { 200: z.object({ success: z.literal(true), data: z.array(essay), pagination }) },
    errors: ['unauthorized'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/essays/{id}',
    summary: 'One essay with its critique',
    access: 'user',
    served: false,
    params: idParams,
    responses: { 200: critiquedEssay },
    errors: ['unauthorized', 'not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/essays/{id}',
    summary: 'Delete an essay and its critique',
    access: 'user',
    served: false,
    params: idParams,
    responses: { 200: message },
    errors: ['unauthorized', 'not_found'],
  }),
} as const;
