import { expect, it } from 'vitest';
import { shareUnits } from './fit.ts';
import {
  COUNTRY_VALUE,
  CRITERION_WEIGHT,
  DEADLINE_VALUE,
  FIELD_VALUE,
  FIELD_VALUE_BY_WORDS,
  FIELD_VALUE_NOT_COMPARABLE,
  FIELD_VALUE_NOT_READ,
  FUNDING_VALUE,
  LEVEL_VALUE,
  NEED_VALUE,
  WISH_WEIGHT,
} from './weights.ts';

it('counts every weight and every value of the score in whole units, so that nothing is lost by rounding', () => {
  const values = [FIELD_VALUE, COUNTRY_VALUE, LEVEL_VALUE, FUNDING_VALUE, DEADLINE_VALUE, NEED_VALUE]
    .flatMap((table) => Object.values(table))
    .concat(FIELD_VALUE_BY_WORDS, FIELD_VALUE_NOT_COMPARABLE, FIELD_VALUE_NOT_READ);
  for (const weight of [...Object.values(WISH_WEIGHT), ...Object.values(CRITERION_WEIGHT)]) {
    for (const value of values) expect(shareUnits(weight, value)).toBeCloseTo(weight * value * 200, 9);
  }
});
