import { describe, expect, it } from 'vitest';
import { checklistOf, sharedTicks, ticked } from './checklist.ts';

const documents = (names: string[], done: string[]) =>
  checklistOf(names, done)
    .filter(({ kind }) => kind === 'document')
    .map((entry) => [entry.label, entry.done]);

describe('documents on a checklist', () => {
  it('are ticked by their kind, under every name of it', () => {
    expect(documents(['Transcript of records', 'Academic transcripts', 'cv'], ['kind:transcript'])).toEqual([
      ['Transcript of records', true],
      ['Academic transcripts', true],
      ['cv', false],
    ]);
  });

  it.each([
    'Certified translation of the transcript',
    'Transcript in a sealed envelope',
    'Official transcript',
    'CV of the supervisor',
    'Research proposal',
  ])('are not ticked by it where an award wants a form of its own: %s', (name) => {
    expect(documents([name], ['kind:transcript', 'kind:cv'])).toEqual([[name, false]]);
    expect(sharedTicks({ [`document:${name}`]: true })).toBeUndefined();
    expect(ticked([], { [`document:${name}`]: true })).toEqual([`document:${name}`]);
  });

  it('one reference does not stand for two', () => {
    expect(documents(['Two references', 'Reference'], ['kind:reference'])).toEqual([
      ['Two references', false],
      ['Reference', true],
    ]);
  });
});
