import { counted, plural } from '@laurel/text';
import { isConcreteGoal } from '../evidence/concrete-goal.ts';
import type { Reading } from '../reading.ts';
import type { Judgement } from './score-line.ts';

/** Whether the aims can be pictured, and whether past acts came to something. */
export const judgeGoals = ({ traits, asked }: Reading): Judgement => {
  const goals = traits.filter(({ goal }) => goal);
  const concrete = goals.filter(isConcreteGoal);
  const results = traits.filter((each) => each.result && !each.goal && each.detail >= 2);
  const ofGoals = goals.length === 0 ? 0 : concrete.length === 0 ? 22 : concrete.length === 1 ? 42 : 52;
  const ofResults = Math.min(36, 14 * results.length);
  // When the prompt does not ask for plans, results count for more.
  const unasked =
    goals.length === 0 &&
    asked.length > 0 &&
    !asked.some(({ intents }) => intents.some(({ id }) => id === 'goals'));
  const pictured =
    goals.length === 0
      ? `No sentence looks ahead${unasked ? ', which the prompt doesn’t ask for' : ''}`
      : `${concrete.length} of ${counted(goals.length, 'sentence')} about your aims can be pictured (a place, a job, a number or a date)`;
  const came =
    results.length === 0
      ? 'no act is followed to its outcome'
      : `${counted(results.length, 'sentence')} ${plural(results.length, 'tells', 'tell')} what came of something`;
  return {
    score: unasked ? 30 + 1.5 * ofResults : 12 + ofGoals + ofResults,
    reason: `${pictured}; ${came}.`,
    quotes: [...concrete.slice(0, 1), ...results.slice(0, 1)].map(({ sentence }) => sentence.text),
  };
};
