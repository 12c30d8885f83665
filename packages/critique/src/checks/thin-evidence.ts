import { plural, quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

/** Below this share of specific sentences an essay shows almost nothing. */
const THIN = 0.12;

/** Hardly a number, name, date or act in the whole essay. */
export const thinEvidence: Check = {
  id: 'thin-evidence',
  category: 'Specific detail',
  kind: 'point',
  rubric: 'Specificity and evidence',
  languages: 'english',
  find: ({ traits, parts, claims }) => {
    const specific = traits.filter((each) => each.specific);
    if (traits.length < 6 || specific.length / traits.length >= THIN) return [];
    const claimed = new Set(claims.map(({ at }) => at));
    const nearest = traits
      .filter((each) => !claimed.has(each))
      .sort((a, b) => b.detail - a.detail || Number(b.act) - Number(a.act))[0];
    const question = 'Which single day, with its place and the people there, does it stand for?';
    const named = traits.filter(({ names }) => names.length > 0).length;
    const numbered = traits.filter(({ number, time }) => number || time).length;
    const holds = `Of ${plural(traits.length, 'sentence')} ${named} ${named === 1 ? 'holds' : 'hold'} a name and ${numbered} a number or a date`;
    const closest =
      nearest && nearest.detail > 0
        ? `; the closest to a scene is ${quote(nearest.sentence.text, 130)}.`
        : '; none tells of one particular time.';
    return [
      {
        suggestion: `${holds}${closest} ${nearest && nearest.detail > 0 ? question : `Take ${quote(traits[Math.floor(traits.length / 2)]?.sentence.text ?? parts.text, 110)}: which single day, with its place and the people there, does it stand for?`}`,
        at: nearest && nearest.detail > 0 ? [spanOf(nearest.sentence)] : [],
        weight: 82,
        question,
      },
    ];
  },
};
