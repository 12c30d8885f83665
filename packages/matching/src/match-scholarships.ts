import type { ExplainedMatch, MatchSummary, OpenQuestion, ScholarshipRecord } from '@laurel/domain';
import type { CompiledStudent } from './compile-student.ts';
import { generalTips } from './explain/general-tips.ts';
import { openQuestion } from './explain/open-question.ts';
import { toExplainedMatch } from './match-scholarship.ts';
import { type Evaluated, evaluateAll, type Ranking, rankScholarships } from './rank-scholarships.ts';
import { HIGH_SCORE, MEDIUM_SCORE } from './weights.ts';

/** Records between two calls of `onProgress`. */
const PROGRESS_STEP = 250;

export interface PageOptions {
  /** The most matches to explain; all by default. Counts and tips are always over all. */
  limit?: number | undefined;
  /** The most "not eligible" ones to explain; all by default. */
  notEligibleLimit?: number | undefined;
}

export interface MatchOptions extends PageOptions {
  /** Called with whole records done and in all; the last call has done === total. */
  onProgress?: (done: number, total: number) => void;
}

export interface MatchResult {
  /** Best first. Never one with a hard criterion that is not met, nor one that is closed. */
  matches: ExplainedMatch[];
  /** Near misses first: fewest hard criteria not met, those that can change before those that can't, then score. */
  notEligible: ExplainedMatch[];
  notEligibleTotal: number;
  /** Scholarships left out because their deadline has passed. */
  closed: number;
  summary: MatchSummary;
  generalTips: string[];
  openQuestion: OpenQuestion | null;
}

/** Evaluates, ranks and explains in one go. For pauses in between, use `evaluateAll`, `rankScholarships` and `explainRanking`. */
export function matchScholarships(
  records: readonly ScholarshipRecord[],
  student: CompiledStudent,
  { onProgress, ...page }: MatchOptions = {},
): MatchResult {
  const evaluated: Evaluated[] = [];
  for (const each of evaluateAll(records, student)) {
    evaluated.push(each);
    if (evaluated.length % PROGRESS_STEP === 0 && evaluated.length < records.length) {
      onProgress?.(evaluated.length, records.length);
    }
  }
  onProgress?.(records.length, records.length);
  return explainRanking(rankScholarships(evaluated), student, page);
}

/** Words the page that is shown, and sums up the whole ranking. */
export function explainRanking(
  ranking: Ranking,
  student: CompiledStudent,
  page: PageOptions = {},
): MatchResult {
  const worded = (list: readonly Evaluated[], limit: number | undefined) =>
    list.slice(0, limit).map(({ record, evaluation }) => toExplainedMatch(record, student, evaluation));
  return {
    matches: worded(ranking.matches, page.limit),
    notEligible: worded(ranking.notEligible, page.notEligibleLimit),
    notEligibleTotal: ranking.notEligible.length,
    closed: ranking.closed,
    summary: summarise(ranking.matches.map(({ evaluation }) => evaluation.score)),
    generalTips: generalTips(ranking, student),
    openQuestion: openQuestion(ranking.matches),
  };
}

function summarise(scores: readonly number[]): MatchSummary {
  const highMatches = scores.filter((score) => score >= HIGH_SCORE).length;
  const lowMatches = scores.filter((score) => score < MEDIUM_SCORE).length;
  const sum = scores.reduce((total, score) => total + score, 0);
  return {
    totalMatches: scores.length,
    highMatches,
    mediumMatches: scores.length - highMatches - lowMatches,
    lowMatches,
    averageScore: scores.length === 0 ? 0 : Math.round((sum / scores.length) * 10) / 10,
  };
}
