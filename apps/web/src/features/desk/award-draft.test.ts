import { describe, expect, it } from 'vitest';
import { DemandError, draftOf, patchOf, withDates } from './award-draft.ts';

const PROGRAMME = {
  title: 'Hill Award',
  page: 'https://hill.example/award',
  description: 'For those who climb.',
  location: 'Germany',
  eligibility: [
    { line: 'You are at most 35 years old.', quote: 'at most 35', age: { max: 35 } },
    { line: 'Women are preferred.', strength: 'preferred', gender: { anyOf: ['female'] } },
  ],
  award: { kind: 'amount', currency: 'EUR', min: 900, max: 900, period: 'month', text: '€900 a month' },
  deadline: { kind: 'yearly', dates: ['--03-01'], text: 'Usually 1 March', timeZone: 'Europe/Berlin' },
  documents: ['CV', 'Two references'],
};
const TODAY = '2026-11-23';
const draft = draftOf(PROGRAMME);
const patched = (changed: typeof draft) => patchOf(PROGRAMME, changed, TODAY);

describe('what the editor changes', () => {
  it('is nothing as long as nothing was typed', () => {
    expect(patched(draft)).toEqual({});
  });

  it('is one key for one field, and a whole day says what kind of deadline it is', () => {
    expect(patched({ ...draft, documents: 'CV\n\nPassport\n' })).toEqual({ documents: ['CV', 'Passport'] });
    expect(patched(withDates(draft, ' 2027-04-15 '))).toEqual({
      deadline: {
        kind: 'date',
        dates: ['2027-04-15'],
        text: 'Closes on 15 April 2027',
        timeZone: 'Europe/Berlin',
      },
    });
    expect(patched(withDates(draft, '--04'))).toMatchObject({
      deadline: { kind: 'yearly', dates: ['--04'] },
    });
  });

  it('keeps of a line what the editor does not show, but no quote that is not in it any more', () => {
    const [first, second] = draft.lines;
    if (!first || !second) expect.fail('two lines are needed');
    const demand = '{"age": {"max": 40}}';
    expect(patched({ ...draft, lines: [{ ...first, demand }, second] })).toEqual({
      eligibility: [
        { line: 'You are at most 35 years old.', quote: 'at most 35', age: { max: 40 } },
        PROGRAMME.eligibility[1],
      ],
    });
    const renamed = { ...first, line: 'You are 40 years old or younger.', demand };
    expect(patched({ ...draft, lines: [renamed, second] }).eligibility).toEqual([
      { line: 'You are 40 years old or younger.', age: { max: 40 } },
      PROGRAMME.eligibility[1],
    ]);
    expect(() => patched({ ...draft, lines: [{ ...first, demand: 'forty' }, second] })).toThrow(DemandError);
  });

  it('takes sums away that were emptied, and ends an award with its deadline', () => {
    const unknown = { ...draft, amountKind: 'unknown', currency: '', min: '', max: '', period: '' };
    expect(patched(unknown)).toEqual({ award: { kind: 'unknown', text: '€900 a month' } });
    expect(patched({ ...draft, isEnded: true, endedNote: 'The fund was closed.' })).toEqual({
      ended: { note: 'The fund was closed.' },
      deadline: null,
    });
  });

  it('adds a round and a page that was read today', () => {
    const round = { ...draft.round, closes: '2027-04-15', url: 'https://hill.example/award' };
    const evidence = { url: 'https://hill.example/award', by: 'organiser', facts: ['deadline'] };
    expect(patched({ ...draft, round, evidence })).toEqual({
      cycles: [{ closes: '2027-04-15', url: 'https://hill.example/award' }],
      evidence: [{ ...evidence, read: TODAY }],
    });
  });
});
