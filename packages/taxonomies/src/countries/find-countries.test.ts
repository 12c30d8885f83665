import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from './country-names.ts';
import { findCountries } from './find-countries.ts';
import { findRegions } from './regions.ts';

const found = (text: string) => findCountries(text).map((hit) => hit.code);
const regions = (text: string) => findRegions(text).map((hit) => hit.code);

describe('findCountries', () => {
  it('gives the exact words', () => {
    const text = 'Citizens of Niger, Nigeria and Côte d’Ivoire.';
    expect(findCountries(text).map((hit) => [hit.code, text.slice(hit.start, hit.end)])).toEqual([
      ['NE', 'Niger'],
      ['NG', 'Nigeria'],
      ['CI', 'Côte d’Ivoire'],
    ]);
  });

  it('prefers the longest name', () => {
    expect(found('Guinea-Bissau, Papua New Guinea, Equatorial Guinea and Guinea')).toEqual([
      'GW',
      'PG',
      'GQ',
      'GN',
    ]);
    expect(found('Dominica and the Dominican Republic')).toEqual(['DM', 'DO']);
    expect(found('Northern Ireland and Ireland')).toEqual(['GB', 'IE']);
    expect(found('Sudan and South Sudan')).toEqual(['SD', 'SS']);
    expect(found('Congo, Democratic Republic of the, Congo, Republic of the, Kenya')).toEqual([
      'CD',
      'CG',
      'KE',
    ]);
    expect(found('American Samoa and Samoa')).toEqual(['AS', 'WS']);
  });

  it('sees no country inside other names', () => {
    expect(found('residents of New Mexico, Indiana and New Jersey')).toEqual([]);
    expect(found('guinea pigs, Bank of America, Prince of Wales, Latin America')).toEqual([]);
    expect(found('a grant of 5,000 US dollars')).toEqual([]);
  });

  it('tells the United States from the pronoun', () => {
    expect(found('contact us to study in the US')).toEqual(['US']);
    expect(found('JOIN US NOW')).toEqual([]);
    expect(found('HELP US GROW')).toEqual([]);
    expect(found('Contact US')).toEqual([]);
    expect(found('to support US students')).toEqual(['US']);
    expect(found('U.S. citizens, U. S. residents, USA and US-based students')).toEqual([
      'US',
      'US',
      'US',
      'US',
    ]);
  });

  it('tells countries from everyday words by their capital', () => {
    expect(found('Turkey and China')).toEqual(['TR', 'CN']);
    expect(found('roast turkey on fine china')).toEqual([]);
  });

  it('tells countries from names of persons', () => {
    expect(found('students of Jordan and Chad')).toEqual(['JO', 'TD']);
    expect(found('the Jordan Smith Award and the Chad Brown Prize')).toEqual([]);
    expect(found('University of Jordan')).toEqual(['JO']);
    expect(found('Study in Jordan Full Scholarship')).toEqual(['JO']);
    expect(found('Germany Full Scholarship')).toEqual(['DE']);
  });

  it('decides Georgia by what stands near it, and leaves it out when nothing does', () => {
    expect(found('Armenia, Azerbaijan, Georgia and Ukraine')).toEqual(['AM', 'AZ', 'GE', 'UA']);
    expect(found('citizens of Georgia')).toEqual(['GE']);
    expect(found('residents of Georgia')).toEqual([]);
    expect(regions('residents of Georgia')).toEqual(['US-GA']);
    expect(regions('Alabama, Florida, Georgia')).toEqual(['US-AL', 'US-FL', 'US-GA']);
    expect(found('a class about Georgia')).toEqual([]);
    expect(regions('a class about Georgia')).toEqual([]);
    expect(found('Georgia')).toEqual(['GE']);
  });

  it('finds every country by its name in a sentence', () => {
    for (const { code, name } of COUNTRIES) {
      if (code === 'GE') continue;
      expect(found(`Open to citizens of ${name}.`)).toEqual([code]);
    }
  });

  it('points at real spans for any text', () => {
    const words = fc.constantFrom(
      'Kenya',
      'us',
      'US',
      'Jordan',
      'Georgia',
      ',',
      'and',
      'New',
      'Guinea',
      'é',
      '(',
      'of',
      'U.K.',
      'Congo',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 14 }), (parts) => {
        const text = parts.join(' ');
        for (const hit of findCountries(text)) expect(text.slice(hit.start, hit.end).trim()).not.toBe('');
      }),
    );
  });
});

describe('findRegions', () => {
  it('finds capitalised names of subdivisions', () => {
    expect(regions('Residents of Texas, New South Wales, British Columbia or Bavaria')).toEqual([
      'US-TX',
      'AU-NSW',
      'CA-BC',
      'DE-BY',
    ]);
    expect(regions('West Virginia and Virginia')).toEqual(['US-WV', 'US-VA']);
    expect(regions('Washington, D.C., and Washington State')).toEqual(['US-DC', 'US-WA']);
  });

  it('finds states of Nigeria and counties of Kenya by name and kind, and by the name alone nothing', () => {
    expect(regions('resident in Lagos State, Rivers State or Niger State')).toEqual([
      'NG-LA',
      'NG-RI',
      'NG-NI',
    ]);
    expect(regions('residents of Nakuru County')).toEqual(['KE-31']);
    expect(regions('rivers, Rivers, Lagos, the Plateau and Kano')).toEqual([]);
  });

  it('does not take the admission test or persons for places', () => {
    expect(regions('an ACT score of 24')).toEqual([]);
    expect(regions('George Washington University')).toEqual([]);
    expect(regions('Queen Victoria')).toEqual([]);
  });
});
