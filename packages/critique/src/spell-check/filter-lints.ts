import { editDistance } from '@laurel/text';
import type { TextParts } from '../text/read-text.ts';
import type { Mask } from './mask-text.ts';
import { orderReplacements } from './order-replacements.ts';
import type { Lint } from './spell-checker.ts';
import { mayBeName, readWordCase, type WordCase } from './word-case.ts';

/** Families of rules that speak of taste or region, not of mistakes. */
const TASTE = new Set(['Style', 'Enhancement', 'Readability', 'Redundancy', 'Regionalism', 'Nonstandard']);
/**
 * Rules that point at places most people leave alone: typographer's signs, hyphens either way, and a guess at a missing word
 * that was right 5 times of 7 on learners' sentences.
 */
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
]);
/** Families that take a name for a mistake. */
const READS_WORDS = new Set(['Spelling', 'Typo', 'BoundaryError', 'WordChoice', 'Eggcorn', 'Malapropism']);
const QUOTE_MARK = /["“”«»‘*_]/;

/**
 * The lints worth showing: mistakes, not taste; never a name, an acronym or a word that is written as one elsewhere; never a
 * place that was masked; sorted, and no two on the same place.
 */
export function filterLints(parts: TextParts, lints: readonly Lint[], masks: readonly Mask[]): Lint[] {
  const wordCase = readWordCase(parts);
  const kept = lints
    .filter((lint) => lint.start >= 0 && lint.start <= lint.end && lint.end <= parts.text.length)
    .filter((lint) => !TASTE.has(lint.kind) && !UNSURE.has(lint.rule))
    .filter((lint) => !masks.some((mask) => lint.start <= mask.end && mask.start <= lint.end))
    .filter((lint) => !READS_WORDS.has(lint.kind) || isMistake(parts.text, lint, wordCase))
    .map((lint) => orderReplacements(parts.text, lint))
    .sort((a, b) => a.start - b.start || b.end - a.end || a.rule.localeCompare(b.rule, 'en'));
  let end = -1;
  return kept.filter((lint) => {
    if (lint.start < end) return false;
    end = Math.max(lint.end, lint.start + 1);
    return true;
  });
}

function isMistake(text: string, lint: Lint, wordCase: WordCase): boolean {
  const written = text.slice(lint.start, lint.end);
  if (lint.kind === 'Spelling' || lint.kind === 'Typo') {
    const names = written.split(/\s+/).some((word) => mayBeName(word, wordCase));
    if (names && !isKnownSlip(lint, written, wordCase)) return false;
  } else if (/\p{Lu}/u.test(written.slice(1)) || wordCase.names.has(written.toLowerCase())) return false;
  if (lint.rule !== 'SpellCheck') return true;
  // A word set apart by quotation marks is meant as it stands, often a word of another language.
  if (QUOTE_MARK.test(text[lint.start - 1] ?? '') && QUOTE_MARK.test(text[lint.end] ?? '')) return false;
  return isNear(written, lint.replacements[0]);
}

/**
 * Common words that learners begin a sentence with. A capitalised word is left alone as a possible name unless it is one letter
 * away from one of these.
 */
const SENTENCE_OPENERS = new Set(
  `because although however nowadays therefore another people secondly firstly thirdly finally besides moreover furthermore before after
  while students government technology education sometimes something everyone everybody through without usually especially actually
  unfortunately although though which where there their these those other since until during between beautiful different example
  consequently generally probably definitely personally recently obviously according knowledge children scientists`.split(
    /\s+/,
  ),
);

function isKnownSlip(
  { start, replacements }: Lint,
  written: string,
  { sentenceStarts, names }: WordCase,
): boolean {
  const [best = ''] = replacements;
  if (
    !sentenceStarts.has(start) ||
    names.has(written.toLowerCase()) ||
    !SENTENCE_OPENERS.has(best.toLowerCase())
  )
    return false;
  return written.length >= 5 && editDistance(written.toLowerCase(), best.toLowerCase(), 2) <= 2;
}

/** A far replacement means that the checker doesn't know the word, not that the word is wrong. */
function isNear(written: string, replacement: string | undefined): boolean {
  if (replacement === undefined) return false;
  const allowed = written.length < 5 ? 1 : written.length < 9 ? 2 : 3;
  return editDistance(written.toLowerCase(), replacement.toLowerCase(), allowed) <= allowed;
}
