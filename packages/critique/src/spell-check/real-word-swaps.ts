import { stem } from '../text/stem.ts';
import { isKnownWord } from './known-words.ts';

interface Place {
  text: string;
  start: number;
  end: number;
}

/** Rules on the form of a verb, an article or a set expression; right on learners' sentences (`benchmarks/critique/repairs.ts`). */
const MEASURED = new Set([
  'AnA',
  'DidPast',
  'Discuss',
  'DoMistake',
  'GoodAt',
  'InterestedIn',
  'LetToDo',
  'MassNouns',
  'Myself',
  'PronounInflectionBe',
  'PronounVerbAgreement',
  'RegularIrregulars',
  'SimplePastToPastParticiple',
  'SinceDuration',
]);

/** Words beside which only the other word can stand; the words before end at the place, those after begin there. */
const PROOFS: readonly { from: RegExp; to: RegExp; before?: RegExp; after?: RegExp }[] = [
  // "People there own land" is right.
  {
    from: /^there$/,
    to: /^their$/,
    before: /(?:^|[.!?]\s+|\b(?:on|of|with|by|for)\s+)$/,
    after: /^\s+own\b(?!\s+(?:an?|the|any|some|no|many|most|few|one|two|three|\d))/,
  },
  { from: /^their$/, to: /^there$/, after: /^\s+(?:is|are|was|were)\b/ },
  { from: /^they're$/, to: /^their$/, after: /^\s+own\b/ },
  { from: /^its$/, to: /^it's$/, after: /^\s+(?:an?|the|been|because)\s/ },
  { from: /^it's$/, to: /^its$/, after: /^\s+own\b/ },
  { from: /^your$/, to: /^you're$/, after: /^\s+(?:an?|the|going to)\s/ },
  { from: /^you're$/, to: /^your$/, after: /^\s+own\b/ },
  // "It was better then the rains came" is right.
  {
    from: /^then$/,
    to: /^than$/,
    before:
      /\b(?:rather|more|less|fewer|better|worse|older|younger|taller|shorter|bigger|smaller|higher|lower|longer|faster)\s+$/,
    after: /^\s+(?:me|him|us|them|ever|any|\d+)\b/,
  },
  // "I could of course go" is right.
  {
    from: /^(?:could|should|would|might|must) of$/,
    to: /^(?:could|should|would|might|must) have$/,
    after: /^\s+(?!course\b)(?:been|done|had|gone|\w+ed|\w+en)\b/,
  },
];

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{M}']+/gu) ?? [];
const isSameWord = (one: string, other: string): boolean =>
  !`${one}${other}`.includes("'") && stem(one) === stem(other) && `${one}e` !== other && `${other}e` !== one;

/** Whether a repair puts one real word in the place of another. Endings of the same word are none ("informations"). */
const isSwap = (written: string, replacement: string): boolean => {
  const [from, to] = [wordsOf(written), wordsOf(replacement)];
  const out = from.filter((word) => !to.includes(word));
  const put = to.filter((word) => !from.includes(word));
  if (out.length === 0 || put.length === 0 || out.join('') === put.join('')) return false;
  if (!out.every((word) => isKnownWord(word.replace(/'.*$/, '')))) return false;
  return !out.every((word) => put.some((other) => isSameWord(word, other)));
};

/** True for a repair that leaves real words in their places, is one of a measured rule, or is proved by the words beside it. */
export const isProvedSwap = ({ text, start, end }: Place, rule: string, replacement: string): boolean => {
  const written = text.slice(start, end);
  if (MEASURED.has(rule) || !isSwap(written, replacement)) return true;
  const [before, after] = [
    plain(text.slice(Math.max(0, start - 30), start)),
    plain(text.slice(end, end + 40)),
  ];
  return PROOFS.some(
    (proof) =>
      proof.from.test(plain(written)) &&
      proof.to.test(plain(replacement)) &&
      (proof.before?.test(before) ?? true) &&
      (proof.after?.test(after) ?? true),
  );
};
