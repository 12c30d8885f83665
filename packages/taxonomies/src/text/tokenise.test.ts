import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phraseKey, tokenise } from './tokenise.ts';

const norms = (text: string) => tokenise(text).map((token) => token.norm);

describe('tokenise', () => {
  it('folds accents, apostrophes and letters without decomposition', () => {
    expect(norms('Côte d’Ivoire, Türkiye, Łódź, Åland')).toEqual([
      'cote',
      'divoire',
      ',',
      'turkiye',
      ',',
      'lodz',
      ',',
      'aland',
    ]);
  });

  it('reads dotted abbreviations as one word, with or without inner spaces', () => {
    expect(norms('U.S. citizens')).toEqual(['us', 'citizens']);
    expect(norms('U. S. citizens')).toEqual(['us', 'citizens']);
    expect(norms('M.B.A.')).toEqual(['mba']);
  });

  it('drops a hyphen on a word but keeps a dash between words', () => {
    expect(norms('Guinea-Bissau')).toEqual(['guinea', 'bissau']);
    expect(norms('low- and middle')).toEqual(['low', 'and', 'middle']);
    expect(norms('Kenya - Uganda')).toEqual(['kenya', '-', 'uganda']);
  });

  it('leaves a possessive out of the word and its offsets', () => {
    const [token] = tokenise("Kenya's");
    expect(token).toEqual({ norm: 'kenya', start: 0, end: 5, isWord: true });
  });

  it('keeps offsets inside the text, in order and without overlap, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        let last = 0;
        for (const token of tokenise(text)) {
          expect(token.start).toBeGreaterThanOrEqual(last);
          expect(token.end).toBeGreaterThan(token.start);
          expect(token.end).toBeLessThanOrEqual(text.length);
          last = token.end;
        }
      }),
    );
  });

  it('gives one key to the spellings of one phrase', () => {
    expect(phraseKey('Bosnia & Herzegovina')).toBe(phraseKey('bosnia AND herzegovina'));
    expect(phraseKey('Women’s Studies')).toBe(phraseKey("women's studies"));
  });
});
