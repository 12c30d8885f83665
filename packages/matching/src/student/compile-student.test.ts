import { describe, expect, it } from 'vitest';
import { PLAIN_PREFERENCES } from '../../cases/read-cases.ts';
import { compileStudent } from './compile-student.ts';

const compile = (preferences: object, profile = {}) =>
  compileStudent({ preferences: { ...PLAIN_PREFERENCES, ...preferences }, profile }, '2026-11-21');

describe('compiling a student', () => {
  it('resolves plain English names to codes and keeps the name as written', () => {
    const { countries, fields, languages } = compile({
      preferredCountries: ['Germany'],
      fieldsOfStudy: ['Medicine'],
      languageRequirements: ['English'],
    });
    expect(countries).toEqual([{ name: 'Germany', code: 'DE' }]);
    expect(fields).toEqual([{ name: 'Medicine', code: '0912' }]);
    expect(languages).toEqual([{ name: 'English', code: 'en' }]);
  });

  it('keeps what it cannot resolve as text', () => {
    const compiled = compile({
      preferredCountries: ['Atlantis', 'Germany'],
      fieldsOfStudy: ['Zorbology'],
      languageRequirements: ['Zorbish'],
    });
    expect(compiled.unresolvedCountries).toEqual(['Atlantis']);
    expect(compiled.unresolvedFields).toEqual(['Zorbology']);
    expect(compiled.unresolvedLanguages).toEqual(['Zorbish']);
  });

  it('takes a degree of a university that was listed for newer than the answer “school”', () => {
    const master = [{ level: 'master' as const }];
    const carpenter = [{ level: 'vocational' as const }];
    expect(compile({}, { currentDegree: 'secondary', degrees: master }).currentDegree).toBe('masters');
    expect(compile({}, { currentDegree: 'secondary', degrees: carpenter }).currentDegree).toBe('secondary');
    expect(compile({}, { currentDegree: 'undergraduate', degrees: master }).currentDegree).toBe(
      'undergraduate',
    );
  });

  it('reads the country of residence from the region when only that is given', () => {
    expect(compile({}, { regionOfResidence: 'US-TX' }).residenceCountry).toBe('US');
    expect(compile({}, { countryOfResidence: 'KE' }).residenceCountry).toBe('KE');
    expect(compile({}).residenceCountry).toBeUndefined();
  });
});
