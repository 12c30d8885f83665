import { ABSTRACT } from '../evidence/patterns.ts';
import type { Traits } from '../evidence/read-traits.ts';
import { quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

const OPENINGS: readonly [RegExp, string][] = [
  [/^\W*(?:hello|hi|greetings|dear|to whom)\b/i, 'greets the reader; an essay starts with its first fact'],
  [
    /\b[Mm]y name is\b|^\W*I(?: am|’m|'m) [A-Z]\p{Ll}+(?: [A-Z]\p{Ll}+)+,/u,
    'gives your name, which stands on the form already',
  ],
  [
    /\bI am (?:writing|applying|pleased|honou?red|excited|delighted)\b|\bthis essay\b|\bin this (?:essay|letter|statement)\b/i,
    'announces the essay instead of beginning it',
  ],
  [
    /\b(?:dictionary|is defined as|defines? \w+ as|the definition of)\b/i,
    'starts from a definition, which is nobody’s story',
  ],
  [
    /^\W*(?:ever )?since (?:I was (?:a (?:little |young |small )?(?:child|kid|girl|boy)|young|little|small)|(?:my )?(?:early )?childhood)|^\W*(?:from|at) (?:a|an|my) (?:very )?(?:young|early|tender) age|^\W*(?:as|when I was) (?:a )?(?:little |young |small )?(?:child|kid|girl|boy|young|little)\b,? (?:I|my dream)/i,
    'starts where a great many applicants start, in early childhood without a scene',
  ],
  [
    /^\W*(?:in (?:today|this modern|the modern|our modern|the current)|nowadays|these days|in the (?:21st|twenty-first) century|throughout history|all over the world|everyone|everybody|people (?:say|always))/i,
    'speaks of the world at large before the reader has met you',
  ],
  [
    /^\W*[“"«].{8,200}[”"»].{0,60}(?:said|says|once|by|[-–—])|\bonce (?:said|wrote)\b|\b(?:quote|saying|proverb)\b/i,
    'begins with somebody else’s words',
  ],
  [
    /^\W*(?:education|success|life|leadership|knowledge|science|technology|medicine|hard work|dreams?|passion|learning)\b[^.?!]{0,40}\b(?:is|are|has|plays)\b/i,
    'states what nobody would deny',
  ],
];

/** A first sentence that could open anyone's essay, and the moment that could open this one. */
export const opening: Check = {
  id: 'opening',
  category: 'Opening',
  kind: 'structure',
  rubric: 'Structure',
  languages: 'english',
  find: ({ traits }) => {
    const first = traits[0];
    if (!first || traits.length < 4) return [];
    const fault = faultOf(first);
    if (!fault) return [];
    const moment = firstMoment(traits);
    const question = moment
      ? `Your first moment nobody else could have written comes in sentence ${moment.sentence.index + 1}: ${quote(moment.sentence.text, 120)}. What if the reader met it first?`
      : 'Which moment of yours, on a day you can name, led you to write this?';
    return [
      {
        suggestion: `${quote(first.sentence.text, 120)} ${fault}. ${question}`,
        at: [spanOf(first.sentence)],
        weight: moment ? 64 : 56,
        question,
      },
    ];
  },
};

function faultOf(first: Traits): string | undefined {
  const known = OPENINGS.find(([pattern]) => pattern.test(first.sentence.text))?.[1];
  if (known && first.detail < 3) return known;
  const general = first.detail === 0 && !first.firstPerson && ABSTRACT.test(first.sentence.text);
  return general ? 'is a general truth, with neither you nor a scene in it' : undefined;
}

/** The first sentence after the opening that shows something only this writer could tell. */
export const firstMoment = (traits: readonly Traits[]): Traits | undefined =>
  traits.slice(1).find((each) => each.specific && (each.act || each.scene || each.speech) && !each.goal);
