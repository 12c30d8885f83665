import type { TeachingCriterion } from '@laurel/domain';
import { joinAnd, joinOr, upperFirst } from '@laurel/text';
import { fieldsAgainst, nameOfField } from '../comparing/field-relation.ts';
import { areTaughtAsOne, isTaughtByFew, isTaughtInSchools } from '../comparing/near-fields.ts';
import { sentence } from '../explain/sentence.ts';
import { type CriterionRule, met, notMet, unsettled } from '../judging/assessment.ts';
import type { CompiledStudent } from '../student/compile-student.ts';

/** Where more fields are listed, the list is no help to read. */
const MOST_NAMED = 8;

/** Whether the student's field is taught where the award is given. The wish for a field is set against the award itself. */
export const teaching: CriterionRule<TeachingCriterion> = {
  kind: 'teaching',

  reads: ({ preferences }) => preferences.fieldsOfStudy,

  required({ institution, anyOf, noneOf, page, onPage }) {
    const source = page === undefined || onPage !== undefined ? ', as far as we know' : '';
    const codes = anyOf ?? noneOf;
    if (codes === undefined) return `a field that ${lowerThe(institution)} teaches`;
    if (codes.length > MOST_NAMED) return `a field that ${lowerThe(institution)} teaches${source}`;
    const names = joinOr(codes.map(nameOfField));
    return `a field ${anyOf === undefined ? 'other than' : 'of'} ${names}${source}`;
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
    return notMet(have, 'later', notTaught(criterion, joinOr(fieldsOfStudy), student.fields));
  },

  reason: ({ institution, page, onPage }, have) =>
    page === undefined || onPage !== undefined
      ? sentence`As far as we know, ${lowerThe(institution)} teaches your field, ${have}`
      : sentence`${upperFirst(institution)} teaches your field, ${have}`,
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

/** An institution that lacks a field at the level of its award may teach it at another. */
const notTaught = (
  { institution, page, onPage, appliesToLevels }: TeachingCriterion,
  have: string,
  fields: CompiledStudent['fields'],
): string => {
  const lacks = `doesn’t teach ${have}${appliesToLevels === undefined ? '' : ' at your level'}.`;
  const isOnPage =
    page !== undefined &&
    (onPage === undefined ||
      fieldsAgainst({ noneOf: onPage }, fields).every(({ relation }) => relation === 'unrelated'));
  return isOnPage
    ? `${upperFirst(institution)} ${lacks}`
    : `As far as we know, ${lowerThe(institution)} ${lacks}`;
};

const lowerThe = (name: string): string => name.replace(/^The /, 'the ');
