import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { EssayEditor } from './use-essay-editor.ts';

/** Empties the form. What has not been submitted would be lost, so that is asked about first. */
export const StartAnew = ({
  editor: { draft, isUnsent, isSubmitting, startAnew },
}: {
  editor: EssayEditor;
}) => {
  const [isAsking, setAsking] = useState(false);
  if (!isUnsent && draft.critiquedId === '') return null;
  const onConfirm = () => {
    setAsking(false);
    startAnew();
    document.getElementById('essay-text')?.focus();
  };
  return (
    <>
      <Button
        variant="ghost"
        disabled={isSubmitting}
        onClick={() => (isUnsent ? setAsking(true) : onConfirm())}
      >
        Start a new essay
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Start a new essay?"
        description="What you have written since your last submission is not stored anywhere else and will be gone."
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep writing
            </Button>
            <Button variant="destructive" onClick={onConfirm}>
              Discard and start anew
            </Button>
          </>
        }
      />
    </>
  );
};
