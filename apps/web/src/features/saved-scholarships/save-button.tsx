import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { whyRefused } from '../../lib/api/api-error.ts';
import type { Answer } from '../../lib/api/api-types.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { toast } from '../../ui/toast-store.ts';
import { SaveToggle, type SaveToggleProps } from './save-toggle.tsx';
import { withSaved } from './saved-queries.ts';

/** The toasts of saving and removing (specification section 8). */
const SAVE_TITLES = { saved: 'Scholarship Saved', removed: 'Scholarship Removed' } as const;

interface SaveTexts {
  saved: string;
  removed: string;
}

const LIST_SAVE_TEXTS: SaveTexts = {
  saved: 'Scholarship added to your saved list.',
  removed: 'Scholarship removed from your saved list.',
};
export const DETAIL_SAVE_TEXTS: SaveTexts = {
  saved: 'This scholarship has been added to your saved list.',
  removed: 'This scholarship has been removed from your saved list.',
};
const SAVE_FAILURE = 'Failed to save scholarship. Please try again.';

type Detail = Answer<'GET /scholarships/{id}'>;

/** Updates the saved state of the scholarship in every cached answer. */
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
 * Saves or removes one scholarship. The new state is shown at once; a failure restores the old one. Clicks are sent
 * in their order.
 */
export const useSaveScholarship = (id: string, texts: SaveTexts = LIST_SAVE_TEXTS) => {
  const queries = useQueryClient();
  const student = useStudentKey();
  return useMutation({
    mutationKey: ['save-scholarship', student, id],
    scope: { id: `save-scholarship-${id}` },
    // Saving again brings back what the student had written.
    mutationFn: (saved: boolean) =>
      api('POST /scholarships/{id}/save', {
        params: { id },
        body: { saved, ...(saved ? { restore: true } : {}) },
      }),
    onMutate: async (saved) => {
      await queries.cancelQueries({ queryKey: scholarshipKeys.savedIds(student) });
      await queries.cancelQueries({ queryKey: scholarshipKeys.detail(student, id) });
      showSaved(queries, student, id, saved);
    },
    onSuccess: ({ data: { isSaved } }) => {
      const state = isSaved ? 'saved' : 'removed';
      toast({ title: SAVE_TITLES[state], description: texts[state] });
    },
    onError: (failure, saved) => {
      showSaved(queries, student, id, !saved);
      toast({ title: 'Error', description: whyRefused(failure) ?? SAVE_FAILURE, variant: 'destructive' });
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: scholarshipKeys.savedLists(student) }),
        queries.invalidateQueries({ queryKey: scholarshipKeys.savedIds(student) }),
      ]),
  });
};

interface SaveButtonProps extends Omit<SaveToggleProps, 'onToggle'> {
  id: string;
  texts?: SaveTexts;
}

export const SaveButton = ({ id, texts, ...looks }: SaveButtonProps) => {
  const save = useSaveScholarship(id, texts);
  return <SaveToggle {...looks} onToggle={() => save.mutate(!looks.saved)} />;
};
