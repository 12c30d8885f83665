export { createLanguageModel, providerName } from './create-language-model.ts';
export { FENCE_RULE, fence } from './fence.ts';
export type { LanguageModel, ModelAnswer, ModelFailure } from './language-model.ts';
export { MODEL_BUDGETS, type ModelBudgets } from './model-budgets.ts';
export { replySchema } from './reply-schema.ts';
