/**
 * What judged students are shown: well-known awards found, awards wrongly offered, and the labels of their first ten.
 *
 *   node benchmarks/matching/judged.ts [--half tune|second|third|fourth|fifth|sixth|seventh|eighth|ninth|sealed]
 *
 * Students, expectations and labels: judged/README.md. Of the sealed half only totals are printed. Intervals are of 95%, from 2,000
 * bootstrap samples of the students.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadCatalogue } from '@laurel/catalogue';
import {
  BASES,
  type Basis,
  type Eligibility,
  emptyPreferences,
  type Preferences,
  type Profile,
  seededRandom,
} from '@laurel/domain';
import {
  compileStudent,
  createColumns,
  type Evaluated,
  evaluateAll,
  HIGH_SCORE,
  matchColumns,
  rankScholarships,
} from '@laurel/matching';
import { parse } from 'yaml';
import { pick } from './random.ts';
import { ndcg } from './ranking-measures.ts';

const TODAY = '2026-11-22';
const TOP = 20;
const SHOWN = 10;
const SAMPLES = 2000;
const HALVES = [
  'tune',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'sealed',
] as const;
type Half = (typeof HALVES)[number];

interface JudgedStudent {
  id: string;
  preferences: Partial<Preferences> & Pick<Preferences, 'educationLevel'>;
  profile: Profile;
  /** Record ids. */
  expected: string[];
  /** Reasons by record id. */
  mustNot: Record<string, string>;
}

/**
 * 2 eligible and fitting, 1 possible but weakly fitting or with a gate open, 0 wrong: by the record's words and what the
 * student said (`0r`), by a fact about the person that the student did not give (`0f`), or by outside knowledge (`0k`).
 */
type Label = '0r' | '0f' | '0k' | '1' | '2';
type Labels = Record<string, Record<string, Label>>;

const ELIGIBILITIES = ['certain', 'likely', 'open'] as const;

const WRONG = { '0r': 'record and student', '0f': 'fact not given', '0k': 'outside knowledge' } as const;

const read = <T>(half: Half, name: string): T =>
  parse(readFileSync(new URL(`judged/${half}/${name}.yaml`, import.meta.url), 'utf8'));

const { records } = loadCatalogue();
const columns = createColumns(records);

interface Shown {
  id: string;
  score: number;
  basis: Basis | undefined;
  eligibility: Eligibility;
  label: Label | undefined;
}

interface Outcome {
  student: JudgedStudent;
  shown: Shown[];
  found: string[];
  /** Named awards open to the student whose round is over; they stand in a list of their own. */
  waiting: number;
  /** Named awards that a hard criterion rules out, with the kinds of those criteria. */
  falselyRejected: { id: string; kinds: string }[];
  /** Awards that must not be offered, among the matches. */
  offered: { id: string; rank: number; score: number }[];
  /** All matches scored 80 or above. */
  high: Shown[];
  gain: number;
}

const kindsNotMet = ({ record, evaluation: { verdicts } }: Evaluated): string =>
  record.criteria.flatMap(({ kind }, at) => (verdicts[at]?.outcome === 'not_met' ? kind : [])).join(', ');

/** Of what no list of matches shows the named awards alone are looked at: wording all of it takes most of the time. */
const MATCHES_ALONE = { nextRoundLimit: 0, notEligibleLimit: 0 };
const recordOf = new Map(records.map((record) => [record.id, record]));

const measure = (student: JudgedStudent, labels: Record<string, Label>): Outcome => {
  const { preferences, profile, expected, mustNot } = student;
  const complete = { ...emptyPreferences(preferences.educationLevel), ...preferences };
  const compiled = compileStudent({ preferences: complete, profile }, TODAY);
  const { matches } = matchColumns(columns, compiled, MATCHES_ALONE);
  const named = expected.flatMap((id) => recordOf.get(id) ?? []);
  const { nextRound, notEligible } = rankScholarships(evaluateAll(named, compiled));
  const listed = matches.map(({ scholarshipId, matchScore, scholarship, eligibility }): Shown => {
    const label = labels[scholarshipId] ?? (expected.includes(scholarshipId) ? '2' : undefined);
    return { id: scholarshipId, score: matchScore, basis: scholarship.basis, eligibility, label };
  });
  const pool = new Map<string, Label>([
    ...expected.map((award) => [award, '2'] as const),
    ...Object.entries(labels),
  ]);
  const gradeOf = (label: Label) => (label === '2' || label === '1' ? label : '0');
  const graded = listed.flatMap(({ label }) => (label === undefined ? [] : gradeOf(label)));
  return {
    student,
    shown: listed.slice(0, SHOWN),
    found: listed.slice(0, TOP).flatMap((match) => (expected.includes(match.id) ? match.id : [])),
    waiting: nextRound.length,
    falselyRejected: notEligible.map((each) => ({ id: each.record.id, kinds: kindsNotMet(each) })),
    offered: listed.flatMap((match, at) =>
      Object.hasOwn(mustNot, match.id) ? { id: match.id, rank: at + 1, score: match.score } : [],
    ),
    high: listed.filter(({ score }) => score >= HIGH_SCORE),
    gain: ndcg(graded, [...pool.values()].map(gradeOf), SHOWN),
  };
};

