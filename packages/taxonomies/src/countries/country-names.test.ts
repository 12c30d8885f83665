import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryName, isCountryCode } from './country-names.ts';
import { REGIONS } from './regions.ts';

describe('country names', () => {
  it('lists every ISO 3166-1 country and Kosovo once, in alphabetical order', () => {
    expect(COUNTRIES).toHaveLength(250);
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(250);
    expect(new Set(COUNTRIES.map(({ name }) => name)).size).toBe(250);
    const names = COUNTRIES.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('shows the common English names', () => {
    expect(countryName('KR')).toBe('South Korea');
    expect(countryName('TR')).toBe('Turkey');
    expect(countryName('CZ')).toBe('Czechia');
    expect(countryName('CI')).toBe('Ivory Coast');
    expect(countryName('US')).toBe('United States');
    expect(countryName('XK')).toBe('Kosovo');
  });

  it('names a subdivision with its country', () => {
    expect(countryName('US-TX')).toBe('Texas, United States');
    expect(countryName('GB-SCT')).toBe('Scotland, United Kingdom');
  });

  it('knows no made-up, lower-case or unlisted codes', () => {
    expect(countryName('ZZ')).toBeUndefined();
    expect(countryName('ke')).toBeUndefined();
    expect(countryName('US-ZZ')).toBeUndefined();
    expect(countryName('constructor')).toBeUndefined();
    expect(isCountryCode('UK')).toBe(false);
  });

  it('knows the subdivisions of six countries', () => {
    const count = (country: string) => REGIONS.filter(({ code }) => code.startsWith(`${country}-`)).length;
    expect(count('US')).toBe(56);
    expect(count('CA')).toBe(13);
    expect(count('AU')).toBe(8);
    expect(count('GB')).toBe(4);
    expect(count('DE')).toBe(16);
    expect(count('IN')).toBe(36);
  });
});
