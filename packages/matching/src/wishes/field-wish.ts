import type { Judged, Unit } from '../alternatives.ts';
import type { CompiledStudent } from '../compile-student.ts';
import { nearestField } from '../field-relation.ts';
import { isAuthored } from '../is-authored.ts';
import {
  FIELD_VALUE,
  FIELD_VALUE_BY_WORDS,
  FIELD_VALUE_NOT_COMPARABLE,
  FIELD_VALUE_NOT_READ,
} from '../weights.ts';
import { bindingUnits } from './binding-units.ts';
import type { Wish, WishFinding } from './wish.ts';

/** What the binding demands for a field come to; `value` is the lowest of them, absent when there is none. */
export interface FieldState {
  value?: number;
  unknown: boolean;
  notMet: boolean;
  authored: boolean;
}

/** The fields of study: one dedicated to the student's field is worth most, one open to every field is as asked too. */
export const fieldWish: Wish = (context, units) => {
  if (context.student.preferences.fieldsOfStudy.length === 0) return undefined;
  const stated = fieldUnits(units);
  const outcomes = stated.map(({ outcome }) => outcome);
  const state = {
    unknown: outcomes.includes('unknown'),
    notMet: outcomes.includes('not_met'),
    authored: isAuthored(context.record),
  };
  if (stated.length === 0) return fieldFinding(state);
  return fieldFinding({
    ...state,
    value: Math.min(...stated.map((unit) => fieldValueOf(unit, context.student))),
  });
};

export function fieldUnits(units: readonly Unit[]): Unit[] {
  return bindingUnits(units, ({ criterion }) => criterion.kind === 'field');
}

/** The best of the unit's demands for a field; one of `FIELD_VALUES`. */
export function fieldValueOf({ members }: Unit, student: CompiledStudent): number {
  return Math.max(...members.map((each) => valueOfField(each, student)));
}

export function fieldFinding({ value, unknown, notMet, authored }: FieldState): WishFinding {
  if (value === undefined) {
    return authored
      ? { wish: 'field', value: FIELD_VALUE.open, standing: 'as_asked' }
      : { wish: 'field', value: FIELD_VALUE_NOT_READ, standing: 'open' };
  }
  return { wish: 'field', value, standing: notMet ? 'mismatch' : unknown ? 'open' : 'as_asked' };
}

/** Every value that a unit can have, best first. */
export const FIELD_VALUES: readonly number[] = [
  ...new Set([...Object.values(FIELD_VALUE), FIELD_VALUE_BY_WORDS, FIELD_VALUE_NOT_COMPARABLE, 0]),
].sort((a, b) => b - a);

function valueOfField({ criterion, verdict }: Judged, student: CompiledStudent): number {
  if (criterion.kind !== 'field' || verdict.outcome === 'not_applicable') return 0;
  const relation = nearestField(criterion, student)?.relation;
  if (relation !== undefined && !(relation === 'unrelated' && verdict.outcome !== 'not_met')) {
    return FIELD_VALUE[relation];
  }
  return verdict.outcome === 'met' ? FIELD_VALUE_BY_WORDS : FIELD_VALUE_NOT_COMPARABLE;
}
