import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';

/** As many characters as the server keeps. */
const MOST = 5000;

interface NotesDialogProps {
  open: boolean;
  title: string;
  notes: string;
  onSave: (notes: string) => void;
  onClose: () => void;
}

const NotesForm = ({ notes, onSave, onClose }: Pick<NotesDialogProps, 'notes' | 'onSave' | 'onClose'>) => {
  const [typed, setTyped] = useState(notes);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== notes) onSave(typed);
        onClose();
      }}
    >
      <TextArea
        label="Notes"
        rows={6}
        maxLength={MOST}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Save notes</Button>
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
