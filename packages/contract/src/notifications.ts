import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, message, pageQuery, pagination } from './primitives.ts';

export const EMAIL_FREQUENCIES = ['instant', 'daily', 'weekly', 'off'] as const;

export const notification = z.object({
  id: z.string(),
  kind: z.enum(['new_match', 'deadline', 'changed', 'closed', 'report']),
  title: z.string(),
  body: z.string(),
  scholarshipId: z.string().optional(),
  createdAt: instant,
  readAt: instant.nullable(),
});

export const notificationSettings = z.object({
  email: z.enum(EMAIL_FREQUENCIES, { error: `email must be one of ${EMAIL_FREQUENCIES.join(', ')}` }),
  deadlineReminders: z.boolean(),
});
/** The unsubscribe token of every mail. It can only stop mails. */
const unsubscribeParams = z.object({
  token: z.string().regex(/^[A-Za-z0-9_-]{1,200}$/, 'This link is not valid'),
});
const settings = z.object({ success: z.literal(true), data: notificationSettings });

export const notificationsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/notifications',
    summary: 'Notices, newest first, with the number of unread ones',
    access: 'user',
    served: true,
    query: z.object(pageQuery),
    responses: {
      200: z.object({
        success: z.literal(true),
        data: z.object({ notifications: z.array(notification), unread: z.int() }),
        pagination,
      }),
    },
    errors: ['invalid_request', 'unauthorized'],
  }),
  read: endpoint({
    method: 'POST',
    path: '/notifications/read',
    summary: 'Mark notices as read',
    access: 'user',
    served: true,
    body: z.union([z.object({ ids: z.array(id).max(1000) }), z.object({ all: z.literal(true) })]),
    responses: { 200: message },
    errors: ['invalid_request', 'unauthorized'],
  }),
  settings: endpoint({
    method: 'GET',
    path: '/notifications/settings',
    summary: 'How the student wants to be told',
    access: 'user',
    served: true,
    responses: { 200: settings },
    errors: ['unauthorized'],
  }),
  unsubscribePage: endpoint({
    method: 'GET',
    path: '/notifications/unsubscribe/{token}',
    summary: 'Leads to the page that asks before it unsubscribes; changes nothing by itself',
    access: 'public',
    served: true,
    params: unsubscribeParams,
    responses: { 302: { mediaType: 'text/html' } },
    errors: [],
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/notifications/unsubscribe/{token}',
    summary: 'Stop all mail of notices, without signing in (RFC 8058)',
    access: 'public',
    served: true,
    params: unsubscribeParams,
    responses: { 200: message },
    errors: ['not_found', 'rate_limited'],
  }),
  changeSettings: endpoint({
    method: 'PUT',
    path: '/notifications/settings',
    summary: 'Change how the student wants to be told',
    access: 'user',
    served: true,
    body: notificationSettings,
    responses: { 200: settings },
    errors: ['invalid_request', 'unauthorized'],
  }),
} as const;
