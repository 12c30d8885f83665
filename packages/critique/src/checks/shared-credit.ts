import { quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

const WE_DID =
  /\bwe (?:\w+ly |also |then )?(persuaded|convinced|built|created|organi[sz]ed|raised|founded|started|launched|designed|developed|won|collected|measured|trained|taught|planted|repaired|opened|wrote|made|set up|ran|reached|managed|agreed|decided|presented|changed|cut|reduced|solved)\b/i;

/** A joint achievement in which the writer's own part can't be told. */
export const sharedCredit: Check = {
  id: 'shared-credit',
  category: 'Your part in it',
  kind: 'question',
  rubric: 'Specificity and evidence',
  languages: 'english',
  find: ({ traits }) => {
    const joint = traits
      .filter(
        (each) => WE_DID.test(each.sentence.text) && !/\bI\b/.test(each.sentence.text) && each.detail >= 1,
      )
      .sort((a, b) => b.detail - a.detail || a.sentence.index - b.sentence.index)[0];
    if (!joint) return [];
    const question = 'Which part of it was yours, and what would have been missing without you?';
    return [
      {
        suggestion: `In ${quote(joint.sentence.text, 140)} the “we” hides you. ${question}`,
        at: [spanOf(joint.sentence)],
        weight: 51,
        question,
      },
    ];
  },
};
