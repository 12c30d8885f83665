import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import type { SaveTexts } from './save-wording.ts';
import { useSaveScholarship } from './use-save-scholarship.ts';

interface SaveButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'block' | 'className'> {
  id: string;
  /** Read out behind the label, so that the buttons of a list can be told apart. */
  title?: string;
  saved: boolean;
  /** What the button says while not saved; 'Saved' afterwards. */
  label?: string;
  texts?: SaveTexts;
}

/** Saves a scholarship, or removes it from the saved ones. */
export const SaveButton = ({ id, title, saved, label = 'Save', texts, ...looks }: SaveButtonProps) => {
  const save = useSaveScholarship(id, texts);
  const Icon = saved ? BookmarkCheck : Bookmark;
  return (
    <Button variant="secondary" {...looks} aria-pressed={saved} onClick={() => save.mutate(!saved)}>
      <Icon aria-hidden="true" className={saved ? 'size-4.5 text-laurel' : 'size-4.5'} />
      {saved ? 'Saved' : label}
      {title ? <span className="sr-only">: {title}</span> : null}
    </Button>
  );
};
