import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { forgetKeptAnswer } from '../../lib/api/answer-cache.ts';
import { api } from '../../lib/api/api.ts';
import { isNotFound } from '../../lib/api/api-error.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { essayKeys } from './essays-query.ts';

/** Deletes one essay with its critique. One that is gone already counts as deleted. */
const useDeleteEssay = (onDeleted: (id: string) => void | Promise<void>) => {
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

interface DeleteEssayProps {
  id: string;
  /** What tells it from the others, e.g. its first words. */
  name: string;
  onDeleted: (id: string) => void | Promise<void>;
  /** A button with a word on it, where there is room. */
  wide?: boolean;
}

/** The button that deletes an essay, and the question before it does. */
export const DeleteEssay = ({ id, name, onDeleted, wide = false }: DeleteEssayProps) => {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useDeleteEssay((deleted) => {
    // The dialog gives the focus back as it closes; only then can it be put elsewhere.
    flushSync(() => setAsking(false));
    return onDeleted(deleted);
  });
  return (
    <>
      <Button
        variant={wide ? 'secondary' : 'ghost'}
        size={wide ? 'sm' : 'iconSm'}
        aria-label={`Delete essay: ${name}`}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        {wide ? 'Delete' : null}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Delete this essay?"
        description={`“${name}” and its feedback will be deleted for good.`}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button
              variant="destructive"
              loading={isPending}
              loadingText="Deleting..."
              onClick={() => mutate(id, { onError: () => setAsking(false) })}
            >
              Delete
            </Button>
          </>
        }
      />
    </>
  );
};
