import type { SavedScholarshipItem } from '@laurel/contract';
import type { ScholarshipLinkState } from '../scholarships/navigation-state.ts';
import { cardOfSaved, savedDefaultMatch } from './saved-default-match.ts';

/** What a link from the saved list carries along. */
export const savedLinkState = (saved: SavedScholarshipItem): ScholarshipLinkState => ({
  match: savedDefaultMatch(cardOfSaved(saved)),
  fromSaved: true,
});
