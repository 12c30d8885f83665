import type { MatchResult, SavedScholarshipItem } from '@laurel/contract';
import type { ScholarshipLinkState } from '../scholarships/navigation-state.ts';

/** What a saved scholarship shows while, or because, no match of it is known (specification sections 2 and 9). */
const DEFAULT_SCORE = 85;
const DEFAULT_REASON = 'Previously saved by you';

export const savedDefaultMatch = (scholarship: MatchResult['scholarship']): MatchResult => ({
  scholarshipId: scholarship.id,
  matchScore: DEFAULT_SCORE,
  matchReasons: [DEFAULT_REASON],
  applicationTips: [],
  scholarship,
});

/** A saved scholarship under the names that matches use. */
export const cardOfSaved = ({ scholarship }: SavedScholarshipItem): MatchResult['scholarship'] => {
  const { provider, applicationDeadline, eligibilityRequirements, applicationUrl, ...same } = scholarship;
  return {
    ...same,
    organization: provider,
    deadline: applicationDeadline,
    eligibility: eligibilityRequirements,
    link: applicationUrl,
  };
};

/** What a link from the saved list carries along. */
export const savedLinkState = (saved: SavedScholarshipItem): ScholarshipLinkState => ({
  match: savedDefaultMatch(cardOfSaved(saved)),
  fromSaved: true,
});
