import { describe, expect, it } from 'vitest';
import { findGroups } from './find-groups.ts';
import { GROUP_ADJECTIVES, GROUP_PHRASES } from './group-phrases.generated.ts';
import { GROUPS, INTERNATIONAL } from './groups.ts';

const codes = (text: string) => findGroups(text).map((hit) => hit.code);

describe('findGroups', () => {
  it.each([
    ['students from developing countries', ['group:developing']],
    ['Commonwealth countries', ['group:commonwealth']],
    ['EU/EEA citizens', ['group:eu', 'group:eea']],
    ['sub-Saharan Africa', ['group:sub-saharan-africa']],
    ['ODA recipients on the DAC list', ['group:developing', 'group:dac']],
    ['Latin America and the Caribbean', ['group:latin-america', 'group:caribbean']],
    [
      'low- and middle-income countries (LMICs)',
      ['group:low-and-middle-income', 'group:low-and-middle-income'],
    ],
    ['Central and South America', ['group:central-america', 'group:south-america']],
    ['the Middle East and North Africa', ['group:mena']],
    ['developing Commonwealth countries', ['group:developing-commonwealth']],
    ['African, Caribbean and Pacific countries', ['group:acp']],
    ['ASEAN member states', ['group:asean']],
    ['for international students', ['group:international']],
  ])('reads "%s"', (text, expected) => {
    expect(codes(text)).toEqual(expected);
  });

  it('gives the exact words', () => {
    const text = 'Only nationals of EU Member States may apply.';
    expect(findGroups(text).map((hit) => text.slice(hit.start, hit.end))).toEqual(['EU Member States']);
  });

  it('sees no group in other names', () => {
    for (const text of [
      'South Africa',
      'South African citizens',
      'African American students',
      'Central African Republic',
      'Commonwealth of Virginia',
      'the Pacific Ocean',
      'European Commission',
      'Bank of America',
      'eu te amo',
      'by 5 pm Pacific Time',
    ]) {
      expect(codes(text)).toEqual([]);
    }
  });

  it('names existing groups only', () => {
    for (const key of [...Object.keys(GROUP_PHRASES), ...Object.keys(GROUP_ADJECTIVES)]) {
      for (const code of key.split(' ')) expect(code === INTERNATIONAL || code in GROUPS).toBe(true);
    }
  });
});
