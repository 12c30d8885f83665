import type { AgeCriterion } from '@laurel/domain';
import { WHOLE_NUMBER } from '../../text/number-words.ts';
import { FOREIGN_AGE_FORMS } from './foreign-forms.ts';

/** Never a part of a decimal or of a longer number. */
export const NUMBER = `(?<![\\d.,])(${WHOLE_NUMBER})(?!\\d|[.,]\\d)`;
export const YEARS = String.raw`\s*(?:\(\d{2}\)\s*)?(?:years?|yrs?\.?)`;
const OF_AGE = String.raw`(?:${YEARS}(?:\s*(?:old|of age))?|\s*(?:of age))?`;

/** In completed years, both inclusive. */
export type AgeBounds = Pick<AgeCriterion, 'min' | 'max'>;

/** One wording of an age rule, with the bounds that its numbers give. */
export interface AgeForm {
  pattern: RegExp;
  read: (a: number, b: number) => AgeBounds;
}

/** Either may come first: "between 35 and 18". */
const range = (a: number, b: number): AgeBounds => (a <= b ? { min: a, max: b } : { min: b, max: a });

/** From most to least specific; an earlier match hides later ones that overlap it. */
export const AGE_FORMS: readonly AgeForm[] = [
  // aged 18-25, between the ages of 18 and 25, 25 to 35 years of age, ages 13–18
  {
    pattern: new RegExp(
      String.raw`\b(?:aged?s?|between(?: the)? ages?(?: of)?|age (?:range|group|limit|bracket)s?|ages?)\s*(?:of|is|are|:|from|between)?\s*${NUMBER}${OF_AGE}\s*(?:-to-|-|–|—|to|and|through)\s*${NUMBER}${OF_AGE}(?!\s*(?:%|\d))`,
      'gi',
    ),
    read: range,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:(?:be|between|from)\s+)?${NUMBER}${OF_AGE}\s*(?:-to-|-|–|—|to|and)\s*${NUMBER}${YEARS}\s*(?:old|of age)\b`,
      'gi',
    ),
    read: range,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:over|above|older than)\s+${NUMBER}\s+(?:and|but)\s+(?:under|below|younger than|less than)\s+${NUMBER}\b`,
      'gi',
    ),
    read: (a, b) => ({ min: a, max: b - 1 }),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:be|are|aged)\s+between\s+${NUMBER}\s*(?:-|–|—|and|to)\s*${NUMBER}${YEARS}(?!\s+of\s+(?!age))`,
      'gi',
    ),
    read: range,
  },
  // at or before an age: not older than 35, maximum age 35, age limit: 35, up to 35 years, 35 years or younger
  {
    pattern: new RegExp(
      String.raw`\b(?:not|no|nor)\s+(?:be\s+)?(?:older than|more than|over|above|exceed(?:ing)?|have (?:exceeded|passed))\s+(?:the age of\s+|age\s+)?${NUMBER}(?=${YEARS}\s*(?:old|of age)|\s*(?:[.,;)]|$|on|at|by|as of|for|\()|${YEARS}\s*(?:[.,;)]|$|on|at|by|as of))`,
      'gi',
    ),
    read: (a) => ({ max: a }),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:max(?:imum|\.)?\s+age(?:\s+(?:limit|requirement))?|age\s+limit|upper age limit|altersgrenze)\s*(?:(?:for [\w ]{3,30})?\s*(?:is|of|:|=|at|liegt bei))?\s*${NUMBER}\b`,
      'gi',
    ),
    read: (a) => ({ max: a }),
  },
  {
    pattern: new RegExp(String.raw`\bmax(?:imum|\.)?(?:\s+of)?\s+${NUMBER}${YEARS}\s*(?:old|of age)\b`, 'gi'),
    read: (a) => ({ max: a }),
  },
  {
    pattern: new RegExp(
      String.raw`\bup to\s+(?:the age of\s+|age\s+)${NUMBER}\b|\bup to\s+${NUMBER}${YEARS}\s*(?:old|of age)\b`,
      'gi',
    ),
    read: (a) => ({ max: a }),
  },
  {
    pattern: new RegExp(
      String.raw`\b${NUMBER}${YEARS}?\s*(?:old\s+|of age\s+)?(?:or|and)\s+(?:younger|under|below)\b`,
      'gi',
    ),
    read: (a) => ({ max: a }),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:no|not)\s+(?:be\s+)?(?:younger|less|under)\s+(?:than\s+)?(?:the age of\s+|age\s+)?${NUMBER}(?!${YEARS}\s+of\s+(?!age))`,
      'gi',
    ),
    read: (a) => ({ min: a }),
  },
  {
    pattern:
      /\bnot (?:have )?(?:yet )?(?:reached|passed|attained|celebrated) (?:(?:his\/her|their|his|her|the) )?(\d{2})(?:st|nd|rd|th) birthday\b/gi,
    read: (a) => ({ max: a - 1 }),
  },
  // before an age: under 35, below the age of 35, younger than 35, less than 35 years old
  {
    pattern: new RegExp(
      String.raw`\b(?:under|below|younger than|not (?:yet )?(?:have )?(?:reached|attained|turned))\s+(?:the age of\s+|age\s+)?${NUMBER}(?=${YEARS}|\s*(?:\(|[.,;|)]|$|on\b|at\b|by\b|as of\b|when|unless|except|if\b|and\b|or\b|who\b|(?:are|is|will|may|can|receive)\b))(?!${YEARS}\s+(?:of\s+)?(?!age|old)(?:work|experience|study|professional))`,
      'gi',
    ),
    read: (a) => ({ max: a - 1 }),
  },
  {
    pattern: new RegExp(
      String.raw`\bless than\s+${NUMBER}${YEARS}\s*(?:old|of age)\b|\bunder\s+the\s+age\s+of\s+${NUMBER}\b|\baged?\s+(?:under|below|less than)\s+${NUMBER}\b|\bage\s*<\s*${NUMBER}\b`,
      'gi',
    ),
    read: (a) => ({ max: a - 1 }),
  },
  // from an age: at least 18 years of age, 18 years or older, 18+, minimum age 18, over 18
  {
    pattern: new RegExp(
      String.raw`\b(?:(?:at )?least|min(?:imum|\.)?(?:\s+of)?)\s+${NUMBER}${YEARS}\s*(?:old|of age)\b|\bat least\s+(?:age\s+)?${NUMBER}\s+(?:by|on|at|when|as of)\b`,
      'gi',
    ),
    read: (a) => ({ min: a }),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:min(?:imum|\.)?\s+age(?:\s+(?:limit|requirement))?)\s*(?:is|of|:|=)?\s*${NUMBER}\b|\bat least\s+${NUMBER}(?=\s*[.,;)]|$)`,
      'gi',
    ),
    read: (a) => ({ min: a }),
  },
  {
    pattern: new RegExp(
      String.raw`\b${NUMBER}(?:${YEARS}\s*(?:old\s+|of age\s+)?(?:or|and)\s+(?:older|over|above|up|more)|\s+(?:or|and)\s+older)\b(?!\s+\d)`,
      'gi',
    ),
    read: (a) => ({ min: a }),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:over|above|older than)\s+(?:the age of\s+|age\s+)?${NUMBER}(?=${YEARS}|\s*(?:[.,;)]|$|at the time|on\b|by\b|when\b|as of))|\b${NUMBER}\+?${YEARS}\s*(?:old|of age)\s*(?:and|or)\s*(?:above|over|older)`,
      'gi',
    ),
    read: (a) => ({ min: a }),
  },
  {
    pattern: new RegExp(
      String.raw`\baged?\s+${NUMBER}\s+(?:and|or)\s+(?:over|above|older|up)\b|\baged?\s+(?:over|above)\s+${NUMBER}\b|\b(?:over|above)\s+the\s+age\s+of\s+${NUMBER}\b`,
      'gi',
    ),
    read: (a) => ({ min: a }),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:attained|reached|turned)\s+(?:the age of\s+)?${NUMBER}(?:${YEARS}\s+of\s+age)?(?!(?:st|nd|rd|th)\b|\s*(?:%|points))`,
      'gi',
    ),
    read: (a) => ({ min: a }),
  },
  { pattern: /\b(?:age[ds]?:?|be|are)\s+(\d{2})\+(?!\s*(?:years? of|%|\d))/gi, read: (a) => ({ min: a }) },
  ...FOREIGN_AGE_FORMS,
];
