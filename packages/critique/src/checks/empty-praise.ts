import { quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

const FLATTERY =
  /\b(?:your|this|the|such an?|an?) (?:\w+ ){0,2}(?:prestigious|esteemed|renowned|reputable|reputed|world[- ]class|well[- ]known|famous|respected|honou?rable|noble|great|wonderful|amazing|excellent)(?: and \w+)? (?:\w+ ){0,2}(?:scholarship|university|institution|foundation|organi[sz]ation|program(?:me)?|committee|college|school|award|fellowship)\b/i;

/** Praise of the giver where a fact about it would show that the writer knows it. */
export const emptyPraise: Check = {
  id: 'empty-praise',
  category: 'Why this award',
  kind: 'question',
  rubric: 'Prompt fit',
  languages: 'english',
  find: ({ traits, input }) => {
    const found = traits.filter(({ sentence }) => FLATTERY.test(sentence.text));
    const [first] = found;
    if (!first || first.names.length > 1) return [];
    const words = FLATTERY.exec(first.sentence.text)?.[0] ?? '';
    const who = input.scholarship?.organization;
    const question = who
      ? `What has ${who} funded, taught or said that made you choose it?`
      : 'Which course, project or person there made you choose it?';
    return [
      {
        suggestion: `${quote(words)} praises the giver with a word it hears from everyone. ${question}`,
        at: found.map(({ sentence }) => spanOf(sentence)),
        weight: 43,
        question,
      },
    ];
  },
};
