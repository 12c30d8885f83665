import type { TextParts } from '../text/read-text.ts';
import { editDistance } from './edit-distance.ts';
import type { Mask } from './mask-text.ts';
import type { Lint } from './mechanics.ts';
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
    if (written.split(/\s+/).some((word) => mayBeName(word, wordCase))) return false;
  } else if (/\p{Lu}/u.test(written.slice(1)) || wordCase.names.has(written.toLowerCase())) return false;
  if (lint.rule !== 'SpellCheck') return true;
  // A word set apart by quotation marks is meant as it stands, often a word of another language.
  if (QUOTE_MARK.test(text[lint.start - 1] ?? '') && QUOTE_MARK.test(text[lint.end] ?? '')) return false;
  return isNear(written, lint.replacements[0]);
}

/** A far replacement means that the checker doesn't know the word, not that the word is wrong. */
function isNear(written: string, replacement: string | undefined): boolean {
  if (replacement === undefined) return false;
  const allowed = written.length < 5 ? 1 : written.length < 9 ? 2 : 3;
  return editDistance(written.toLowerCase(), replacement.toLowerCase(), allowed) <= allowed;
}
