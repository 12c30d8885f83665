import type { Dialect } from '../critique-input.ts';

/** A note of a spelling and grammar checker on one place. */
export interface Lint {
  /** UTF-16 offsets into the checked text. */
  start: number;
  end: number;
  /** The checker's own rule, e.g. `SpellCheck`. */
  rule: string;
  /** The checker's family of rules, e.g. `Spelling`. */
  kind: string;
  message: string;
  /** Replacements, best first; an empty string removes the words. */
  replacements: string[];
}

export interface SpellCheckResult {
  lints: Lint[];
  /** Where the checker had to stop for lack of time; absent when it saw everything. */
  checkedTo?: number;
}

/** The port to a spelling and grammar checker. It never rejects: what goes wrong is `unavailable`. */
export interface SpellChecker {
  check(text: string, options: { dialect: Dialect }): Promise<SpellCheckResult | 'unavailable'>;
}
