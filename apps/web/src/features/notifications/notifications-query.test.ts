import { describe, expect, it } from 'vitest';
import { type Notice, type NotificationList, withRead } from './notifications-query.ts';

const AT = '2026-11-21T12:00:00.000Z';
const notice = (id: string, readAt: string | null = null): Notice => ({
  id,
  kind: 'new_match',
  title: id,
  body: '',
  createdAt: '2026-11-20T12:00:00.000Z',
  readAt,
});
const list: NotificationList = {
  success: true,
  data: { notifications: [notice('a'), notice('b'), notice('c', '2026-11-20T13:00:00.000Z')], unread: 5 },
  pagination: { totalItems: 9, totalPages: 1, currentPage: 1, hasPrevPage: false, hasNextPage: false },
};
const readAts = (result: NotificationList) => result.data.notifications.map(({ readAt }) => readAt);

describe('marking as read', () => {
  it('marks the named ones, and counts only those that were unread', () => {
    const result = withRead(list, ['a', 'c', 'unknown'], AT);
    expect(readAts(result)).toEqual([AT, null, '2026-11-20T13:00:00.000Z']);
    expect(result.data.unread).toBe(4);
  });

  it('marks all, those of other pages too', () => {
    const result = withRead(list, 'all', AT);
    expect(readAts(result)).toEqual([AT, AT, '2026-11-20T13:00:00.000Z']);
    expect(result.data.unread).toBe(0);
  });
});
