import type { Criterion, ScholarshipRecord, Verdict } from '@laurel/domain';
import { ruleFor } from '../criteria/rules.ts';
import { type Assessment, type MatchContext, unsettled } from './assessment.ts';

/** The verdict on one criterion by itself, alternatives not yet considered. */
export const judgeCriterion = (criterion: Criterion, context: MatchContext): Verdict => {
  return standingOn(criterion, context, requiredOf(criterion, context));
};

/** A criterion never changes, so its demand is worded once; only an age names a day that depends on today. */
const requiredOf = (criterion: Criterion, context: MatchContext): string => {
  if (criterion.kind === 'age') return ruleFor(criterion).required(criterion, context);
  const known = worded.get(criterion);
  if (known !== undefined) return known;
  const required = ruleFor(criterion).required(criterion, context);
  worded.set(criterion, required);
  return required;
};

const worded = new WeakMap<Criterion, string>();

/**
 * The verdict without the words of the demand, which the caller adds. It may read only what the kernel's `unitKey` contains.
 * Built key by key: the kernel makes thousands of these in a row, and copying objects is most of that work.
 */
export const standingOn = (criterion: Criterion, context: MatchContext, required: string): Verdict => {
  const { id, kind, strength, evidence } = criterion;
  const verdict: Verdict = {
    criterionId: id,
    kind,
    strength,
    outcome: 'not_applicable',
    required,
    have: 'for another level of study than yours',
    evidence,
  };
  if (!binds(criterion, context)) return verdict;
  const assessment = guarded(criterion, ruleFor(criterion).assess(criterion, context), context.record);
  const { outcome, have, why, residual, fixable, fact, ranksOnly } = assessment;
  if (ranksOnly && strength === 'hard') verdict.strength = 'preferred';
  verdict.outcome = outcome;
  verdict.have = have;
  if (why !== undefined) verdict.why = why;
  if (residual !== undefined) verdict.residual = residual;
  if (fixable !== undefined) verdict.fixable = fixable;
  if (fact !== undefined) verdict.fact = fact;
  return verdict;
};

const binds = ({ appliesToLevels }: Criterion, { student }: MatchContext): boolean => {
  return appliesToLevels === undefined || appliesToLevels.includes(student.preferences.educationLevel);
};

/** Only a quote that stands in the record can reject: without one, a hard "no" is not known to be the publisher's. */
const guarded = (criterion: Criterion, assessment: Assessment, record: ScholarshipRecord): Assessment => {
  const rejects = assessment.outcome === 'not_met' && criterion.strength === 'hard' && !assessment.ranksOnly;
  if (!rejects || isQuoted(criterion, record)) return assessment;
  return unsettled(
    'ambiguous_text',
    assessment.have,
    "Read the official page: the record does not hold the publisher's own words for this.",
  );
};

/** True when a piece of evidence is literally in the text it points into. */
export const isQuoted = (criterion: Criterion, record: ScholarshipRecord): boolean => {
  const known = quoted.get(criterion);
  if (known?.record === record) return known.isQuoted;
  const found = findQuote(criterion, record);
  quoted.set(criterion, { record, isQuoted: found });
  return found;
};

/** Neither a criterion nor a record changes; one criterion may stand in several records. */
const quoted = new WeakMap<Criterion, { record: ScholarshipRecord; isQuoted: boolean }>();

const findQuote = ({ evidence }: Criterion, { texts }: ScholarshipRecord): boolean => {
  return evidence.some(
    ({ field, start, end, quote }) => quote !== '' && texts[field]?.slice(start, end) === quote,
  );
};
