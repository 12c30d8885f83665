import { Share2 } from 'lucide-react';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { type SharedScholarship, shareScholarship } from './share-scholarship.ts';

interface ShareButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'block' | 'className'> {
  scholarship: SharedScholarship;
  /** Shows the icon alone; the title is read out in both cases. */
  iconOnly?: boolean;
}

export const ShareButton = ({ scholarship, iconOnly = false, ...looks }: ShareButtonProps) => (
  <Button variant="secondary" {...looks} onClick={() => void shareScholarship(scholarship)}>
    <Share2 aria-hidden="true" className="size-4.5" />
    <span className={iconOnly ? 'sr-only' : undefined}>
      Share<span className="sr-only">: {scholarship.title}</span>
    </span>
  </Button>
);
