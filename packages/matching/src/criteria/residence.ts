import type { ResidenceCriterion } from '@laurel/domain';
import { counted } from '@laurel/text';
import { placeIn, placeName, placeNames } from '../comparing/places.ts';
import { sentence } from '../explain/sentence.ts';
import {
  type Assessment,
  type CriterionRule,
  met,
  missing,
  NOT_GIVEN,
  notMet,
  unsettled,
} from '../judging/assessment.ts';
import { type Answer, allOf, not } from '../judging/three-valued.ts';

export const residence: CriterionRule<ResidenceCriterion> = {
  kind: 'residence',

  // Citizenship, where it makes living there unlikely.
  reads: ({ profile, residenceCountry }) => [
    profile.regionOfResidence,
    residenceCountry,
    residenceCountry === undefined ? profile.citizenships : undefined,
  ],

  required({ anyOf = [], noneOf = [], minYears }) {
    const parts: string[] = [];
    if (anyOf.length > 0) parts.push(`resident of ${placeNames(anyOf)}`);
    if (noneOf.length > 0) parts.push(`not a resident of ${placeNames(noneOf)}`);
    if (minYears !== undefined) parts.push(`for at least ${counted(minYears, 'year')}`);
    return parts.length === 0 ? 'resident of any country' : parts.join(', ');
  },

  assess(criterion, { student, hosts }) {
    const place = student.profile.regionOfResidence ?? student.residenceCountry;
    if (place === undefined)
      return missing(
        isOfStatesOf(criterion, student.profile.citizenships) ? 'regionOfResidence' : 'countryOfResidence',
      );
    const have = `living in ${placeName(place)}`;
    const where = residenceAnswer(criterion, place, hosts);
    if (where === 'no') return notMet(have, 'later');
    if (where === 'unknown') {
      return asksForPartOf(place, criterion)
        ? missing('regionOfResidence', have)
        : unsettled('ambiguous_text', have);
    }
    return criterion.minYears === undefined ? met(have) : yearsMissing(have, criterion.minYears);
  },

  reason({ anyOf = [], noneOf = [] }, have, { hosts, student }) {
    const place = student.profile.regionOfResidence ?? student.residenceCountry ?? '';
    const inside = anyOf.find((code) => placeIn(place, [code], hosts) === 'yes');
    if (inside === undefined && noneOf.length === 0)
      return sentence`Open to residents of any country; you are ${have}`;
    if (inside === undefined)
      return sentence`Open to residents of any country except ${placeNames(noneOf)}; you are ${have}`;
    return inside === place
      ? sentence`Open to residents of ${placeName(inside)}, where you live`
      : sentence`Open to residents of ${placeName(inside)}; you are ${have}`;
  },
};

const residenceAnswer = (
  { anyOf, noneOf }: ResidenceCriterion,
  place: string,
  hosts: readonly string[],
): Answer => {
  const inside = anyOf === undefined ? 'yes' : placeIn(place, anyOf, hosts);
  return allOf([inside, not(placeIn(place, noneOf ?? [], hosts))]);
};

/** True when nothing but states or regions of these countries is named: "residents of Texas". */
export const isOfStatesOf = (
  { anyOf = [] }: { anyOf?: readonly string[] },
  countries: readonly string[] = [],
): boolean =>
  anyOf.length > 0 && anyOf.every((code) => code[2] === '-' && countries.includes(code.slice(0, 2)));

/** True when the criterion names a region of the country in which the student says they live. */
const asksForPartOf = (place: string, { anyOf = [], noneOf = [] }: ResidenceCriterion): boolean => {
  return [...anyOf, ...noneOf].some((code) => code.startsWith(`${place}-`));
};

/** No fact of the profile says since when: the student has to check. */
const yearsMissing = (have: string, years: number): Assessment => {
  return {
    outcome: 'unknown',
    why: 'profile_missing',
    have: `${have}, since when ${NOT_GIVEN}`,
    residual: `Check that you have lived there for at least ${counted(years, 'year')}.`,
  };
};
