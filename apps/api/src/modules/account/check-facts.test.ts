import { describe, expect, it } from 'vitest';
import { checkFacts } from './check-facts.ts';

const TODAY = '2026-11-21';

describe('facts of a profile', () => {
  it.each([
    [undefined],
    [{}],
    [{ citizenships: [], dateOfBirth: null }],
    [{ citizenships: ['KE', 'GB'], countryOfResidence: 'US', dateOfBirth: '2026-11-20' }],
    [{ dateOfBirth: '1906-11-21' }],
    [{ homeGpa: { value: 4, scale: '4.0' as const } }],
    [{ homeGpa: { value: 1, scale: 'german' as const } }],
    [
      {
        tests: [
          { test: 'IELTS', score: 9 },
          { test: 'SAT', score: 1600 },
          { test: 'Of another name', score: 2000 },
        ],
      },
    ],
  ])('are taken: %j', (facts) => {
    expect(() => checkFacts(facts, TODAY)).not.toThrow();
  });

  it.each([
    [{ citizenships: ['KE', 'XX'] }],
    [{ countryOfResidence: 'ZZ' }],
    [{ dateOfBirth: TODAY }],
    [{ dateOfBirth: '1906-11-20' }],
    [{ homeGpa: { value: 4.1, scale: '4.0' as const } }],
    [{ homeGpa: { value: 0.9, scale: 'german' as const } }],
    [{ tests: [{ test: 'ielts', score: 9.5 }] }],
    [{ tests: [{ test: 'GRE', score: 341 }] }],
  ])('are refused: %j', (facts) => {
    expect(() => checkFacts(facts, TODAY)).toThrow(expect.objectContaining({ code: 'invalid_request' }));
  });
});
