import type { AnswerName, FirstGenerationCriterion, NeedCriterion } from '@laurel/domain';
import { sentence } from '../explain/sentence.ts';
import { type CriterionRule, met, missing, notMet, unsettled } from '../judging/assessment.ts';

type YesNoCriterion = NeedCriterion | FirstGenerationCriterion;

interface Words {
  kind: YesNoCriterion['kind'];
  fact: AnswerName;
  /** The demand, and what a student has who meets it. */
  required: string;
  yes: string;
  no: string;
  reason: string;
}

/** A condition that one yes or no of the student decides; not said is unknown. */
const yesNo = <C extends YesNoCriterion>({
  kind,
  fact,
  required,
  yes,
  no,
  reason,
}: Words): CriterionRule<C> => ({
  kind,
  reads: ({ answers }) => answers[fact],
  required: () => required,
  assess: (_, { student }) => {
    const answer = student.answers[fact];
    if (answer === undefined) return missing(fact);
    return answer === 'yes' ? met(yes) : notMet(`${no}, as you answered`, 'never');
  },
  // A sensitive answer: no part of the sentence counts as a fact to word around.
  reason: () => sentence([reason]),
});

export const firstGeneration = yesNo<FirstGenerationCriterion>({
  kind: 'firstGeneration',
  fact: 'firstGeneration',
  required: 'first in the family to attend university',
  yes: 'first in the family to attend university',
  no: 'not the first in the family',
  reason: 'For the first in a family to attend university, as you are',
});

const needAlone = yesNo<NeedCriterion>({
  kind: 'need',
  fact: 'financialNeed',
  required: 'financial need',
  yes: 'has financial need',
  no: 'no financial need',
  reason: 'For students with financial need, as you have',
});

/** Years after which an income that was given says nothing of today's. */
const MAX_INCOME_AGE = 2;

/** A limit may have risen by half since an earlier round, hardly by more. */
const LIMIT_RISE = 1.5;

/** Where a limit of income is stated, the income decides; need alone leaves open whether it is below. */
export const need: CriterionRule<NeedCriterion> = {
  ...needAlone,

  reads: ({ answers, profile, today }) => [answers.financialNeed, profile.household, today.slice(0, 4)],

  required({ maxIncome, currency = '', householdOf }) {
    if (maxIncome === undefined) return 'financial need';
    const size = householdOf === undefined ? '' : `, for a household of ${householdOf}`;
    return `a household income of at most ${currency} ${maxIncome.toLocaleString('en-US')} a year${size}`;
  },

  assess(criterion, context) {
    const { maxIncome, currency, householdOf, asOf } = criterion;
    const { answers, profile, today } = context.student;
    if (maxIncome === undefined || answers.financialNeed === 'no')
      return needAlone.assess(criterion, context);
    const { income, size } = profile.household ?? {};
    if (income === undefined) return missing('household');
    const have = 'the income you gave';
    const thisYear = Number(today.slice(0, 4));
    const age = thisYear - (income.year ?? Number.POSITIVE_INFINITY);
    if (income.currency !== currency || age > MAX_INCOME_AGE)
      return unsettled(
        'not_comparable',
        have,
        'Compare your income of last year in the currency of the award.',
      );
    const isSmaller = householdOf !== undefined && (size === undefined || size < householdOf);
    const isLarger = householdOf !== undefined && (size === undefined || size > householdOf);
    if (income.amount <= maxIncome && !isSmaller) return met(have);
    const mayHaveRisen =
      asOf !== undefined && thisYear - asOf > MAX_INCOME_AGE && income.amount <= maxIncome * LIMIT_RISE;
    if (income.amount > maxIncome && mayHaveRisen)
      return unsettled('ambiguous_text', have, `The limit is of ${asOf}: look up the one of today.`);
    if (income.amount > maxIncome && !isLarger) return notMet(have, 'later');
    return size === undefined
      ? missing('household', `${have}, the size of the household not given`)
      : unsettled('not_comparable', have, `Look up the limit for a household of ${size}.`);
  },

  reason: ({ maxIncome }) =>
    sentence([
      maxIncome === undefined
        ? 'For students with financial need, as you have'
        : 'For households up to a limit of income, as yours is',
    ]),
};
