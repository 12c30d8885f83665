import { type AgeCriterion, addDays } from '@laurel/domain';
import { encodeDate, type FoundDate, findDates } from '../../deadline/find-dates.ts';
import { bindsApplicants, type Clause } from '../../text/clause.ts';
import { readWholeNumber } from '../../text/number-words.ts';
import { covers } from '../../text/scopes.ts';
import { appliesTo } from '../level/applies-to.ts';
import type { Draft, Rule } from '../rule.ts';
import {
  AGE_FORMS,
  BORN,
  CONSENT,
  DAY_LEAD,
  EARLIEST_BIRTH,
  EXCEPTION_TO,
  FOREIGN_AGE_FORMS,
  OTHER_MEASURE,
  OTHER_PERSON,
  OTHER_YEARS,
  PROBE,
  SHUT_OUT,
} from './phrases.generated.ts';

/** A birth bound is an age on one day; the day is chosen this many years on, a multiple of four so that leap days meet. */
const YEARS_ON = 20;

const calendarDate = (date: FoundDate | undefined): string | undefined =>
  date?.year === undefined || date.day === undefined ? undefined : encodeDate(date);

const onDay = (date: string): string => `${Number(date.slice(0, 4)) + YEARS_ON}${date.slice(4)}`;

/** "born after 1 September 1998" as a greatest age on the day twenty years later, "born before" as a least one. */
const bornWithin = (clause: Clause): Draft[] =>
  [...clause.text.matchAll(BORN)].flatMap((match): Draft[] => {
    const { on, side = '', rest = '' } = match.groups ?? {};
    const value = calendarDate(findDates(rest).dates[0]);
    if (value === undefined) return [];
    if (covers(clause.void, match.index) || !bindsApplicants(clause, Math.max(1, match.index))) return [];
    const at = { start: match.index, end: match.index + match[0].trimEnd().length };
    const included = on !== undefined || /since|no/i.test(side);
    if (EARLIEST_BIRTH.test(side)) {
      const last = included ? addDays(value, -1) : value;
      return [{ kind: 'age', max: YEARS_ON - 1, onDate: onDay(last), ...at }];
    }
    const latest = included ? value : addDays(value, -1);
    return [{ kind: 'age', min: YEARS_ON, onDate: onDay(latest), ...at }];
  });

/** In completed years, both inclusive. */
type AgeBounds = Pick<AgeCriterion, 'min' | 'max'>;
type AgeForm = (typeof AGE_FORMS | typeof FOREIGN_AGE_FORMS)[number];

const FORMS: readonly AgeForm[] = [...AGE_FORMS, ...FOREIGN_AGE_FORMS];

/** The bounds that the numbers of a form give. Of two, either may come first: "between 35 and 18". */
const BOUNDS: Readonly<Record<AgeForm['bounds'], (a: number, b: number) => AgeBounds>> = {
  between: (a, b) => (a <= b ? { min: a, max: b } : { min: b, max: a }),
  'between and below': (a, b) => ({ min: a, max: b - 1 }),
  below: (a) => ({ max: a - 1 }),
  'at most': (a) => ({ max: a }),
  'at least': (a) => ({ min: a }),
};

const plausible = ({ min, max }: AgeBounds): boolean =>
  [min, max].every((age) => age === undefined || (age >= 6 && age <= 80)) &&
  (min === undefined || max === undefined || min <= max);

/** "… on 1 September 2026", "as of January 1". */
const onDate = (text: string, end: number): string | undefined => {
  const window = text.slice(end, end + 70);
  const lead = DAY_LEAD.exec(window);
  if (lead === null) return undefined;
  const date = findDates(window).dates[0];
  if (date?.day === undefined || date.start > lead[0].length + 20) return undefined;
  return encodeDate(date);
};

/** "18-24 (exceptions to 27)": the exception is the true limit. */
const widened = (bounds: AgeBounds, after: string): AgeBounds => {
  const match = EXCEPTION_TO.exec(after);
  const latest = Number.parseInt(match?.[1] ?? '', 10);
  return bounds.max === undefined || !(latest > bounds.max) ? bounds : { ...bounds, max: latest };
};

const readForm = (clause: Clause, form: AgeForm): Draft[] =>
  [...clause.text.matchAll(form.pattern)].flatMap((match) => {
    const numbers = match
      .slice(1)
      .filter((part) => part !== undefined)
      .map(readWholeNumber);
    const [first = Number.NaN, second = Number.NaN] = numbers;
    const end = match.index + match[0].length;
    const bounds = widened(BOUNDS[form.bounds](first, second), clause.text.slice(end));
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

/** "Under 25 (Bachelor's), 35 (Master's), 40 (PhD)": later limits of the series repeat only the number. */
const series = (clause: Clause, drafts: readonly Draft[]): Draft[] => {
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
};

/** "Applicants over 40 are not eligible" */
const shutOut = ({ text, excludes, role }: Clause): Draft[] => {
  const match = SHUT_OUT.exec(text);
  const bound = readWholeNumber(match?.[2] ?? '');
  if (!excludes || role === 'title' || match === null || !plausible({ min: bound })) return [];
  const at = { start: match.index, end: match.index + match[0].length };
  return [{ kind: 'age', ...(match.groups?.over === undefined ? { min: bound } : { max: bound }), ...at }];
};

/**
 * Age bounds in completed years, both inclusive: "under 35" is at most 34, "not older than 35" at most 35. "Over 18" is
 * read as 18 or over, as age rules mean it. Consent rules for minors are not read.
 */
export const ageRule: Rule = {
  kind: 'age',
  probe: PROBE,
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
