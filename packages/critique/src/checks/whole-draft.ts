import { counted, joinAnd, plural, tokensOf } from '@laurel/text';
import { doesInMain } from '../evidence/own-deeds.ts';
import type { Traits } from '../evidence/read-traits.ts';
import type { Reading } from '../reading.ts';
import { excerpt, quote, quoteAll } from '../text/quote.ts';
import { contentStems } from '../text/stem.ts';
import { type Check, type Finding, spanOf } from './check.ts';
import { LEFTOVER, WRITTEN_IN } from './phrases.generated.ts';

/** Something left to be filled in. */
export const placeholder: Check = {
  id: 'placeholder',
  category: 'Left to fill in',
  kind: 'contradiction',
  rubric: 'Mechanics',
  languages: 'any',
  find: ({ parts }) => {
    const found = [...parts.text.matchAll(LEFTOVER)].slice(0, 6);
    if (found.length === 0) return [];
    const places = found.map((match) => ({ start: match.index, end: match.index + match[0].length }));
    return [
      {
        suggestion: `${quoteAll([...new Set(found.map(([text]) => text))])} ${plural(found.length, 'was', 'were')} left to be filled in.`,
        at: places.map(spanOf),
        weight: 97,
        severity: 'high',
      },
    ];
  },
};

/** In words, where no limit is known: a shorter essay has no room for an event and what it led to. */
const MIN_WORDS = 80;
/** An essay that uses a smaller share of a stated range is short; a number alone asks for less. */
const MIN_USED_SHARE = 0.6;
const TOLD_SHARE = 0.45;
/** Below it nothing matters more. */
const FAR_SHARE = 0.4;
/** The same for a ceiling, and for a draft that tells what its writer did. */
const CEILING_SHARE = 0.35;
/** Sentences in which the writer did something. */
const TOLD_DEEDS = 3;
/** "Up to 300 words" is no wish for 300. */
const CEILING =
  /\b(?:up to|at most|no more than|not more than|max(?:imum)?\.?|or (?:fewer|less)|within|under|limit)\b/i;

/** In words: room for a story and what it led to. */
const ENOUGH_WORDS = 300;
/** "600 to 700 words", "at least 500 words". */
const RANGE = /\d\s*(?:-|–|to|and)\s*\d+ words|\b(?:at least|minimum)\b/i;

/** Too long for the limit, with the sentences that could go; or too short, with what the room is for. */
export const length: Check = {
  id: 'length',
  category: 'Length',
  kind: 'structure',
  rubric: 'Prompt fit',
  languages: 'any',
  find: (reading) => {
    const words = reading.parts.words.length;
    const { wordLimit } = reading;
    if (wordLimit !== undefined && words > wordLimit) return [tooLong(reading, words, wordLimit)];
    // A limit alone is no wish for so many words: a draft that tells its story may stop.
    const isRange = RANGE.test(reading.input.prompt ?? '');
    const isWish = wordLimit === undefined || words < ENOUGH_WORDS || isRange;
    const isCeiling = CEILING.test(reading.input.prompt ?? '') || reading.genre === 'unconventional form';
    const isTold = reading.traits.filter(({ sentence }) => doesInMain(sentence.text)).length >= TOLD_DEEDS;
    const used = isRange ? MIN_USED_SHARE : isCeiling || isTold ? CEILING_SHARE : TOLD_SHARE;
    const short = wordLimit === undefined ? words < MIN_WORDS : words < wordLimit * used;
    return short && isWish && words > 0 ? [tooShort(reading, words)] : [];
  },
};

/** Share of the limit. */
const SLIGHT = 0.05;

