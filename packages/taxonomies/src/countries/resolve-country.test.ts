import { describe, expect, it } from 'vitest';
import { COUNTRIES } from './country-names.ts';
import { resolveRegion } from './regions.ts';
import { countryPhrases, resolveCountry } from './resolve-country.ts';

describe('resolveCountry', () => {
  it.each([
    ['USA', 'US'],
    ['U.S.A.', 'US'],
    ['us', 'US'],
    ['United States (USA)', 'US'],
    ['The United States of America', 'US'],
    ['U.K.', 'GB'],
    ['UK', 'GB'],
    ['England', 'GB'],
    ['Scotland', 'GB'],
    ['Northern Ireland', 'GB'],
    ['Great Britain', 'GB'],
    ['Holland', 'NL'],
    ['The Netherlands', 'NL'],
    ['Türkiye', 'TR'],
    ['Turkey', 'TR'],
    ['Ivory Coast', 'CI'],
    ["Côte d'Ivoire", 'CI'],
    ['Cote d’Ivoire', 'CI'],
    ['DRC', 'CD'],
    ['Congo, Democratic Republic of the', 'CD'],
    ['Congo', 'CG'],
    ['Korea', 'KR'],
    ['Korea, South', 'KR'],
    ['North Korea', 'KP'],
    ['Czechia', 'CZ'],
    ['Czech Republic', 'CZ'],
    ['Swaziland', 'SZ'],
    ['Burma', 'MM'],
    ['Macedonia', 'MK'],
    ['Viet Nam', 'VN'],
    ['Russian Federation', 'RU'],
    ['Micronesia, Federated States of', 'FM'],
    ['St. Lucia', 'LC'],
    ['Gambia, The', 'GM'],
    ['Timor Leste', 'TL'],
    ['Hong Kong (SAR)', 'HK'],
    ['Virgin Islands (British)', 'VG'],
    ['Palestine', 'PS'],
    ['KEN', 'KE'],
    ['KE', 'KE'],
    [' kenya ', 'KE'],
  ])('reads %s as %s', (text, code) => {
    expect(resolveCountry(text)).toBe(code);
  });

  it('keeps look-alikes apart', () => {
    expect(resolveCountry('Niger')).toBe('NE');
    expect(resolveCountry('Nigeria')).toBe('NG');
    expect(resolveCountry('Dominica')).toBe('DM');
    expect(resolveCountry('Dominican Republic')).toBe('DO');
    expect(resolveCountry('Guinea')).toBe('GN');
    expect(resolveCountry('Guinea-Bissau')).toBe('GW');
    expect(resolveCountry('Papua New Guinea')).toBe('PG');
    expect(resolveCountry('Austria')).toBe('AT');
    expect(resolveCountry('Australia')).toBe('AU');
  });

  it('never reads a country out of a longer text, a demonym or a small word', () => {
    for (const text of [
      'Kenya and Uganda',
      'Nigerian',
      'New Mexico',
      'no',
      'in',
      'is',
      'de',
      '',
      'Unrestricted',
      'Guinea pig',
      'Ireland (Northern part)',
    ]) {
      expect(resolveCountry(text)).toBeUndefined();
    }
  });

  it('resolves every display name to its own code', () => {
    for (const { code, name } of COUNTRIES) expect(resolveCountry(name)).toBe(code);
  });

  it('has aliases for existing codes only', () => {
    const codes = new Set(COUNTRIES.map(({ code }) => code));
    for (const [, code] of countryPhrases()) expect(codes).toContain(code);
  });
});

describe('resolveRegion', () => {
  it('reads names, abbreviations and codes of subdivisions', () => {
    expect(resolveRegion('Texas')).toBe('US-TX');
    expect(resolveRegion('Texas, USA')).toBe('US-TX');
    expect(resolveRegion('NSW')).toBe('AU-NSW');
    expect(resolveRegion('Québec')).toBe('CA-QC');
    expect(resolveRegion('Bayern')).toBe('DE-BY');
    expect(resolveRegion('Orissa')).toBe('IN-OD');
    expect(resolveRegion('US-TX')).toBe('US-TX');
  });

  it('knows nothing of countries and towns', () => {
    expect(resolveRegion('Kenya')).toBeUndefined();
    expect(resolveRegion('Houston')).toBeUndefined();
  });
});
