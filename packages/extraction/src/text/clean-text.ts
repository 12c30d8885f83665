import { decodeEntities, dropTags } from '@laurel/text/html';

const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;
const SPACES = /[ \t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;

const withoutTags = (text: string): string => dropTags(text) ?? text;

/**
 * A listing's field as plain text: tags, character references and invisible characters gone, runs of blanks one
 * space, lines kept. References are decoded twice because scrapers often encode twice. Anything that is neither a
 * string nor a finite number is the empty string.
 */
export const cleanText = (raw: unknown): string => {
  if (typeof raw === 'number') return Number.isFinite(raw) ? String(raw) : '';
  if (typeof raw !== 'string') return '';
  let text = raw.replace(/\r\n?|[\u2028\u2029]/g, '\n');
  for (let pass = 0; pass < 2 && /[<&]/.test(text); pass++) text = decodeEntities(withoutTags(text));
  text = withoutTags(text).replace(INVISIBLE, '').replace(SPACES, ' ');
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};
