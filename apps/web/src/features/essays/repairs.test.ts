import { describe, expect, it } from 'vitest';
import { acceptRepair, placeRepairs, undoRepair, voiceShare } from './repairs.ts';

const ESSAY = 'She go home. I likes rice. She go home. We met';
const SECTIONS = [
  { original: 'She go home.', revised: 'She goes home.' },
  { original: 'I likes rice.', revised: 'I like rice.' },
  { original: 'She go home.', revised: 'She goes home.' },
  { original: 'We met', revised: 'We met.' },
];
const statesOf = (text: string) => placeRepairs(text, SECTIONS).map(({ state }) => state);

describe('repairs in the working copy', () => {
  it('are all open in the submitted text', () => {
    expect(statesOf(ESSAY)).toEqual(['open', 'open', 'open', 'open']);
  });

  it('change their own sentence and no other, equal ones included', () => {
    const text = acceptRepair(ESSAY, SECTIONS, 2);
    expect(text).toBe('She go home. I likes rice. She goes home. We met');
    expect(statesOf(text)).toEqual(['open', 'open', 'accepted', 'open']);
  });

  it('are undone in any order, back to what was submitted', () => {
    const all = [0, 1, 2, 3].reduce((text, index) => acceptRepair(text, SECTIONS, index), ESSAY);
    expect(all).toBe('She goes home. I like rice. She goes home. We met.');
    expect(statesOf(all)).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
    expect([1, 3, 0, 2].reduce((text, index) => undoRepair(text, SECTIONS, index), all)).toBe(ESSAY);
  });

  it('happen once: accepting again and undoing what was not accepted change nothing', () => {
    const once = acceptRepair(ESSAY, SECTIONS, 3);
    expect(acceptRepair(once, SECTIONS, 3)).toBe(once);
    expect(undoRepair(ESSAY, SECTIONS, 3)).toBe(ESSAY);
  });

  it('find their sentence after the student has typed before it or moved it', () => {
    const typed = `A new opening line. ${ESSAY}`;
    expect(acceptRepair(typed, SECTIONS, 1)).toBe(typed.replace('I likes rice.', 'I like rice.'));
    const moved = 'I likes rice. She go home. She go home. We met';
    expect(acceptRepair(moved, SECTIONS, 1)).toBe(moved.replace('I likes rice.', 'I like rice.'));
  });

  it('are gone when the student has rewritten the sentence', () => {
    const text = ESSAY.replace('I likes rice.', 'Rice is my favourite.');
    expect(statesOf(text)).toEqual(['open', 'gone', 'open', 'open']);
    expect(acceptRepair(text, SECTIONS, 1)).toBe(text);
    expect(undoRepair(text, SECTIONS, 1)).toBe(text);
  });
});

const REPAIRED_SECTIONS = [
  { original: 'She go to the market.', revised: 'She goes to the market.' },
  { original: 'We met', revised: 'We met.' },
];

describe('the share of own words', () => {
  it('is whole before a repair is accepted, and for an empty copy', () => {
    expect(voiceShare('She go to the market. We met', REPAIRED_SECTIONS)).toEqual({
      words: 7,
      repaired: 0,
      own: 1,
    });
    expect(voiceShare('', REPAIRED_SECTIONS).own).toBe(1);
  });

  it('falls by the words a repair brings in, not by those it keeps', () => {
    expect(voiceShare('She goes to the market. We met', REPAIRED_SECTIONS)).toEqual({
      words: 7,
      repaired: 1,
      own: 6 / 7,
    });
  });

  it('is not lowered by punctuation, nor by what the student types', () => {
    expect(voiceShare('She go to the market. We met. And I stayed.', REPAIRED_SECTIONS).own).toBe(1);
  });
});
