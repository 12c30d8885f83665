import { queryOptions } from '@tanstack/react-query';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';
import { loadAllSaved } from './load-all-saved.ts';

const loadSavedIds = async (signal: AbortSignal): Promise<string[]> =>
  (await loadAllSaved(signal)).data.savedScholarships.map(({ scholarship }) => scholarship.id);

/** Ids of all scholarships that the student has saved. */
export const savedIdsQuery = (student: string) =>
  queryOptions({
    queryKey: scholarshipKeys.savedIds(student),
    queryFn: ({ signal }) => loadSavedIds(signal),
  });

/** The list with the scholarship in it, or without it. */
export const withSaved = (ids: readonly string[], id: string, saved: boolean): string[] => {
  const others = ids.filter((each) => each !== id);
  return saved ? [...others, id] : others;
};
