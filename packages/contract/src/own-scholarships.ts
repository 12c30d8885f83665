import { OWN_LISTING_LIMITS } from '@laurel/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParams, message, text } from './primitives.ts';
import { savedScholarship } from './saved-scholarships.ts';
import { ownListing } from './scholarship.ts';

/** Longer than the page of any scholarship. */
export const OWN_TEXT_MAX = 20_000;

const readRequest = z
  .object({
    text: text('The text', OWN_TEXT_MAX).trim().optional(),
    /** A page on the web, which the server reads once. */
    link: text('The link', OWN_LISTING_LIMITS.link).trim().optional(),
  })
  .refine(({ text: pasted = '', link = '' }) => (pasted === '') !== (link === ''), {
    message: 'Please send text or link',
  });

const kept = z.object({
  success: z.literal(true),
  message: z.string(),
  /** `saved` is null where the student took it off their list. */
  data: z.object({ id, saved: savedScholarship.nullable() }),
});

export const ownScholarshipsEndpoints = {
  add: endpoint({
    method: 'POST',
    path: '/scholarships/own',
    summary: 'Read a scholarship from a text or a link into a private record, and save it',
    access: 'user',
    served: true,
    body: readRequest,
    responses: { 201: kept },
    errors: ['invalid_request', 'unauthorized', 'limit_reached', 'unavailable'],
  }),
  correct: endpoint({
    method: 'PUT',
    path: '/scholarships/own/{id}',
    summary: 'Correct a scholarship that the student added; it is read again from these texts',
    access: 'user',
    served: true,
    params: idParams,
    body: ownListing,
    responses: { 200: kept },
    errors: ['invalid_request', 'unauthorized', 'not_found', 'unavailable'],
  }),
  erase: endpoint({
    method: 'DELETE',
    path: '/scholarships/own/{id}',
    summary: 'Erase a scholarship that the student added, with what was written on it',
    access: 'user',
    served: true,
    params: idParams,
    responses: { 200: message },
    errors: ['unauthorized', 'not_found'],
  }),
} as const;
