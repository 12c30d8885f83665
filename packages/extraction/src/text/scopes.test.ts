import { describe, expect, it } from 'vitest';
import { covers, deniedBefore, preferredSpans, voidSpans } from './scopes.ts';

describe('preferredSpans', () => {
  it('covers what follows a preference', () => {
    const text = 'Open to all students; preference is given to women.';
    expect(covers(preferredSpans(text), text.indexOf('women'))).toBe(true);
    expect(covers(preferredSpans(text), text.indexOf('students'))).toBe(false);
  });

  it('covers what precedes a trailing remark', () => {
    const text = 'You must be enrolled, and German at B1 is an advantage.';
    expect(covers(preferredSpans(text), text.indexOf('German'))).toBe(true);
    expect(covers(preferredSpans(text), text.indexOf('enrolled'))).toBe(false);
  });
});

describe('voidSpans', () => {
  it('covers what is said not to matter', () => {
    const text = 'Regardless of age, but citizens of Chad only.';
    expect(covers(voidSpans(text), text.indexOf('age'))).toBe(true);
    expect(covers(voidSpans(text), text.indexOf('citizens'))).toBe(false);
  });
});

describe('deniedBefore', () => {
  it('reaches along a list and ends at a turn', () => {
    const text = 'must not be a resident of Peru or a citizen of Chile, but must hold a degree';
    expect(deniedBefore(text, text.indexOf('citizen'))).toBe(true);
    expect(deniedBefore(text, text.indexOf('degree'))).toBe(false);
  });
});
