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
  SEVERITIES,
  type Severity,
} from './critique-result.ts';
export { type DeepenedCritique, deepenCritique } from './deepen/deepen-critique.ts';
export type { DeeperReply } from './deepen/deeper-reply.ts';
export { quotationsIn } from './deepen/find-quote.ts';
export { keepsFacts, knownFacts, newFacts } from './deepen/new-facts.ts';
export { createRedactor, type EssayPerson, type Redactor } from './deepen/redact-person.ts';
export { unfitWords } from './deepen/unfit-words.ts';
export { ENGINE_VERSION } from './engine-version.ts';
export { filterLints } from './mechanics/filter-lints.ts';
export { type Mask, maskText } from './mechanics/mask-text.ts';
export type { Lint, Mechanics, MechanicsResult } from './mechanics/mechanics.ts';
export { repairSentences } from './mechanics/repair-sentences.ts';
export { type AskedText, groupPrompts, type PromptGroup } from './prompt/group-prompts.ts';
export { promptFit } from './prompt/prompt-fit.ts';
export { readText, type TextParts } from './text/read-text.ts';
export { stripHtml } from './text/strip-html.ts';
