import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explainFailure } from '../../lib/api/api-error.ts';
import { toast } from '../../ui/toast-store.ts';
import { deskKeys } from './desk-queries.ts';

/** One act at the desk: what came of it is told, and whatever is shown of the desk is loaded anew. */
export const useDeskAct = <T>(
  act: (input: T) => Promise<{ message: string }>,
  onDone?: (input: T) => void,
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async ({ message }, input) => {
      toast({ title: message });
      onDone?.(input);
      // Students' own pages show the record as well.
      await queries.invalidateQueries();
    },
    onError: (failure) => {
      const description = explainFailure(failure, 'It could not be done. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
      void queries.invalidateQueries({ queryKey: deskKeys.all });
    },
  });
};
