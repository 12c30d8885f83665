import { quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

const NEED =
  /\b(?:can(?:not|’t|'t)|could(?: not|n’t|n't)|unable to|hard to|difficult to|struggl\w+ to|not able to) (?:\w+ ){0,2}(?:afford|pay|cover|finance|fund)\b|\bfinancial (?:burden|problems?|difficult\w+|constraints?|hardships?|struggles?|situation)\b|\blow[- ]income\b|\bpoor family\b/i;

/** Need is stated without a figure. */
export const needWithoutFigures: Check = {
  id: 'need-without-figures',
  category: 'Financial need',
  kind: 'point',
  rubric: 'Specificity and evidence',
  languages: 'english',
  find: ({ traits }) => {
    const stated = traits.filter(({ sentence }) => NEED.test(sentence.text));
    const [first] = stated;
    const near = (at: number) => traits.slice(Math.max(0, at - 1), at + 3).some(({ number }) => number);
    if (!first || stated.some(({ sentence }) => near(sentence.index))) return [];
    const question = 'What does a year cost, what can your family put in, and which gap is left?';
    return [
      {
        suggestion: `${quote(first.sentence.text, 120)} asks the reader to take the need on trust. ${question}`,
        at: [spanOf(first.sentence)],
        weight: 57,
        question,
      },
    ];
  },
};
