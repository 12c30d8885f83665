import type { MinorityCriterion } from '@laurel/domain';
import { heritageAncestors, heritageName } from '@laurel/taxonomies';
import { joinAnd, joinOr } from '@laurel/text';
import { groupsHeld, groupsNamed, ruleOut } from '../comparing/groups.ts';
import { sentence } from '../explain/sentence.ts';
import { type CriterionRule, met, missing, NOT_GIVEN, notMet, unsettled } from '../judging/assessment.ts';

/** Codes by the taxonomy's name; other words stay as the record has them. */
const nameOf = (group: string): string => heritageName(group) ?? group;

export const minority: CriterionRule<MinorityCriterion> = {
  kind: 'minority',

  reads: ({ groups, answers, deniedGroups }) => [groups, answers.minority, deniedGroups],

  required({ groups }) {
    return groups.length === 0
      ? 'belongs to an under-represented group'
      : `for ${joinOr(groups.map(nameOf))} students`;
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
    const [asked, held] = [groups.flatMap(groupsNamed), own.flatMap(groupsHeld)];
    if (asked.some((group) => held.includes(group))) return met(have);
    if (answer === 'no') return notMet('not of an under-represented group, as you answered', 'never');
    if (groups.length === 0) {
      return held.some((group) => group !== 'white') || answer === 'yes'
        ? met('belongs to an under-represented group')
        : missing('minority');
    }
    if (asked.every((group) => student.deniedGroups.includes(group)))
      return notMet(`not ${joinOr(groups.map(nameOf))}, as you answered`, 'never');
    if (ruleOut(held, asked)) return notMet(have, 'never');
    // Of a wider group than the one asked for it may be meant; about any other group nothing was said.
    const mayBeMeant = asked.some((group) => heritageAncestors(group).some((wider) => held.includes(wider)));
    return mayBeMeant
      ? unsettled('not_comparable', have, 'Check whether your group is meant.')
      : missing('minorityGroups', have);
  },

  reason({ groups }, have) {
    return groups.length === 0
      ? sentence`For under-represented groups, as yours is`
      : sentence([`For ${joinOr(groups.map(nameOf))} students; you gave ${have}`]);
  },
};
