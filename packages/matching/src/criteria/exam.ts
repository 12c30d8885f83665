import type { ExamCriterion } from '@laurel/domain';
import { fold } from '@laurel/text';
import { sentence } from '../explain/sentence.ts';
import { type CriterionRule, met, missing, notMet } from '../judging/assessment.ts';

export const exam: CriterionRule<ExamCriterion> = {
  kind: 'exam',

  reads: ({ profile }) => [profile.exams, profile.tests],

  required({ name, min, maxRank }) {
    const score = min === undefined ? '' : ` with at least ${min}`;
    const rank = maxRank === undefined ? '' : ` with a rank of ${maxRank} or better`;
    return `${name}${score}${rank}`;
  },

  assess({ name, min, maxRank }, { student: { profile } }) {
    const results = [
      ...(profile.exams ?? []),
      ...(profile.tests ?? []).map(({ test, score }) => ({ name: test, score, rank: undefined })),
    ].filter((each) => wordsOf(each.name) === wordsOf(name));
    const scores = results.flatMap(({ score }) => score ?? []);
    const ranks = results.flatMap(({ rank }) => rank ?? []);
    if (results.length === 0) return missing('exams');
    // Of several sittings the best one counts.
    const [score, rank] = [Math.max(...scores), Math.min(...ranks)];
    const have = [name, scores.length > 0 ? `${score}` : '', ranks.length > 0 ? `rank ${rank}` : '']
      .filter(Boolean)
      .join(' ');
    if (min !== undefined && scores.length > 0 && score < min) return notMet(have, 'later');
    if (maxRank !== undefined && ranks.length > 0 && rank > maxRank) return notMet(have, 'later');
    const isOpen =
      (min !== undefined && scores.length === 0) || (maxRank !== undefined && ranks.length === 0);
    return isOpen ? missing('exams', have) : met(have);
  },

  reason(criterion, have, context) {
    return sentence`Asks for ${exam.required(criterion, context)}; you gave ${have}`;
  },
};

const wordsOf = (name: string): string =>
  fold(name)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
