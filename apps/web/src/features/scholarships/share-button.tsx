import { Share2 } from 'lucide-react';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { awardPath } from './navigation-state.ts';

interface SharedScholarship {
  id: string;
  title: string;
  organization: string;
}

/** The student closed the share dialog: no error. */
const isDismissal = (failure: unknown) => failure instanceof DOMException && failure.name === 'AbortError';

const copyLink = async (url: string) => {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Link Copied', description: 'Scholarship link copied to clipboard.' });
  } catch {
    toast({ title: 'The link could not be copied', description: url, variant: 'destructive' });
  }
};

/** Shares the public page through the device where it can, else copies its link. */
const shareScholarship = async ({ id, title, organization }: SharedScholarship): Promise<void> => {
  const url = new URL(awardPath(id), window.location.origin).href;
  if (typeof navigator.share !== 'function') return copyLink(url);
  try {
    await navigator.share({ title, text: `${title}, ${organization}`, url });
  } catch (failure) {
    if (!isDismissal(failure)) await copyLink(url);
  }
};

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
