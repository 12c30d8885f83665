import type { AgeForm } from './forms.ts';

/** As the English forms, in German, French, Spanish, Portuguese and Vietnamese. */
export const FOREIGN_AGE_FORMS: readonly AgeForm[] = [
  { pattern: /\b(?:jünger als|unter)\s+(\d{2})\s+jahren?\b/giu, read: (a) => ({ max: a - 1 }) },
  {
    pattern:
      /\b(?:nicht älter als|höchstens|maximal)\s+(\d{2})(?=\s+(?:jahre|sein|sind|ist)\b|\s*[.,;]|$)/giu,
    read: (a) => ({ max: a }),
  },
  {
    pattern: /\bbis (?:zu )?(\d{2}) jahren?\b(?!\s+(?:nach|seit|vor|lang|berufs|im|in)\p{Ll}*)/giu,
    read: (a) => ({ max: a }),
  },
  {
    pattern: /\bmoins de (\d{2}) ans\b|\bmenor(?:es)? de (\d{2}) a[ñn]os\b/giu,
    read: (a) => ({ max: a - 1 }),
  },
  { pattern: /\bm[aá]ximo (?:de )?(\d{2}) (?:a[ñn]os|anos)\b/giu, read: (a) => ({ max: a }) },
  {
    pattern:
      /(?<!\p{L})(?:từ|entre|zwischen)\s+(\d{2})(?:\s+tuổi)?\s+(?:đến|tới|et|y|e|und)\s+(\d{2})\s+(?:tuổi|ans|a[ñn]os|jahren?)(?!\p{L})/giu,
    read: (min, max) => ({ min, max }),
  },
  { pattern: /(?<!\p{L})dưới\s+(\d{2})\s+tuổi/giu, read: (a) => ({ max: a - 1 }) },
  { pattern: /(?<!\p{L})không quá\s+(\d{2})\s+tuổi/giu, read: (a) => ({ max: a }) },
  { pattern: /(?<!\p{L})(?:trên|từ|đủ)\s+(\d{2})\s+tuổi/giu, read: (a) => ({ min: a }) },
];
