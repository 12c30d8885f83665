/** What is needed around an essay without reading it; loads none of the vocabulary that essays are read by. */
export { ENGINE_VERSION } from './engine-version.ts';
export { essayProfile, essayScholarship } from './essay-facts.ts';
export { findQuote, quotationsIn } from './model-review/find-quote.ts';
export { keepsFacts, knownFacts, newFacts } from './model-review/new-facts.ts';
export { sentencesOf } from './model-review/passes.ts';
export { createRedactor, type EssayPerson, type Redactor } from './model-review/redact-person.ts';
export { unfitWords } from './model-review/unfit-words.ts';
