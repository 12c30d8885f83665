import { isConcreteGoal } from '../evidence/concrete-goal.ts';
import { quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

const CLOSINGS: readonly [RegExp, string][] = [
  [
    /\bthank(?:s| you|ful)\b|\bgrateful\b|\bappreciate\b|\b(?:sincerely|yours|best regards)\b/i,
    'spends the last words on thanks',
  ],
  [
    /\b(?:I hope|please|kindly|I (?:beg|ask|request))\b[^.?!]{0,60}\b(?:you|consider|select|choose|chosen|accept|chance|opportunity|committee|application)\b|\bif (?:I am )?(?:given|granted|selected|chosen)\b|\blook(?:ing)? forward\b|\bnot (?:disappoint|let you down)\b/i,
    'spends the last words on a plea that every application makes',
  ],
  [
    /^\W*(?:in conclusion|to conclude|to sum up|in summary|all in all|overall|finally,? I|lastly)\b/i,
    'announces a summary',
  ],
  [/\bonce said\b|[“"][^”"]{10,160}[”"]\s*(?:[-–—]|by\b)/i, 'leaves the last word to somebody else'],
  [
    /\b(?:dreams? (?:do |can |will )?come true|sky is the limit|never give up|anything is possible|believe in (?:yourself|my ?self)|follow (?:my|your) dreams?|rest is history)\b/i,
    'closes on a saying',
  ],
];

/** A last sentence that gives the reader nothing of yours to keep. */
export const closing: Check = {
  id: 'closing',
  category: 'Closing',
  kind: 'structure',
  rubric: 'Structure',
  languages: 'english',
  find: ({ traits }) => {
    const last = traits.at(-1);
    if (!last || traits.length < 5) return [];
    const ending = [last, traits.at(-2)].find(
      (each) => each && CLOSINGS.some(([pattern]) => pattern.test(each.sentence.text)),
    );
    const fault = CLOSINGS.find(([pattern]) => ending && pattern.test(ending.sentence.text))?.[1];
    if (!ending || !fault || ending.detail >= 3) return [];
    const plan =
      traits.findLast((each) => isConcreteGoal(each) && each !== ending) ??
      traits.findLast((each) => each.reflection && each.specific);
    const question = plan
      ? `Could the essay end where it is most yours, on ${quote(plan.sentence.text, 120)}?`
      : 'Which fact about what you will do next should the reader still know tomorrow?';
    return [
      {
        suggestion: `${quote(ending.sentence.text, 120)} ${fault}. ${question}`,
        at: [spanOf(ending.sentence)],
        weight: 48,
        question,
      },
    ];
  },
};
