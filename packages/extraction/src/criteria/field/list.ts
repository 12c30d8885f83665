import { findFields, resolveField } from '@laurel/taxonomies';
import { EVERYDAY, LIST_JOIN, ONE_PROGRAMME, TAUGHT_IN, UNKNOWN_ITEM } from './phrases.generated.ts';

type FieldHit = ReturnType<typeof findFields>[number];

/** ISCED-F: medicine. */
const MEDICINE = '0912';

/** Codes of a field found in `text`. "Medical students" study medicine; "medical" alone may be any health profession. */
export const codesOfHit = (text: string, hit: FieldHit): string[] => {
  const isMedicine =
    /^medical$/i.test(hit.phrase) && /^\s+(?:students?|schools?)\b/i.test(text.slice(hit.end));
  return isMedicine ? [MEDICINE] : hit.codes;
};

/** Fields that the text lists together. */
export interface FieldList {
  hits: FieldHit[];
  /** Whether every item of it is a known field. */
  complete: boolean;
}

export const lists = (text: string): FieldList[] => {
  const found: FieldList[] = [];
  for (const hit of findFields(text)) {
    if (EVERYDAY.test(hit.phrase) || TAUGHT_IN.test(text.slice(hit.end))) continue;
    const open = found.at(-1);
    const last = open?.hits.at(-1);
    if (open === undefined || last === undefined) {
      found.push({ hits: [hit], complete: true });
      continue;
    }
    const gap = text.slice(last.end, hit.start);
    if (LIST_JOIN.test(gap)) open.hits.push(hit);
    else if (gap.length < 70 && UNKNOWN_ITEM.test(gap)) {
      open.hits.push(hit);
      open.complete = false;
    } else found.push({ hits: [hit], complete: true });
  }
  return found;
};

/** ISCED-F: engineering, manufacturing and construction. */
const ENGINEERING = '07';

/** ISCED-F codes of a list. @param before the words before it */
export const codesOf = (text: string, list: FieldList, before: string): string[] => {
  const last = list.hits.at(-1)?.phrase ?? '';
  const plain = list.hits.flatMap((hit) => codesOfHit(text, hit));
  if (list.hits.length < 2 || !/\bEngineering$/.test(last) || !ONE_PROGRAMME.test(before))
    return [...new Set(plain)];
  const each = list.hits.flatMap((hit) =>
    resolveField(`${hit.phrase.replace(/ Engineering$/, '')} Engineering`).filter((code) =>
      code.startsWith(ENGINEERING),
    ),
  );
  return each.length > 0 ? [...new Set(each)] : [ENGINEERING];
};
