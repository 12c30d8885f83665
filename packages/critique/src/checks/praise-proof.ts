import { phraseFinder } from '../text/find-phrases.ts';
import { quote } from '../text/quote.ts';
import { CLICHES } from '../text/set-phrases.ts';
import { type Check, spanOf } from './check.ts';

const setPhrases = phraseFinder(CLICHES);

/** A claim in words of one's own that the essay proves. */
export const praiseProof: Check = {
  id: 'praise-proof',
  category: 'Keep this',
  kind: 'praise',
  rubric: 'Specificity and evidence',
  languages: 'english',
  find: ({ claims }) => {
    const best = claims
      .filter(({ proof, at }) => proof && proof !== at && proof.detail >= 2)
      .filter(({ at }) => setPhrases(at.sentence.text).length === 0)
      .sort((a, b) => (b.proof?.detail ?? 0) - (a.proof?.detail ?? 0))[0];
    if (!best?.proof) return [];
    return [
      {
        suggestion: `You claim ${quote(best.words.quote, 90)} and then show it: ${quote(best.proof.sentence.text, 150)}.`,
        at: [spanOf(best.proof.sentence)],
        weight: 58,
      },
    ];
  },
};
