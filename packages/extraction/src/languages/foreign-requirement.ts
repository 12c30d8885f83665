import type { Draft } from '../criteria/rule.ts';
import type { Clause } from '../text/clause.ts';
import { isMostlyEnglish } from '../text/is-english.ts';
import { APPLICANTS, BINDS, GERMAN_CONDITION, NOTE, OFFER, OPEN, QUALITY } from './phrases.generated.ts';

const MAX_TEXT = 400;

/** A sentence in another language that binds applicants, in its own words: nobody can check it but the reader. */
export const findForeignRequirement = (clause: Clause): Draft | undefined => {
  const { text } = clause;
  if (clause.role === 'title' || clause.renewal || clause.conditional) return undefined;
  if (GERMAN_CONDITION.test(text) || NOTE.test(text)) return undefined;
  const who = clause.role === 'eligibility' && APPLICANTS.test(text) && !OPEN.test(text);
  if (!(who || BINDS.test(text)) || OFFER.test(text) || QUALITY.test(text)) return undefined;
  if (isMostlyEnglish(text) && !who) return undefined;
  const end = Math.min(text.length, MAX_TEXT);
  return { kind: 'other', text: text.slice(0, end), start: 0, end };
};
