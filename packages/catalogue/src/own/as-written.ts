import type { Criterion, FinerLevel, ScholarshipRecord } from '@laurel/domain';

/** Before the name of a degree, in the same demand: who applies holds it already. */
const HELD =
  /\b(?:completed|hold(?:s|ing)?|obtained|earned|awarded|possess(?:es)?|graduated|have|has)\b[^.;]{0,40}$/i;
/** A degree in progress counts, too. */
const SOON = [
  /\b(?:final[- ]year|in progress|expect(?:s|ed|ing)?|will (?:have|complete|graduate)|about to|pursuing)\b/i,
  /\b(?:studying|enrolled|currently|or be (?:in|completing)|near(?:ing)? completion)\b/i,
];

/** By the lowest level that a demand takes: what somebody holds who holds it. */
const DEGREES: Readonly<Record<string, readonly FinerLevel[]>> = {
  undergraduate: ['bachelor'],
  masters: ['master', 'doctorate'],
  phd: ['doctorate'],
};

/**
 * Criteria of a text that a student gave, as near to its words as they can be said: a degree that is to be held is no degree in progress.
 */
export const asWritten = (record: ScholarshipRecord): ScholarshipRecord => ({
  ...record,
  criteria: record.criteria.map((criterion) => {
    const [evidence] = criterion.evidence;
    const text = evidence && record.texts[evidence.field];
    if (evidence === undefined || text === undefined) return criterion;
    const from =
      Math.max(text.lastIndexOf('\n', evidence.start - 1), text.lastIndexOf('. ', evidence.start - 1) + 1) +
      1;
    const before = text.slice(from, evidence.start);
    const line = before + (/^[^\n]*/.exec(text.slice(evidence.start))?.[0] ?? '');
    return criterion.kind === 'level' && criterion.of === 'current'
      ? (heldDegree(criterion, before, line) ?? criterion)
      : criterion;
  }),
});

const heldDegree = (
  { id, strength, evidence, anyOf = [] }: Extract<Criterion, { kind: 'level' }>,
  before: string,
  line: string,
): Criterion | undefined => {
  const degrees = DEGREES[anyOf[0] ?? ''];
  if (degrees === undefined || !HELD.test(before) || SOON.some((words) => words.test(line))) return undefined;
  return { id, strength, evidence, kind: 'degree', anyOf: [...degrees] };
};
