import { ROLE } from './patterns.ts';
import type { Traits } from './read-traits.ts';

/** True for an aim that can be pictured: a place, a number, a date, or a job or workplace. */
export const isConcreteGoal = ({ goal, names, number, time, vague, sentence }: Traits): boolean => {
  if (!goal) return false;
  const marks = [names.length > 0, number, time, ROLE.test(sentence.text)].filter(Boolean).length;
  return vague ? marks >= 2 : marks >= 1;
};
