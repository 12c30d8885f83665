import { describe, expect, it } from 'vitest';
import { findInSentence } from '../testing/find-in-sentence.ts';
import { fieldRule } from './field.ts';

describe('the field rule', () => {
  it('reads a major', () => {
    expect(findInSentence(fieldRule, 'Students majoring in sociology may apply.')).toEqual([
      { kind: 'field', anyOf: ['0314'], quote: 'sociology' },
    ]);
  });

  it('does not read an interest', () => {
    expect(findInSentence(fieldRule, 'Applicants should have an interest in sociology.')).toEqual([]);
  });

  it('does not read any field', () => {
    expect(findInSentence(fieldRule, 'All fields of study are eligible.')).toEqual([]);
  });
});
