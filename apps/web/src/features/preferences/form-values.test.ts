import { describe, expect, it } from 'vitest';
import { NEW_VALUES, readYears, toFormValues, toRequest } from './form-values.ts';
import { preferencesResolver } from './validate-preferences.ts';

const FILLED = { ...NEW_VALUES, educationLevel: 'masters' } as const;
const errorsOf = async (part: Partial<typeof NEW_VALUES>) => {
  const { errors } = await preferencesResolver({ ...FILLED, ...part }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));
};

describe('numbers', () => {
  it.each([
    ['', 0],
    ['two', 0],
    ['3', 3],
    [' 4 ', 4],
    ['-1', -1],
  ])('%j years of work read as %d', (typed, years) => {
    expect(readYears(typed)).toBe(years);
  });

  it('leave an empty GPA out', () => {
    expect(toRequest(FILLED).gpa).toBeNull();
    expect(toRequest({ ...FILLED, gpa: '3.55' }).gpa).toBe(3.55);
  });
});

describe('validation', () => {
  it('asks for the level of study', async () => {
    expect(await errorsOf({ educationLevel: '' })).toEqual({ educationLevel: 'Education level is required' });
    expect(await errorsOf({})).toEqual({});
  });

  it('keeps the GPA between 0 and 4.0', async () => {
    expect(await errorsOf({ gpa: '4' })).toEqual({});
    expect(await errorsOf({ gpa: '0' })).toEqual({});
    expect(Object.keys(await errorsOf({ gpa: '4.01' }))).toEqual(['gpa']);
    expect(Object.keys(await errorsOf({ gpa: '-0.01' }))).toEqual(['gpa']);
    expect(Object.keys(await errorsOf({ gpa: 'unreadable' }))).toEqual(['gpa']);
  });

  it('refuses negative years', async () => {
    expect(await errorsOf({ workExperience: '0' })).toEqual({});
    expect(Object.keys(await errorsOf({ workExperience: '-1' }))).toEqual(['workExperience']);
  });
});

it('comes back from the server as it was sent', () => {
  const values = { ...FILLED, gpa: '3.6', workExperience: '2', fieldsOfStudy: ['Public Health'] };
  const stored = toRequest(values) as Parameters<typeof toFormValues>[0];
  expect(toFormValues(stored)).toEqual(values);
});
