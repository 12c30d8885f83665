import { FACTS, type FactName, type OpenQuestion, type Question } from '@laurel/domain';
import { hostCodes } from '../comparing/hosts.ts';
import { openQuestions } from '../judging/questions.ts';
import type { Evaluated } from '../rank-scholarships.ts';
import type { CompiledStudent } from '../student/compile-student.ts';

/** How many of the best matches are looked at for the next question. */
export const MAX_BEST = 50;

interface Asking {
  /** The best matches. */
  best: readonly Evaluated[];
  /** How many of all `matches` an untold citizenship or residence holds back. */
  heldBack: number;
  /** How many are no matches for that alone. */
  heldOut: number;
  matches: number;
  /** The question for the state or region, where awards wait for nothing else. */
  state: OpenQuestion | null;
}

/**
 * The one question that is asked next: where the student is from, while that holds matches back or out; else the state, where more awards wait
 * for it than the question settles that settles the most of the best matches.
 */
export const nextQuestion = (
  { best, heldBack, heldOut, matches, state }: Asking,
  student: CompiledStudent,
): OpenQuestion | null => {
  const origin = heldBack + heldOut > 0 ? originFact(student) : undefined;
  if (origin !== undefined && heldOut > 0) return { fact: origin, ...FACTS[origin], settles: heldOut };
  if (origin !== undefined) return { fact: origin, ...FACTS[origin], settles: heldBack, of: matches };
  const open = openQuestion(best, student);
  return state !== null && state.settles > (open?.settles ?? 0) ? state : open;
};

const originFact = ({ profile, isStateless }: CompiledStudent): FactName | undefined => {
  const { declined = [], countryOfResidence } = profile;
  if (!isStateless && !declined.includes('citizenships')) return 'citizenships';
  return countryOfResidence === undefined && !declined.includes('countryOfResidence')
    ? 'countryOfResidence'
    : undefined;
};

/**
 * The question that would settle a hard criterion in the most of the best matches; null when there is none. Of questions that settle
 * equally many the one that the better match asks for.
 */
const openQuestion = (best: readonly Evaluated[], student: CompiledStudent): OpenQuestion | null => {
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
