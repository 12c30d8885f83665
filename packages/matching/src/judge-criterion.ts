import type { Criterion, ScholarshipRecord, Verdict } from '@laurel/domain';
import { type Assessment, type MatchContext, unsettled } from './assessment.ts';
import { ruleFor } from './criteria/rules.ts';

/** The verdict on one criterion by itself, alternatives not yet considered. */
export function judgeCriterion(criterion: Criterion, context: MatchContext): Verdict {
  const rule = ruleFor(criterion);
  const required = rule.required(criterion, context);
  const base = { criterionId: criterion.id, kind: criterion.kind, required, evidence: criterion.evidence };
  if (!binds(criterion, context)) {
    return {
      ...base,
      strength: criterion.strength,
      outcome: 'not_applicable',
      have: 'another level of study',
    };
  }
  const assessment = guarded(criterion, rule.assess(criterion, context), context.record);
  const { ranksOnly, ...rest } = assessment;
  const strength = ranksOnly && criterion.strength === 'hard' ? 'preferred' : criterion.strength;
  return { ...base, strength, ...rest };
}

function binds({ appliesToLevels }: Criterion, { student }: MatchContext): boolean {
  return appliesToLevels === undefined || appliesToLevels.includes(student.preferences.educationLevel);
}

/** Only a quote that stands in the record can reject: without one, a hard "no" is not known to be the publisher's. */
function guarded(criterion: Criterion, assessment: Assessment, record: ScholarshipRecord): Assessment {
  const rejects = assessment.outcome === 'not_met' && criterion.strength === 'hard' && !assessment.ranksOnly;
  if (!rejects || isQuoted(criterion, record)) return assessment;
  return unsettled(
    'ambiguous_text',
    assessment.have,
    "Read the official page: the record does not hold the publisher's own words for this.",
  );
}

/** True when a piece of evidence is literally in the text it points into. */
function isQuoted({ evidence }: Criterion, { texts }: ScholarshipRecord): boolean {
  return evidence.some(
    ({ field, start, end, quote }) => quote !== '' && texts[field]?.slice(start, end) === quote,
  );
}
