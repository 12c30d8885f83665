import { quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

/** A quality claimed that no sentence shows. One finding for each quality. */
export const unprovedClaim: Check = {
  id: 'unproved-claim',
  category: 'Claims and proof',
  kind: 'point',
  rubric: 'Specificity and evidence',
  languages: 'english',
  find: ({ claims }) => {
    const proved = new Set(claims.filter(({ proof }) => proof).map(({ trait }) => trait.id));
    const open = claims.filter(({ proof, trait }) => !proof && !proved.has(trait.id));
    const first = open.filter(
      (claim, index) => open.findIndex(({ trait }) => trait === claim.trait) === index,
    );
    return first.map((claim, index) => {
      const same = open.filter(({ trait }) => trait === claim.trait);
      const again = same[1] ? `, and again ${quote(same[1].words.quote, 80)}` : '';
      return {
        suggestion: `You write ${quote(claim.words.quote, 150)}${again}, and no sentence shows it. ${claim.trait.question}`,
        at: same.map(({ at }) => spanOf(at.sentence)),
        weight: Math.max(46, 84 - 8 * index),
        question: claim.trait.question,
      };
    });
  },
};
