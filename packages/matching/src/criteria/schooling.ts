import type { SchoolingCriterion } from '@laurel/domain';
import { joinAnd } from '@laurel/text';
import { placeIn, placeName, placeNames } from '../comparing/places.ts';
import { sentence } from '../explain/sentence.ts';
import { type CriterionRule, met, missing, notMet, unsettled } from '../judging/assessment.ts';
import { allOf, anyOf, not } from '../judging/three-valued.ts';

export const schooling: CriterionRule<SchoolingCriterion> = {
  kind: 'schooling',

  // Where it is not said, citizenship and residence make a place likely or not.
  reads: ({ profile: { schooling: schools, citizenships, regionOfResidence, countryOfResidence } }) => [
    schools,
    schools === undefined ? [citizenships, regionOfResidence, countryOfResidence] : undefined,
  ],

  required({ anyOf: inside = [], noneOf: outside = [] }) {
    const where = inside.length > 0 ? `in ${placeNames(inside)}` : '';
    const notThere = outside.length > 0 ? `outside ${placeNames(outside)}` : '';
    return `went to secondary school ${[where, notThere].filter(Boolean).join(', ')}`.trim();
  },

  assess({ anyOf: inside, noneOf: outside = [] }, { student, hosts }) {
    const schools = (student.profile.schooling ?? []).filter(({ level = '' }) => !PRIMARY.test(level));
    if (schools.length === 0) return missing('schooling');
    const places = schools.map(({ place }) => place);
    const have = `school in ${joinAnd(places.map(placeName))}`;
    const answer = allOf([
      inside === undefined ? 'yes' : anyOf(places.map((place) => placeIn(place, inside, hosts))),
      not(anyOf(places.map((place) => placeIn(place, outside, hosts)))),
    ]);
    if (answer === 'yes') return met(have);
    if (answer === 'no') return notMet(have, 'never');
    const isWide = places.every((place) => place.length === 2);
    return isWide
      ? missing('schooling', `${have}, the state or region not given`)
      : unsettled('ambiguous_text', have, 'Ask the provider whether your school counts.');
  },

  reason(criterion, have, context) {
    return sentence`For those who ${schooling.required(criterion, context)}; yours: ${have}`;
  },
};

const PRIMARY = /\b(?:primary|elementary|middle)\b/i;
