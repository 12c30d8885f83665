import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { removeCachedAnswer } from '../../lib/api/answer-cache.ts';
import { api } from '../../lib/api/api.ts';
import { isNotFound } from '../../lib/api/api-error.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { essayKeys } from './essays-query.ts';

/** Deletes an essay with its critique. An essay that is already gone counts as deleted. */
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
      // Leaves the essay's own page first, which would request the essay again.
      await onDeleted(id);
      queries.removeQueries({ queryKey: essayKeys.one(student, id) });
      void removeCachedAnswer(essayKeys.one(student, id));
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
  /** Names the essay: its first words. */
  name: string;
  onDeleted: (id: string) => void | Promise<void>;
  /** Shows a label beside the icon where there is room. */
  wide?: boolean;
}

/** Deletes an essay, after a confirmation. */
export const DeleteEssay = ({ id, name, onDeleted, wide = false }: DeleteEssayProps) => {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useDeleteEssay((deleted) => {
    // The dialog returns the focus when it closes; only then can it be moved.
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
