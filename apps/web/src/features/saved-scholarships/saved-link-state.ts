import type { SavedScholarshipItem } from '@laurel/contract';
import type { ScholarshipLinkState } from '../../entities/scholarship/navigation-state.ts';
import { cardOfSaved, savedDefaultMatch } from '../../entities/scholarship/saved-default-match.ts';

/** What a link from the saved list carries along. */
export const savedLinkState = (saved: SavedScholarshipItem): ScholarshipLinkState => ({
  match: savedDefaultMatch(cardOfSaved(saved)),
  fromSaved: true,
});
