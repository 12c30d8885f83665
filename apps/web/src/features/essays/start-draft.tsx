import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { browserStore } from '../../lib/session/session-storage.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { createEssayDraft, EMPTY_DRAFT, type EssayDraft, hasText } from './essay-draft.ts';
import { ESSAYS_PATH } from './essays-query.ts';

interface StartDraftProps extends Pick<ButtonProps, 'variant' | 'children'> {
  /** What the new draft begins with. */
  begin: Partial<EssayDraft>;
  /** Whether an unsent draft is one like it already, to go on with. */
  isSame: (unsent: EssayDraft) => boolean;
}

/** Opens the editor with a new draft; one that was not submitted yet is replaced only when the student says so. */
export const StartDraft = ({ begin, isSame, children, variant = 'primary' }: StartDraftProps) => {
  const student = useStudentKey();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const open = () => void navigate(ESSAYS_PATH);

  const start = () => {
    createEssayDraft(student, browserStore()).keep({ ...EMPTY_DRAFT, ...begin });
    open();
  };

  const ask = () => {
    const unsent = createEssayDraft(student, browserStore()).read();
    if (unsent && isSame(unsent)) return open();
    if (unsent && hasText(unsent)) return setAsking(true);
    start();
  };

  return (
    <>
      <Button size="sm" variant={variant} onClick={ask}>
        <PenLine aria-hidden="true" className="size-4" />
        {children}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Replace what you are writing?"
        description="There is an essay under Tools that you have not submitted yet. It is not stored anywhere else and would be gone."
        actions={
          <>
            <Button variant="secondary" onClick={open}>
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
