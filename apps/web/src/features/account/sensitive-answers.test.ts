import type { PreferencesData } from '@laurel/contract';
import { describe, expect, it } from 'vitest';
import { holdsSensitive, sensitivePreferences, withoutSensitive } from './sensitive-answers.ts';

const preferences: PreferencesData = {
  preferredCountries: ['Germany'],
  educationLevel: 'masters',
  fieldsOfStudy: ['Law'],
  gpa: 3.1,
  budgetRange: 'any',
  applicationDeadlinePreference: 'any',
  languageRequirements: ['English'],
  workExperience: 2,
  researchInterests: '',
  careerGoals: '',
  hasDisability: true,
  isFirstGeneration: true,
  isMinority: true,
  needBasedOnly: true,
};

describe('the sensitive answers', () => {
  it('are erased alone: everything else of the preferences stays', () => {
    const erased = withoutSensitive(preferences);
    expect(sensitivePreferences(erased).some(({ told }) => told)).toBe(false);
    expect({ ...erased, ...preferences }).toEqual(preferences);
  });

  it.each([
    [preferences, {}, true],
    [withoutSensitive(preferences), { gender: 'female' as const }, true],
    [withoutSensitive(preferences), { minorityGroups: ['roma'] }, true],
    [withoutSensitive(preferences), { minorityGroups: [] }, false],
    [null, {}, false],
  ])('are there or not, in preferences and profile', (stored, facts, expected) => {
    expect(holdsSensitive(stored, facts)).toBe(expected);
  });
});
