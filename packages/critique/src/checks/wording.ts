import { counted, joinAnd, plural } from '@laurel/text';
import { ATTRIBUTED } from '../evidence/phrases.generated.ts';
import { FAMOUS_LINES } from '../genre.generated.ts';
import { quote, quoteAll } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';
import { phraseFinder } from './find-phrases.ts';
import { INTENSE, PLEA, VIRTUES_IN_A_ROW } from './phrases.generated.ts';
import { CLICHES, FILLERS } from './set-phrases.generated.ts';

/** Three or more virtues in a row. */
export const adjectiveString: Check = {
  id: 'adjective-string',
  category: 'Virtues in a row',
  kind: 'style',
  languages: 'english',
  find: ({ traits }) =>
    traits
      .flatMap(({ sentence }) => {
        const match = VIRTUES_IN_A_ROW.exec(sentence.text);
        return match ? [{ sentence, words: match[0] }] : [];
      })
      .slice(0, 1)
      .map(({ sentence, words }) => ({
        suggestion: `${quote(words, 110)} puts many qualities in one row. Which one could you show with something you did?`,
        at: [spanOf(sentence)],
        weight: 38,
      })),
};

const findCliches = phraseFinder(CLICHES);
const MAX_CLICHES_SHOWN = 3;
/** In one paragraph. */
const MIN_WORN = 2;
/** In characters. */
const SAME_PHRASE = 8;

/** Set phrases, each with the question that its plain version would answer. */
export const cliche: Check = {
  id: 'cliche',
  category: 'Set phrases',
  kind: 'style',
  languages: 'english',
  find: ({ parts }) => {
    // "Education is the key to success" is one phrase, though two of the list meet in it.
    const hits = findCliches(parts.text).filter(
      (hit, at, all) => !all.slice(0, at).some(({ end }) => Math.abs(hit.start - end) < SAME_PHRASE),
    );
    // One worn phrase does little harm; two in one paragraph leave no room for anything else.
    const isWorn = parts.paragraphs.some(
      ({ start, end }) => hits.filter((hit) => hit.start >= start && hit.end <= end).length >= MIN_WORN,
    );
    if (!isWorn) return [];
    const shown = hits.slice(0, MAX_CLICHES_SHOWN).map(({ words }) => quote(words));
    const more =
      hits.length > MAX_CLICHES_SHOWN ? ` ${hits.length - MAX_CLICHES_SHOWN} more are marked.` : '';
    const are = plural(hits.length, 'is a phrase', 'are phrases');
    return [
      {
        suggestion: `${joinAnd(shown)} ${are} readers meet every day.${more} How would you say it to a friend, in words of your own?`,
        at: hits.slice(0, 8).map(spanOf),
        weight: Math.min(39, 26 + 4 * hits.length),
      },
    ];
  },
};

const findFillers = phraseFinder(FILLERS);
const MIN_FILLERS = 5;

/** Words that can go, with what they save. */
export const filler: Check = {
  id: 'filler',
  category: 'Words that can go',
  kind: 'style',
  languages: 'english',
  find: ({ parts }) => {
    const hits = findFillers(parts.text);
    if (hits.length < MIN_FILLERS) return [];
    const saved = hits.reduce(
      (sum, { words, note }) => sum + words.split(' ').length - (note === '' ? 0 : 1),
      0,
    );
    const shown = hits
      .slice(0, 4)
      .map(({ words, note }) => `${quote(words)} (${note === '' ? 'leave out' : note})`);
    return [
      {
        suggestion: `${joinAnd(shown)}: plainer, and about ${counted(saved, 'word')} free for detail.`,
        at: hits.slice(0, 8).map(spanOf),
        weight: 16 + Math.min(14, 2 * hits.length),
      },
    ];
  },
};

const MIN_INTENSIFIERS = 7;

/** Many intensifiers. */
export const intensifiers: Check = {
  id: 'intensifiers',
  category: 'Volume',
  kind: 'style',
  languages: 'english',
  find: ({ parts }) => {
    const found = [...parts.text.matchAll(INTENSE)];
    if (found.length < MIN_INTENSIFIERS) return [];
    return [
      {
        suggestion: `${quoteAll(found.slice(0, 4).map(([words]) => words))}${found.length > 4 ? ` and ${found.length - 4} more` : ''}: a number or a result would be stronger than these words.`,
        at: found
          .slice(0, 8)
          .map((match) => spanOf({ start: match.index, end: match.index + match[0].length })),
        weight: 22,
      },
    ];
  },
};

const MIN_PLEAS = 2;
const PRESSES =
  /\b(?:I beg|I (?:truly |really |strongly |do )?deserve|my (?:only|last) (?:hope|chance|option))\b/i;

/** Words that press the reader instead of convincing. */
export const pleading: Check = {
  id: 'pleading',
  category: 'Tone toward the reader',
  kind: 'style',
  languages: 'english',
  find: ({ traits, input: { prompt = '' } }) => {
    // Who is asked why they deserve it may say that they do.
    const isAsked = (text: string) => /\bdeserve\b/i.test(text) && /\bdeserve\b/i.test(prompt);
    const found = traits.filter(({ sentence }) => PLEA.test(sentence.text) && !isAsked(sentence.text));
    const [first] = found;
    // One such line does little harm.
    if (!first || (found.length < MIN_PLEAS && !PRESSES.test(first.sentence.text))) return [];
    const words = PLEA.exec(first.sentence.text)?.[0] ?? '';
    return [
      {
        suggestion: `${quote(words)} asks the reader to decide for you. One dated fact about what you did argues better.`,
        at: found.map(({ sentence }) => spanOf(sentence)),
        weight: 34,
      },
    ];
  },
};

const plainWords = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []).join(' ').replaceAll("'", '’')} `;

/** Sentences that committees know from many other essays. */
export const copiedLine: Check = {
  id: 'copied-line',
  category: 'Known lines',
  kind: 'point',
  rubric: 'Voice',
  languages: 'english',
  find: ({ traits }) => {
    const found = traits.filter(({ sentence }) => {
      const words = plainWords(sentence.text);
      return FAMOUS_LINES.some((line) => words.includes(` ${line} `));
    });
    const [first] = found;
    if (!first) return [];
    const others = found.length > 1 ? `, and ${counted(found.length - 1, 'more such line')} further on,` : '';
    const question = 'Which sentence of your own, about something you saw or did, could stand in its place?';
    return [
      {
        suggestion: `${quote(first.sentence.text, 120)}${others} is a line that readers know from many essays. ${question}`,
        at: found.map(({ sentence }) => spanOf(sentence)),
        weight: 76,
        question,
      },
    ];
  },
};

/** A quotation of somebody famous. */
export const borrowedQuotation: Check = {
  id: 'borrowed-quotation',
  category: 'Borrowed words',
  kind: 'question',
  rubric: 'Voice',
  languages: 'english',
  find: ({ parts, traits }) => {
    const at = traits.find(
      ({ sentence }) =>
        ATTRIBUTED.test(sentence.text) &&
        !/\bmy (?:mother|father|grand|teacher|aunt|uncle|coach)/i.test(sentence.text),
    );
    if (!at || at.sentence.index === 0) return [];
    const share = Math.round((100 * at.sentence.words.length) / Math.max(1, parts.words.length));
    const cost = share >= 3 ? `${share}% of your words` : `${at.sentence.words.length} words`;
    const question = 'What has somebody you know said to you that you still hear?';
    return [
      {
        suggestion: `${quote(at.sentence.text, 130)} gives ${cost} to somebody else. ${question}`,
        at: [spanOf(at.sentence)],
        weight: 40,
        question,
      },
    ];
  },
};
