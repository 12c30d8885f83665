import type { Criterion, ScholarshipRecord } from '@laurel/domain';
import { isAuthored } from '../score/is-authored.ts';
import { readsAsGate } from './reads-as-gate.ts';

/**
 * What a record demands: its criteria, and of a record that a person wrote its lines about the person that no predicate covers. These, and
 * remarks that read as a gate, count as hard free text: unknown to everybody, so that a record that says less earns nothing by it.
 */
export const demandsOf = (record: ScholarshipRecord): readonly Criterion[] => {
  const known = demands.get(record) ?? findDemands(record);
  demands.set(record, known);
  return known;
};

/** Records are values: their lines are read once. */
const demands = new WeakMap<ScholarshipRecord, readonly Criterion[]>();

const findDemands = (record: ScholarshipRecord): readonly Criterion[] => {
  if (!isAuthored(record)) return record.criteria;
  return [...record.criteria.map(asGate), ...unreadLines(record)];
};

const asGate = (criterion: Criterion): Criterion =>
  criterion.kind === 'other' && criterion.strength === 'info' && readsAsGate(criterion.text)
    ? { ...criterion, strength: 'hard' }
    : criterion;

const FIELD = 'eligibility';

/** Lines of the eligibility text that no criterion quotes a word of. */
function* unreadLines({ criteria, texts }: ScholarshipRecord): Generator<Criterion> {
  const text = texts[FIELD] ?? '';
  const read = criteria.flatMap(({ evidence }) => evidence.filter(({ field }) => field === FIELD));
  let start = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const end = start + line.length;
    if (readsAsGate(line) && !read.some((each) => each.start < end && each.end > start)) {
      const evidence = [{ field: FIELD, start, end, quote: line }];
      yield { id: `line-${index + 1}`, kind: 'other', strength: 'hard', text: line, evidence };
    }
    start = end + 1;
  }
}
