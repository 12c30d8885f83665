import { CRITERION_KINDS, type Criterion, type Proposal, type ScholarshipRecord } from '@laurel/domain';
import { parseAward } from './award/parse-award.ts';
import { parseDeadline } from './deadline/parse-deadline.ts';
import { extractCriteria } from './extract-criteria.ts';
import type { Clause } from './text/clause.ts';
import { readClauses } from './text/read-clauses.ts';

export const PASSAGE_KINDS = [...CRITERION_KINDS, 'award', 'deadline'] as const;

/** Words of a listing that somebody points at, and what they are said to state. */
export interface Passage {
  kind: (typeof PASSAGE_KINDS)[number];
  /** Name of one of the record's texts. */
  field: string;
  /** Stands in that text, letter by letter, inside one sentence. */
  quote: string;
}

/** A sentence longer than this is no sentence, in characters. */
const MAX_SENTENCE = 500;
const MIN_QUOTE = 4;

/** The sentence that holds a quote; undefined where the quote is not in the text or not in one sentence. */
const sentenceOf = (text: string, { field, quote }: Passage): Clause | undefined => {
  const start = quote.length < MIN_QUOTE ? -1 : text.indexOf(quote);
  if (start < 0) return undefined;
  const clause = readClauses(field, text, 'eligibility').find(
    ({ offset, text: said }) => offset <= start && start + quote.length <= offset + said.length,
  );
  const fits = clause && clause.text.length <= MAX_SENTENCE && text.startsWith(clause.text, clause.offset);
  return fits ? clause : undefined;
};

const predicateOf = ({ id: _, strength: _strength, evidence: _evidence, ...predicate }: Criterion): string =>
  JSON.stringify(predicate);

/** The criteria of the sentence when its whole text is read as stated requirements. */
const criteriaIn = (
  { texts, criteria: known }: ScholarshipRecord,
  { field, offset, text }: Clause,
): Criterion[] => {
  const { criteria } = extractCriteria({ eligibility_text: texts[field] ?? '' });
  const counted = new Set(known.map(predicateOf));
  return criteria.flatMap((criterion) => {
    const evidence = criterion.evidence.filter(
      ({ start, end }) => start < offset + text.length && end > offset,
    );
    if (evidence.length === 0 || counted.has(predicateOf(criterion))) return [];
    return [{ ...criterion, evidence: evidence.map((each) => ({ ...each, field })) }];
  });
};

/** A sentence that binds nobody by any rule: a condition for people to read. */
const unreadCondition = ({ criteria }: ScholarshipRecord, { field, offset, text }: Clause): Criterion[] => {
  const end = offset + text.length;
  const isCounted = criteria.some(({ evidence }) =>
    evidence.some((each) => each.field === field && each.start < end && each.end > offset),
  );
  const evidence = [{ field, start: offset, end, quote: text }];
  return isCounted ? [] : [{ id: 'other', kind: 'other', text, strength: 'info', evidence }];
};

const readPassage = (record: ScholarshipRecord, passage: Passage): Proposal[] => {
  const clause = sentenceOf(record.texts[passage.field] ?? '', passage);
  if (clause === undefined) return [];
  const { field, offset, text } = clause;
  const evidence = { field, start: offset, end: offset + text.length, quote: text };
  if (passage.kind === 'award') {
    const award = parseAward(text, '', '', record.hostCountries);
    return record.award.kind === 'unknown' && award.kind !== 'unknown' ? [{ award, evidence }] : [];
  }
  if (passage.kind === 'deadline') {
    const deadline = parseDeadline(text);
    const isNews = record.deadline.kind === 'unknown' && !['unknown', 'none'].includes(deadline.kind);
    return isNews ? [{ deadline, evidence }] : [];
  }
  const read = criteriaIn(record, clause);
  const criteria =
    passage.kind === 'other' && read.length === 0
      ? unreadCondition(record, clause)
      : read.filter(({ kind }) => kind === passage.kind);
  return criteria.map((criterion) => ({ criterion, evidence }));
};

/**
 * The criteria, award and deadline that our readers find at the given places and the record lacks. A place alone gives no value: a
 * quote that is not in the text, or whose sentence our readers don't read as what it is said to state, gives nothing. Pure.
 */
export const readPassages = (record: ScholarshipRecord, passages: readonly Passage[]): Proposal[] => {
  const found = passages.flatMap((passage) => readPassage(record, passage));
  return [...new Map(found.map((proposal) => [JSON.stringify(proposal), proposal])).values()];
};
