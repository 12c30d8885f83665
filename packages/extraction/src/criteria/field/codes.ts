import type { findFields } from '@laurel/taxonomies';

type FieldHit = ReturnType<typeof findFields>[number];

/** ISCED-F: medicine. */
const MEDICINE = '0912';

/** Codes of a field found in `text`. "Medical students" study medicine; "medical" alone may be any health profession. */
export function codesOfHit(text: string, hit: FieldHit): string[] {
  const isMedicine =
    /^medical$/i.test(hit.phrase) && /^\s+(?:students?|schools?)\b/i.test(text.slice(hit.end));
  return isMedicine ? [MEDICINE] : hit.codes;
}
