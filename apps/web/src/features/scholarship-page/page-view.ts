import type {
  ExplainedMatchResult,
  MatchResult,
  ScholarshipCard,
  ScholarshipDetail,
  VerdictData,
} from '@laurel/contract';
import { savedDefaultMatch } from '../saved-scholarships/saved-default-match.ts';
import type { ScholarshipLinkState } from '../scholarships/navigation-state.ts';

interface VerdictCounts {
  met: number;
  unknown: number;
  not_met: number;
  /** Conditions that do not apply, or only inform, are not counted. */
  total: number;
}

/** How many conditions that bind or rank are met, open and not met. */
export const countVerdicts = (verdicts: readonly VerdictData[]): VerdictCounts => {
  const counts: VerdictCounts = { met: 0, unknown: 0, not_met: 0, total: 0 };
  for (const { outcome, strength } of verdicts) {
    if (strength === 'info' || outcome === 'not_applicable') continue;
    counts[outcome]++;
    counts.total++;
  }
  return counts;
};

/** What the page shows: at first the navigation state of the link, then the full record. */
export interface PageView {
  card: ScholarshipCard;
  /** Null until the full record is loaded. */
  detail: ScholarshipDetail | null;
  /** Null without a match. */
  match: MatchResult | null;
  verdicts: VerdictData[];
  /** False only when the student is known to be excluded. */
  isEligible: boolean;
  /** The score may still change: the match of a saved scholarship is not loaded yet. */
  isScorePending: boolean;
}

interface Loaded {
  scholarship: ScholarshipDetail;
  match: ExplainedMatchResult | null;
}

const fromRecord = ({ scholarship, match }: Loaded, state: ScholarshipLinkState): PageView => ({
  card: scholarship,
  detail: scholarship,
  match: match ?? (state.fromSaved ? savedDefaultMatch(scholarship) : (state.match ?? null)),
  verdicts: match?.criteria ?? [],
  isEligible: match?.eligible ?? true,
  isScorePending: false,
});

/** @param isLoading the full record may still come @returns null when there is nothing to show */
export const pageView = (
  loaded: Loaded | undefined,
  state: ScholarshipLinkState,
  isLoading: boolean,
): PageView | null => {
  if (loaded) return fromRecord(loaded, state);
  if (!state.match) return null;
  return {
    card: state.match.scholarship,
    detail: null,
    match: state.match,
    verdicts: [],
    isEligible: true,
    isScorePending: isLoading && state.fromSaved === true,
  };
};

export const failingVerdicts = (verdicts: readonly VerdictData[]): VerdictData[] =>
  verdicts.filter(({ strength, outcome }) => strength === 'hard' && outcome === 'not_met');
