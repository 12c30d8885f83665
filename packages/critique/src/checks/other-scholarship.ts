import { quote } from '../text/quote.ts';
import { contentStems } from '../text/stem.ts';
import type { Check } from './check.ts';

const NAMED =
  /(?:\p{Lu}[\p{L}’'-]+(?: (?:of|for|the|and|de|in) | )){1,8}(?:Scholarship|Scholarships|Fellowship|Bursary|Foundation|Award|Grant|Programme|Program)\b/gu;
const ASKS_FOR =
  /\b(?:apply|applying|application|applied|grant(?:ed)?|receiv\w+|award(?:ed)?|win(?:ning)?|this|the|your|become an?|deserve|support(?:ed)? (?:of|by)|help of|through)\b/i;
const PAST = /\b(?:won|received|was awarded|got|had|previous(?:ly)?|earlier|in (?:19|20)\d\d)\b/i;

/** Another award's name where the chosen one should stand: the mark of a recycled essay. */
export const otherScholarship: Check = {
  id: 'other-scholarship',
  category: 'Name of the award',
  kind: 'contradiction',
  rubric: 'Prompt fit',
  languages: 'english',
  find: ({ parts, traits, input: { scholarship } }) => {
    if (!scholarship) return [];
    const own = contentStems(
      `${scholarship.title} ${scholarship.organization}`.match(/[\p{L}\p{N}]+/gu) ?? [],
    );
    for (const match of parts.text.matchAll(NAMED)) {
      const name = match[0].replace(/^(?:The|This|My|Your|In|With|For|If|A|An|Through) /, '');
      const stems = [...contentStems(name.match(/[\p{L}\p{N}]+/gu) ?? [])].filter(
        (each) => !GENERIC.has(each),
      );
      const place = {
        start: match.index + match[0].length - name.length,
        end: match.index + match[0].length,
      };
      const sentence =
        traits.find((each) => each.sentence.start <= place.start && place.end <= each.sentence.end)?.sentence
          .text ?? '';
      if (
        stems.length === 0 ||
        stems.some((each) => own.has(each)) ||
        PAST.test(sentence) ||
        !ASKS_FOR.test(sentence)
      )
        continue;
      return [
        {
          suggestion: `The essay names ${quote(name)}, and it is for ${quote(scholarship.title)}. Is this sentence from another application: ${quote(sentence, 110)}?`,
          at: [place],
          weight: 96,
          severity: 'high',
        },
      ];
    }
    return [];
  },
};

const GENERIC = contentStems([
  'scholarship',
  'scholarships',
  'fellowship',
  'bursary',
  'foundation',
  'award',
  'grant',
  'programme',
  'program',
  'university',
  'international',
  'excellence',
]);
