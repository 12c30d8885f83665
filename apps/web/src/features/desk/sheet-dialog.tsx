import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast-store.ts';
import { deskKeys } from './desk-queries.ts';

const changedInWords = (count: number): string =>
  count === 1 ? '1 award was changed.' : `${count} awards were changed.`;

const Sheet = ({ onClose }: { onClose: () => void }) => {
  const queries = useQueryClient();
  const [csv, setCsv] = useState('');
  const look = useMutation({
    mutationFn: (text: string) => api('POST /desk/sheet', { body: { csv: text, apply: false } }),
  });
  const make = useMutation({
    mutationFn: () => api('POST /desk/sheet', { body: { csv, apply: true } }),
    onSuccess: async ({ data }) => {
      await queries.invalidateQueries({ queryKey: deskKeys.all });
      toast({ title: 'Done', description: changedInWords(data.changes.length) });
      onClose();
    },
  });
  const changes = look.data?.data.changes;
  const hasProblem = changes?.some(({ problem }) => problem !== undefined) ?? false;
  const failure = look.error ?? make.error;
  return (
    <div className="grid gap-5">
      <label className="grid gap-2 font-semibold">
        The changed table (CSV)
        <input
          type="file"
          accept=".csv,text/csv"
          className="min-h-12 w-full rounded-md border border-edge bg-raised p-2 font-normal"
          onChange={({ target }) =>
            void target.files?.[0]?.text().then((text) => {
              setCsv(text);
              look.mutate(text);
            })
          }
        />
      </label>
      {failure ? (
        <Callout role="alert" variant="danger" title={errorText(failure, 'The table could not be read.')} />
      ) : null}
      {look.isPending ? <Spinner label="Reading the table…" /> : null}
      {changes?.length === 0 ? <p role="status">The table changes nothing.</p> : null}
      {changes && changes.length > 0 ? (
        <ul aria-label="Changes" className="grid max-h-80 gap-3 overflow-y-auto">
          {changes.map(({ scholarshipId, title, patch, problem }) => (
            <li key={scholarshipId} className="border-l-4 border-line pl-3 wrap-anywhere">
              <p className="font-semibold">{title || scholarshipId}</p>
              {problem ? (
                <p className="text-danger">{problem}</p>
              ) : (
                <p className="text-sm text-muted">{Object.keys(patch).join(', ')}</p>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={!changes || changes.length === 0 || hasProblem}
          loading={make.isPending}
          loadingText="Changing..."
          onClick={() => make.mutate()}
        >
          Make these changes
        </Button>
      </div>
    </div>
  );
};

/** Takes a changed table back, with a look before. */
export const SheetDialog = () => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <Upload aria-hidden="true" className="size-4" />
        Bring a changed table
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Bring a changed table"
        description="You see what it changes before anything is changed."
      >
        {isOpen ? <Sheet onClose={close} /> : null}
      </Dialog>
    </>
  );
};
