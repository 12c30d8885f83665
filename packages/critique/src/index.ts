export { type Critique } from './critique-result.ts';
export { DIALECTS, type CritiqueInput, type Dialect, type EssayProfile, type EssayScholarship } from './critique-input.ts';
export { type Lint, type Mechanics, type MechanicsResult } from './mechanics/mechanics.ts';
export { type Mask, maskText } from './mechanics/mask-text.ts';
export { filterLints } from './mechanics/filter-lints.ts';
export { repairSentences } from './mechanics/repair-sentences.ts';
export { readText } from './text/read-text.ts';
export { stripHtml } from './text/strip-html.ts';
