import { editDistance } from '@laurel/text';
import type { TextParts } from '../text/read-text.ts';
import { isKnownWord, isNearCommonWord, offends, slipOf } from './known-words.ts';
import type { Mask } from './mask-text.ts';
import { isProvedSwap } from './real-word-swaps.ts';
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

/** Families of rules on taste or region. */
const TASTE = new Set(['Style', 'Enhancement', 'Readability', 'Redundancy', 'Regionalism', 'Nonstandard']);
/** Rules that point at places most people leave alone, or whose repair was wrong too often on learners' sentences. */
const UNSURE = new Set([
  'UseEllipsisCharacter',
  'NumericRangeEnDash',
  'DisjointPrefixes',
  'MissingTo',
  'MissingPreposition',
  'OrthographicConsistency',
  'UnclosedQuotes',
  'CompoundNouns',
  'DayOneNames',
  'SingleBe',
  'SplitWords',
  'DiscourseMarkers',
  'WhomSubjectOfVerb',
  'MergeWords',
  'ArriveTo',
  'ModalBeAdjective',
]);
/** Families that take names for mistakes. */
const READS_WORDS = new Set(['Spelling', 'Typo', 'BoundaryError', 'WordChoice', 'Eggcorn', 'Malapropism']);
/** Nouns that never take "a" or a plural; of the others the checker knows too many ("a passion"). */
const MASS_NOUN =
  /\b(?:advices?|informations?|equipments?|homeworks?|furnitures?|luggages?|softwares?|feedbacks?|knowledges|researches|evidences|musics)\b/i;
/** What follows may be an adjective alone. */
const ONE_OF_THE = /\bone of (?:the|my|our|its|their) $/i;
/** A clause that may hold another subject. */
const CLAUSE = /\b(?:what|who|whoever|which|whatever)\b[^.!?]*$/i;
const QUOTE_MARK = /["“”«»‘*_]/;
/** More questions about words would hide the other notes. */
const MAX_ASKED = 3;

/**
 * The lints to show, sorted, no two on the same place: mistakes, but no matters of taste, names, acronyms or masked places. The lint of
 * an unknown word has no replacement: the student is asked about the word.
 */
export const filterLints = (parts: TextParts, lints: readonly Lint[], masks: readonly Mask[]): Lint[] => {
  const wordCase = readWordCase(parts);
  const times = timesOf(parts);
  const kept = lints
    .filter((lint) => lint.start >= 0 && lint.start <= lint.end && lint.end <= parts.text.length)
    .filter((lint) => !TASTE.has(lint.kind) && !UNSURE.has(lint.rule))
    .filter((lint) => !masks.some((mask) => lint.start <= mask.end && mask.start <= lint.end))
    .filter((lint) => !isHalf(parts.text, lint))
    .flatMap((lint) => repairOf(parts.text, lint, wordCase, times) ?? [])
    .filter(({ replacements }) => !replacements.some(offends))
    .map((lint) => orderReplacements(parts.text, lint))
    .filter(
      ({ start, end, rule, replacements: [first] }) =>
        first === undefined ||
        rule === SPELL_CHECK ||
        isProvedSwap({ text: parts.text, start, end }, rule, first),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end || a.rule.localeCompare(b.rule, 'en'));
  let end = -1;
  let asked = 0;
  return kept.filter((lint) => {
    if (lint.start < end) return false;
    if (lint.replacements.length === 0 && lint.rule === SPELL_CHECK && ++asked > MAX_ASKED) return false;
    end = Math.max(lint.end, lint.start + 1);
    return true;
  });
};

/** The "garde" of "avant-garde" is no word by itself. */
const isHalf = (text: string, { start, end, kind }: Lint): boolean =>
  READS_WORDS.has(kind) &&
  (/\p{L}[-‐‑]$/u.test(text.slice(0, start)) || /^[-‐‑]\p{L}/u.test(text.slice(end, end + 2)));

/** The checker's own rule for words that it does not know. */
const SPELL_CHECK = 'SpellCheck';
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}’']+/gu) ?? [];

const timesOf = ({ words }: TextParts): Map<string, number> => {
  const times = new Map<string, number>();
  for (const { lower } of words) times.set(lower, (times.get(lower) ?? 0) + 1);
  return times;
};

/** The lint as it is shown; undefined for what is no mistake. */
const repairOf = (
  text: string,
  lint: Lint,
  wordCase: WordCase,
  times: ReadonlyMap<string, number>,
): Lint | undefined => {
  const written = text.slice(lint.start, lint.end);
  const slip = SLIPS[written.toLowerCase().replaceAll('’', "'")];
  if (slip !== undefined) return { ...lint, rule: SPELL_CHECK, replacements: [likeWritten(written, slip)] };
  // "An" or "A" with a capital inside a sentence belongs to a name ("Nghe An province").
  if (/^An?$/.test(written) && /[\p{L}\p{N},]\s*$/u.test(text.slice(Math.max(0, lint.start - 4), lint.start)))
    return undefined;
  // "A Ugandan", but "an Umbrian": nobody tells the checker how a name sounds.
  if (lint.rule === 'AnA' && /^[Aa]n?\s+U/.test(text.slice(lint.start))) return undefined;
  // The letter of a list is no article: "(a) A hair dryer", "a) apples".
  if (/^an?$/i.test(written.trim().split(/\s/)[0] ?? '') && /^[Aa]n?\s*[)\].:]/.test(text.slice(lint.start)))
    return undefined;
  // "When a lot comes back": a lot of shrimp is a noun, and a verb follows.
  if (/\ba lot\b/i.test(written) || /\ba lot$/i.test(text.slice(0, lint.end))) return undefined;
  // "A own company": "an own" is no better, and whose it is nobody can tell.
  if (lint.rule === 'AnA' && /^[Aa] own\b/.test(text.slice(lint.start))) return undefined;
  // "Part of our everyday lives": before a noun it is one word.
  if (
    /^everyday$/i.test(written) &&
    /^ \p{L}/u.test(text.slice(lint.end, lint.end + 2)) &&
    !/^ (?:I|we|and|to|in|at|from|because|after|before|with|for)\b/.test(text.slice(lint.end, lint.end + 9))
  )
    return undefined;
  // "I felt that that was fair."
  if (/^(?:that that|had had)$/i.test(written)) return undefined;
  // "One of the best in the country" needs no noun, so no plural.
  if (ONE_OF_THE.test(text.slice(Math.max(0, lint.start - 20), lint.start)) && !/s$/i.test(written))
    return undefined;
  // The checker takes the nearest noun for the subject, also when a clause stands between.
  if (lint.kind === 'Agreement' && CLAUSE.test(text.slice(Math.max(0, lint.start - 60), lint.start)))
    return undefined;
  if (lint.rule === 'MassNouns' && !MASS_NOUN.test(written)) return undefined;
  if (lint.rule === SPELL_CHECK) return repairOfWord(text, lint, wordCase, times);
  if (READS_WORDS.has(lint.kind) && mayBeNamed(written, lint, wordCase)) return undefined;
  // Repairs of unknown words are nearly always wrong.
  const isSure = wordsOf(written).every((word) => isKnownWord(word.replaceAll('’', "'").replace(/'.*$/, '')));
  if (READS_WORDS.has(lint.kind) && !isSure) return undefined;
  const [first = '', ...others] = lint.replacements;
  // "A" before a vowel becomes "An", never "AN".
  return first === 'AN' && written === 'A' ? { ...lint, replacements: ['An', ...others] } : lint;
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
