import type { OnlyForSome, Question } from '@laurel/domain';
import type { CompiledStudent } from '../student/compile-student.ts';

/**
 * The questions for which awards wait, those of the most awards first, then those with the best fitting award. What the student would
 * rather not say is not asked.
 */
export const countOnlyForSome = (
  waiting: readonly { score: number; questions: readonly Question[] }[],
  { profile: { declined = [] } }: CompiledStudent,
): OnlyForSome[] => {
  const found = new Map<string, OnlyForSome & { best: number }>();
  for (const { score, questions } of waiting) {
    for (const [id, { question, label }] of new Map(questions.map((each) => [each.id, each]))) {
      const known = found.get(id) ?? { questionId: id, question, label, count: 0, best: 0 };
      found.set(id, { ...known, count: known.count + 1, best: Math.max(known.best, score) });
    }
  }
  return [...found.values()]
    .filter(({ questionId }) => !declined.includes(questionId))
    .sort((a, b) => b.count - a.count || b.best - a.best || (a.questionId < b.questionId ? -1 : 1))
    .map(({ best: _, ...each }) => each);
};
