import type { DeskEdit } from '@laurel/contract';
import { Undo2 } from 'lucide-react';
import { api } from '../../lib/api/api.ts';
import { momentInWords } from '../../lib/dates/calendar-day.ts';
import { Button } from '../../ui/button.tsx';
import { useDeskAct } from './use-desk-act.ts';

/** The changes that lie over a record, the newest first; each can be taken back. */
export const EditsList = ({ edits }: { edits: readonly DeskEdit[] }) => {
  const undo = useDeskAct((id: string) => api('DELETE /desk/edits/{id}', { params: { id } }));
  return (
    <ul className="grid gap-4">
      {edits.map(({ id, patch, author, since, undoneAt }) => (
        <li key={id} className="grid gap-2 border-l-4 border-line pl-4">
          <p className="text-sm text-muted">
            {author}, <time dateTime={since}>{momentInWords(since, true)}</time>
            {undoneAt ? ', taken back' : ''}
          </p>
          <p className="wrap-anywhere">{Object.keys(patch).join(', ')}</p>
          {undoneAt ? null : (
            <Button
              variant="ghost"
              size="sm"
              className="justify-self-start"
              loading={undo.isPending && undo.variables === id}
              onClick={() => undo.mutate(id)}
            >
              <Undo2 aria-hidden="true" className="size-4" />
              Take it back
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};
