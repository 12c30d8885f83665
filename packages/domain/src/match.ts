import type { CriterionKind, Evidence } from './criterion.ts';
import type {
  Basis,
  DeadlineStatus,
  Eligibility,
  Nominator,
  Outcome,
  RecommendationLevel,
  RuleFact,
  Strength,
  Timing,
  UnknownReason,
} from './lists.ts';
import type { Window } from './round.ts';
import type { Award, Ended, Family, ScholarshipWarning } from './scholarship.ts';

/** The verdict on one criterion for one student. */
export interface Verdict {
  criterionId: string;
  kind: CriterionKind;
  strength: Strength;
  outcome: Outcome;
  /** Only with `unknown`. */
  why?: UnknownReason;
  /** What the scholarship requires, in words. */
  required: string;
  /** What the student has, in words; "not given" when missing. */
  have: string;
  /** What would turn the verdict into `met`, when anything could. */
  residual?: string;
  /** Whether the student can change it. */
  fixable?: 'now' | 'later' | 'never';
  /** The profile or preferences fact that decides it, e.g. `citizenships`. */
  fact?: string;
  evidence: Evidence[];
}

/** The scholarship as a match card shows it. */
export interface MatchedScholarship {
  id: string;
  title: string;
  organization: string;
  /** The award's own wording. */
  amount: string;
  /** YYYY-MM-DD when a date is announced or estimated, else the record's wording ("Rolling"). */
  deadline: string;
  location: string;
  /** Lines. */
  eligibility: string;
  description: string;
  link: string;
  /** How the facts are known. */
  basis?: Basis;
  /** YYYY, YYYY-MM or YYYY-MM-DD: own date of the page that the conditions were compared with. */
  pageDate?: string;
  /** The rules that nothing has confirmed for 13 months; absent when there is none. */
  lastKnown?: RuleFact[];
  deadlineStatus?: DeadlineStatus;
  deadlineText?: string;
  /** First and last day on which the deadline can fall, where no day is known. */
  deadlineWindow?: Window;
  /** IANA zone or UTC offset in which the deadline's day ends. */
  deadlineTimeZone?: string;
  /** Only of an award that is no longer given. */
  ended?: Ended;
  award?: Award;
  warnings?: ScholarshipWarning[];
  /** What an application takes, in words. */
  effort?: string;
  /** Who has to put a student forward, and closes before the day of the award. */
  nominator?: Nominator;
}

export interface MatchedRound {
  /** YYYY-MM-DD: expected opening day. */
  opens?: string;
  closes?: Window;
  /** One sentence on where the award stands in its year. */
  text: string;
}

export interface Match {
  scholarshipId: string;
  /** 0 to 100. */
  matchScore: number;
  matchReasons: string[];
  applicationTips: string[];
  eligibilityGaps?: string[];
  recommendationLevel?: RecommendationLevel;
  eligibility: Eligibility;
  /** The hard gates that are open, in words. */
  open: string[];
  /** 0 to 1: how far it is what the student asked for. */
  fit: number;
  timing: Timing;
  /** The round that is open or comes next, as far as it is known. */
  round: MatchedRound;
  scholarship: MatchedScholarship;
  /**
   * The place, from 1, of its row in the list as it is shown: spread over places and givers, with the awards of a family in one row. Only
   * of matches that are listed.
   */
  row?: number;
  /** The family that the other matches of its row are of, too; absent where it stands alone. */
  family?: Family;
}

/** A match with its verdicts: what the CLI prints and the detail page shows. */
export interface ExplainedMatch extends Match {
  criteria: Verdict[];
}

export interface MatchSummary {
  totalMatches: number;
  highMatches: number;
  mediumMatches: number;
  lowMatches: number;
  /** Mean of the scores, 0 to 100, one decimal. */
  averageScore: number;
}

/** The unanswered question that would settle the most of the best matches. */
export interface OpenQuestion {
  /** Name of the profile or preferences fact, or the id of a question answered by yes or no. */
  fact: string;
  question: string;
  /** How a sentence names the answer: "your citizenship", "a veteran". */
  label: string;
  /** In how many of the best matches it decides an unknown hard criterion. */
  settles: number;
  /** How many of the best matches were looked at; absent where the awards that it settles wait outside the matches. */
  of?: number;
}

/** Awards for few people that wait outside the matches until the student says to be one of them. */
export interface OnlyForSome {
  questionId: string;
  question: string;
  /** Who says yes, as a phrase. */
  label: string;
  /** How many awards wait for the answer. */
  count: number;
}
