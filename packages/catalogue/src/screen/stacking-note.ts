import type { ScholarshipRecord } from '@laurel/domain';
import { sentencesOf } from './sentences.ts';

const OTHER = String.raw`(?:any |an)?other (?:\w+ ){0,2}(?:scholarships?|awards?|grants?|fellowships?|fund(?:s|ing)|bursar(?:y|ies)|sources?)`;
/** Wordings that rule on holding this award and another one at a time. */
const RULES: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:combined?|stack(?:ed|able)?|cumulat\w+|compatible|held|hold|concurrent\w*|simultaneous\w*|together|in addition to|alongside|receiv\w+|benefit\w*)\b.{0,40}\b${OTHER}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b${OTHER}\b.{0,60}\b(?:at the same time|simultaneously|concurrently|deducted|reduced?|in parallel)\b`,
    'i',
  ),
];
const MAX_NOTE = 300;

/** The first sentence of a record's own words that says whether other funding may be held beside it, or null. */
export const stackingNote = ({ texts, eligibility, benefits }: ScholarshipRecord): string | null => {
  const read = new Set([...Object.values(texts), eligibility, ...benefits]);
  for (const text of read) {
    const said = sentencesOf(text).find(
      (sentence) => sentence.length <= MAX_NOTE && RULES.some((rule) => rule.test(sentence)),
    );
    if (said !== undefined) return said;
  }
  return null;
};
