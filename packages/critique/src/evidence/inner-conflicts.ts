import { editDistance } from '@laurel/text';
import { stem } from '../text/stem.ts';
import {
  AGE_AND_YEAR,
  BEGAN_WORK,
  CHILDREN,
  COUNTED,
  GROWTH,
  UNCOUNTED as NEVER_COUNTED,
  SIBLINGS,
  SINCE_THEN,
} from './phrases.generated.ts';
import type { Traits } from './read-traits.ts';

/** Two places of one essay that can't both be right, or look so. */
export interface Conflict {
  first: { words: string; at: Traits };
  second: { words: string; at: Traits };
  /** The question for the student. */
  question: string;
}

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const UNCOUNTED = new Set(NEVER_COUNTED.map(stem));

/** "the four volumes" may be some of the 31; "my" and "all" mean the whole. */
const TOTAL = /\b(?:all|my|our)\b/i;

interface Count {
  number: number;
  definite: boolean;
  words: string;
  at: Traits;
}

/** "61 of the 140 children", and later "the 61 children": the smaller number was told as a part of the other. */
const isPartOf = (traits: readonly Traits[], digits: string, { at }: Count): boolean => {
  const told = new RegExp(String.raw`\b${digits}\s+(?:\w+\s+)?(?:of|out of|from|among)\b`, 'i');
  return traits.slice(0, traits.indexOf(at) + 1).some(({ sentence }) => told.test(sentence.text));
};

/** Two different numbers of the same things, where the second one means all of them. */
export const countConflict = (traits: readonly Traits[]): Conflict | undefined => {
  const seen = new Map<string, Count>();
  for (const at of traits) {
    for (const match of at.sentence.text.matchAll(COUNTED)) {
      const [words] = match;
      const { all: lead, number: digits = '', noun = '' } = match.groups ?? {};
      const key = stem(noun);
      if (UNCOUNTED.has(key) || !/s$|children|people|women|men$/i.test(noun)) continue;
      const spelled = NUMBERS.indexOf(digits.toLowerCase()) + 1;
      const count = {
        number: spelled > 0 ? spelled : Number(digits),
        definite: lead !== undefined && TOTAL.test(lead),
        words: words.trim(),
        at,
      };
      // "The second of four siblings" has three.
      if (
        /\bof $/i.test(at.sentence.text.slice(0, match.index + (lead?.length ?? 0)).toLowerCase()) &&
        lead === undefined
      )
        continue;
      const before = seen.get(key);
      const ofFamily =
        /^(?:siblings|brothers|sisters|children)$/i.test(noun) && /\bmy\b|\bI have\b/i.test(at.sentence.text);
      if (
        before &&
        before.number !== count.number &&
        (count.definite || ofFamily) &&
        !isPartOf(traits, digits, count) &&
        !GROWTH.test(at.sentence.text.slice(0, match.index))
      )
        return {
          first: before,
          second: count,
          question: 'Are these the same ones, and which number is right?',
        };
      if (!before) seen.set(key, count);
    }
  }
  return undefined;
};

const BORN = /\bborn\b[^.?!]{0,40}?\b((?:19|20)\d\d)\b/i;
/** Ages and years that give two different years of birth. */
export const ageConflict = (traits: readonly Traits[]): Conflict | undefined => {
  let known: { birth: number; words: string; at: Traits } | undefined;
  for (const at of traits) {
    const found = readBirth(at);
    if (found && known && Math.abs(found.birth - known.birth) > 1)
      return {
        first: known,
        second: found,
        question: 'Together they give two different years of birth; which date is off?',
      };
    known ??= found;
  }
  return undefined;
};

const readBirth = (at: Traits): { birth: number; words: string; at: Traits } | undefined => {
  const born = BORN.exec(at.sentence.text);
  if (born && /\bI\b/.test(at.sentence.text.slice(0, born.index)))
    return { birth: Number(born[1]), words: born[0], at };
  const found = AGE_AND_YEAR.exec(at.sentence.text);
  const { year, yearThen, age, ageFirst } = found?.groups ?? {};
  const ageText = (age ?? ageFirst ?? '').toLowerCase();
  const number = NUMBERS.indexOf(ageText) + 1 || Number(ageText);
  if (!found || !Number.isInteger(number) || number === 0) return undefined;
  return { birth: Number(year ?? yearThen) - number, words: found[0], at };
};

const NAME_LENGTH = 5;

