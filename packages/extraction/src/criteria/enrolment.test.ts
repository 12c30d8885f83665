import { describe, expect, it } from 'vitest';
import { findInSentence } from '../testing/find-in-sentence.ts';
import { enrolmentRule } from './enrolment.ts';

describe('the enrolment rule', () => {
  it('reads a present student', () => {
    expect(findInSentence(enrolmentRule, 'You must be currently enrolled.')).toEqual([
      { kind: 'enrolment', anyOf: ['enrolled'], quote: 'currently enrolled' },
    ]);
  });

  it('does not read a proposal that is accepted', () => {
    expect(findInSentence(enrolmentRule, 'The proposal has been accepted by the board.')).toEqual([]);
  });

  it('does not read those who are not enrolled', () => {
    expect(findInSentence(enrolmentRule, 'Must not be enrolled at another university.')).toEqual([]);
  });
});
