import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import type { Answer } from '../../lib/api/api-types.ts';

export type NotificationList = Answer<'GET /notifications'>;
export type Notice = NotificationList['data']['notifications'][number];

export const notificationKeys = {
  lists: (student: string) => ['notifications', student, 'list'] as const,
  settings: (student: string) => ['notifications', student, 'settings'] as const,
};

/** One page of notices; reloaded whenever the page is opened. */
export const notificationsQuery = (student: string, page: number) =>
  queryOptions({
    queryKey: [...notificationKeys.lists(student), page],
    queryFn: ({ signal }) => api('GET /notifications', { query: page > 1 ? { page } : {}, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const settingsQuery = (student: string) =>
  queryOptions({
    queryKey: notificationKeys.settings(student),
    queryFn: ({ signal }) => api('GET /notifications/settings', { signal }),
  });

/** Marks these notices, or all, as read. */
export const withRead = (
  list: NotificationList,
  ids: readonly string[] | 'all',
  at: string,
): NotificationList => {
  const isMarked = (notice: Notice) => notice.readAt === null && (ids === 'all' || ids.includes(notice.id));
  const marked = list.data.notifications.filter(isMarked).length;
  return {
    ...list,
    data: {
      notifications: list.data.notifications.map((notice) =>
        isMarked(notice) ? { ...notice, readAt: at } : notice,
      ),
      unread: ids === 'all' ? 0 : Math.max(0, list.data.unread - marked),
    },
  };
};
