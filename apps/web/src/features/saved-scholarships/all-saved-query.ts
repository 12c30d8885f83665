import { queryOptions } from '@tanstack/react-query';
import { loadAllSaved } from '../../entities/scholarship/load-all-saved.ts';
import { scholarshipKeys } from '../../entities/scholarship/scholarship-keys.ts';

/** Everything that is saved, soonest deadline first: in the shape of a page, so that changes show in it too. */
export const allSavedQuery = (student: string) =>
  queryOptions({
    queryKey: [...scholarshipKeys.savedLists(student), 'all'],
    queryFn: ({ signal }) => loadAllSaved(signal, { sort: 'deadline' }),
  });
