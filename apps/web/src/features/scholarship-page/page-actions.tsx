import type { ScholarshipCard } from '@laurel/contract';
import { ExternalLink } from 'lucide-react';
import { externalLink } from '../../lib/browser/external-link.ts';
import { ExternalLinkButton } from '../../ui/button.tsx';
import { SaveButton } from '../saved-scholarships/save-button.tsx';
import { DETAIL_SAVE_TEXTS } from '../saved-scholarships/save-wording.ts';
import { ShareButton } from '../scholarships/share-button.tsx';

/** Apply, save, share. What is no longer given can't be applied for. */
export const PageActions = ({ card, saved }: { card: ScholarshipCard; saved: boolean }) => {
  const apply = externalLink(card.link);
  return (
    <div className="no-print grid gap-3 sm:max-lg:grid-cols-3">
      {card.ended ? null : apply ? (
        <ExternalLinkButton href={apply} size="lg" className="sm:max-lg:min-h-11 sm:max-lg:text-base">
          Apply Now
          <ExternalLink aria-hidden="true" className="size-4.5" />
        </ExternalLinkButton>
      ) : (
        <p className="text-sm text-muted">No official link is known for this scholarship.</p>
      )}
      <SaveButton id={card.id} saved={saved} label="Save for Later" texts={DETAIL_SAVE_TEXTS} />
      <ShareButton scholarship={card} />
    </div>
  );
};
