import { stripAccents } from '@laurel/text';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a, 32 bits, over UTF-16 code units, with a start value so that two runs give 64 bits. */
const fnv1a = (text: string, seed: number): number => {
  let hash = seed;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, FNV_PRIME) >>> 0;
  }
  return hash;
};

const hex = (value: number): string => value.toString(16).padStart(8, '0');

/** A stable id made of readable title words and a hash of title, provider and link: equal listings get equal ids. */
export const recordId = (title: string, provider: string, link: string): string => {
  // Not folded: ids that are stored already must not change.
  const slug = stripAccents(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 48)
    .replace(/^-+|-+$/g, '');
  const key = [title, provider, link].join('\u0000');
  const hash = hex(fnv1a(key, FNV_OFFSET)) + hex(fnv1a(key, FNV_PRIME));
  return slug === '' ? hash : `${slug}-${hash}`;
};
