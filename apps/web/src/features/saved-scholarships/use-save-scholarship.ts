import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import type { Answer } from '../../lib/api/api-types.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';
import { useStudentKey } from '../../lib/session/use-student-key.ts';
import { toast } from '../../ui/toast-store.ts';
import { LIST_SAVE_TEXTS, SAVE_FAILURE, SAVE_TITLES, type SaveTexts } from './save-wording.ts';
import { withSaved } from './saved-ids.ts';

type Detail = Answer<'GET /scholarships/{id}'>;

/** Shows the scholarship as saved, or not, wherever it is on screen. */
const showSaved = (queries: QueryClient, student: string, id: string, saved: boolean) => {
  queries.setQueryData<string[]>(
    scholarshipKeys.savedIds(student),
    (ids) => ids && withSaved(ids, id, saved),
  );
  queries.setQueryData<Detail>(scholarshipKeys.detail(student, id), (detail) =>
    detail
      ? {
          ...detail,
          data: { ...detail.data, scholarship: { ...detail.data.scholarship, isSaved: saved } },
        }
      : detail,
  );
};

/**
 * Saves or removes one scholarship. The wanted state is sent and shown at once; a failure puts the earlier one back.
 * Clicks follow each other in the order in which they were made.
 */
export const useSaveScholarship = (id: string, texts: SaveTexts = LIST_SAVE_TEXTS) => {
  const queries = useQueryClient();
  const student = useStudentKey();
  return useMutation({
    mutationKey: ['save-scholarship', student, id],
    scope: { id: `save-scholarship-${id}` },
    mutationFn: (saved: boolean) => api('POST /scholarships/{id}/save', { params: { id }, body: { saved } }),
    onMutate: async (saved) => {
      await queries.cancelQueries({ queryKey: scholarshipKeys.savedIds(student) });
      await queries.cancelQueries({ queryKey: scholarshipKeys.detail(student, id) });
      showSaved(queries, student, id, saved);
    },
    onSuccess: ({ data: { isSaved } }) => {
      const state = isSaved ? 'saved' : 'removed';
      toast({ title: SAVE_TITLES[state], description: texts[state] });
    },
    onError: (_failure, saved) => {
      showSaved(queries, student, id, !saved);
      toast({ title: 'Error', description: SAVE_FAILURE, variant: 'destructive' });
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: scholarshipKeys.savedLists(student) }),
        queries.invalidateQueries({ queryKey: scholarshipKeys.savedIds(student) }),
      ]),
  });
};
