import { findFields, resolveField } from '@laurel/taxonomies';
import { codesOfHit } from './codes.ts';

type FieldHit = ReturnType<typeof findFields>[number];

/** Joins the fields of one list. */
const JOIN =
  /^[\s,;/&()•*|–-]*(?:(?:and|or|and\/or|as well as|studies|sciences?|engineering|the|in|of|related|applied|other|either)[\s,;/&()-]*){0,4}$/i;
const UNKNOWN_ITEM = /^\s*[,;/]\s*(?:and |or )?[\p{L}][\p{L}’' -]{2,40}[,;/]\s*(?:and |or )?$/u;
/** Everyday words that name a field only in a list of fields. */
const EVERYDAY =
  /^(?:performance|leadership|materials?|building|management|teaching|training|professional development)$/i;
/** Fields that stand beside each other. */
export interface FieldList {
  hits: FieldHit[];
  /** Whether every item of it is a known field. */
  complete: boolean;
}

export function lists(text: string): FieldList[] {
  const found: FieldList[] = [];
  for (const hit of findFields(text)) {
    if (EVERYDAY.test(hit.phrase) || /^-(?:speaking|medium|taught|language)/i.test(text.slice(hit.end)))
      continue;
    const open = found.at(-1);
    const last = open?.hits.at(-1);
    if (open === undefined || last === undefined) {
      found.push({ hits: [hit], complete: true });
      continue;
    }
    const gap = text.slice(last.end, hit.start);
    if (JOIN.test(gap)) open.hits.push(hit);
    else if (gap.length < 70 && UNKNOWN_ITEM.test(gap)) {
      open.hits.push(hit);
      open.complete = false;
    } else found.push({ hits: [hit], complete: true });
  }
  return found;
}

/** "the MSc in Water, Sanitation and Health Engineering" is one programme: its last word belongs to each of its parts. */
const ONE_PROGRAMME =
  /\b(?:the|an?|our)\s+(?:\w+\s+){0,3}?(?:m\.?\s?sc\.?|m\.?\s?eng\.?|b\.?\s?sc\.?|ph\.?\s?d\.?|master['’]?s?|bachelor['’]?s?|programme|program|course)\s+(?:programme\s+|program\s+|degree\s+)?in\s+$/i;

/** ISCED-F: engineering, manufacturing and construction. */
const ENGINEERING = '07';

/** ISCED-F codes of a list. @param before what stands before it */
export function codesOf(text: string, list: FieldList, before: string): string[] {
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
}
