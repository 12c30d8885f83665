import type { TeachingCriterion } from '@laurel/domain';
import { joinAnd, joinOr, upperFirst } from '@laurel/text';
import { fieldsAgainst, nameOfField } from '../comparing/field-relation.ts';
import { areTaughtAsOne, isTaughtByFew, isTaughtInSchools } from '../comparing/near-fields.ts';
import { sentence } from '../explain/sentence.ts';
import { type Assessment, type CriterionRule, met, notMet, unsettled } from '../judging/assessment.ts';
import type { CompiledStudent } from '../student/compile-student.ts';

/** Whether the student's field is taught where the award is given. The wish for a field is set against the award itself. */
export const teaching: CriterionRule<TeachingCriterion> = {
  kind: 'teaching',

  reads: ({ preferences }) => preferences.fieldsOfStudy,

  required({ institution, anyOf, noneOf }) {
    if (anyOf !== undefined) return `a field of ${joinOr(anyOf.map(nameOfField))}`;
    return noneOf === undefined
      ? `a field that ${institution} teaches`
      : `a field other than ${joinOr(noneOf.map(nameOfField))}`;
  },

  assess(criterion, { student }) {
    const { fieldsOfStudy } = student.preferences;
    if (fieldsOfStudy.length === 0) return met('no field named, so any will do');
    const have = joinAnd(fieldsOfStudy);
    const taught = fieldsAgainst(criterion, student.fields).filter(isTaught);
    if (taught.some(({ relation, asked }) => relation !== 'open' || isTaughtWidely(asked.code, criterion)))
      return met(have);
    const check = `Check that ${criterion.institution} teaches ${student.unresolvedFields.length > 0 ? 'your field' : have}.`;
    if (taught.length > 0) return unsettled('ambiguous_text', have, check);
    if (student.unresolvedFields.length > 0) return unsettled('not_comparable', have, check);
    return notTaught(criterion, have);
  },

  reason: ({ institution }, have) => sentence`${upperFirst(institution)} teaches your field, ${have}`,
};

/** Whether the very field of the student is named among those taught: a wider one that is, or one that nobody lists as lacking, shows nothing. */
export const isTaughtByName = (criterion: TeachingCriterion, { fields }: CompiledStudent): boolean =>
  fieldsAgainst(criterion, fields).some(({ relation }) => relation === 'same');

/**
 * Whether it may be taken as taught where nothing says that it isn't: most subjects are. Who says what is lacking has thought of the schools
 * that many universities have, such as medicine.
 */
const isTaughtWidely = (code: string, { noneOf }: TeachingCriterion): boolean =>
  !isTaughtByFew(code) && (noneOf !== undefined || !isTaughtInSchools(code));

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
      ? `${upperFirst(institution)} doesn’t teach ${joinOr(noneOf.map(nameOfField))}.`
      : `${upperFirst(institution)} teaches ${joinAnd(anyOf.map(nameOfField))} only.`,
  );
