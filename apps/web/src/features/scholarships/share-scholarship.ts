import { toast } from '../../ui/toast-store.ts';
import { scholarshipPath } from './navigation-state.ts';

export interface SharedScholarship {
  id: string;
  title: string;
  organization: string;
}

/** The student closed the device's own dialog: nothing went wrong. */
const isDismissal = (failure: unknown) => failure instanceof DOMException && failure.name === 'AbortError';

const copyLink = async (url: string) => {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Link Copied', description: 'Scholarship link copied to clipboard.' });
  } catch {
    toast({ title: 'The link could not be copied', description: url, variant: 'destructive' });
  }
};

/** Shares by the device's own function where there is one, else copies the link. */
export const shareScholarship = async ({ id, title, organization }: SharedScholarship): Promise<void> => {
  const url = new URL(scholarshipPath(id), window.location.origin).href;
  if (typeof navigator.share !== 'function') return copyLink(url);
  try {
    await navigator.share({ title, text: `${title}, ${organization}`, url });
  } catch (failure) {
    if (!isDismissal(failure)) await copyLink(url);
  }
};
