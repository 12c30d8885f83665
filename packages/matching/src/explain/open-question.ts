import type { OpenQuestion, Question } from '@laurel/domain';
import { hostCodes } from '../comparing/hosts.ts';
import { openQuestions } from '../judging/questions.ts';
import type { Evaluated } from '../rank-scholarships.ts';
import type { CompiledStudent } from '../student/compile-student.ts';

/** How many of the best matches are looked at for the next question. */
export const MAX_BEST = 50;

/** The state is asked first where more awards wait for it than the other question settles. */
export const theMoreSettling = (
  best: OpenQuestion | null,
  state: OpenQuestion | null,
): OpenQuestion | null => (state !== null && state.settles > (best?.settles ?? 0) ? state : best);

/**
 * The question that would settle a hard criterion in the most of the best matches; null when there is none. Of questions that settle
 * equally many the one that the better match asks for.
 */
export const openQuestion = (best: readonly Evaluated[], student: CompiledStudent): OpenQuestion | null => {
  const found = new Map<string, { question: Question; settles: number }>();
  for (const { record, evaluation } of best) {
    const context = { student, hosts: hostCodes(record) };
    const asked = evaluation.units.flatMap((unit) => openQuestions(unit, context.student));
    for (const [id, question] of new Map(asked.map((each) => [each.id, each]))) {
      found.set(id, { question, settles: (found.get(id)?.settles ?? 0) + 1 });
    }
  }
  const { declined = [] } = student.profile;
  const [top] = [...found.values()]
    .filter(({ question }) => !declined.includes(question.id))
    .sort((a, b) => b.settles - a.settles);
  if (top === undefined) return null;
  const { id, question, label } = top.question;
  return { fact: id, question, label, settles: top.settles, of: best.length };
};
