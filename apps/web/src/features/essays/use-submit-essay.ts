import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useStudentKey } from '../../lib/session/use-student-key.ts';
import { toast } from '../../ui/toast-store.ts';
import type { EssayDraft } from './essay-draft.ts';
import { essayKeys } from './essays-query.ts';

export const ESSAY_FAILURE = 'Failed to process essay.';

const bodyOf = ({ essayText, prompt, scholarshipId, previousEssayId }: EssayDraft) => ({
  essayText,
  ...(prompt ? { prompt } : {}),
  ...(scholarshipId ? { scholarshipId } : {}),
  ...(previousEssayId ? { previousEssayId } : {}),
});

/** Sends an essay and keeps the answer. The attempt's key makes sure that the same essay is stored once, however often it is sent. */
export const useSubmitEssay = () => {
  const queries = useQueryClient();
  const student = useStudentKey();
  return useMutation({
    mutationFn: (draft: EssayDraft) =>
      api('POST /essays', { headers: { 'idempotency-key': draft.attemptKey }, body: bodyOf(draft) }),
    onSuccess: (answer) => {
      queries.setQueryData(essayKeys.one(student, answer.data.essay.id), answer);
      toast({ title: 'Success', description: 'Essay processed.' });
      void queries.invalidateQueries({ queryKey: essayKeys.lists(student) });
    },
    onError: (failure) => {
      // The session ran out: the sign-in page says so, and the draft waits.
      if (failure instanceof ApiError && failure.status === 401) return;
      toast({ title: 'Error', description: ESSAY_FAILURE, variant: 'destructive' });
    },
  });
};
