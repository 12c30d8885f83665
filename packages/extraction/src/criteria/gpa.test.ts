import { describe, expect, it } from 'vitest';
import { findInSentence } from '../testing/find-in-sentence.ts';
import { gpaRule } from './gpa.ts';

describe('the gpa rule', () => {
  it('reads a grade point average', () => {
    expect(findInSentence(gpaRule, 'A GPA of 3.0 or higher is required.')).toEqual([
      { kind: 'gpa', min: 3, scale: '4.0', quote: 'GPA of 3.0' },
    ]);
  });

  it('reads a value before its scale and name', () => {
    expect(findInSentence(gpaRule, 'Minimum 2.0/4.0 cumulative GPA')).toEqual([
      { kind: 'gpa', min: 2, scale: '4.0', quote: '2.0/4.0 cumulative GPA' },
    ]);
  });

  it('does not read a list number', () => {
    expect(findInSentence(gpaRule, '2.2. Students pay a fee.')).toEqual([]);
  });

  it('does not read an impossible value', () => {
    expect(findInSentence(gpaRule, 'A GPA of 4.8 on a 4.0 scale.')).toEqual([]);
  });
});
