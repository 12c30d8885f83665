import { describe, expect, it } from 'vitest';
import { isCountryCode } from './country-names.ts';
import { DEMONYMS } from './demonyms.generated.ts';
import { findDemonyms } from './find-demonyms.ts';

const codes = (text: string) => findDemonyms(text).map((hit) => hit.code);
const people = (text: string) =>
  findDemonyms(text)
    .filter((hit) => hit.people)
    .map((hit) => hit.code);

describe('findDemonyms', () => {
  it('reads adjectives and plurals', () => {
    expect(codes('Kenyan students, Nigerians and British women')).toEqual(['KE', 'NG', 'GB']);
    expect(codes('American')).toEqual(['US']);
  });

  it('keeps look-alikes apart', () => {
    expect(codes('Nigerien and Nigerian citizens')).toEqual(['NE', 'NG']);
    expect(codes('South Sudanese and Sudanese nationals')).toEqual(['SS', 'SD']);
    expect(codes('South African and North Korean citizens')).toEqual(['ZA', 'KP']);
  });

  it('says whether people are meant', () => {
    expect(people('Kenyan, Ugandan or Tanzanian citizens')).toEqual(['KE', 'UG', 'TZ']);
    expect(people('applicants must be Canadian')).toEqual(['CA']);
    expect(people('a German university')).toEqual([]);
    expect(codes('a German university')).toEqual(['DE']);
    expect(people('Ghanaian')).toEqual(['GH']);
  });

  it('leaves languages, peoples within a country and other words alone', () => {
    expect(codes('fluent in German, French language courses')).toEqual([]);
    expect(codes('African American, Native American, American Indian or Asian American students')).toEqual(
      [],
    );
    expect(codes('polish your essay at the pole')).toEqual([]);
    expect(codes('British Columbia, American Samoa and the Philippines')).toEqual([]);
  });

  it('leaves out words that two countries share', () => {
    expect(codes('Dominican or Congolese nationals')).toEqual([]);
  });

  it('maps to existing countries only', () => {
    for (const code of Object.keys(DEMONYMS)) expect(isCountryCode(code)).toBe(true);
  });
});
