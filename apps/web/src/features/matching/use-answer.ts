import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { explainFailure } from '../../lib/api/api-error.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { toast } from '../../ui/toast-store.ts';
import { matchesQuery, showMatches } from './matches-query.ts';
import { startRun } from './run-calls.ts';

/** Stores an answer and puts the matches that it leads to in the place of the shown ones; answers in a row wait for each other. */
export const useAnswer = () => {
  const queries = useQueryClient();
  const student = useStudentKey();
  const { queryKey } = matchesQuery(student);
  return useMutation({
    scope: { id: 'answers' },
    mutationFn: async (store: (queries: QueryClient) => Promise<unknown>) => {
      await store(queries);
      return startRun('find');
    },
    onSuccess: ({ data }) => {
      queries.removeQueries({ queryKey: scholarshipKeys.details(student) });
      if (!data) return void queries.invalidateQueries({ queryKey });
      showMatches(queries, student, data);
    },
    onError: (failure) => {
      const description = explainFailure(failure, 'Your answer could not be stored. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    },
  });
};
