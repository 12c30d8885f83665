import type { FieldCriterion } from '@laurel/domain';
import { joinAnd, joinOr, tokensOf } from '@laurel/text';
import { type FieldFinding, nameOfField, nearestField } from '../comparing/field-relation.ts';
import { areTaughtAsOne } from '../comparing/near-fields.ts';
import { sentence } from '../explain/sentence.ts';
import {
  type Assessment,
  type CriterionRule,
  met,
  missing,
  notMet,
  unsettled,
} from '../judging/assessment.ts';
import type { CompiledStudent } from '../student/compile-student.ts';

export const field: CriterionRule<FieldCriterion> = {
  kind: 'field',

  reads: ({ preferences }) => preferences.fieldsOfStudy,

  required({ anyOf, noneOf, finer, text }) {
    if (anyOf === undefined && noneOf === undefined) return `study in ${text ?? 'a named field'}`;
    const named = finer ?? anyOf;
    const allowed = named === undefined ? '' : `study in ${joinOr(named.map(nameOfField))}`;
    const excluded = noneOf === undefined ? '' : `not in ${joinOr(noneOf.map(nameOfField))}`;
    return [allowed, excluded].filter(Boolean).join(', ');
  },

  assess(criterion, { student }) {
    const { fieldsOfStudy } = student.preferences;
    if (fieldsOfStudy.length === 0) return missing('fieldsOfStudy');
    const have = joinAnd(fieldsOfStudy);
    const finding = nearestField(criterion, student);
    if (finding === undefined) return assessByText(criterion, student, have);
    const assessment = assessFinding(finding, have, criterion);
    const undecided = assessment.outcome === 'not_met' && student.unresolvedFields.length > 0;
    return undecided ? assessByText(criterion, student, have) : assessment;
  },

  reason(criterion, have, { student }) {
    const finding = nearestField(criterion, student);
    if (finding?.relation === 'open') return sentence`Does not exclude your field, ${have}`;
    const covering =
      (finding?.relation === 'inside' || finding?.relation === 'covered') && finding.code !== undefined
        ? nameOfField(finding.code)
        : have;
    return covering === have
      ? sentence`Funds study in ${have}, your field`
      : sentence`Funds study in ${covering}, which covers ${have}`;
  },
};

const assessFinding = (
  { relation, asked, code }: FieldFinding,
  have: string,
  criterion: FieldCriterion,
): Assessment => {
  switch (relation) {
    case 'same':
    case 'inside':
    case 'covered':
    case 'open':
      return met(asked.name);
    case 'broader':
      return unsettled(
        'ambiguous_text',
        asked.name,
        `Check that your ${asked.name} programme counts as ${nameOfField(code ?? '')}.`,
      );
    case 'narrow':
    case 'broad':
      if (criterion.strength === 'hard' && !admitsNear(criterion, asked.code, code ?? ''))
        return notMet(have, 'later', 'Add a field to your preferences if you would study one of these.');
      return unsettled(
        'ambiguous_text',
        asked.name,
        `${asked.name} is close to ${nameOfField(code ?? '')}: ask whether it is accepted.`,
      );
    case 'unrelated':
      return notMet(have, 'later', 'Add a field to your preferences if you would study one of these.');
  }
};

/** Words by which a text admits fields beside those it names. */
const RELATED =
  /\b(?:related|relevant|similar|allied|adjacent|neighbou?ring|connected|cognate|comparable|interdisciplinary|such as|including|e\.g\.|preferably|mainly|mostly)/i;

/** Whether the text admits fields beside those it names. */
export const saysRelated = ({ evidence, text = '' }: FieldCriterion): boolean =>
  RELATED.test(text) || evidence.some(({ quote }) => RELATED.test(quote));

const admitsNear = (criterion: FieldCriterion, asked: string, code: string): boolean =>
  areTaughtAsOne(asked, code) || saysRelated(criterion);

/** Where one side has no code, the words decide when they are the same, and nothing else does. */
const assessByText = (criterion: FieldCriterion, student: CompiledStudent, have: string): Assessment => {
  const stated = ` ${wordsOf(criterion.text ?? (criterion.anyOf ?? []).map(nameOfField).join(' , '))} `;
  const named = student.preferences.fieldsOfStudy.find((name) => stated.includes(` ${wordsOf(name)} `));
  if (named !== undefined && criterion.noneOf === undefined) return met(named);
  return unsettled('not_comparable', have, 'Check whether the fields named cover yours.');
};

const wordsOf = (text: string): string => {
  return tokensOf(text.toLowerCase()).join(' ');
};