/** "It matters to me as it is the only place …": the sentence that gives a reason may be the answer. */
const GIVES_WHY =
  /\b(?:because|since|so that|that[’']?s? (?:is )?why|the reason|matter(?:s|ed)?|important|means|meant|why)\b|\bas (?:it|I|we|he|she|they|this|that|there)\b/i;

/** What nobody is told to cut: the first and the last sentence, what answers a part of the prompt or may, and what says why. */
const mayBeCut = ({ traits, asked, stems }: Reading): ((each: Traits) => boolean) => {
  const answers = new Set(asked.flatMap(({ best }) => (best ? [best] : [])));
  const askedStems = new Set(
    asked.flatMap(({ from, part }) => (from === 'prompt' ? [...contentStems(tokensOf(part))] : [])),
  );
  const isIdle = (each: Traits) =>
    each.detail === 0 && !each.goal && !each.reflection && !GIVES_WHY.test(each.sentence.text);
  return (each) =>
    isIdle(each) &&
    each !== traits[0] &&
    each !== traits.at(-1) &&
    !answers.has(each) &&
    ![...(stems[each.sentence.index] ?? [])].some((stem) => askedStems.has(stem));
};

const tooLong = (reading: Reading, words: number, limit: number): Finding => {
  const over = words - limit;
  const cuts: Traits[] = [];
  let saved = 0;
  // For a few words too many no whole sentence has to go.
  const idle = (over / limit <= SLIGHT ? [] : reading.traits)
    .filter(mayBeCut(reading))
    .sort((a, b) => Number(b.vague) - Number(a.vague) || b.sentence.words.length - a.sentence.words.length);
  for (const each of idle) {
    if (saved >= over || cuts.length === 3) break;
    cuts.push(each);
    saved += each.sentence.words.length;
  }
  const which = cuts.map(({ sentence }) => `${quote(sentence.text, 90)} (${sentence.words.length} words)`);
  const advice = cuts.length > 0 ? ` You could begin with these: ${joinAnd(which)}.` : '';
  return {
    suggestion: `The limit is ${limit} words and this draft has ${words}, ${over} too many; many forms cut off what is over.${advice}`,
    at: [],
    weight: over / limit > SLIGHT ? 86 : 66,
    severity: 'high',
  };
};

/** Without a place in the text, so that ranking never drops it for another remark. Which part lacks room is the writer's to say. */
const tooShort = ({ wordLimit }: Reading, words: number): Finding => {
  const has = wordLimit === undefined ? counted(words, 'word') : `${words} of ${wordLimit} words`;
  const far = wordLimit !== undefined && words < wordLimit * FAR_SHARE;
  return {
    suggestion: `The draft has ${has}. What would a reader still want to know?`,
    at: [],
    weight: far ? 80 : 52,
  };
};

const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

const ONLY_ENGLISH =
  'Only length, paragraphs and gaps left to fill were checked; spelling, claims and fit with the prompt are read in English alone, ' +
  'so they are not judged here.';

/** Says what was not checked in a text that isn't English, or that the prompt asks for another language. */
export const languageNotice: Check = {
  id: 'language-notice',
  category: 'Language',
  kind: 'notice',
  languages: 'any',
  find: ({ english, language, parts, input: { prompt = '' } }) => {
    if (parts.words.length === 0) return [];
    if (language === 'eng') return asksForAnother(prompt);
    if (english) return [];
    const name = language === 'und' ? undefined : LANGUAGE_NAMES.of(language);
    const what = name === undefined ? 'does not read as English prose' : `seems to be in ${name}`;
    return [
      {
        suggestion: `The text (“${excerpt(parts.sentences[0]?.text ?? parts.text, 60)}”) ${what}. ${ONLY_ENGLISH}`,
        at: [],
        weight: 100,
      },
    ];
  },
};

/** For English text: the prompt names the languages that it accepts, and English is none of them. */
const asksForAnother = (prompt: string): Finding[] => {
  const languages = WRITTEN_IN.exec(prompt)?.[1];
  if (languages === undefined || /english/i.test(languages)) return [];
  return [
    {
      suggestion: `The prompt asks for ${languages}, and this draft is in English. Which of them does the form take?`,
      at: [],
      weight: 100,
    },
  ];
};

/** Says that spelling and grammar were not looked at, or only up to a point. */
export const spellCheckUnavailable: Check = {
  id: 'mechanics-unavailable',
  category: 'Spelling check',
  kind: 'notice',
  rubric: 'Mechanics',
  languages: 'english',
  find: ({ spellCheck, parts }) => {
    if (parts.words.length === 0) return [];
    if (spellCheck === 'unavailable')
      return [
        {
          suggestion:
            'The spelling and grammar check was unavailable for this draft; everything else was read.',
          at: [],
          weight: 99,
        },
      ];
    const next = parts.sentences.find(
      ({ end }) => spellCheck.checkedTo !== undefined && end > spellCheck.checkedTo,
    );
    return next
      ? [
          {
            suggestion: `Spelling and grammar were checked only up to ${quote(next.text, 80)}.`,
            at: [spanOf(next)],
            weight: 99,
          },
        ]
      : [];
  },
};
