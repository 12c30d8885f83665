import type { HostCriterion } from '@laurel/domain';
import { joinOr } from '@laurel/text';
import { askedCountries, hostStanding } from '../comparing/hosts.ts';
import { sameInstitution } from '../comparing/institutions.ts';
import { placeName, placeNames } from '../comparing/places.ts';
import { sentence } from '../explain/sentence.ts';
import { type Assessment, type CriterionRule, met, notMet, unsettled } from '../judging/assessment.ts';

/** Where the study takes place. It is set against a wish, not against a fact, so a mismatch ranks and never rejects. */
export const host: CriterionRule<HostCriterion> = {
  kind: 'host',

  reads: ({ profile, preferences }) => [profile.institution, preferences.preferredCountries],

  required({ countries, institutions = [] }) {
    const where = countries.length > 0 ? `in ${placeNames(countries)}` : '';
    const at = institutions.length > 0 ? `at ${joinOr(institutions)}` : '';
    return ['study', at, where].filter(Boolean).join(' ');
  },

  assess({ countries, institutions = [] }, context): Assessment {
    const { student, hosts } = context;
    const own = student.profile.institution;
    if (own !== undefined && institutions.some((each) => sameInstitution(each, own))) return met(`at ${own}`);
    const { answer } = hostStanding(countries.length > 0 ? countries : hosts, context);
    if (answer === 'unasked') return met('no country named, so any will do');
    const have = `wants to study in ${joinOr(askedCountries(student))}`;
    if (answer === 'yes') return met(have);
    if (answer === 'unknown') {
      return unsettled('not_comparable', have, 'Check in which country the study takes place.');
    }
    return {
      ...notMet(have, 'now', 'Add the country to your preferences if you would study there.'),
      ranksOnly: true,
    };
  },

  reason({ countries, institutions = [] }, have, context) {
    const { asked } = hostStanding(countries.length > 0 ? countries : context.hosts, context);
    if (asked !== undefined) return sentence`In ${placeName(asked)}, one of your countries`;
    const where = countries.length > 0 ? placeNames(countries) : joinOr(institutions);
    return sentence`Study takes place in ${where}; you: ${have}`;
  },
};
