export { paraphraseJob } from './paraphrase.jobs.ts';
export { type ParaphrasedMatch, paraphraseMatches } from './paraphrase-matches.ts';
