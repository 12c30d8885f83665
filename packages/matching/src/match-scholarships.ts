import type {
  ExplainedMatch,
  MatchSummary,
  OnlyForSome,
  OpenQuestion,
  ScholarshipRecord,
} from '@laurel/domain';
import { generalTips } from './explain/general-tips.ts';
import { type Overview, overviewOf, summarise } from './explain/overview.ts';
import { tellApart } from './explain/tell-apart.ts';
import { listPlaces } from './list-rows.ts';
import { toExplainedMatch } from './match-scholarship.ts';
import { type Evaluated, evaluateAll, type Ranking, rankScholarships } from './rank-scholarships.ts';
import type { CompiledStudent } from './student/compile-student.ts';

/** Records between two calls of `onProgress`. */
const PROGRESS_STEP = 250;

export interface PageOptions {
  /** The most matches to explain; all by default. Counts and tips are always over all. */
  limit?: number | undefined;
  /** The most of those whose round is over to explain; all by default. */
  nextRoundLimit?: number | undefined;
  /** The most "not eligible" ones to explain; all by default. */
  notEligibleLimit?: number | undefined;
}

export interface MatchOptions extends PageOptions {
  /** Called with whole records done and in all; the last call has done === total. */
  onProgress?: (done: number, total: number) => void;
}

export interface MatchResult {
  /** Best first, each with its row in the list as it is shown. Never one with a hard criterion that is not met, nor one whose round is over. */
  matches: ExplainedMatch[];
  /** Reasons that nearly all of these matches share; they stand with none of them. */
  sharedReasons: string[];
  /**
   * Open to the student, but the round of now has probably closed, or the next one closes after the start of the studies, or they can ask
   * only in a later year; best first.
   */
  nextRound: ExplainedMatch[];
  nextRoundTotal: number;
  /** Near misses first: fewest hard criteria not met, those that can change before those that can't, then score. */
  notEligible: ExplainedMatch[];
  notEligibleTotal: number;
  /** Scholarships left out because their deadline has passed. */
  closed: number;
  /** Scholarships left out because the student asked for need-based awards only. */
  filteredOut: number;
  /** Scholarships left out because the student said "Not for me". */
  dismissed: number;
  /** Scholarships left out because they are another than asked for, or leave too much open beside better ones. */
  tooOpen: number;
  summary: MatchSummary;
  generalTips: string[];
  openQuestion: OpenQuestion | null;
  /** Questions for which awards wait outside the matches, those of the most awards first. */
  onlyForSome: OnlyForSome[];
  /** Scholarships that wait for the answer to one of these. */
  waiting: number;
}

/** Evaluates, ranks and explains in one go. For pauses in between, use `evaluateAll`, `rankScholarships` and `explainRanking`. */
export const matchScholarships = (
  records: readonly ScholarshipRecord[],
  student: CompiledStudent,
  { onProgress, ...page }: MatchOptions = {},
): MatchResult => {
  const evaluated: Evaluated[] = [];
  for (const each of evaluateAll(records, student)) {
    evaluated.push(each);
    if (evaluated.length % PROGRESS_STEP === 0 && evaluated.length < records.length) {
      onProgress?.(evaluated.length, records.length);
    }
  }
  onProgress?.(records.length, records.length);
  return explainRanking(rankScholarships(evaluated), student, page);
};

/** Words the page that is shown, and sums up the whole ranking. */
export const explainRanking = (
  ranking: Ranking,
  student: CompiledStudent,
  page: PageOptions = {},
): MatchResult => {
  return runToEnd(
    explainPage(
      {
        matches: ranking.matches.slice(0, page.limit),
        nextRound: ranking.nextRound.slice(0, page.nextRoundLimit),
        notEligible: ranking.notEligible.slice(0, page.notEligibleLimit),
      },
      overviewOf(ranking, student),
      student,
    ),
  );
};

/** Work that pauses after every few milliseconds, so that a server can answer others meanwhile. */
export type InSteps<T> = Generator<undefined, T, undefined>;

export const runToEnd = <T>(work: InSteps<T>): T => {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
};

/** Scholarships between two pauses. */
const STEP = 20;

export function* mapInSteps<A, B>(list: readonly A[], change: (one: A) => B): InSteps<B[]> {
  const changed: B[] = [];
  for (const [at, one] of list.entries()) {
    if (at % STEP === 0) yield;
    changed.push(change(one));
  }
  return changed;
}

/** Words the evaluated scholarships of a page; everything else comes from the overview. */
export function* explainPage(
  page: Pick<Ranking, 'matches' | 'nextRound' | 'notEligible'>,
  overview: Overview,
  student: CompiledStudent,
): InSteps<MatchResult> {
  const worded = (list: readonly Evaluated[]) =>
    mapInSteps(list, ({ record, evaluation }) => toExplainedMatch(record, student, evaluation));
  const { matches, shared } = tellApart(yield* worded(page.matches));
  const places = listPlaces(page.matches, student);
  return {
    matches: matches.map((match, at) => ({ ...match, ...places[at] })),
    sharedReasons: shared,
    nextRound: yield* worded(page.nextRound),
    nextRoundTotal: overview.nextRound,
    notEligible: yield* worded(page.notEligible),
    notEligibleTotal: overview.notEligible,
    closed: overview.closed,
    filteredOut: overview.filteredOut,
    dismissed: overview.dismissed,
    tooOpen: overview.tooOpen,
    summary: summarise(overview),
    generalTips: generalTips(overview, student),
    openQuestion: overview.openQuestion,
    onlyForSome: overview.onlyForSome,
    waiting: overview.waiting,
  };
}
