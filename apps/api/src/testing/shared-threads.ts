import { createPageReader, type PageReader } from '../platform/page-reader/index.ts';
import { createSpellChecker, type WorkerSpellChecker } from '../platform/spell-check/index.ts';
import { createTextEngine, type TextEngine } from '../platform/text-engine/index.ts';

/** A machine that others use too may take longer to read a text than a student is asked to wait. */
export const TEXT_MS = 90_000;

interface Threads {
  spellChecker: WorkerSpellChecker;
  textEngine: TextEngine;
  pageReader: PageReader;
}

const startThreads = (): Threads => {
  const spellChecker = createSpellChecker();
  return {
    spellChecker,
    textEngine: createTextEngine({ spellChecker, deadlineMs: TEXT_MS, answerMs: TEXT_MS }),
    pageReader: createPageReader(),
  };
};
let shared: Threads | undefined;

/**
 * The threads that read texts and pages, for all tests of this process, one file after the other: starting them takes ten seconds of
 * processor time. They end with the process, and with nothing else.
 */
export const sharedThreads = (): Threads => {
  shared ??= startThreads();
  const { spellChecker, textEngine, pageReader } = shared;
  // Objects of their own for each caller, which a test may spy on.
  return {
    spellChecker: {
      check: (pieces, options) => spellChecker.check(pieces, options),
      start: () => spellChecker.start(),
      wake: () => spellChecker.wake(),
      stop: async () => {},
    },
    textEngine: { ...textEngine, stop: async () => {} },
    pageReader: { ...pageReader, stop: async () => {} },
  };
};
