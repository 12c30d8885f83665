export { createSpellChecker, type WorkerSpellChecker } from './create-spell-checker.ts';
