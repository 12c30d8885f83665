import { type OnlyForSome, type OpenQuestion, type Question, statusCountry } from '@laurel/domain';
import { mayBeFrom } from '../judging/questions.ts';
import type { CompiledStudent } from '../student/compile-student.ts';

interface Waiting {
  score: number;
  questions: readonly Question[];
}

/** What is asked of the awards that wait outside the matches. */
export interface AskedForSome {
  onlyForSome: OnlyForSome[];
  /** How many wait for an answer. */
  waiting: number;
  /** How many can't be asked for: for those of a country that the student has nothing to do with, or the student would rather not say. */
  unasked: number;
  /** The question for the state or region, where awards wait for nothing else. */
  state: OpenQuestion | null;
}

export const askForSome = (all: readonly Waiting[], student: CompiledStudent): AskedForSome => {
  const asked = all
    .map(({ score, questions }) => ({ score, questions: questions.filter((each) => isAsked(each, student)) }))
    .filter(({ questions }) => questions.length > 0);
  const ofState = asked.filter(({ questions }) => questions.every(isOfState));
  const [first] = ofState.flatMap(({ questions }) => questions);
  const groups = asked.map(({ score, questions }) => ({
    score,
    questions: questions.filter((each) => !isOfState(each)),
  }));
  return {
    onlyForSome: countOnlyForSome(groups),
    waiting: asked.length,
    unasked: all.length - asked.length,
    state: first
      ? { fact: first.id, question: first.question, label: first.label, settles: ofState.length }
      : null,
  };
};

const isOfState = ({ id }: Question): boolean => id === STATE_FACT;
const STATE_FACT = 'regionOfResidence';

/**
 * Not what the student would rather not say, nor what can't be so: a status of a country that they neither asked for nor live in nor are
 * citizens of, and what is for the people of places that they have nothing to do with.
 */
const isAsked = ({ id, places }: Question, student: CompiledStudent): boolean => {
  const { profile, countries, unresolvedCountries, residenceCountry } = student;
  const { declined = [], citizenships = [] } = profile;
  if (declined.includes(id)) return false;
  if (places !== undefined && !places.some((place) => mayBeFrom(place, student))) return false;
  const country = statusCountry(id);
  if (country === undefined || countries.length === 0 || unresolvedCountries.length > 0) return true;
  return [...countries.map(({ code }) => code), ...citizenships, residenceCountry].includes(country);
};

/** The questions for which awards wait, those of the most awards first, then those with the best fitting award. */
const countOnlyForSome = (waiting: readonly Waiting[]): OnlyForSome[] => {
  const found = new Map<string, OnlyForSome & { best: number }>();
  for (const { score, questions } of waiting) {
    for (const [id, { question, label }] of new Map(questions.map((each) => [each.id, each]))) {
      const known = found.get(id) ?? { questionId: id, question, label, count: 0, best: 0 };
      found.set(id, { ...known, count: known.count + 1, best: Math.max(known.best, score) });
    }
  }
  return [...found.values()]
    .sort((a, b) => b.count - a.count || b.best - a.best || (a.questionId < b.questionId ? -1 : 1))
    .map(({ best: _, ...each }) => each);
};
