import { counted } from '@laurel/text';
import type { Reading } from '../reading.ts';
import type { Judgement } from './score-line.ts';

/** A count without a score, because the number of notes says little about how well somebody writes. */
export const judgeSpelling = ({ lints, spellCheck }: Reading): Judgement => ({
  reason:
    spellCheck === 'unavailable'
      ? 'The spelling and grammar check was not available.'
      : lints.length === 0
        ? 'No spelling notes.'
        : `${counted(lints.length, 'spelling note')}.`,
  quotes: [],
});
