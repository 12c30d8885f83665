import { describe, expect, it } from 'vitest';
import { voiceShare } from './voice-share.ts';

const SECTIONS = [
  { original: 'She go to the market.', revised: 'She goes to the market.' },
  { original: 'We met', revised: 'We met.' },
];

describe('the share of own words', () => {
  it('is whole before a repair is accepted, and for an empty copy', () => {
    expect(voiceShare('She go to the market. We met', SECTIONS)).toEqual({ words: 7, repaired: 0, own: 1 });
    expect(voiceShare('', SECTIONS).own).toBe(1);
  });

  it('falls by the words a repair brings in, not by those it keeps', () => {
    expect(voiceShare('She goes to the market. We met', SECTIONS)).toEqual({
      words: 7,
      repaired: 1,
      own: 6 / 7,
    });
  });

  it('is not lowered by punctuation, nor by what the student types', () => {
    expect(voiceShare('She go to the market. We met. And I stayed.', SECTIONS).own).toBe(1);
  });
});
