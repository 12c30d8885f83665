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

/** "lived in Germany for more than 12 months": no matter of where somebody lives now. */
const STAY = /\b(?:lived|resided|stayed|spent|resident|residing)\b.*\b(?:days?|weeks?|months?|years?)\b/i;
const FORBIDS = /\b(?:must|may|should|shall|have|has|can) not (?:have |be |been )*$/i;

/**
 * Criteria of a text that a student gave, as near to its words as they can be said: a degree that is to be held is no degree in progress,
 * and a limit on a stay is a condition to check and no rule about residence.
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
    if (criterion.kind === 'level' && criterion.of === 'current')
      return heldDegree(criterion, before, line) ?? criterion;
    const forbids = FORBIDS.exec(before);
    if (
      criterion.kind !== 'residence' ||
      criterion.noneOf === undefined ||
      forbids === null ||
      !STAY.test(line)
    )
      return criterion;
    const start = from + forbids.index;
    const quote = text.slice(start, evidence.end);
    const { id, strength } = criterion;
    return {
      id,
      strength,
      kind: 'other',
      text: `Applicants ${quote}`,
      evidence: [{ ...evidence, start, quote }],
    };
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
