import { useState } from 'react';
import { explainFailure } from '../../lib/api/api-error.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';

/** Limit of the server. */
const MAX_LENGTH = 5000;

interface NotesDialogProps {
  open: boolean;
  title: string;
  notes: string;
  /** Rejects when saving failed; what was typed stays. */
  onSave: (notes: string) => Promise<unknown>;
  onClose: () => void;
}

const NotesForm = ({ notes, onSave, onClose }: Pick<NotesDialogProps, 'notes' | 'onSave' | 'onClose'>) => {
  const [typed, setTyped] = useState(notes);
  const { failure, pending, submit, edited } = useSubmission(
    async (wanted: string) => {
      await onSave(wanted);
      onClose();
    },
    (reason) => explainFailure(reason, 'Your notes could not be saved. Please try again.'),
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typed === notes) onClose();
        else void submit(typed);
      }}
    >
      {failure ? (
        <Callout role="alert" variant="danger" className="mb-4">
          {failure}
        </Callout>
      ) : null}
      <TextArea
        label="Notes"
        rows={6}
        maxLength={MAX_LENGTH}
        value={typed}
        onChange={(event) => {
          edited();
          setTyped(event.target.value);
        }}
      />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={pending} loadingText="Saving...">
          Save notes
        </Button>
      </div>
    </form>
  );
};

/** The student's own notes on a saved scholarship. */
export const NotesDialog = ({ open, title, ...form }: NotesDialogProps) => (
  <Dialog open={open} onClose={form.onClose} title="Your notes" description={title}>
    <NotesForm {...form} />
  </Dialog>
);
