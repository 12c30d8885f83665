import { describe, expect, it } from 'vitest';
import { phraseKey } from '../text/tokenise.ts';
import { fieldPhrases } from './field-phrases.ts';
import { fieldName } from './iscedf-tree.ts';
import { isAnyField } from './read-field.ts';
import { resolveField } from './resolve-field.ts';
import { FIELD_SUGGESTIONS } from './suggest-fields.ts';

describe('resolveField', () => {
  it.each([
    ['Public Health', ['0988']],
    ['Computer Science', ['0613']],
    ['AI', ['0613']],
    ['Data Science', ['0613', '0542']],
    ['STEM', ['05', '06', '07']],
    ['Engineering', ['071']],
    ['Civil Engineering', ['0732']],
    ['Business', ['041']],
    ['MBA', ['0413']],
    ['M.B.A.', ['0413']],
    ['Law', ['0421']],
    ['Climate change', ['0521']],
    ['Medicine', ['0912']],
    ['med', ['0912']],
    ['Med', ['0912']],
    ['MEd', ['011']],
    ['M.Ed.', ['011']],
    ['Nursing', ['0913']],
    ['Economics', ['0311']],
    ['International Relations', ['0312']],
    ['Development Studies', ['0388']],
    ['Social Sciences', ['031']],
    ['Humanities', ['022', '023']],
    ['French', ['0231']],
    ['Women’s Studies', ['0314']],
    ['0912', ['0912']],
    ['05', ['05']],
  ])('reads %s', (text, codes) => {
    expect(resolveField(text)).toEqual(codes);
  });

  it.each([
    ['BSc (Hons) Nursing', ['0913']],
    ['B.Sc. Nursing', ['0913']],
    ["Master's degree in Public Health", ['0988']],
    ['Bachelor of Science in Computer Science', ['0613']],
    ['MSc Data Science', ['0613', '0542']],
    ['Ph.D. in Molecular Biology', ['0511']],
    ['Economics majors', ['0311']],
    ['Engineering and related fields', ['071']],
    ['the field of Law', ['0421']],
  ])('sees through degrees and filler in "%s"', (text, codes) => {
    expect(resolveField(text)).toEqual(codes);
  });

  it('reads lists, each part once, and skips what it does not know', () => {
    expect(resolveField('Law, Economics / Music')).toEqual(['0421', '0311', '0215']);
    expect(resolveField('Biology and Chemistry')).toEqual(['0511', '0531']);
    expect(resolveField('Law, xyzzy, Law')).toEqual(['0421']);
    expect(resolveField('Food and Agriculture')).toEqual(['0888']);
  });

  it('lets a bracket narrow the name before it', () => {
    expect(resolveField('Engineering (Civil)')).toEqual(['0732']);
    expect(resolveField('Business Administration (MBA)')).toEqual(['0413']);
    expect(resolveField('Law (any year)')).toEqual(['0421']);
  });

  it('knows nothing of degrees without a field, of any field, and of nonsense', () => {
    for (const text of [
      'Bachelor of Science',
      'Master of Arts',
      'Doctor of Philosophy',
      'All Disciplines',
      'xyzzy',
      '',
      'and',
      'constructor',
    ]) {
      expect(resolveField(text)).toEqual([]);
    }
  });

  it('recognises texts that welcome every field', () => {
    for (const text of ['All fields', 'Any discipline', 'A LOT OF DISCIPLINES', 'Unrestricted'])
      expect(isAnyField(text)).toBe(true);
    expect(isAnyField('Law')).toBe(false);
  });
});

describe('field aliases', () => {
  it('are at least 4,000 and lead to existing codes', () => {
    const phrases = fieldPhrases();
    expect(new Set(phrases.map(([phrase]) => phraseKey(phrase))).size).toBeGreaterThan(4000);
    for (const [phrase, codes] of phrases) {
      expect(codes.length, phrase).toBeGreaterThan(0);
      for (const code of codes) expect(fieldName(code), phrase).toBeDefined();
    }
  });

  it('never give one phrase two meanings', () => {
    const seen = new Map<string, string>();
    for (const [phrase, codes] of fieldPhrases()) {
      if (codes.some((code) => fieldName(code) === phrase)) continue;
      const key = phraseKey(phrase);
      expect(seen.get(key) ?? codes.join(' '), phrase).toBe(codes.join(' '));
      seen.set(key, codes.join(' '));
    }
  });

  it('offer about 250 suggestions, each once, each resolvable', () => {
    expect(FIELD_SUGGESTIONS.length).toBeGreaterThanOrEqual(250);
    expect(new Set(FIELD_SUGGESTIONS).size).toBe(FIELD_SUGGESTIONS.length);
    for (const name of FIELD_SUGGESTIONS) expect(resolveField(name), name).not.toEqual([]);
  });
});
