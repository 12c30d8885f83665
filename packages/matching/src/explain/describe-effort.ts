import type { ScholarshipRecord } from '@laurel/domain';
import { counted } from '@laurel/text';
import { ESSAY, LETTERS_ASKED, NUMBER_WORDS } from './documents.generated.ts';
import { lettersIn } from './referees.ts';

type Asked = Pick<ScholarshipRecord, 'documents' | 'texts'>;

const LETTER = /\b(?:recommend\w*|references?|referees?|letters? of support)\b/i;
/** The form itself is no document that one has to get. */
const FORM =
  /^(?:the )?(?:online |scholarship )?(?:application|form)(?: form| for admission| for the scholarship)?$/i;
const lettersAsked = (text: string): number | undefined => {
  const number = text.match(LETTERS_ASKED)?.[1]?.toLowerCase();
  return number === undefined ? undefined : (NUMBER_WORDS[number] ?? Number(number));
};

const countedIfAny = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [counted(count, one, many)];

/** The letters that a record asks for: their number where it is stated, else only that there are some. */
const lettersOf = (names: readonly string[], { texts }: Asked): string[] => {
  if (names.length === 0) return [];
  const said = [
    ...names.map((name) => lettersAsked(name) && lettersIn(name)),
    ...Object.values(texts).map(lettersAsked),
  ];
  const count = said.find((number) => number !== undefined);
  return count === undefined
    ? ['letters of recommendation']
    : countedIfAny(count, 'letter of recommendation', 'letters of recommendation');
};

/**
 * What an application takes, from the documents that the record asks for: "About 2 documents, 2 letters of recommendation,
 * 1 essay or statement". Null when it names none besides its form.
 */
export const describeEffort = (record: Asked): string | null => {
  const asked = record.documents.filter((name) => !FORM.test(name.trim()));
  const letters = asked.filter((name) => LETTER.test(name));
  const essays = asked.filter((name) => !LETTER.test(name) && ESSAY.test(name));
  const parts = [
    ...countedIfAny(asked.length - letters.length - essays.length, 'document', 'documents'),
    ...lettersOf(letters, record),
    ...countedIfAny(essays.length, 'essay or statement', 'essays or statements'),
  ];
  if (parts.length === 0) return null;
  // "About" needs a number behind it.
  const [first = ''] = parts;
  return /^\d/.test(first) ? `About ${parts.join(', ')}` : `Asks for ${parts.join(', ')}`;
};
