import { type Criterion, daysBetween, type ScholarshipRecord } from '@laurel/domain';
import { type CompiledStudent, evaluate, explain, type ReasonFact } from '@laurel/matching';

/**
 * Checks each reason of one scholarship against what it says it rests on: a criterion must be met and quoted from the
 * record's text, every number must stand in the record or the student's answers, shared words in both texts.
 */
export const reasonFaults = (
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
  const stray = words.filter((word) => !own.includes(word.replace(/y$/, '')) || !student.interests.has(word));
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
