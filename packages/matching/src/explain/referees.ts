import type { ScholarshipRecord } from '@laurel/domain';

/** True for a document that somebody else has to write. */
export const isReference = (document: string): boolean => {
  return /\brefer|recommendation/i.test(document);
};

export const asksReference = ({ documents }: ScholarshipRecord): boolean => {
  return documents.some(isReference);
};

const NUMBERS: Record<string, string> = { '1': 'one', '2': 'two', '3': 'three', '4': 'four' };

/** Whom to ask, and the document that asks for it: "two referees" for "Two letters of recommendation". */
export const refereesAsked = ({
  documents,
}: ScholarshipRecord): { whom: string; document: string } | undefined => {
  const document = documents.find(isReference);
  if (document === undefined) return undefined;
  const found = /\b(one|two|three|four|[1-4])\b/i.exec(document)?.[1]?.toLowerCase();
  const number = found === undefined ? undefined : (NUMBERS[found] ?? found);
  const several = /references|referees|recommendations|letters/i.test(document);
  const single = number === 'one' || (number === undefined && !several);
  return { whom: single ? 'a referee' : `${number ?? 'your'} referees`, document };
};
