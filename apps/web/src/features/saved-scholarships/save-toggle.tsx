import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Button, type ButtonProps } from '../../ui/button.tsx';

export interface SaveToggleProps extends Pick<ButtonProps, 'variant' | 'size' | 'block' | 'className'> {
  /** Part of the accessible name, so that the buttons of a list can be told apart. */
  title?: string;
  saved: boolean;
  /** Label while not saved; 'Saved' otherwise. */
  label?: string;
  onToggle: () => void;
}

/** Whether an award is saved, and the button that changes it. */
export const SaveToggle = ({ title, saved, label = 'Save', onToggle, ...looks }: SaveToggleProps) => {
  const Icon = saved ? BookmarkCheck : Bookmark;
  return (
    <Button variant="secondary" {...looks} aria-pressed={saved} onClick={onToggle}>
      <Icon aria-hidden="true" className={saved ? 'size-4.5 text-laurel' : 'size-4.5'} />
      {saved ? 'Saved' : label}
      {title ? <span className="sr-only">: {title}</span> : null}
    </Button>
  );
};
