import type { Judged } from '../alternatives.ts';
import type { MatchContext } from '../assessment.ts';
import { nearestField } from '../field-relation.ts';
import { isAuthored } from '../is-authored.ts';
import {
  FIELD_VALUE,
  FIELD_VALUE_BY_WORDS,
  FIELD_VALUE_NOT_COMPARABLE,
  FIELD_VALUE_NOT_READ,
} from '../weights.ts';
import { bindingUnits } from './binding-units.ts';
import type { Wish } from './wish.ts';

/** The fields of study: one dedicated to the student's field is worth most, one open to every field is as asked too. */
export const fieldWish: Wish = (context, units) => {
  if (context.student.preferences.fieldsOfStudy.length === 0) return undefined;
  const stated = bindingUnits(units, ({ criterion }) => criterion.kind === 'field');
  if (stated.length === 0) {
    const value = isAuthored(context.record) ? FIELD_VALUE.open : FIELD_VALUE_NOT_READ;
    return { wish: 'field', value, standing: 'as_asked' };
  }
  const outcomes = stated.map(({ outcome }) => outcome);
  const values = stated.map(({ members }) => Math.max(...members.map((each) => valueOfField(each, context))));
  const standing = outcomes.includes('not_met')
    ? 'mismatch'
    : outcomes.includes('unknown')
      ? 'open'
      : 'as_asked';
  return { wish: 'field', value: Math.min(...values), standing };
};

function valueOfField({ criterion, verdict }: Judged, { student }: MatchContext): number {
  if (criterion.kind !== 'field' || verdict.outcome === 'not_applicable') return 0;
  const relation = nearestField(criterion, student)?.relation;
  if (relation !== undefined && !(relation === 'unrelated' && verdict.outcome !== 'not_met')) {
    return FIELD_VALUE[relation];
  }
  return verdict.outcome === 'met' ? FIELD_VALUE_BY_WORDS : FIELD_VALUE_NOT_COMPARABLE;
}
