import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CompiledStudent, evaluate } from '@laurel/matching';
import type { Found } from './search-scholarships.ts';

/** Scholarships judged before other requests get their turn. */
const CHUNK = 250;

/** Best fit first, what is not open to the student last; those that fit alike stay in their order. */
export const rankByFit = async (found: readonly Found[], student: CompiledStudent): Promise<Found[]> => {
  const judged: { each: Found; score: number }[] = [];
  for (const each of found) {
    const { overall, score } = evaluate(each.record, student);
    judged.push({ each, score: overall === 'not_met' ? score - 100 : score });
    if (judged.length % CHUNK === 0) await nextTurn();
  }
  return judged.sort((a, b) => b.score - a.score).map(({ each }) => each);
};
