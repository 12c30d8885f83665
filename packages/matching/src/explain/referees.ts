import type { ScholarshipRecord } from '@laurel/domain';
import { NUMBER_WORDS } from './documents.generated.ts';

/** True for a document that somebody else has to write. */
export const isReference = (document: string): boolean => /\brefer|recommendation/i.test(document);

export const asksReference = ({ documents }: ScholarshipRecord): boolean => documents.some(isReference);

/** Written by an office, which is no referee. */
const OF_AN_OFFICE =
  /^(?!.*\brefer).*\b(?:embassy|ministry|government|universit(?:y|ies)|institut(?:e|ion)s?|school|college|office|agency|council)\b/i;

/**
 * Whom to ask, and the document that asks for it: "two referees" for "Two letters of recommendation"; nobody by name where an office
 * writes it.
 */
export const refereesAsked = ({
  documents,
}: ScholarshipRecord): { whom?: string; document: string } | undefined => {
  const document = documents.find(isReference);
  if (document === undefined) return undefined;
  if (OF_AN_OFFICE.test(document)) return { document };
  const found = /\b(one|two|three|four|[1-4])\b/i.exec(document)?.[1]?.toLowerCase();
  const number = found === undefined ? undefined : (Object.keys(NUMBER_WORDS)[Number(found) - 1] ?? found);
  const several = /references|referees|recommendations|letters/i.test(document);
  const single = number === 'one' || (number === undefined && !several);
  return { whom: single ? 'a referee' : `${number ?? 'your'} referees`, document };
};
