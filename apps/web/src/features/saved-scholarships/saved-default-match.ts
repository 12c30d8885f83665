import type { MatchResult, SavedScholarshipItem } from '@laurel/contract';
import type { ScholarshipLinkState } from '../scholarships/navigation-state.ts';

/**
 * The match shown for a saved scholarship that has none, or whose match is not loaded yet (specification sections 2
 * and 9).
 */
const DEFAULT_SCORE = 85;
const DEFAULT_REASON = 'Previously saved by you';

export const savedDefaultMatch = (scholarship: MatchResult['scholarship']): MatchResult => ({
  scholarshipId: scholarship.id,
  matchScore: DEFAULT_SCORE,
  matchReasons: [DEFAULT_REASON],
  applicationTips: [],
  scholarship,
});

/** Renames the fields of a saved scholarship to those of a match. */
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

/** The navigation state of a link from the saved list. */
export const savedLinkState = (saved: SavedScholarshipItem): ScholarshipLinkState => ({
  match: savedDefaultMatch(cardOfSaved(saved)),
  fromSaved: true,
});
