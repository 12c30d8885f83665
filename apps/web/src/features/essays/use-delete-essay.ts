import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forgetKeptAnswer } from '../../lib/api/answer-cache.ts';
import { api } from '../../lib/api/api.ts';
import { isNotFound } from '../../lib/api/api-error.ts';
import { useStudentKey } from '../../lib/session/use-student-key.ts';
import { toast } from '../../ui/toast-store.ts';
import { essayKeys } from './essays-query.ts';

/** Deletes one essay with its critique. One that is gone already counts as deleted. */
export const useDeleteEssay = (onDeleted: (id: string) => void | Promise<void>) => {
  const queries = useQueryClient();
  const student = useStudentKey();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await api('DELETE /essays/{id}', { params: { id } });
      } catch (failure) {
        if (!isNotFound(failure)) throw failure;
      }
    },
    onSuccess: async (_nothing, id) => {
      toast({ title: 'Essay deleted' });
      // Its own page is left first: there it would be asked for again.
      await onDeleted(id);
      queries.removeQueries({ queryKey: essayKeys.one(student, id) });
      void forgetKeptAnswer(essayKeys.one(student, id));
      void queries.invalidateQueries({ queryKey: essayKeys.lists(student) });
    },
    onError: () =>
      toast({
        title: 'Error',
        description: 'Failed to delete the essay. Please try again.',
        variant: 'destructive',
      }),
  });
};
