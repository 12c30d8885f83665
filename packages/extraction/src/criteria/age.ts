import type { AgeCriterion } from '@laurel/domain';
import { findDates } from '../deadline/find-dates.ts';
import { bindsApplicants, type Clause } from '../text/clause.ts';
import { readWholeNumber, WHOLE_NUMBER } from '../text/number-words.ts';
import { covers } from '../text/scopes.ts';
import { appliesTo } from './applies-to.ts';
import { bornWithin } from './birth-date.ts';
import type { Draft, Rule } from './rule.ts';

/** Never a part of a decimal or of a longer number. */
const N = `(?<![\\d.,])(${WHOLE_NUMBER})(?!\\d|[.,]\\d)`;
const YEARS = String.raw`\s*(?:\(\d{2}\)\s*)?(?:years?|yrs?\.?)`;
const OF_AGE = String.raw`(?:${YEARS}(?:\s*(?:old|of age))?|\s*(?:of age))?`;

interface Form {
  pattern: RegExp;
  read: (a: number, b: number) => Pick<AgeCriterion, 'min' | 'max'>;
}

const range = (a: number, b: number): Pick<AgeCriterion, 'min' | 'max'> =>
  a <= b ? { min: a, max: b } : { min: b, max: a };

/** From most to least specific; an earlier match hides later ones that overlap it. */
const FORMS: readonly Form[] = [
  // aged 18-25, between the ages of 18 and 25, 25 to 35 years of age, ages 13–18
  {
    pattern: new RegExp(
      String.raw`\b(?:aged?s?|between(?: the)? ages?(?: of)?|age (?:range|group|limit|bracket)s?|ages?)\s*(?:of|is|are|:|from|between)?\s*${N}${OF_AGE}\s*(?:-to-|-|–|—|to|and|through)\s*${N}${OF_AGE}(?!\s*(?:%|\d))`,
      'gi',
    ),
    read: range,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:(?:be|between|from)\s+)?${N}${OF_AGE}\s*(?:-to-|-|–|—|to|and)\s*${N}${YEARS}\s*(?:old|of age)\b`,
      'gi',
    ),
    read: range,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:over|above|older than)\s+${N}\s+(?:and|but)\s+(?:under|below|younger than|less than)\s+${N}\b`,
      'gi',
    ),
    read: (a, b) => ({ min: a, max: b - 1 }),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:be|are|aged)\s+between\s+${N}\s*(?:-|–|—|and|to)\s*${N}${YEARS}(?!\s+of\s+(?!age))`,
      'gi',
    ),
    read: range,
  },
  // at or before an age: not older than 35, maximum age 35, age limit: 35, up to 35 years, 35 years or younger
  {
    pattern: new RegExp(
      String.raw`\b(?:not|no|nor)\s+(?:be\s+)?(?:older than|more than|over|above|exceed(?:ing)?|have (?:exceeded|passed))\s+(?:the age of\s+|age\s+)?${N}(?=${YEARS}\s*(?:old|of age)|\s*(?:[.,;)]|$|on|at|by|as of|for|\()|${YEARS}\s*(?:[.,;)]|$|on|at|by|as of))`,
      'gi',
    ),
    read: (a) => ({ max: a }),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:max(?:imum|\.)?\s+age(?:\s+(?:limit|requirement))?|age\s+limit|upper age limit|altersgrenze)\s*(?:(?:for [\w ]{3,30})?\s*(?:is|of|:|=|at|liegt bei))?\s*${N}\b`,
      'gi',
    ),
    read: (a) => ({ max: a }),
  },
  {
    pattern: new RegExp(String.raw`\bmax(?:imum|\.)?(?:\s+of)?\s+${N}${YEARS}\s*(?:old|of age)\b`, 'gi'),
    read: (a) => ({ max: a }),
  },
  {
    pattern: new RegExp(
      String.raw`\bup to\s+(?:the age of\s+|age\s+)${N}\b|\bup to\s+${N}${YEARS}\s*(?:old|of age)\b`,
      'gi',
    ),
    read: (a) => ({ max: a }),
  },
  {
    pattern: new RegExp(
      String.raw`\b${N}${YEARS}?\s*(?:old\s+|of age\s+)?(?:or|and)\s+(?:younger|under|below)\b`,
      'gi',
    ),
    read: (a) => ({ max: a }),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:no|not)\s+(?:be\s+)?(?:younger|less|under)\s+(?:than\s+)?(?:the age of\s+|age\s+)?${N}(?!${YEARS}\s+of\s+(?!age))`,
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
      String.raw`\b(?:under|below|younger than|not (?:yet )?(?:reached|attained))\s+(?:the age of\s+|age\s+)?${N}(?=${YEARS}|\s*(?:\(|[.,;|)]|$|on\b|at\b|by\b|as of\b|when|unless|except|if\b|and\b|or\b|who\b))(?!${YEARS}\s+(?:of\s+)?(?!age|old)(?:work|experience|study|professional))`,
      'gi',
    ),
    read: (a) => ({ max: a - 1 }),
  },
  {
    pattern: new RegExp(
      String.raw`\bless than\s+${N}${YEARS}\s*(?:old|of age)\b|\bunder\s+the\s+age\s+of\s+${N}\b|\baged?\s+(?:under|below|less than)\s+${N}\b|\bage\s*<\s*${N}\b`,
      'gi',
    ),
    read: (a) => ({ max: a - 1 }),
  },
  // from an age: at least 18 years of age, 18 years or older, 18+, minimum age 18, over 18
  {
    pattern: new RegExp(
      String.raw`\b(?:(?:at )?least|min(?:imum|\.)?(?:\s+of)?)\s+${N}${YEARS}\s*(?:old|of age)\b|\bat least\s+(?:age\s+)?${N}\s+(?:by|on|at|when|as of)\b`,
      'gi',
    ),
    read: (a) => ({ min: a }),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:min(?:imum|\.)?\s+age(?:\s+(?:limit|requirement))?)\s*(?:is|of|:|=)?\s*${N}\b|\bat least\s+${N}(?=\s*[.,;)]|$)`,
      'gi',
    ),
    read: (a) => ({ min: a }),
  },
  {
    pattern: new RegExp(
      String.raw`\b${N}(?:${YEARS}\s*(?:old\s+|of age\s+)?(?:or|and)\s+(?:older|over|above|up|more)|\s+(?:or|and)\s+older)\b(?!\s+\d)`,
      'gi',
    ),
    read: (a) => ({ min: a }),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:over|above|older than)\s+(?:the age of\s+|age\s+)?${N}(?=${YEARS}|\s*(?:[.,;)]|$|at the time|on\b|by\b|when\b|as of))|\b${N}\+?${YEARS}\s*(?:old|of age)\s*(?:and|or)\s*(?:above|over|older)`,
      'gi',
    ),
    read: (a) => ({ min: a }),
  },
  {
    pattern: new RegExp(
      String.raw`\baged?\s+${N}\s+(?:and|or)\s+(?:over|above|older|up)\b|\baged?\s+(?:over|above)\s+${N}\b|\b(?:over|above)\s+the\s+age\s+of\s+${N}\b`,
      'gi',
    ),
    read: (a) => ({ min: a }),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:attained|reached|turned)\s+(?:the age of\s+)?${N}(?:${YEARS}\s+of\s+age)?(?!(?:st|nd|rd|th)\b|\s*(?:%|points))`,
      'gi',
    ),
    read: (a) => ({ min: a }),
  },
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
  { pattern: /\b(?:age[ds]?|be|are)\s+(\d{2})\+(?!\s*(?:years? of|%|\d))/gi, read: (a) => ({ min: a }) },
];

