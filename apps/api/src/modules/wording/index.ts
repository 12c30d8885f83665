export { wordTips } from './word-tips.ts';
export { wordTipsJob } from './wording.jobs.ts';
