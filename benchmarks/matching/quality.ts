/**
 * How well the live ranker orders judged pairs of student and scholarship, beside a text search.
 *
 *   node benchmarks/matching/quality.ts [--listings <file>] [--students]
 *
 * Labels are in quality/labels.json: 3 eligible and well suited, 2 eligible, 1 relevant but not eligible, 0 not relevant,
 * x neither relevant nor eligible. Pairs of listings count only with `--listings`.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type Criterion,
  daysBetween,
  nextDeadline,
  type ScholarshipRecord,
  type Student,
} from '@laurel/domain';
import {
  type CompiledStudent,
  compileStudent,
  createColumns,
  evaluate,
  explain,
  HIGH_SCORE,
  MEDIUM_SCORE,
  matchColumns,
  type ReasonFact,
} from '@laurel/matching';
import { bm25, searchQuery } from './bm25.ts';
import { type Grade, isIneligible, meanOf, ndcg } from './ranking-measures.ts';
import { readRecords } from './read-records.ts';

/**
 * Checks each reason of one scholarship against what it says it rests on: a criterion must be met and quoted from the
 * record's text, every number must stand in the record or the student's answers, shared words in both texts.
 */
const reasonFaults = (
  record: ScholarshipRecord,
  student: CompiledStudent,
): { reasons: number; faults: string[] } => {
  const evaluation = evaluate(record, student);
  const { reasons } = explain(record, student, evaluation);
  const met = new Map(
    evaluation.verdicts.filter(({ outcome }) => outcome === 'met').map((each) => [each.criterionId, each]),
  );
  const faults = reasons.flatMap((reason) => {
    const fault = faultOf(reason, record, student, met, evaluation.deadline.date);
    return fault === undefined ? [] : [`${record.id}: "${reason.text}": ${fault}`];
  });
  return { reasons: reasons.length, faults };
};

const faultOf = (
  { text, field, criterionId }: ReasonFact,
  record: ScholarshipRecord,
  student: CompiledStudent,
  met: ReadonlyMap<string, { have: string }>,
  deadline: string | undefined,
): string | undefined => {
  if (field === 'criteria') {
    const criterion = record.criteria.find(({ id }) => id === criterionId);
    if (criterion === undefined || !met.has(criterion.id)) return 'no criterion that is met';
    if (!isQuoted(criterion, record)) return 'the criterion is not quoted from the record';
  }
  const known = numbersOf(
    [
      JSON.stringify(record),
      JSON.stringify([student.profile, student.preferences]),
      student.today,
      deadline,
    ].join(' '),
  );
  const days = deadline === undefined ? [] : [daysUntil(student.today, deadline)];
  const ages = [...ageNumbers(student, deadline), ...yearsOfRules(record, student)];
  const unknown = [...numbersOf(text)].filter(
    (number) => !known.has(number) && ![...days, ...ages].includes(number),
  );
  if (unknown.length > 0) return `${unknown.join(', ')} stands on neither side`;
  if (field !== 'description') return undefined;
  const words = /speaks of (.*), as do/.exec(text)?.[1]?.split(/, | and /) ?? [];
  const own = `${record.title} ${record.description}`.toLowerCase();
  const stray = words.filter(
    (word) => !own.includes(word.replace(/y$/, '')) || !student.interestWords.has(word),
  );
  return stray.length > 0 ? `${stray.join(', ')} is not in both texts` : undefined;
};

const isQuoted = ({ evidence }: Criterion, { texts }: ScholarshipRecord): boolean => {
  return evidence.some(({ field, start, end, quote }) => texts[field]?.slice(start, end) === quote);
};

const numbersOf = (text: string): Set<string> => {
  return new Set((text.match(/\d+(?:\.\d+)?/g) ?? []).map((number) => String(Number(number))));
};

const daysUntil = (today: string, date: string): string => {
  return String(daysBetween(today, date));
};

