import { editDistance } from '@laurel/text';
import type { Sentence, TextParts } from '../text/read-text.ts';
import { isKnownWord, isNearCommonWord, offends, slipOf } from './known-words.ts';
import type { Mask } from './mask-text.ts';
import { measuredRepair } from './measured-rules.ts';
import type { Lint } from './spell-checker.ts';
import { SENTENCE_OPENERS, SLIPS } from './words.generated.ts';

/** How the words of one text are written, to tell names from mistakes. */
interface WordCase {
  /** Lower-case forms of words that occur capitalised inside a sentence, without the possessive. */
  names: ReadonlySet<string>;
  /** Where sentences begin. */
  sentenceStarts: ReadonlySet<number>;
}

const CAPITALISED = /^\p{Lu}/u;

const bareWord = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s$|'$/, '');

const readWordCase = (parts: TextParts): WordCase => {
  const names = new Set<string>();
  const sentenceStarts = new Set<number>();
  for (const sentence of parts.sentences) {
    sentence.words.forEach((word, position) => {
      if (position === 0) sentenceStarts.add(word.start);
      else if (CAPITALISED.test(word.text))
        for (const piece of word.text.split(/[-‑.]/)) names.add(bareWord(piece));
    });
  }
  return { names, sentenceStarts };
};

