import { describe, expect, it } from 'vitest';
import { LANGUAGES, languageName, resolveLanguage } from './languages.ts';
import { LANGUAGE_ALIASES } from './names.generated.ts';

describe('languages', () => {
  it('lists ISO 639-1 in alphabetical order', () => {
    expect(LANGUAGES.length).toBeGreaterThan(180);
    const names = LANGUAGES.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it.each([
    ['English', 'en'],
    ['english language', 'en'],
    ['Deutsch', 'de'],
    ['German', 'de'],
    ['Français', 'fr'],
    ['Mandarin', 'zh'],
    ['Farsi', 'fa'],
    ['Kiswahili', 'sw'],
    ['Filipino', 'tl'],
    ['Chinese (Mandarin)', 'zh'],
    ['日本語', 'ja'],
    ['de', 'de'],
  ])('reads %s as %s', (text, code) => {
    expect(resolveLanguage(text)).toBe(code);
  });

  it('resolves every display name to its own code', () => {
    for (const { code, name } of LANGUAGES) expect(resolveLanguage(name)).toBe(code);
  });

  it('knows no other texts and codes', () => {
    expect(resolveLanguage('English or French')).toBeUndefined();
    expect(resolveLanguage('')).toBeUndefined();
    expect(languageName('xx')).toBeUndefined();
    expect(languageName('de')).toBe('German');
  });

  it('has aliases for existing codes only', () => {
    for (const code of Object.keys(LANGUAGE_ALIASES)) expect(languageName(code)).toBeDefined();
  });
});
