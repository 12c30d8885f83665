import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const ok = z.object({ success: z.literal(true), status: z.literal('ok') });

export const healthEndpoints = {
  ready: endpoint({
    method: 'GET',
    path: '/health',
    summary: 'Ready to serve: the database answers',
    access: 'public',
    served: true,
    responses: { 200: ok },
    errors: ['unavailable'],
  }),
  live: endpoint({
    method: 'GET',
    path: '/health/live',
    summary: 'The process is alive',
    access: 'public',
    served: true,
    responses: { 200: ok },
    errors: [],
  }),
  openapi: endpoint({
    method: 'GET',
    path: '/openapi.json',
    summary: 'This description of the API',
    access: 'public',
    served: true,
    responses: { 200: z.looseObject({ openapi: z.string() }) },
    errors: [],
  }),
} as const;
