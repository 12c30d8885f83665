/** How often each kind of remark was right when the engine met an essay for the first time. */

export const LABELS = ['right', 'trivial', 'wrong', 'harmful'] as const;

export interface Found {
  points: string;
  firstFound: string;
  firstFirst: string;
}

interface JudgedRemark {
  essay: string;
  check: string;
  label: (typeof LABELS)[number];
  why: string;
}

/** The remarks of one set of essays at its first run. */
export interface FirstRun {
  set: string;
  engine: string;
  /** A later engine on the same essays. */
  later?: boolean | undefined;
  found: Found;
  /** Counting a point only where a reader sees that a remark makes it. */
  asRead?: Found | undefined;
  /** Parts of the prompt without an answer that were told as such. */
  missing?: string | undefined;
  /** Answers to parts of the prompt: covered, perhaps or not found. */
  lines?: { essay: string; part: string; said: string; label: 'right' | 'wrong'; why: string }[];
  remarks: JudgedRemark[];
}

/** A kind with a lower estimate speaks only under a condition of `judged/kinds.yaml`. */
export const BAR = 0.6;
/** So many remarks of the average kind are added to each, so that one of one is no certainty. */
export const PRIOR = 4;

interface KindOfRemark {
  check: string;
  all: number;
  right: number;
  trivial: number;
  /** Harmful ones too. */
  wrong: number;
  /** The share of right ones to expect, between 0 and 1. */
  estimate: number;
  remarks: JudgedRemark[];
}

/** The kinds, the commonest first. */
export const kindsOf = (runs: readonly FirstRun[]): KindOfRemark[] => {
  const judged = runs.flatMap(({ remarks }) => remarks);
  const share = judged.filter(({ label }) => label === 'right').length / Math.max(1, judged.length);
  return [...Map.groupBy(judged, ({ check }) => check)]
    .map(([check, remarks]) => {
      const count = (label: string) => remarks.filter((each) => each.label === label).length;
      const right = count('right');
      return {
        check,
        all: remarks.length,
        right,
        trivial: count('trivial'),
        wrong: count('wrong') + count('harmful'),
        estimate: (right + PRIOR * share) / (remarks.length + PRIOR),
        remarks,
      };
    })
    .sort((a, b) => b.all - a.all);
};