/** The years in which a yearly day of the record comes round next. */
const yearsOfRules = ({ criteria, deadline }: ScholarshipRecord, { today }: CompiledStudent): string[] => {
  const days = [
    ...criteria.flatMap((each) => (each.kind === 'age' ? (each.onDate ?? []) : [])),
    ...deadline.dates,
  ];
  const year = Number(today.slice(0, 4));
  return days.some((day) => day.startsWith('--')) ? [String(year), String(year + 1)] : [];
};

/** The ages that a birthday can give from today to two years on. */
const ageNumbers = ({ profile, today }: CompiledStudent, deadline: string | undefined): string[] => {
  const born = Number(profile.dateOfBirth?.slice(0, 4) ?? Number.NaN);
  const years = [today, deadline ?? today].map((date) => Number(date.slice(0, 4)) - born);
  return [...years, ...years.map((age) => age - 1), ...years.map((age) => age + 1)].map(String);
};

const TODAY = '2026-11-21';
const TOP = 10;

interface JudgedStudent {
  id: string;
  student: Student;
}

const { values } = parseArgs({
  options: { listings: { type: 'string' }, students: { type: 'boolean', default: false } },
});
const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`quality/${name}.json`, import.meta.url), 'utf8'));
const students = read<JudgedStudent[]>('students');
const labels = read<Record<string, Record<string, Grade>>>('labels');
const records = await readRecords(values.listings, TODAY);
const open = records.filter((record) => nextDeadline(record, TODAY).status !== 'closed');
const columns = createColumns(records);
const byId = new Map(records.map((record) => [record.id, record]));

interface Placed {
  record: ScholarshipRecord;
  score: number;
}

interface Outcome {
  id: string;
  half: 'tune' | 'test';
  judged: number;
  unjudged: number;
  ndcg: number;
  ndcgOfSearch: number;
  violations: number;
  /** Those of the violations that were scored as if nothing were open. */
  highViolations: number;
  violationsOfSearch: number;
  /** Grades of judged scholarships by the band that the ranker put them in. */
  bands: Map<string, Grade[]>;
  reasons: number;
  faults: string[];
}

const measure = ({ id, student }: JudgedStudent, index: number): Outcome => {
  const compiled = compileStudent(student, TODAY);
  const grades = new Map(Object.entries(labels[id] ?? {}).filter(([record]) => columns.rowOf.has(record)));
  const result = matchColumns(columns, compiled);
  const ranks = (list: typeof result.matches): Placed[] =>
    list.flatMap(({ scholarshipId, matchScore }) => {
      const record = byId.get(scholarshipId);
      return record === undefined ? [] : [{ record, score: matchScore }];
    });
  const [matches, notEligible] = [ranks(result.matches), ranks(result.notEligible)];
  const ranked = judgedOnly(
    matches.map(({ record }) => record),
    grades,
  );
  const searched = judgedOnly(bm25(open, searchQuery(student)), grades);
  const all = [...grades.values()];
  const checked = matches.slice(0, TOP).map(({ record }) => reasonFaults(record, compiled));
  return {
    id,
    half: index % 2 === 0 ? 'tune' : 'test',
    judged: grades.size,
    unjudged: matches.slice(0, TOP).filter(({ record }) => !grades.has(record.id)).length,
    ndcg: ndcg(ranked, all, TOP),
    ndcgOfSearch: ndcg(searched, all, TOP),
    violations: ranked.slice(0, TOP).filter(isIneligible).length,
    highViolations: matches
      .filter(({ record }) => grades.has(record.id))
      .slice(0, TOP)
      .filter(({ record, score }) => score >= HIGH_SCORE && isIneligible(grades.get(record.id) ?? '0'))
      .length,
    violationsOfSearch: searched.slice(0, TOP).filter(isIneligible).length,
    bands: bandsOf(matches, notEligible, grades),
    reasons: checked.reduce((sum, { reasons }) => sum + reasons, 0),
    faults: checked.flatMap(({ faults }) => faults),
  };
};

