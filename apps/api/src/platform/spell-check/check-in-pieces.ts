import { type Dialect, maskText, type SpellChecker, type SpellCheckResult } from '@laurel/critique';
import { cutText, type Piece } from './cut-text.ts';

/** Looks at a text that was cut; a thread that has no other use for the essay engine need not load it. */
export interface PieceChecker {
  check(pieces: Piece[], options: { dialect: Dialect }): Promise<SpellCheckResult | 'unavailable'>;
}

/** Looks at whole texts, without what is no English of the writer. */
export const checkInPieces = (checker: PieceChecker): SpellChecker => ({
  check: (text, options) => checker.check(cutText(maskText(text).text), options),
});
