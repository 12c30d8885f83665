import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../countries/country-names.ts';
import { GROUPS } from './groups.ts';
import { isPlaceIn } from './is-place-in.ts';

const anyCountry = fc.constantFrom(...COUNTRIES.map(({ code }) => code));
const anyCode = fc.oneof(
  anyCountry,
  fc.constantFrom(...Object.keys(GROUPS), 'US-TX', 'group:international', 'group:nowhere'),
);

describe('isPlaceIn', () => {
  it('compares countries and groups', () => {
    expect(isPlaceIn('KE', ['KE'])).toBe(true);
    expect(isPlaceIn('KE', ['UG', 'TZ'])).toBe(false);
    expect(isPlaceIn('KE', ['group:commonwealth'])).toBe(true);
    expect(isPlaceIn('US', ['group:commonwealth'])).toBe(false);
    expect(isPlaceIn('NE', ['NG'])).toBe(false);
  });

  it('knows a subdivision to lie in its country and not the other way round', () => {
    expect(isPlaceIn('US-TX', ['US'])).toBe(true);
    expect(isPlaceIn('US-TX', ['US-TX'])).toBe(true);
    expect(isPlaceIn('US-TX', ['US-CA'])).toBe(false);
    expect(isPlaceIn('US-TX', ['group:north-america'])).toBe(true);
    expect(isPlaceIn('US', ['US-TX'])).toBeUndefined();
    expect(isPlaceIn('CA', ['US-TX'])).toBe(false);
  });

  it('reads international against the host', () => {
    const inBritain = { hostCountries: ['GB'] };
    expect(isPlaceIn('KE', ['group:international'], inBritain)).toBe(true);
    expect(isPlaceIn('GB', ['group:international'], inBritain)).toBe(false);
    expect(isPlaceIn('GB-SCT', ['group:international'], inBritain)).toBe(false);
    expect(isPlaceIn('KE', ['group:international'])).toBeUndefined();
    expect(isPlaceIn('KE', ['group:international'], { hostCountries: [] })).toBeUndefined();
  });

  it('cannot tell who is international when the student comes from one of several hosts', () => {
    expect(isPlaceIn('US', ['group:international'], { hostCountries: ['US', 'CA'] })).toBeUndefined();
    expect(isPlaceIn('DE', ['group:international'], { hostCountries: ['group:eu'] })).toBeUndefined();
    expect(isPlaceIn('KE', ['group:international'], { hostCountries: ['US', 'CA'] })).toBe(true);
  });

  it('does not decide where definitions differ or a territory follows its state', () => {
    expect(isPlaceIn('TR', ['group:europe'])).toBeUndefined();
    expect(isPlaceIn('PR', ['US'])).toBeUndefined();
    expect(isPlaceIn('RE', ['group:eu'])).toBeUndefined();
    expect(isPlaceIn('HK', ['group:developing'])).toBe(false);
  });

  it('treats the two codes of one territory as one place', () => {
    expect(isPlaceIn('US-PR', ['PR'])).toBe(true);
    expect(isPlaceIn('PR', ['US-PR'])).toBe(true);
  });

  it('does not know unknown codes', () => {
    expect(isPlaceIn('ZZ', ['US'])).toBeUndefined();
    expect(isPlaceIn('US', ['group:nowhere'])).toBeUndefined();
    expect(isPlaceIn('US', ['ZZ'])).toBeUndefined();
  });

  it('is false for no codes at all', () => {
    expect(isPlaceIn('US', [])).toBe(false);
  });

  it('never takes a place away when a code is added', () => {
    const rank = (answer: boolean | undefined) => (answer === true ? 2 : answer === undefined ? 1 : 0);
    fc.assert(
      fc.property(anyCountry, fc.array(anyCode, { maxLength: 4 }), anyCode, (place, list, extra) => {
        const context = { hostCountries: ['GB'] };
        expect(rank(isPlaceIn(place, [...list, extra], context))).toBeGreaterThanOrEqual(
          rank(isPlaceIn(place, list, context)),
        );
      }),
    );
  });
});
