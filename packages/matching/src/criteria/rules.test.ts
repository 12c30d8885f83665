import { readdirSync } from 'node:fs';
import { CRITERIA, CRITERION_KINDS } from '@laurel/domain';
import { describe, expect, it } from 'vitest';
import { RULES } from './rules.ts';

describe('the table of rules', () => {
  it('has one rule for every criterion kind and for nothing else', () => {
    expect(Object.keys(RULES).sort()).toEqual([...CRITERION_KINDS].sort());
  });

  it.each(CRITERION_KINDS)('has the rule of %s under its own kind', (kind) => {
    expect(RULES[kind].kind).toBe(kind);
    expect(CRITERIA[kind].label).toMatch(/^[A-Z]/);
  });

  it('has a file of its own for every kind but those one yes or no decides, and no other file lies beside them', () => {
    const files = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'));
    const apart = CRITERION_KINDS.filter((kind) => !['need', 'firstGeneration'].includes(kind));
    expect(files.sort()).toEqual([...apart.map((kind) => `${kind}.ts`), 'rules.ts', 'yes-no.ts'].sort());
  });
});

describe('what is required, in words', () => {
  const context = {} as never;
  const base = { id: 'one', strength: 'hard' as const, evidence: [] };

  it.each([
    [
      RULES.enrolment.required({ ...base, kind: 'enrolment', anyOf: [], fullTime: true }, context),
      'studies full-time',
    ],
    [
      RULES.degree.required(
        { ...base, kind: 'degree', anyOf: ['bachelor'], held: false, countries: ['DE'] },
        context,
      ),
      "holds no Bachelor's degree, from Germany",
    ],
  ])('is a phrase about the student: %s', (said, words) => {
    expect(said).toBe(words);
  });
});
