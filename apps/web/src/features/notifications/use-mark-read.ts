import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { toast } from '../../ui/toast-store.ts';
import { type NotificationList, notificationKeys, withRead } from './notifications-query.ts';
import { unreadStore } from './unread-store.ts';

/** Marks notices as read: shown at once, put back when the server refuses. */
export const useMarkRead = (student: string) => {
  const queries = useQueryClient();
  const queryKey = notificationKeys.lists(student);
  return useMutation({
    mutationFn: (ids: string[] | 'all') =>
      api('POST /notifications/read', { body: ids === 'all' ? { all: true } : { ids }, keepalive: true }),
    onMutate: async (ids) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueriesData<NotificationList>({ queryKey });
      const unreadBefore = unreadStore.current();
      const at = new Date().toISOString();
      queries.setQueriesData<NotificationList>({ queryKey }, (list) => list && withRead(list, ids, at));
      const [first] = queries.getQueriesData<NotificationList>({ queryKey });
      if (first?.[1]) unreadStore.set(first[1].data.unread);
      return { before, unreadBefore };
    },
    onError: (_failure, _ids, context) => {
      for (const [key, list] of context?.before ?? []) queries.setQueryData(key, list);
      if (context) unreadStore.set(context.unreadBefore);
      toast({
        title: 'Error',
        description: 'Failed to mark notifications as read. Please try again.',
        variant: 'destructive',
      });
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
};
