import type { TeachingCriterion } from '@laurel/domain';
import { joinAnd, joinOr } from '@laurel/text';
import { fieldsAgainst, nameOfField } from '../comparing/field-relation.ts';
import { areTaughtAsOne } from '../comparing/near-fields.ts';
import { sentence } from '../explain/sentence.ts';
import { type Assessment, type CriterionRule, met, notMet, unsettled } from '../judging/assessment.ts';

/** Whether the student's field is taught where the award is given. The wish for a field is set against the award itself. */
export const teaching: CriterionRule<TeachingCriterion> = {
  kind: 'teaching',

  reads: ({ preferences }) => preferences.fieldsOfStudy,

  required: ({ anyOf, noneOf }) =>
    anyOf === undefined
      ? `a field other than ${joinOr((noneOf ?? []).map(nameOfField))}`
      : `a field of ${joinOr(anyOf.map(nameOfField))}`,

  assess(criterion, { student }) {
    const { fieldsOfStudy } = student.preferences;
    if (fieldsOfStudy.length === 0) return met('no field named, so any will do');
    const have = joinAnd(fieldsOfStudy);
    if (fieldsAgainst(criterion, student.fields).some(isTaught)) return met(have);
    if (student.unresolvedFields.length > 0)
      return unsettled('not_comparable', have, `Check that ${criterion.institution} teaches your field.`);
    return notTaught(criterion, have);
  },

  reason: ({ institution }, have) => sentence`${institution} teaches your field, ${have}`,
};

/** A field that is wider than what is taught, or taught as one with it, has a place there. */
const isTaught = ({ relation, asked, code }: ReturnType<typeof fieldsAgainst>[number]): boolean => {
  if (relation === 'unrelated') return false;
  const isNear = relation === 'narrow' || relation === 'broad';
  return !isNear || areTaughtAsOne(asked.code, code ?? '');
};

const notTaught = ({ institution, anyOf, noneOf = [] }: TeachingCriterion, have: string): Assessment =>
  notMet(
    have,
    'later',
    anyOf === undefined
      ? `${institution} doesn’t teach ${joinOr(noneOf.map(nameOfField))}.`
      : `${institution} teaches ${joinAnd(anyOf.map(nameOfField))} only.`,
  );
