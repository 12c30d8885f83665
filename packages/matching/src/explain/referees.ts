import type { ScholarshipRecord } from '@laurel/domain';
import { NUMBER_WORDS } from './documents.generated.ts';

/** True for a document that somebody else has to write. */
export const isReference = (document: string): boolean => /\brefer|recommendation/i.test(document);

export const asksReference = ({ documents }: ScholarshipRecord): boolean => documents.some(isReference);

/** Written by an office, which is no referee. */
const OF_AN_OFFICE =
  /^(?!.*\brefer).*\b(?:embassy|ministry|government|universit(?:y|ies)|institut(?:e|ion)s?|school|college|office|agency|council)\b/i;

/** "Two academic references and one from an employer" are three. */
const MORE =
  /\b(?:and|plus) (one|two|[12]) (?:from|more|academic|professional|references?|referees?|letters?|recommendations?)\b/i;

const numberOf = (word: string): number => NUMBER_WORDS[word.toLowerCase()] ?? Number(word);

/** How many letters the name of a document counts. */
export const lettersIn = (document: string): number | undefined => {
  const [, first] = /\b(one|two|three|four|five|[1-5])\b/i.exec(document) ?? [];
  if (first === undefined) return undefined;
  const [, more] = MORE.exec(document) ?? [];
  return numberOf(first) + (more === undefined ? 0 : numberOf(more));
};

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
  const count = lettersIn(document);
  const number = count === undefined ? undefined : Object.keys(NUMBER_WORDS)[count - 1];
  const several = /references|referees|recommendations|letters/i.test(document);
  const single = number === 'one' || (number === undefined && !several);
  return { whom: single ? 'a referee' : `${number ?? 'your'} referees`, document };
};
