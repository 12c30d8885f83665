import { counted } from '@laurel/text';
import type { Reading } from '../reading.ts';
import type { Judgement } from './score-line.ts';

/** A count, not a judgement: what a checker happens to find says little about how well somebody writes. */
export const judgeSpelling = ({ lints, spellCheck }: Reading): Judgement => ({
  reason:
    spellCheck === 'unavailable'
      ? 'The spelling and grammar check was not available.'
      : lints.length === 0
        ? 'No spelling notes.'
        : `${counted(lints.length, 'spelling note')}.`,
  quotes: [],
});
