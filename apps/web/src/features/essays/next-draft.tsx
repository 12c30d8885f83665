import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { browserStore } from '../../lib/session/session-storage.ts';
import { useStudentKey } from '../../lib/session/use-student-key.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { createEssayDraft, EMPTY_DRAFT } from './essay-draft.ts';
import type { Essay } from './essays-query.ts';

interface NextDraftProps {
  essay: Essay;
  /** The text is in the Tools tab now. */
  onReady: () => void;
}

/** Takes a submitted essay back into the text area, to be compared with it when it is submitted again. */
export const NextDraft = ({ essay, onReady }: NextDraftProps) => {
  const student = useStudentKey();
  const [isAsking, setAsking] = useState(false);

  const start = () => {
    createEssayDraft(student, browserStore()).keep({
      ...EMPTY_DRAFT,
      essayText: essay.essayText,
      prompt: essay.prompt ?? '',
      scholarshipId: essay.scholarshipId ?? '',
      previousEssayId: essay.id,
      critiquedId: essay.id,
    });
    onReady();
  };

  const begin = () => {
    const unsent = createEssayDraft(student, browserStore()).read();
    // The draft that goes on from this essay is simply gone on with.
    if (unsent?.critiquedId === essay.id) return onReady();
    if (unsent) return setAsking(true);
    start();
  };

  return (
    <>
      <Button size="sm" onClick={begin}>
        <PenLine aria-hidden="true" className="size-4" />
        Write the next draft
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Replace what you are writing?"
        description="There is an essay under Tools that you have not submitted yet. It is not stored anywhere else and would be gone."
        actions={
          <>
            <Button variant="secondary" onClick={onReady}>
              Go on with that one
            </Button>
            <Button variant="destructive" onClick={start}>
              Replace it
            </Button>
          </>
        }
      />
    </>
  );
};
