export { type WordedMatch, wordMatches } from './word-matches.ts';
export { wordMatchesJob } from './wording.jobs.ts';
