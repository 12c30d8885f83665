import { queryOptions } from '@tanstack/react-query';
import { readableOffline } from '../../lib/api/answer-cache.ts';
import { READABLE_OFFLINE } from '../../lib/api/query-client.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';
import { loadAllSaved } from './load-all-saved.ts';

/** Everything that is saved, soonest deadline first: in the shape of a page, so that changes show in it too. */
export const allSavedQuery = (student: string) =>
  queryOptions({
    queryKey: [...scholarshipKeys.savedLists(student), 'all'],
    queryFn: ({ signal, queryKey }) =>
      readableOffline(queryKey, () => loadAllSaved(signal, { sort: 'deadline' })),
    ...READABLE_OFFLINE,
  });
