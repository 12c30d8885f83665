import { describe, expect, it } from 'vitest';
import { HERITAGE_WORDINGS } from './heritage.generated.ts';
import {
  HERITAGES,
  heritageAncestors,
  heritageName,
  heritagePlaces,
  isOrigin,
  resolveGroup,
} from './resolve-group.ts';

describe('resolveGroup', () => {
  it.each([
    // United States, census and common forms
    ['Hispanic or Latino', ['hispanic']],
    ['Hispanic, Latino, or Spanish origin', ['hispanic']],
    ['Latino/a', ['hispanic']],
    ['Latina/o', ['hispanic']],
    ['Latinx', ['hispanic']],
    ['Hispanic/Latino', ['hispanic']],
    ['hispanic', ['hispanic']],
    ['Black or African American', ['black']],
    ['African-American', ['black']],
    ['Black/African American', ['black']],
    ['African American students', ['black']],
    ['Student of African American descent', ['black']],
    ['Mexican American', ['mexican']],
    ['Chicano/a', ['mexican']],
    ['Mexican, Mexican American, Chicano', ['mexican']],
    ['Puerto Rican', ['puerto-rican']],
    ['Asian', ['asian']],
    ['Asian American', ['asian']],
    ['asian-american', ['asian']],
    ['Asian or Pacific Islander', ['asian', 'pacific-islander']],
    ['AAPI', ['asian', 'pacific-islander']],
    ['Asian Indian', ['asian-indian']],
    ['Vietnamese American', ['vietnamese']],
    ['Vietnamese', ['vietnamese']],
    ['Filipino-American', ['filipino']],
    ['Hmong', ['hmong']],
    ['Native Hawaiian or Other Pacific Islander', ['native-hawaiian', 'pacific-islander']],
    ['Native Hawaiian', ['native-hawaiian']],
    ['Middle Eastern or North African', ['middle-eastern']],
    ['Native American', ['native-american']],
    ['native-american', ['native-american']],
    ['American Indian', ['native-american']],
    ['American Indian or Alaska Native', ['native-american']],
    ['American Indian/Alaska Native', ['native-american', 'alaska-native']],
    ['Alaska Native', ['alaska-native']],
    ['Native American (Navajo Nation)', ['navajo']],
    ['Navajo', ['navajo']],
    ['Navajo Nation', ['navajo']],
    ['Diné', ['navajo']],
    ['enrolled member of the Cherokee Nation', ['cherokee']],
    ['Cherokee Nation of Oklahoma', ['cherokee']],
    ['Muscogee (Creek) Nation', ['creek']],
    ['Oglala Sioux Tribe', ['sioux']],
    ['White', ['white']],
    ['Two or more races', ['multiracial']],
    ['Italian American', ['italian']],
    ['Italian-American heritage', ['italian']],
    // Canada
    ['First Nations', ['first-nations']],
    ['Métis', ['metis']],
    ['Metis', ['metis']],
    ['Inuit', ['inuit']],
    ['First Nations, Inuit or Métis', ['first-nations', 'inuit', 'metis']],
    ['Indigenous peoples of Canada', ['indigenous-canadian']],
    // Australia and New Zealand
    ['Aboriginal Australian', ['aboriginal']],
    ['Aboriginal', ['aboriginal']],
    ['Aboriginal and/or Torres Strait Islander', ['indigenous-australian']],
    ['Aboriginal or Torres Strait Islander', ['indigenous-australian']],
    ['Aboriginal and Torres Strait Islander people', ['indigenous-australian']],
    ['Torres Strait Islander', ['torres-strait-islander']],
    ['Māori', ['maori']],
    ['Maori', ['maori']],
    ['Pasifika', ['pacific-islander']],
    ['Samoan', ['samoan']],
    // United Kingdom, Ireland and the rest of Europe
    ['Black British', ['black']],
    ['Black, African, Caribbean or Black British', ['black']],
    ['Gypsy or Irish Traveller', ['traveller']],
    ['Roma', ['roma']],
    ['Sámi', ['sami']],
    // Asia and Latin America
    ['Scheduled Caste', ['scheduled-caste']],
    ['SC/ST', ['scheduled-caste', 'scheduled-tribe']],
    ['OBC', ['other-backward-class']],
    ['Quilombola', ['quilombola']],
    // Identity and religion
    ['LGBTQ+', ['lgbtq']],
    ['LGBTQIA+ students', ['lgbtq']],
    ['Gay or lesbian', ['lgbtq']],
    ['Jewish', ['jewish']],
    ['Roman Catholic', ['catholic']],
    // not a group
    ['', []],
    ['Indian', []],
    ['left-handed', []],
    ['students', []],
    ['or', []],
  ])('reads "%s" as %j', (text, codes) => {
    expect(resolveGroup(text)).toEqual(codes);
  });

  it('reads every code and every wording as its own group', () => {
    for (const [key, wordings] of Object.entries(HERITAGE_WORDINGS)) {
      for (const wording of wordings) expect(resolveGroup(wording), wording).toEqual(key.split(' '));
    }
    for (const { code, name } of HERITAGES) {
      expect(resolveGroup(code), code).toEqual([code]);
      expect(resolveGroup(name), name).toEqual([code]);
    }
  });
});

describe('heritages', () => {
  it('has no name for an unknown code', () => {
    expect(heritageName('navajo')).toBe('Navajo');
    expect(heritageName('martian')).toBeUndefined();
    expect(heritageName('asian pacific-islander')).toBeUndefined();
  });

  it('knows the groups above a group, nearest first, and never the group itself', () => {
    expect(heritageAncestors('navajo')).toEqual(['native-american', 'indigenous']);
    expect(heritageAncestors('mohawk')).toEqual(['haudenosaunee', 'native-american', 'indigenous']);
    expect(heritageAncestors('native-hawaiian')).toEqual(['pacific-islander', 'indigenous']);
    expect(heritageAncestors('black')).toEqual([]);
    for (const { code } of HERITAGES) expect(heritageAncestors(code)).not.toContain(code);
  });

  it('tells origins from religion, caste and orientation', () => {
    for (const code of ['black', 'navajo', 'vietnamese', 'roma']) expect(isOrigin(code), code).toBe(true);
    for (const code of ['lgbtq', 'jewish', 'scheduled-caste', 'martian'])
      expect(isOrigin(code), code).toBe(false);
  });

  it('knows where a people is at home, by the nearest group above it, and nothing of those that live in many places', () => {
    expect(heritagePlaces('navajo')).toEqual(['US', 'CA']);
    expect(heritagePlaces('inuit')).toEqual(['CA', 'US', 'GL', 'DK']);
    for (const code of ['black', 'indigenous', 'jewish', 'martian'])
      expect(heritagePlaces(code), code).toBeUndefined();
  });

  it('names the groups that the form has always offered', () => {
    const offered = [
      'asian',
      'black',
      'first-nations',
      'hispanic',
      'indigenous',
      'inuit',
      'lgbtq',
      'maori',
      'metis',
    ];
    const names = offered.map((code) => heritageName(code));
    expect(names).toEqual([
      'Asian',
      'Black',
      'First Nations',
      'Hispanic',
      'Indigenous',
      'Inuit',
      'LGBTQ',
      'Māori',
      'Métis',
    ]);
  });
});
