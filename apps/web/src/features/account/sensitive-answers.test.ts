import type { PreferencesData } from '@laurel/contract';
import { describe, expect, it } from 'vitest';
import {
  erasedFacts,
  holdsSensitive,
  isTicked,
  SENSITIVE_ANSWERS,
  withoutSensitive,
} from './sensitive-answers.ts';

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
    expect(SENSITIVE_ANSWERS.some((name) => isTicked(name, erased))).toBe(false);
    expect({ ...erased, ...preferences }).toEqual(preferences);
  });

  it('leave the wish for need-based awards alone: it says nothing of the student', () => {
    expect(withoutSensitive(preferences).needBasedOnly).toBe(true);
  });

  it('are erased from the profile, and an answer about work stays', () => {
    expect(erasedFacts({ answers: { disability: 'no', workExperience: 'no' } })).toMatchObject({
      gender: null,
      minorityGroups: null,
      groups: null,
      answers: { workExperience: 'no' },
    });
    expect(erasedFacts({ answers: { disability: 'no' } })).toMatchObject({ answers: null });
    expect(Object.keys(erasedFacts({}))).not.toContain('citizenships');
  });

  it.each([
    [preferences, {}, true],
    [withoutSensitive(preferences), { gender: 'female' as const }, true],
    [withoutSensitive(preferences), { minorityGroups: ['roma'] }, true],
    [withoutSensitive(preferences), { minorityGroups: [] }, false],
    [withoutSensitive(preferences), { answers: { disability: 'no' as const } }, true],
    [withoutSensitive(preferences), { answers: { workExperience: 'no' as const } }, false],
    [null, {}, false],
  ])('are there or not, in preferences and profile', (stored, facts, expected) => {
    expect(holdsSensitive(stored, facts)).toBe(expected);
  });
});
