import { describe, expect, it } from 'vitest';
import { NEW_VALUES } from './form-values.ts';
import { createDraft, sameValues } from './preferences-draft.ts';

const memoryStore = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};
const TYPED = { ...NEW_VALUES, careerGoals: 'Run a clinic', preferredCountries: ['Kenya'] };

describe('a draft', () => {
  it('survives until it is forgotten, for its own student', () => {
    const store = memoryStore();
    createDraft('amina', store).keep(TYPED);
    expect(createDraft('amina', store).read()).toEqual(TYPED);
    expect(createDraft('ben', store).read()).toBeNull();
    createDraft('amina', store).forget();
    expect(createDraft('amina', store).read()).toBeNull();
  });

  it.each([
    'nonsense',
    'null',
    '{}',
    JSON.stringify({ ...TYPED, gpa: 3 }),
    JSON.stringify({ ...TYPED, fieldsOfStudy: [1] }),
  ])('that reads %s is none', (stored) => {
    expect(createDraft('amina', { ...memoryStore(), getItem: () => stored }).read()).toBeNull();
  });

  it('is left out where storage is full', () => {
    const full = () => {
      throw new Error('quota');
    };
    const draft = createDraft('amina', { ...memoryStore(), setItem: full });
    draft.keep(TYPED);
    expect(draft.read()).toBeNull();
  });
});

it('tells changed values from unchanged ones', () => {
  expect(sameValues(NEW_VALUES, structuredClone(NEW_VALUES))).toBe(true);
  expect(sameValues(NEW_VALUES, TYPED)).toBe(false);
});
