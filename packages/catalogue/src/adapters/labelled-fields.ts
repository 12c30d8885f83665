import type { Listing } from '@laurel/domain';
import type { PageLine } from './page-lines.ts';

type Field = Exclude<keyof Listing, 'id' | 'link' | 'title'>;

/** Which field a label names; the first that fits. */
const LABELS: readonly (readonly [RegExp, Field])[] = [
  [
    /\bdeadline|\bclosing date|\bclos(?:es|ing)\b|\bapply by\b|\bdue date|\bbewerbungsschluss|\bdate limite/,
    'deadline_text',
  ],
  [/\bnumber of (?:awards|scholarships|grants|places|fellowships)|\bhow many\b/, 'awards_text'],
  [/\bnationalit|\bcitizenship|\beligible countr|\bopen to applicants from/, 'nationality_text'],
  [
    /\bcovers?\b|\bcoverage\b|\bbenefits?\b|\bwhat (?:is|it|you|we)\b.*\b(?:cover|includ|fund|offer|get|receive)/,
    'coverage_text',
  ],
  [
    /\beligib|\bwho (?:can|may|is|should)\b|\brequirements?\b|\bcriteria\b|\bapplicants must/,
    'eligibility_text',
  ],
  [
    /\bamount\b|\bvalue\b|\bstipend\b|\bworth\b|^award$|^grant$|^funding$|\bscholarship award\b/,
    'amount_text',
  ],
  [/\bfields?\b|\bsubjects?\b|\bdisciplines?\b|\bcourses? of study\b/, 'field'],
  [/\blevels?\b|\bdegrees?\b/, 'level'],
  [/^(?:gender|sex)$/, 'gender'],
  [/\bhost countr|\bcountry of study\b|\bplace of study\b|\bstudy in\b/, 'host_country'],
  [/^(?:location|where|place|venue)\b/, 'location'],
  [
    /\bprovider\b|\borgani[sz](?:er|ation)\b|\bsponsor(?:ed by|s)?\b|\boffered by\b|\bfunder\b|\bfunded by\b/,
    'provider',
  ],
];
/** A longer label is a sentence with a colon in it. */
const MAX_LABEL = 48;
/** Fields that are a name or a few words; a longer value was no value of theirs. */
const SHORT_FIELDS: ReadonlySet<Field> = new Set(['provider', 'location', 'host_country', 'gender', 'level']);
const MAX_SHORT = 160;
const MAX_VALUE = 6_000;

const fieldOf = (label: string): Field | undefined => {
  const plain = label
    .toLowerCase()
    .replace(/[?:*]+/g, '')
    .trim();
  return plain.length > MAX_LABEL ? undefined : LABELS.find(([pattern]) => pattern.test(plain))?.[1];
};

/** Whether a heading says which field stands below it. */
export const namesField = (heading: string): boolean => fieldOf(heading) !== undefined;

/** What a page says under labels ("Deadline: 1 March") and under headings ("Who can apply"); the first of each field. */
export const labelledFields = (lines: readonly PageLine[]): Listing => {
  const found = new Map<Field, string[]>();
  let section: string[] | undefined;
  for (const { text, heading } of lines) {
    if (heading > 0) {
      const field = heading > 1 ? fieldOf(text) : undefined;
      section = field === undefined || found.has(field) ? undefined : [];
      if (field !== undefined && section !== undefined) found.set(field, section);
      continue;
    }
    const [, label = '', value = ''] = text.match(/^([^:\n]{2,60}):\s+([\s\S]+)$/) ?? [];
    const field = label === '' ? undefined : fieldOf(label);
    const values = field === undefined ? undefined : found.get(field);
    if (field === undefined || (values !== undefined && values === section)) section?.push(text);
    else if (values === undefined) found.set(field, [value]);
  }
  return Object.fromEntries(
    [...found].flatMap(([field, values]) => {
      const value = values.join('\n').slice(0, MAX_VALUE).trim();
      const tooLong = SHORT_FIELDS.has(field) && value.length > MAX_SHORT;
      return value === '' || tooLong ? [] : [[field, value]];
    }),
  );
};