/** A share with its interval: both sides are summed over the students, then divided. */
const share = (
  outcomes: readonly Outcome[],
  part: (outcome: Outcome) => number,
  whole: (outcome: Outcome) => number,
): string => {
  const sums = outcomes.map((outcome) => [part(outcome), whole(outcome)] as const);
  const ratio = (sample: readonly (readonly [number, number])[]) => {
    const of = sample.reduce((sum, [, each]) => sum + each, 0);
    return of === 0 ? 0 : sample.reduce((sum, [each]) => sum + each, 0) / of;
  };
  const random = seededRandom(1);
  const samples = Array.from({ length: SAMPLES }, () => ratio(sums.map(() => pick(random, sums)))).sort(
    (a, b) => a - b,
  );
  const at = (quantile: number) => (samples[Math.floor(quantile * SAMPLES)] ?? 0).toFixed(3);
  const [parts, wholes] = [0, 1].map((side) => sums.reduce((sum, each) => sum + (each[side] ?? 0), 0));
  const counts = Number.isInteger(parts) ? `; ${parts} of ${wholes}` : '';
  return `${ratio(sums).toFixed(3)} (${at(0.025)} to ${at(0.975)}${counts})`;
};

const isWrong = ({ label }: Shown): boolean => label?.startsWith('0') ?? false;
const labelled = (shown: readonly Shown[]): Shown[] => shown.filter(({ label }) => label !== undefined);

const report = (half: Half): void => {
  const students = read<JudgedStudent[]>(half, 'students');
  const labels = read<Labels>(half, 'labels');
  const outcomes = students.map((student) => measure(student, labels[student.id] ?? {}));
  const sum = (value: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + value(outcome), 0);
  const places = sum(({ shown }) => shown.length);
  console.log(`${half}: ${students.length} students, ${places} places among the first ${SHOWN}`);
  const lines: [string, string][] = [
    [
      `known awards among the first ${TOP}`,
      share(
        outcomes,
        ({ found }) => found.length,
        ({ student }) => student.expected.length,
      ),
    ],
    [
      '  of those that do not wait for a next round',
      share(
        outcomes,
        ({ found }) => found.length,
        ({ student, waiting }) => student.expected.length - waiting,
      ),
    ],
    ['known awards falsely rejected', String(sum(({ falselyRejected }) => falselyRejected.length))],
    [
      'awards that must not be offered',
      `${sum(({ student }) => Object.keys(student.mustNot).length)}: ${sum(({ offered }) => offered.length)} offered, ` +
        `${sum(({ offered }) => offered.filter(({ rank }) => rank <= SHOWN).length)} among the first ${SHOWN}, ` +
        `${sum(({ offered }) => offered.filter(({ score }) => score >= HIGH_SCORE).length)} scored ${HIGH_SCORE} or above`,
    ],
    [
      `precision@${SHOWN}`,
      share(
        outcomes,
        ({ shown }) => labelled(shown).filter((place) => !isWrong(place)).length,
        ({ shown }) => labelled(shown).length,
      ),
    ],
    [
      `well suited@${SHOWN}`,
      share(
        outcomes,
        ({ shown }) => shown.filter(({ label }) => label === '2').length,
        ({ shown }) => labelled(shown).length,
      ),
    ],
    [
      `violation@${SHOWN}`,
      share(
        outcomes,
        ({ shown }) => shown.filter(isWrong).length,
        ({ shown }) => labelled(shown).length,
      ),
    ],
    ...Object.entries(WRONG).map(([wrong, name]): [string, string] => [
      `  by ${name}`,
      share(
        outcomes,
        ({ shown }) => shown.filter(({ label }) => label === wrong).length,
        ({ shown }) => labelled(shown).length,
      ),
    ]),
    ...ELIGIBILITIES.map((eligibility): [string, string] => {
      const inIt = ({ shown }: Outcome) =>
        labelled(shown).filter((place) => place.eligibility === eligibility);
      return [
        `  wrong where eligibility is ${eligibility}`,
        share(
          outcomes,
          (outcome) => inIt(outcome).filter(isWrong).length,
          (outcome) => inIt(outcome).length,
        ),
      ];
    }),
    [
      `wrong among labelled ones scored ${HIGH_SCORE} or above`,
      share(
        outcomes,
        ({ high }) => high.filter(isWrong).length,
        ({ high }) => labelled(high).length,
      ),
    ],
    [
      `nDCG@${SHOWN}, unlabelled ones passed over`,
      share(
        outcomes,
        ({ gain }) => gain,
        () => 1,
      ),
    ],
    ['unlabelled among them', String(places - sum(({ shown }) => labelled(shown).length))],
    [`matches scored ${HIGH_SCORE} or above`, String(sum(({ high }) => high.length))],
    [
      `different scores among the first ${SHOWN}`,
      (sum(({ shown }) => new Set(shown.map(({ score }) => score)).size) / students.length).toFixed(1),
    ],
    [
      'basis of the places',
      BASES.map(
        (basis) =>
          `${basis} ${((100 * sum(({ shown }) => shown.filter((place) => place.basis === basis).length)) / places).toFixed(1)}%`,
      ).join(', '),
    ],
  ];
  for (const [name, value] of lines) console.log(`  ${name.padEnd(51)} ${value}`);
  if (half === 'sealed') return;
  for (const { student, falselyRejected, offered } of outcomes) {
    for (const { id, kinds } of falselyRejected) {
      console.log(`  falsely rejected: ${student.id}, ${id} (${kinds})`);
    }
    for (const { id, rank, score } of offered) {
      console.log(
        `  must not be offered: ${student.id}, ${id} (${student.mustNot[id]}), ${rank}th, ${score}`,
      );
    }
  }
};

const { values } = parseArgs({ options: { half: { type: 'string' } } });
const wanted = HALVES.filter((half) => values.half === undefined || values.half === half);
if (wanted.length === 0) throw new Error(`--half is one of ${HALVES.join(', ')}`);
for (const half of wanted) report(half);
