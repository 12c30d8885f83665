import { decodeEntities } from './decode-entities.ts';

/** Tags whose end is also the end of a line of text. */
const BLOCK_TAG =
  /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|table|thead|tbody|section|article|header|footer|blockquote|pre|hr|dd|dt|dl)(?:\s[^<>]*|\/)?>/gi;
/** Any other tag or comment. A lone "<" as in "scored < 5" is text. */
const OTHER_TAG = /<(?:\/?[a-zA-Z][^<>]*|![^<>]*|\?[^<>]*)>/g;
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;
const SPACES = /[ \t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;

/** Scripts and styles hold no prose; their end tag is searched by index so that hostile input stays linear. */
function dropElement(text: string, name: string): string {
  const lower = text.toLowerCase();
  if (lower.length !== text.length || !lower.includes(`<${name}`)) return text;
  let out = '';
  let from = 0;
  for (;;) {
    const open = lower.indexOf(`<${name}`, from);
    if (open < 0) return out + text.slice(from);
    const close = lower.indexOf(`</${name}`, open);
    out += `${text.slice(from, open)} `;
    if (close < 0) return out;
    const end = lower.indexOf('>', close);
    if (end < 0) return out;
    from = end + 1;
  }
}

function dropTags(text: string): string {
  if (!text.includes('<')) return text;
  const prose = dropElement(dropElement(text, 'script'), 'style');
  return prose.replace(BLOCK_TAG, '\n').replace(OTHER_TAG, ' ');
}

/**
 * A listing's field as plain text: tags, character references and invisible characters gone, runs of blanks one
 * space, lines kept. References are decoded twice because scrapers often encode twice. Anything that is neither a
 * string nor a finite number is the empty string.
 */
export function cleanText(raw: unknown): string {
  if (typeof raw === 'number') return Number.isFinite(raw) ? String(raw) : '';
  if (typeof raw !== 'string') return '';
  let text = raw.replace(/\r\n?|[\u2028\u2029]/g, '\n');
  for (let pass = 0; pass < 2 && (text.includes('<') || text.includes('&')); pass++) {
    text = decodeEntities(dropTags(text));
  }
  text = dropTags(text).replace(INVISIBLE, '').replace(SPACES, ' ');
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
