import { describe, expect, it } from 'vitest';
import { draftFrom, gradeInWords, readDraft } from './profile-draft.ts';

const user = {
  id: 'u1',
  firstName: 'Amina',
  lastName: 'Otieno',
  email: 'amina@example.org',
  createdAt: '2026-11-21T10:00:00Z',
  profile: {
    citizenships: ['KE'],
    countryOfResidence: 'US',
    regionOfResidence: 'US-TX',
    dateOfBirth: '2001-05-17',
    statuses: ['permanent-resident:US', 'refugee', 'something-else'],
    minorityGroups: ['native-american', 'own-words'],
    tests: [{ test: 'IELTS' as const, score: 7.5 }],
    languages: [{ language: 'sw', cefr: 'C2' as const }],
    homeGpa: { value: 82, scale: 'percent' as const },
    answers: { financialNeed: 'yes' as const, disability: 'no' as const },
  },
};
const bare = draftFrom({ ...user, profile: {} });

describe('the profile form', () => {
  it('sends back unchanged what it was given', () => {
    const { errors, request } = readDraft(draftFrom(user));
    expect(errors).toEqual({});
    expect(request.profile).toMatchObject(user.profile);
  });

  it('sends null for every fact left empty, so that it is forgotten', () => {
    const { errors, request } = readDraft(bare);
    expect(errors).toEqual({});
    expect(new Set(Object.values(request.profile ?? {}))).toEqual(new Set([null]));
  });

  it('shows names for codes', () => {
    expect(draftFrom(user)).toMatchObject({
      citizenships: ['Kenya'],
      countryOfResidence: 'United States',
      permanentResidences: ['United States'],
      minorityGroups: ['Native American', 'Own Words'],
      languages: [{ language: 'Swahili', cefr: 'C2' }],
    });
  });

  it('keeps a state that was told without its country, and shows the country', () => {
    const { countryOfResidence: _, ...elsewhere } = user.profile;
    const draft = draftFrom({ ...user, profile: elsewhere });
    expect(draft).toMatchObject({ countryOfResidence: 'United States', regionOfResidence: 'US-TX' });
    expect(readDraft(draft).request.profile).toMatchObject({ regionOfResidence: 'US-TX' });
  });

  it('drops a region that is not in the country of residence', () => {
    const { request } = readDraft({ ...bare, countryOfResidence: 'Kenya', regionOfResidence: 'US-TX' });
    expect(request.profile).toMatchObject({ countryOfResidence: 'KE', regionOfResidence: null });
  });

  it('refuses places, tests and grades it cannot read', () => {
    const { errors } = readDraft({
      ...bare,
      firstName: 'A',
      citizenships: ['Atlantis'],
      countryOfResidence: 'Nowhere',
      tests: [{ test: 'IELTS', score: 'seven' }],
      gpaValue: '82',
    });
    expect(errors).toMatchObject({
      firstName: 'First name must be at least 2 characters long',
      citizenships: 'Please choose a country from the list',
      countryOfResidence: 'Please choose a country from the list',
      tests: 'Please give each test its name and its score as a number',
      gpaValue: 'Please give both the grade and its scale',
    });
  });

  it('reads a grade as its scale writes it', () => {
    expect(readDraft({ ...bare, gpaValue: '2:1', gpaScale: 'uk-class' }).request.profile?.homeGpa).toEqual({
      value: 2.1,
      scale: 'uk-class',
    });
    expect(readDraft({ ...bare, gpaValue: 'great', gpaScale: 'uk-class' }).errors.gpaValue).toBe(
      'Please give the grade as it is written on that scale',
    );
  });
});

describe('a grade of another scale', () => {
  it.each([
    ['1,3', 'german', /^On the US 4\.0 scale about 3\.\d to 4\.0\./],
    ['2:1', 'uk-class', /^On the US 4\.0 scale about 3\.\d to 3\.\d\./],
    ['3.5', '4.0', /^$/],
    ['great', 'percent', /^$/],
    ['120', 'percent', /^$/],
    ['82', '', /^$/],
  ])('%s, %s', (gpaValue, gpaScale, words) => {
    expect(gradeInWords({ gpaValue, gpaScale })).toMatch(words);
  });
});