const OTHER_YEARS =
  /^\s*,?\s*years? (?:into|since|after)\b|^\s*(?:years?)?\s*(?:of )?(?:\w+ )?(?:experience|study|service|employment|residen|schooling|education|research|work|practice|credits?|hours|units|words|pages|countries|months)/i;
/** "Under 18s need a parent's consent" is no age rule. */
const CONSENT = /\b(?:parent\w*|guardian\w*|consent|permission|minors?|if you are|those under)\b/i;
/** "no subscore below 20" */
const OTHER_MEASURE =
  /\b(?:(?:sub-?)?scores?|bands?|sections?|components?|marks?|grades?|points|GPA|IELTS|TOEFL)\b[^.;]{0,40}$/i;
const OTHER_PERSON =
  /\b(?:children|child|parents?|sibling|daughter|son|founded|for|every|past|last|years ago)\s*$/i;

function plausible({ min, max }: Pick<AgeCriterion, 'min' | 'max'>): boolean {
  return (
    [min, max].every((age) => age === undefined || (age >= 6 && age <= 80)) &&
    (min === undefined || max === undefined || min <= max)
  );
}

/** "… on 1 September 2026", "as of January 1". */
function onDate(text: string, end: number): string | undefined {
  const window = text.slice(end, end + 70);
  const lead = /^[^.;]{0,30}?\b(?:on|as of|by|as at|before)\s+/i.exec(window);
  if (lead === null) return undefined;
  const date = findDates(window).dates[0];
  if (date?.day === undefined || date.start > lead[0].length + 20) return undefined;
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.year ?? '-'}-${two(date.month)}-${two(date.day)}`;
}

/** "18-24 (exceptions to 27)": the exception is the true limit. */
function widened(
  bounds: Pick<AgeCriterion, 'min' | 'max'>,
  after: string,
): Pick<AgeCriterion, 'min' | 'max'> {
  const match = /^\s*\(?(?:with )?exceptions? (?:up )?to (\d{2})\b/i.exec(after);
  const latest = Number.parseInt(match?.[1] ?? '', 10);
  return bounds.max === undefined || !(latest > bounds.max) ? bounds : { ...bounds, max: latest };
}

function readForm(clause: Clause, form: Form): Draft[] {
  return [...clause.text.matchAll(form.pattern)].flatMap((match) => {
    const numbers = match
      .slice(1)
      .filter((part) => part !== undefined)
      .map(readWholeNumber);
    const [first = Number.NaN, second = Number.NaN] = numbers;
    const end = match.index + match[0].length;
    const bounds = widened(form.read(first, second), clause.text.slice(end));
    const before = clause.text.slice(0, match.index);
    if (
      Number.isNaN(first) ||
      !plausible(bounds) ||
      OTHER_YEARS.test(clause.text.slice(end)) ||
      OTHER_PERSON.test(before) ||
      OTHER_MEASURE.test(before)
    )
      return [];
    if (covers(clause.void, match.index) || !bindsApplicants(clause, match.index)) return [];
    const levels = appliesTo(clause.text, match.index, end);
    const date = onDate(clause.text, end);
    return [
      {
        kind: 'age',
        ...bounds,
        ...(date === undefined ? {} : { onDate: date }),
        ...(levels === undefined ? {} : { appliesToLevels: levels }),
        start: match.index,
        end,
      },
    ];
  });
}

/** "Under 25 (Bachelor's), 35 (Master's), 40 (PhD)": later limits of the series repeat only the number. */
function series(clause: Clause, drafts: readonly Draft[]): Draft[] {
  const first = drafts[0];
  if (first?.kind !== 'age' || first.appliesToLevels === undefined || first.max === undefined) return [];
  const strict = /under|below|younger|less/i.test(clause.text.slice(first.start, first.end));
  return [...clause.text.slice(first.end).matchAll(/(?:,|\bor|\band)\s*(\d{2})\s*\([^)]{2,40}\)/g)].flatMap(
    (match) => {
      const start = first.end + match.index + match[0].indexOf(match[1] ?? '');
      const levels = appliesTo(clause.text, start, start + 2);
      const age = readWholeNumber(match[1] ?? '');
      if (levels === undefined || !plausible({ max: age })) return [];
      return [
        {
          kind: 'age' as const,
          max: strict ? age - 1 : age,
          appliesToLevels: levels,
          start,
          end: first.end + match.index + match[0].length,
        },
      ];
    },
  );
}

/** "Applicants over 40 are not eligible" */
function shutOut({ text, excludes, role }: Clause): Draft[] {
  const match = new RegExp(
    String.raw`\b(?:(?<over>over|above|older than)|under|below|younger than)\s+(?:the age of\s+|age\s+)?${N}(?=${YEARS}|\s+(?:are|is|will|may|cannot|can)\b)`,
    'i',
  ).exec(text);
  const bound = readWholeNumber(match?.[2] ?? '');
  if (!excludes || role === 'title' || match === null || !plausible({ min: bound })) return [];
  const at = { start: match.index, end: match.index + match[0].length };
  return [{ kind: 'age', ...(match.groups?.over === undefined ? { min: bound } : { max: bound }), ...at }];
}

/**
 * Age bounds in completed years, both inclusive: "under 35" is at most 34, "not older than 35" at most 35. "Over 18" is
 * read as 18 or over, as age rules mean it. Consent rules for minors are not read.
 */
export const ageRule: Rule = {
  kind: 'age',
  probe:
    /\bage|\bold|years?|under|below|over|above|young|altersgrenze|between|born|attained|reached|turned|jünger|älter|höchstens|maximal|unter|bis|zwischen|entre|moins|menor|m[aá]ximo|tuổi/i,
  find: (clause) => {
    const shut = shutOut(clause);
    if (shut.length > 0) return shut;
    if (clause.conditional || clause.excludes || clause.role === 'title' || CONSENT.test(clause.text))
      return [];
    if (/^\s*\w+ying\b/.test(clause.text) && clause.procedural) return [];
    const found: Draft[] = [];
    for (const form of FORMS) {
      for (const draft of readForm(clause, form)) {
        if (!found.some((other) => draft.start < other.end && draft.end > other.start)) found.push(draft);
      }
    }
    return [...found, ...series(clause, found), ...bornWithin(clause)];
  },
};
