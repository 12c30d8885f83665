import { joinAnd } from '@laurel/text';
import { bareName } from '../evidence/find-names.ts';
import { doesVisibly, isOfRank } from '../evidence/own-deeds.ts';
import { LOSS, NUMBER } from '../evidence/phrases.generated.ts';
import type { Traits } from '../evidence/read-traits.ts';
import { quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';
import { phraseFinder } from './find-phrases.ts';
import { CV_FACT } from './phrases.generated.ts';
import { CLICHES } from './set-phrases.generated.ts';

/** Several, because ranking drops a candidate with a remark on the same sentence. */
const MAX_CANDIDATES = 6;
/** Kinds of detail that a praised sentence has at least. */
const MIN_DETAIL = 3;
const MIN_WORDS = 8;

const findCliches = phraseFinder(CLICHES);
const isSound = ({ sentence, vague }: Traits): boolean =>
  !vague && sentence.words.length >= MIN_WORDS && findCliches(sentence.text).length === 0;

/** The first word of spoken words is no name. */
const isInSpeech = ({ text, start }: Traits['sentence'], name: { start: number }): boolean =>
  /[“"'‘]/.test(text[name.start - start - 1] ?? '');

/** A name, not an abbreviation or a word in capitals. */
const isTelling = (sentence: Traits['sentence'], name: Traits['names'][number]): boolean =>
  !/^[\p{Lu}.]+$|\p{Lu}\.\s?\p{L}/u.test(bareName(name.text)) && !isInSpeech(sentence, name);

/** What happens to everybody is no deed. */
const MOVED =
  /\bI (?:\w+ )?(?:moved|grew up|came|arrived|lived|went|was born|began school|started school|joined|entered)\b/i;

const NUMBER_WORD = String.raw`\p{L}+teen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve`;
/** "Year 12" is a name. */
const NUMBERED = new RegExp(
  String.raw`\b(?:year|grade|class|form|standard|room|chapter)s? (?:\d+|(?:${NUMBER_WORD})\b)`,
  'giu',
);
/** "In 2021" and "when I was nine". */
const DATED = /\b(?:19|20)\d\d\b|\b(?:when I was|at the age of|aged|turned) \p{L}+/giu;
/** Names and times count nothing. */
const counts = ({ sentence }: Traits): boolean =>
  NUMBER.test(sentence.text.replace(NUMBERED, '').replace(DATED, ''));

/** Words in quotation marks after "in", "from" or "called" are a title and no voice. */
const TITLED = /\b(?:in|from|of|called|titled|named|book|film|article|paper|course|project|club) [“"«]/i;
const isSpoken = ({ speech, sentence }: Traits): boolean => speech && !TITLED.test(sentence.text);

/** The writer did it, and a name of somebody or something, or spoken words, stand beside a number or a time. */
export const isOwnDeed = (each: Traits): boolean => {
  const { act, names, number, time, result, sentence } = each;
  const speech = isSpoken(each);
  return (
    act &&
    /\bI\b/.test(sentence.text) &&
    !CV_FACT.test(sentence.text) &&
    !MOVED.test(sentence.text) &&
    !isOfRank(sentence.text) &&
    !LOSS.test(sentence.text) &&
    doesVisibly(sentence.text) &&
    // Something counted, said or reached: a time and a place alone stand beside much that is no moment.
    ((number && counts(each)) || (time && (speech || result))) &&
    (speech || result || names.some((name) => isTelling(sentence, name)))
  );
};

/** Posts and honours; from so many sentences of one paragraph on it is a list of them, and none is a scene. */
const POST =
  /\b(?:captain|president|secretary|treasurer|members? of|ambassador|prefect|chair\w*|head (?:boy|girl)|honou?r society|representative of)\b/i;
const POSTS_OF_LIST = 2;

const isListedPost = (each: Traits, traits: readonly Traits[]): boolean =>
  traits.filter(({ sentence }) => sentence.paragraph === each.sentence.paragraph && POST.test(sentence.text))
    .length >= POSTS_OF_LIST;

/** A sentence in which the writer did something with detail around it. */
export const praiseMoment: Check = {
  id: 'praise-moment',
  category: 'Keep this',
  kind: 'praise',
  rubric: 'Specificity and evidence',
  languages: 'english',
  find: ({ traits, claims }) => {
    const claimed = new Set(claims.map(({ at }) => at));
    const value = ({ detail, result }: Traits) => detail + (result ? 1 : 0);
    return traits
      .filter(
        (each) =>
          !claimed.has(each) &&
          isSound(each) &&
          isOwnDeed(each) &&
          !each.goal &&
          each.detail >= MIN_DETAIL &&
          !isListedPost(each, traits),
      )
      .sort((a, b) => value(b) - value(a) || a.sentence.index - b.sentence.index)
      .slice(0, MAX_CANDIDATES)
      .map((best, rank) => ({
        suggestion: `${quote(best.sentence.text, 180)} holds ${joinAnd(holdsOf(best))}. This is yours: keep it.`,
        at: [spanOf(best.sentence)],
        weight: 60 + best.detail - rank,
      }));
  },
};

/** "French", "European", "Romani": a language or a people is no name. */
const OF_A_PEOPLE =
  /^(?:French|Dutch|Greek|Czech|Arabic|Swahili|Hindi|Urdu|Bengali|Malagasy|Romani|\p{L}+(?:ish|ese|ian|ean))$/u;

/** The kinds of detail in a sentence, in words. */
const holdsOf = (each: Traits): string[] => {
  const { sentence, names, number, time } = each;
  const named = names.find((name) => isTelling(sentence, name) && !OF_A_PEOPLE.test(bareName(name.text)));
  const name = named ? [`a name (${bareName(named.text)})`] : [];
  const when = time ? ['a time'] : [];
  const count = number && !time ? ['a number'] : [];
  const voice = isSpoken(each) ? ['a voice'] : [];
  return ['something you did', ...when, ...count, ...name, ...voice];
};
