/** How long each use of the language model may take, in milliseconds, and how often one student may ask for it. */
export interface ModelBudgets {
  /** How long an essay's answer waits for the model review before it goes out without. */
  critiqueWaitMs: number;
  /** How long the three passes over an essay may take together in the background. */
  critiqueMs: number;
  /** How long paraphrasing the sentences of one scholarship may take in the background. */
  paraphraseMs: number;
  /** How long reading one listing may take in the background. */
  readingMs: number;
  /** Essays of one student that are read in 24 hours. */
  essaysPerDay: number;
}

export const MODEL_BUDGETS: ModelBudgets = {
  critiqueWaitMs: 7_000,
  critiqueMs: 60_000,
  paraphraseMs: 30_000,
  readingMs: 30_000,
  essaysPerDay: 10,
};
