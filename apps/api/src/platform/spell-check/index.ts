export type { PieceChecker } from './check-in-pieces.ts';
export { createSpellChecker, noSpellChecker, type WorkerSpellChecker } from './create-spell-checker.ts';
export type { Piece } from './cut-text.ts';
