import { type BackgroundCriterion, backgroundFacts, backgroundQuestion } from '@laurel/domain';
import { joinAnd, joinOr } from '@laurel/text';
import { backgroundPhrase, nameOfBackground, namesAny } from '../comparing/backgrounds.ts';
import { sentence } from '../explain/sentence.ts';
import { type CriterionRule, met, missing, NOT_GIVEN, notMet, unsettled } from '../judging/assessment.ts';
import { allOf, anyOf, not } from '../judging/three-valued.ts';
import type { CompiledStudent } from '../student/compile-student.ts';

/** What is compared by name: the student's words decide, "none" is a no, and nothing said is unknown. */
export const background: CriterionRule<BackgroundCriterion> = {
  kind: 'background',

  reads: ({ profile, deniedBackgrounds }) => [
    deniedBackgrounds,
    profile.memberships,
    profile.employer,
    profile.occupation,
    profile.religion,
    profile.illnesses,
    profile.parents,
  ],

  required({ of, anyOf: asked, noneOf = [], orParents }) {
    const names = (list: readonly string[]) => joinOr(list.map((each) => nameOfBackground(of, each)));
    const whom =
      asked.length > 0
        ? backgroundPhrase(of, names(asked))
        : noneOf.length > 0
          ? ''
          : backgroundPhrase(of, 'any');
    const but = noneOf.length === 0 ? '' : `not ${backgroundPhrase(of, names(noneOf))}`;
    return `${[whom, but].filter(Boolean).join(', ')}${orParents ? ', or the child of somebody who is' : ''}`;
  },

  assess(criterion, { student }) {
    const { of, anyOf: asked, noneOf = [], orParents } = criterion;
    const { profile } = student;
    const facts = backgroundFacts(of);
    const told = profile[facts.profile];
    const own = told === undefined ? [] : typeof told === 'string' ? [told] : told;
    const parents = profile.parents ?? [];
    const named = orParents ? [...own, ...parents] : own;
    const have = named.length === 0 ? NOT_GIVEN : joinAnd(named);
    const byOwn = namesAny(of, own, asked);
    const isOnlyExclusion = asked.length === 0 && noneOf.length > 0;
    const byAny = orParents ? anyOf([byOwn, namesAny(of, parents, asked)]) : byOwn;
    const within = isOnlyExclusion ? 'yes' : byAny;
    const answer = noneOf.length === 0 ? within : allOf([within, not(namesAny(of, own, noneOf))]);
    if (answer === 'yes') return met(have);
    if (answer === 'unknown' && asked.length > 0 && backgroundsOpen(criterion, student).length === 0)
      return notMet(
        'none of these, as you answered',
        of === 'religion' || of === 'illness' ? 'never' : 'later',
      );
    if (answer === 'unknown')
      return own.length > 0 && facts.isWhole && !orParents
        ? unsettled('not_comparable', have, 'Check whether yours is meant.')
        : missing(facts.profile, have);
    return notMet(have, of === 'religion' || of === 'illness' ? 'never' : 'later');
  },

  // What is sensitive or of one's parents is no fact to word around.
  reason(criterion, have, context) {
    const required = background.required(criterion, context);
    const isPrivate = backgroundFacts(criterion.of).sensitive || criterion.orParents;
    return isPrivate
      ? sentence([`For those ${required}, as you said`])
      : sentence`For those ${required}; you gave ${have}`;
  },
};

/** Those of the things asked for that the student has not said no to. */
export const backgroundsOpen = (
  { of, anyOf: asked, orParents }: BackgroundCriterion,
  { deniedBackgrounds }: CompiledStudent,
): string[] =>
  asked.filter((name) => !deniedBackgrounds.includes(backgroundQuestion(of, name, orParents === true)));