/** One name spelt two ways. */
export const nameConflict = (traits: readonly Traits[]): Conflict | undefined => {
  const seen: { words: string; at: Traits }[] = [];
  for (const at of traits) {
    for (const name of at.names.flatMap(({ text }) => text.split(/[\s.&-]+/))) {
      const words = name.replace(/[’']s$/, '');
      if (words.length < NAME_LENGTH || seen.some((each) => each.words === words)) continue;
      const near = seen.find((each) => isMisspelling(each.words, words));
      if (near) return { first: near, second: { words, at }, question: 'One name or two?' };
      if (seen.length < 60) seen.push({ words, at });
    }
  }
  return undefined;
};

/** Near, and not merely the plural or the adjective of the other ("Kenya", "Kenyan"). */
const isMisspelling = (left: string, right: string): boolean =>
  editDistance(left.toLowerCase(), right.toLowerCase(), 1) === 1 &&
  !left.startsWith(right) &&
  !right.startsWith(left) &&
  left[0] === right[0] &&
  left.at(-1) === right.at(-1);

const ONLY_CHILD = /\bonly child\b/i;
const SIBLING = /\bmy (?:\w+ )?(?:brothers?|sisters?|siblings?)\b(?!-in-law)/i;

export const familyConflict = (traits: readonly Traits[]): Conflict | undefined => {
  const only = traits.find(({ sentence }) => ONLY_CHILD.test(sentence.text) && /\bI\b/.test(sentence.text));
  const sibling = traits.find(({ sentence }) => SIBLING.test(sentence.text));
  if (!only || !sibling) return undefined;
  const words = (pattern: RegExp, { sentence }: Traits) => pattern.exec(sentence.text)?.[0] ?? '';
  return {
    first: { words: words(ONLY_CHILD, only), at: only },
    second: { words: words(SIBLING, sibling), at: sibling },
    question: 'How do the two go together?',
  };
};

/** Two numbers of the writer's children. */
export const childrenConflict = (traits: readonly Traits[]): Conflict | undefined => {
  let known: { number: number; words: string; at: Traits } | undefined;
  for (const at of traits) {
    // "My mother is a mother of six" is somebody else's number.
    if (!/\b(?:I|my|our)\b/i.test(at.sentence.text) || OF_OTHERS.test(at.sentence.text)) continue;
    for (const { 0: words, groups: { of = '', my = of, have = my } = {} } of at.sentence.text.matchAll(
      CHILDREN,
    )) {
      const written = (have || my || of).toLowerCase();
      const number = NUMBERS.indexOf(written) + 1 || Number(written);
      if (!Number.isInteger(number) || number < 1 || /\b(?:sons|daughters)$/i.test(words)) continue;
      if (known && known.number !== number)
        return { first: known, second: { words, at }, question: 'How many children do you have?' };
      known ??= { number, words, at };
    }
  }
  return undefined;
};
const OF_OTHERS =
  /\b(?:she|he|mother|father|aunt|uncle|sister|brother|friend|neighbo[u]?r|teacher) (?:is|was) (?:a|the)\b/i;

/** Two numbers of the writer's brothers and sisters. */
export const siblingConflict = (traits: readonly Traits[]): Conflict | undefined => {
  let known: { number: number; words: string; at: Traits } | undefined;
  for (const at of traits) {
    for (const {
      0: words,
      groups: { number: counted, children = undefined, ours = children } = {},
    } of at.sentence.text.matchAll(SIBLINGS)) {
      const written = (counted ?? ours ?? '').toLowerCase();
      const number = (NUMBERS.indexOf(written) + 1 || Number(written)) - (ours === undefined ? 0 : 1);
      if (!Number.isInteger(number) || number < 1) continue;
      if (known && known.number !== number)
        return {
          first: known,
          second: { words, at },
          question: 'How many brothers and sisters do you have?',
        };
      known ??= { number, words, at };
    }
  }
  return undefined;
};

/** In sentences, from the year to the length that is counted from it. */
const SOON_AFTER = 2;

/** "In August 2021 I joined the office. In these seven years …": more years than have gone by. */
export const durationConflict = (
  traits: readonly Traits[],
  currentYear: number | undefined,
): Conflict | undefined => {
  if (currentYear === undefined) return undefined;
  for (const [index, at] of traits.entries()) {
    const began = BEGAN_WORK.exec(at.sentence.text);
    if (!began) continue;
    for (const later of traits.slice(index, index + SOON_AFTER + 1)) {
      const told = SINCE_THEN.exec(later.sentence.text);
      const written = (told?.[1] ?? '').toLowerCase();
      const years = NUMBERS.indexOf(written) + 1 || Number(written);
      if (!told || !Number.isInteger(years) || years === 0) continue;
      if (Math.abs(currentYear - Number(began[1]) - years) <= 1) return undefined;
      return {
        first: { words: began[0], at },
        second: { words: told[0], at: later },
        question: 'How many years is it?',
      };
    }
  }
  return undefined;
};
