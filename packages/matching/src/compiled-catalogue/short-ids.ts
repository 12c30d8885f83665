import { fold, tokensOf } from '@laurel/text';

/** Before an id that is kept as it is. */
const WHOLE = '=';
const FIRST_LETTER = 'A'.charCodeAt(0);
const LETTERS = 26;

type Named = Record<'id' | 'title' | 'organization', string>;

const wordsOf = ({ title, organization }: Omit<Named, 'id'>): string[] =>
  tokensOf(fold(`${title} ${organization}`)).slice(0, LETTERS);

/** Most ids repeat words of title and organisation: each of these becomes a capital letter for its place ("A-D-phd"). */
export const shortId = (record: Named): string => {
  const words = wordsOf(record);
  const short = record.id
    .split('-')
    .map((part) => {
      const at = words.indexOf(part);
      return at < 0 ? part : String.fromCharCode(FIRST_LETTER + at);
    })
    .join('-');
  return longId({ ...record, id: short }) === record.id ? short : WHOLE + record.id;
};

/** The id that `shortId` made short. */
export const longId = (record: Named): string => {
  if (record.id.startsWith(WHOLE)) return record.id.slice(WHOLE.length);
  const words = wordsOf(record);
  return record.id
    .split('-')
    .map((part) => (/^[A-Z]$/.test(part) ? (words[part.charCodeAt(0) - FIRST_LETTER] ?? part) : part))
    .join('-');
};

/** The question of a claim repeats words of its text and its label. */
export const shortQuestion = <T extends object>(criterion: T): T => withQuestion(criterion, shortId);

/** The criterion that `shortQuestion` made short. */
export const longQuestion = <T extends object>(criterion: T): T => withQuestion(criterion, longId);

const withQuestion = <T extends object>(criterion: T, idOf: (named: Named) => string): T => {
  const { question, text, label } = criterion as Partial<Record<string, unknown>>;
  if (typeof question !== 'string') return criterion;
  return { ...criterion, question: idOf({ id: question, title: `${text}`, organization: `${label}` }) };
};
