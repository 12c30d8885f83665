import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keepAnswer } from '../../lib/api/answer-cache.ts';
import { api } from '../../lib/api/api.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';
import { useStudentKey } from '../../lib/session/use-student-key.ts';
import { toast } from '../../ui/toast-store.ts';
import { type FormValues, toRequest } from './form-values.ts';
import { preferencesQuery } from './preferences-query.ts';

export const SAVE_FAILURE = 'Failed to save preferences. Please try again.';

/** Saves the whole form. Matches and verdicts that rest on the earlier preferences are dropped. */
export const useSavePreferences = () => {
  const queries = useQueryClient();
  const student = useStudentKey();
  return useMutation({
    mutationFn: (values: FormValues) => api('POST /ai/preferences', { body: toRequest(values) }),
    onSuccess: (answer) => {
      queries.removeQueries({ queryKey: scholarshipKeys.matches(student) });
      queries.removeQueries({ queryKey: scholarshipKeys.details(student) });
      queries.setQueryData(preferencesQuery.queryKey, answer);
      void keepAnswer(preferencesQuery.queryKey, answer);
      toast({
        title: 'Preferences saved!',
        description: 'Your scholarship preferences have been updated successfully.',
      });
    },
    onError: () => toast({ title: 'Error', description: SAVE_FAILURE, variant: 'destructive' }),
  });
};
