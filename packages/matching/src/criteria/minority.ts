import type { MinorityCriterion } from '@laurel/domain';
import { joinAnd, joinOr } from '@laurel/text';
import { sentence } from '../explain/sentence.ts';
import { type CriterionRule, met, missing, NOT_GIVEN, notMet, unsettled } from '../judging/assessment.ts';

/** Other names of one group. */
const SAME_GROUP: Record<string, string> = {
  latino: 'hispanic',
  latina: 'hispanic',
  latinx: 'hispanic',
  'african-american': 'black',
  african: 'black',
  'american-indian': 'native-american',
  'alaska-native': 'native-american',
  'asian-american': 'asian',
  lgbt: 'lgbtq',
  lgbtqia: 'lgbtq',
  'lgbtq+': 'lgbtq',
};

/** Peoples that are indigenous to where they live: whoever names one is indigenous, not the other way round. */
const INDIGENOUS = new Set([
  'native-american',
  'native-hawaiian',
  'first-nations',
  'inuit',
  'metis',
  'aboriginal',
  'torres-strait-islander',
  'maori',
]);

/** Groups of origin. Someone who names one of them has answered for the others; for any other group they have not. */
const ORIGINS = new Set([
  'hispanic',
  'black',
  'asian',
  'pacific-islander',
  'roma',
  'white',
  'indigenous',
  ...INDIGENOUS,
]);

export const minority: CriterionRule<MinorityCriterion> = {
  kind: 'minority',

  reads: ({ groups, answers }) => [groups, answers.minority],

  required({ groups }) {
    return groups.length === 0
      ? 'belongs to an under-represented group'
      : `belongs to the group ${joinOr(groups)}`;
  },

  assess({ groups }, { student }) {
    const own = student.groups;
    const { minority: answer } = student.answers;
    const have =
      own.length > 0
        ? joinAnd(own)
        : answer === 'yes'
          ? 'belongs to an under-represented group, which one not given'
          : NOT_GIVEN;
    const [asked, held] = [groups.map(groupKey), withIndigenous(own.map(groupKey))];
    if (asked.some((group) => held.includes(group))) return met(have);
    if (answer === 'no') return notMet('not of an under-represented group, as you answered', 'never');
    if (groups.length === 0) {
      return own.length > 0 || answer === 'yes'
        ? met('belongs to an under-represented group')
        : missing('minority');
    }
    if (own.length === 0) return missing('minorityGroups', have);
    const answered = answersFor(asked, held);
    return answered
      ? notMet(have, 'never')
      : unsettled('not_comparable', have, 'Check whether your group is meant.');
  },

  reason({ groups }, have) {
    return groups.length === 0
      ? sentence`For under-represented groups, as yours is`
      : sentence([`For the group ${joinOr(groups)}; you gave ${have}`]);
  },
};

function groupKey(name: string): string {
  const key = name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_/]+/g, '-');
  return SAME_GROUP[key] ?? key;
}

function withIndigenous(groups: readonly string[]): string[] {
  return groups.some((group) => INDIGENOUS.has(group)) ? [...groups, 'indigenous'] : [...groups];
}

/** Whether the groups that are held rule out those asked for. */
function answersFor(asked: readonly string[], held: readonly string[]): boolean {
  const unspecific = held.includes('indigenous') && !held.some((group) => INDIGENOUS.has(group));
  if (unspecific && asked.some((group) => INDIGENOUS.has(group))) return false;
  return asked.every((group) => ORIGINS.has(group)) && held.some((group) => ORIGINS.has(group));
}