/** True for a word that may be a name: capitalised anywhere, an acronym, in another script, or capitalised elsewhere. */
const mayBeName = (word: string, { names }: WordCase): boolean => {
  if (/\p{Lu}/u.test(word) || /\p{N}/u.test(word)) return true;
  if (/[^\p{Script=Latin}\p{M}'’.‑-]/u.test(word)) return true;
  return names.has(bareWord(word));
};

/** Families that take names for mistakes. */
const READS_WORDS = new Set(['Spelling', 'Typo', 'BoundaryError', 'WordChoice', 'Eggcorn', 'Malapropism']);
const QUOTE_MARK = /["“”«»‘*_]/;
/** More questions about words would hide the other notes. */
const MAX_ASKED = 3;

/** Words that are somebody else's, or a title. */
const QUOTED =
  /“[^”\n]{1,400}”|"[^"\n]{1,400}"|«[^»\n]{1,400}»|(?<![\p{L}\p{N}])[‘'](?=\S)[^\n]{1,160}?[’'](?!\p{L})/gu;
/** A figure, an address, a file, a name with capitals inside: "IR64,Sub1", "main.py", "UN-led". */
const CODE = /\p{N}|[@/_\\#=+]|\p{Ll}\p{Lu}|\p{Lu}{2}|\p{L}\.\p{L}/u;

/** The writing that a place touches without a space between. */
const runAt = (text: string, { start, end }: Lint): string =>
  (/\S*$/.exec(text.slice(Math.max(0, start - 40), start))?.[0] ?? '') +
  text.slice(start, end) +
  (/^\S*/.exec(text.slice(end, end + 40))?.[0] ?? '');

/** So many unknown words far from common ones, and this share of its words in small letters, make a sentence one of another language. */
const MIN_FOREIGN = 3;
const FOREIGN_SHARE = 0.3;
const isForeign = ({ words }: Sentence): boolean => {
  const small = words.filter(({ text }) => /^\p{Ll}/u.test(text)).map(({ lower }) => lower);
  const unknown = small.filter(
    (word) => SLIPS[word] === undefined && !isKnownWord(word.replace(/['’].*$/, '')),
  );
  const isMany = (count: number): boolean => count >= MIN_FOREIGN && count / small.length >= FOREIGN_SHARE;
  // Slips of the hand make no other language.
  return isMany(unknown.length) && isMany(unknown.filter((word) => !isNearCommonWord(word)).length);
};

/** Places that nobody but the writer may touch: words of others, titles, other languages, codes, figures and addresses. */
const isUntouchable = ({ text, sentences }: TextParts, masks: readonly Mask[]): ((lint: Lint) => boolean) => {
  const away = [
    ...masks,
    ...[...text.matchAll(QUOTED)].map(({ 0: all, index }) => ({ start: index, end: index + all.length })),
    ...sentences.filter(isForeign),
  ];
  return (lint) =>
    away.some(({ start, end }) => lint.start <= end && start <= lint.end) || CODE.test(runAt(text, lint));
};

/**
 * The lints to show, sorted, no two on the same place: mistakes told by measured rules, but no names, codes, quotations or masked places. The
 * lint of an unknown word has no replacement: the student is asked about the word.
 */
export const filterLints = (parts: TextParts, lints: readonly Lint[], masks: readonly Mask[]): Lint[] => {
  const wordCase = readWordCase(parts);
  const times = timesOf(parts);
  const isAway = isUntouchable(parts, masks);
  const kept = lints
    .filter((lint) => lint.start >= 0 && lint.start <= lint.end && lint.end <= parts.text.length)
    .filter((lint) => !isHalf(parts.text, lint) && !isAway(lint))
    .map((lint) => orderReplacements(parts.text, lint))
    .flatMap((lint) => repairOf(parts, lint, wordCase, times) ?? [])
    .filter(({ replacements }) => !replacements.some(offends))
    // Several paragraphs that begin in small letters are a manner of writing.
    .filter(
      ({ rule }, _, all) => rule !== CAPITAL || all.filter((other) => other.rule === CAPITAL).length === 1,
    )
    .sort((a, b) => a.start - b.start || b.end - a.end || a.rule.localeCompare(b.rule, 'en'));
  let end = -1;
  let asked = 0;
  return kept.filter((lint) => {
    if (lint.start < end) return false;
    if (lint.replacements.length === 0 && ++asked > MAX_ASKED) return false;
    end = Math.max(lint.end, lint.start + 1);
    return true;
  });
};

/** The "garde" of "avant-garde" is no word by itself. */
const isHalf = (text: string, { start, end, kind }: Lint): boolean =>
  READS_WORDS.has(kind) &&
  (/\p{L}[-‐‑]$/u.test(text.slice(0, start)) || /^[-‐‑]\p{L}/u.test(text.slice(end, end + 2)));

const CAPITAL = 'SentenceCapitalization';
/** The checker's own rule for words that it does not know. */
const SPELL_CHECK = 'SpellCheck';
const timesOf = ({ words }: TextParts): Map<string, number> => {
  const times = new Map<string, number>();
  for (const { lower } of words) times.set(lower, (times.get(lower) ?? 0) + 1);
  return times;
};

/** The lint as it is shown; undefined for what is no mistake, or may be none. */
const repairOf = (
  { text, sentences }: TextParts,
  lint: Lint,
  wordCase: WordCase,
  times: ReadonlyMap<string, number>,
): Lint | undefined => {
  const written = text.slice(lint.start, lint.end);
  const slip = SLIPS[written.toLowerCase().replaceAll('’', "'")];
  if (slip !== undefined) return { ...lint, rule: SPELL_CHECK, replacements: [likeWritten(written, slip)] };
  if (lint.rule === SPELL_CHECK) return repairOfWord(text, lint, wordCase, times);
  if (READS_WORDS.has(lint.kind) && mayBeNamed(written, lint, wordCase)) return undefined;
  const sentence = sentences.find(({ start, end }) => start <= lint.start && lint.end <= end);
  const [first, ...others] = lint.replacements;
  if (!sentence || first === undefined) return undefined;
  const found = measuredRepair(lint.rule, {
    written,
    to: first,
    before: text.slice(sentence.start, lint.start),
    after: text.slice(lint.end, sentence.end),
    opens: /(?:^|\n\s*\n\s*)$/.test(text.slice(0, lint.start)),
  });
  if (!found) return undefined;
  const { to, further = 0 } = found;
  return { ...lint, end: lint.end + further, replacements: to === first ? [to, ...others] : [to] };
};

const repairOfWord = (
  text: string,
  lint: Lint,
  wordCase: WordCase,
  times: ReadonlyMap<string, number>,
): Lint | undefined => {
  const written = text.slice(lint.start, lint.end);
  const lower = written.toLowerCase();
  if (mayBeNamed(written, lint, wordCase)) return undefined;
  // A word in quotation marks is meant, often as a word of another language.
  if (QUOTE_MARK.test(text[lint.start - 1] ?? '') && QUOTE_MARK.test(text[lint.end] ?? '')) return undefined;
  if (/[^\p{L}\p{M}]/u.test(written) || isKnownWord(lower)) return undefined;
  // A word that is used twice is meant.
  if ((times.get(lower) ?? 0) > 1) return undefined;
  const slip = slipOf(lower);
  if (slip !== undefined) return { ...lint, replacements: [likeWritten(written, slip)] };
  return isNearCommonWord(lower)
    ? { ...lint, message: `Is “${written}” meant?`, replacements: [] }
    : undefined;
};

const likeWritten = (written: string, word: string): string =>
  /^\p{Lu}/u.test(written) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

const mayBeNamed = (written: string, lint: Lint, wordCase: WordCase): boolean => {
  if (lint.kind !== 'Spelling' && lint.kind !== 'Typo')
    return /\p{Lu}/u.test(written.slice(1)) || wordCase.names.has(written.toLowerCase());
  const names = written.split(/\s+/).some((word) => mayBeName(word, wordCase));
  return names && !isKnownSlip(lint, written, wordCase);
};

const AUXILIARY =
  /\b(?:have|has|had|having|be|been|being|is|are|was|were|am|get|got|’ve|'ve|’d|'d)(?: \w+)?\s*$/i;
const PARTICIPLE = /(?:n|ne|um|un|ung|unk)$/i;

/**
 * Puts the likelier of "wrote" and "written" first, by the words before. The checker offers them in either order.
 */
const orderReplacements = (text: string, lint: Lint): Lint => {
  if (lint.rule !== 'RegularIrregulars' || lint.replacements.length < 2) return lint;
  const wantsParticiple = AUXILIARY.test(text.slice(Math.max(0, lint.start - 20), lint.start));
  const rank = (word: string) => (PARTICIPLE.test(word) === wantsParticiple ? 0 : 1);
  return {
    ...lint,
    replacements: [...lint.replacements].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)),
  };
};

const OPENERS = new Set(SENTENCE_OPENERS);

const isKnownSlip = (
  { start, replacements }: Lint,
  written: string,
  { sentenceStarts, names }: WordCase,
): boolean => {
  const [best = ''] = replacements;
  if (!sentenceStarts.has(start) || names.has(written.toLowerCase()) || !OPENERS.has(best.toLowerCase()))
    return false;
  return written.length >= 5 && editDistance(written.toLowerCase(), best.toLowerCase(), 2) <= 2;
};
