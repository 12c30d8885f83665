import { quoteAll } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

const CV_LINE =
  /^\W*(?:in \S+(?: \S+)?,? |then,? |also,? |later,? |after that,? |moreover,? |furthermore,? |additionally,? |during \S+(?: \S+){0,3},? )?I (?:also |have also |have |then )?(?:was|am|been|participated|took part|joined|won|received|attended|volunteered|served|worked|became|completed|got|obtained|earned|did|held|played|represented|was awarded|was selected|was elected|took)\b/i;
const BULLET = /^\s*(?:[-•*–]|\d{1,2}[.)])\s/;
const ENOUGH = 5;
const LONGEST = 26;

/** Activities one after the other, as on a CV, with no time spent on any. */
export const listLike: Check = {
  id: 'list-like',
  category: 'A list, not a story',
  kind: 'point',
  rubric: 'Structure',
  languages: 'english',
  find: ({ traits }) => {
    const lines = traits.filter(
      ({ sentence, reflection, speech }) =>
        BULLET.test(sentence.text) ||
        (CV_LINE.test(sentence.text) && sentence.words.length <= LONGEST && !reflection && !speech),
    );
    if (lines.length < ENOUGH || lines.length / traits.length < 0.35) return [];
    const shown = lines.slice(0, 3);
    const question =
      'Which one of them would you still do without a certificate, and what happened on its hardest day?';
    return [
      {
        suggestion: `${quoteAll(
          shown.map(({ sentence }) => sentence.text),
          70,
        )} and ${lines.length - shown.length} more follow each other like lines of a CV, each dropped as soon as it is named. ${question}`,
        at: lines.map(({ sentence }) => spanOf(sentence)),
        weight: 81,
        question,
      },
    ];
  },
};
