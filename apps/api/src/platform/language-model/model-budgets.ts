/** How long each use of the language model may take, in milliseconds. */
export interface ModelBudgets {
  /** How long an essay's answer waits for the model review before it goes out without. */
  critiqueWaitMs: number;
  /** How long the model review may take in the background. */
  critiqueMs: number;
  /** How long paraphrasing the sentences of one scholarship may take in the background. */
  paraphraseMs: number;
  /** How long reading one listing may take in the background. */
  readingMs: number;
}

export const MODEL_BUDGETS: ModelBudgets = {
  critiqueWaitMs: 7_000,
  critiqueMs: 60_000,
  paraphraseMs: 30_000,
  readingMs: 30_000,
};
