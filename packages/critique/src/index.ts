export { critique } from './critique.ts';
export { critiqueEssay } from './critique-essay.ts';
export {
  type CritiqueInput,
  DIALECTS,
  type Dialect,
  type EssayProfile,
  type EssayScholarship,
} from './critique-input.ts';
export {
  type Band,
  type Comparison,
  type Critique,
  type EssayStats,
  type EvidenceEntry,
  type FeedbackItem,
  ITEM_KINDS,
  type ItemKind,
  type Location,
  type PromptPart,
  type RewrittenSection,
  RUBRIC_WEIGHTS,
  type RubricLine,
  type RubricName,
  type Safety,
  SEVERITIES,
  type Severity,
} from './critique-result.ts';
export { applyModelReview, type ReviewedCritique } from './model-review/apply-model-review.ts';
export { briefReader, type ReaderBrief } from './model-review/brief.ts';
export type {
  ModelEvidence,
  ModelReading,
  ModelRemark,
  ModelVerdict,
} from './model-review/model-reply.ts';
export { type AskedText, groupPrompts, type PromptGroup } from './prompt/group-prompts.ts';
export { promptFit } from './prompt/prompt-fit.ts';
export { disclosesPresentRisk } from './safety/safety.ts';
export { filterLints } from './spell-check/filter-lints.ts';
export { type Mask, maskText } from './spell-check/mask-text.ts';
export { repairSentences } from './spell-check/repair-sentences.ts';
export type { Lint, SpellChecker, SpellCheckResult } from './spell-check/spell-checker.ts';
export { readText, type TextParts } from './text/read-text.ts';