/** Grades in the order of a ranking, without the records that nobody judged. */
const judgedOnly = (ranking: readonly ScholarshipRecord[], grades: ReadonlyMap<string, Grade>): Grade[] => {
  return ranking.flatMap(({ id }) => grades.get(id) ?? []);
};

const bandsOf = (
  matches: readonly Placed[],
  notEligible: readonly Placed[],
  grades: ReadonlyMap<string, Grade>,
): Map<string, Grade[]> => {
  const bands = new Map<string, Grade[]>(BANDS.map((band) => [band, []]));
  const count = (record: ScholarshipRecord, band = '') => {
    const grade = grades.get(record.id);
    if (grade !== undefined) bands.get(band)?.push(grade);
  };
  for (const { record, score } of matches) {
    count(record, BANDS[score >= HIGH_SCORE ? 0 : score >= MEDIUM_SCORE ? 1 : 2]);
  }
  for (const { record } of notEligible) count(record, BANDS[3]);
  return bands;
};

const BANDS = ['80 to 100', '60 to 79', '40 to 59', 'not eligible'];

const outcomes = students.map(measure);
const pairs = outcomes.reduce((sum, { judged }) => sum + judged, 0);
console.log(`${records.length} scholarships, ${students.length} students, ${pairs} judged pairs\n`);
for (const half of ['tune', 'test', 'all'] as const) {
  const of = outcomes.filter((each) => half === 'all' || each.half === half);
  const mean = (value: (outcome: Outcome) => number) => meanOf(of.map(value));
  const gain = mean(({ ndcg: own }) => own) - mean(({ ndcgOfSearch }) => ndcgOfSearch);
  console.log(
    `${half}: nDCG@${TOP} ${mean((o) => o.ndcg).toFixed(3)}, BM25 alone ${mean((o) => o.ndcgOfSearch).toFixed(3)} (${gain >= 0 ? '+' : ''}${gain.toFixed(3)}); ` +
      `violation@${TOP} ${(mean((o) => o.violations) / TOP).toFixed(3)} ` +
      `(scored ${HIGH_SCORE} or above: ${(mean((o) => o.highViolations) / TOP).toFixed(3)}), BM25 alone ${(mean((o) => o.violationsOfSearch) / TOP).toFixed(3)}; ` +
      `not judged among the first ${TOP}: ${mean((o) => o.unjudged).toFixed(1)}`,
  );
}
console.log('\nband          judged  well suited (3)  eligible (2, 3)  not eligible (1, x)');
for (const band of BANDS) {
  const grades = outcomes.flatMap(({ bands }) => bands.get(band) ?? []);
  const share = (wanted: readonly Grade[]) =>
    grades.length === 0
      ? '-'
      : `${((100 * grades.filter((grade) => wanted.includes(grade)).length) / grades.length).toFixed(1)}%`;
  console.log(
    `${band.padEnd(13)} ${String(grades.length).padStart(6)}  ${share(['3']).padStart(15)}  ${share(['2', '3']).padStart(15)}  ${share(['1', 'x']).padStart(19)}`,
  );
}
const reasons = outcomes.reduce((sum, each) => sum + each.reasons, 0);
const faults = outcomes.flatMap((each) => each.faults);
console.log(
  `\nreasons of the first ${TOP}: ${reasons}, that rest on record and student: ${reasons - faults.length} (${((100 * (reasons - faults.length)) / Math.max(1, reasons)).toFixed(1)}%)`,
);
for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
if (values.students) {
  console.log();
  for (const { id, half, ndcg: own, ndcgOfSearch, violations, judged, unjudged } of outcomes) {
    console.log(
      `${id.padEnd(26)} ${half}  ${own.toFixed(3)}  BM25 ${ndcgOfSearch.toFixed(3)}  violations ${violations}  judged ${judged}, not judged in the first ${TOP}: ${unjudged}`,
    );
  }
}
