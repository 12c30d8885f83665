import { counted, plural } from '@laurel/text';
import { borrowedLesson } from '../checks/reflection.ts';
import type { Reading } from '../reading.ts';
import { quote } from '../text/quote.ts';
import type { Judgement } from './score-line.ts';

/** Specific sentences in the first person, quoted speech and reflection. */
export const judgeVoice = (reading: Reading): Judgement => {
  const { traits, parts } = reading;
  const own = traits.filter((each) => each.firstPerson && each.specific);
  const heard = traits.filter(({ speech }) => speech);
  const borrowed = borrowedLesson.find(reading).length > 0;
  const reflections = traits.filter((each) => each.reflection && !each.vague);
  const share = traits.length === 0 ? 0 : own.length / traits.length;
  const room = Math.min(1, parts.words.length / 120);
  const reflected =
    reflections.length === 0
      ? 0
      : borrowed && reflections.length === 1
        ? 8
        : Math.min(26, 13 * reflections.length);
  const score = 24 + room * (38 * Math.min(1, share / 0.3) + reflected + (heard.length > 0 ? 8 : 0) + 4);
  const best = own[0] ?? reflections[0];
  const thought =
    reflections.length === 0
      ? 'none says what you made of it'
      : `${counted(reflections.length, 'says', 'say')} what you made of it${borrowed ? ', in words many use' : ''}`;
  return {
    score,
    reason: `${counted(own.length, 'sentence')} of ${traits.length} ${plural(own.length, 'lets', 'let')} one hear you in particular; ${thought}.`,
    quotes: best ? [best.sentence.text] : [],
    ...(reflections.length > 0 ? {} : liftFrom(reading)),
  };
};

const liftFrom = ({ traits }: Reading): { lift?: string } => {
  const act = traits.find((each) => each.act && each.detail >= 2) ?? traits.find(({ act: did }) => did);
  return act
    ? {
        lift: `After ${quote(act.sentence.text, 100)}, one sentence: what did you think then that you think no longer?`,
      }
    : {};
};
