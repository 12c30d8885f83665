import type { Enrolment } from '@laurel/domain';
import { placesIn } from '../../places/place-hits.ts';
import { bindsApplicants, type Clause } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import type { Draft, Rule } from '../rule.ts';
import {
  ASIDE,
  AWARD_NAME,
  BARE_NAME,
  FULL_TIME,
  FULL_TIME_WORK,
  GENERIC,
  LEADING_WORDS,
  LINK_TO_NAME,
  NAME,
  NEVER_ENROLLED,
  NO_SCHOOL,
  NOW,
  OTHER_THING,
  PART_TIME,
  PROBE,
  PROSE_BINDS,
  STATES,
  STUDENTS_AT,
  TELLING_PROSE,
  THING_BEFORE,
} from './phrases.generated.ts';

interface InstitutionName {
  name: string;
  start: number;
  end: number;
}

/** Institutions that a text names, without generic mentions such as "an accredited University". */
const findInstitutions = (text: string): InstitutionName[] =>
  [...text.matchAll(NAME)].flatMap((match) => {
    const lead = LEADING_WORDS.exec(match[0])?.[0].length ?? 0;
    const raw = match[0]
      .slice(lead)
      .replace(/[.,'’&-]+$/u, '')
      .replace(/\s(?:of|the|and|for|de|at|in)$/u, '');
    if (AWARD_NAME.test(raw)) return [];
    if (raw.length < 8 || GENERIC.test(raw) || !/\s/.test(raw)) return [];
    const start = match.index + lead;
    return [{ name: raw, start, end: start + raw.length }];
  });

const institutionsNear = (clause: Clause, start: number, end: number): { names: string[]; end: number } => {
  const near = findInstitutions(clause.text).filter(
    (found) => found.start >= start && found.start - end <= 90,
  );
  const between = near.filter(
    (found) =>
      !/[.;]/.test(clause.text.slice(end, found.start)) &&
      LINK_TO_NAME.test(clause.text.slice(end - 4, found.start)),
  );
  return { names: [...new Set(between.map((found) => found.name))], end: between.at(-1)?.end ?? end };
};

const namedInstitutions = (
  clause: Clause,
  start: number,
  end: number,
  states: readonly Enrolment[],
): { names: string[]; end: number } => {
  const full = institutionsNear(clause, start, end);
  if (full.names.length > 0 || !states.includes('admitted')) return full;
  if (!/\b(?:to|at|by|from)$/i.test(clause.text.slice(start, end))) return full;
  const match = BARE_NAME.exec(clause.text.slice(end));
  const name = match?.groups?.n?.replace(/['’]s?$/, '');
  if (match === null || name === undefined || NO_SCHOOL.test(name) || placesIn(name).length > 0) return full;
  return { names: [name], end: end + match[0].length };
};

const statesOf = (clause: Clause, states: readonly Enrolment[]): Enrolment[] => {
  if (states.length > 1 || NOW.test(clause.text)) return [...states];
  return ['enrolled', 'admitted'];
};

const toDraft = (clause: Clause, match: RegExpExecArray, states: readonly Enrolment[]): Draft[] => {
  const end = match.index + match[0].length;
  const start = match.index + (/^(?:and|who are|those|is|are)\s+/i.exec(match[0])?.[0].length ?? 0);
  if (
    !/^(?:students?|individuals?|those|applicants?|citizens?|residents?)\b/i.test(match[0]) &&
    THING_BEFORE.test(clause.text.slice(0, start))
  )
    return [];
  if (/^(?:letter|admission|acceptance|offer)/i.test(match[0]) && ASIDE.test(clause.text.slice(0, start)))
    return [];
  if (covers(clause.void, start) || OTHER_THING.test(clause.text.slice(end))) return [];
  const institutions = namedInstitutions(clause, start, end, states);
  const fullTime =
    FULL_TIME.test(clause.text) && !PART_TIME.test(clause.text) && !FULL_TIME_WORK.test(clause.text);
  return [
    {
      kind: 'enrolment',
      anyOf: statesOf(clause, states),
      ...(fullTime ? { fullTime: true } : {}),
      ...(institutions.names.length === 0 ? {} : { institutions: institutions.names }),
      start,
      end: institutions.end,
    },
  ];
};

/** "students at Ohio Wesleyan University", "attending Yale University" */
const studentsAt = (clause: Clause): Draft[] => {
  const match = STUDENTS_AT.exec(clause.text);
  if (match === null || clause.role !== 'eligibility') return [];
  const near = findInstitutions(clause.text).find((found) => found.start === match.index + match[0].length);
  if (near === undefined) return [];
  return [
    {
      kind: 'enrolment',
      anyOf: ['enrolled', 'admitted'],
      institutions: [near.name],
      start: match.index,
      end: near.end,
    },
  ];
};

/**
 * Whether an applicant must be enrolled, admitted or applying, and where. "Enrolled" without "currently" is met by
 * admission too, since the award may begin with the studies.
 */
export const enrolmentRule: Rule = {
  kind: 'enrolment',
  probe: PROBE,
  find: (clause) => {
    if (clause.conditional || clause.renewal || clause.role === 'title') return [];
    if (clause.procedural && !/\bmust (?:also )?be\b/i.test(clause.text)) return [];
    if (clause.excludes || NEVER_ENROLLED.test(clause.text)) return [];
    for (const { pattern, states } of STATES) {
      const match = pattern.exec(clause.text);
      if (match === null) continue;
      if (!bindsApplicants(clause, Math.max(1, match.index))) continue;
      if (
        clause.role === 'prose' &&
        !PROSE_BINDS.test(clause.text) &&
        !TELLING_PROSE.test(clause.text.slice(Math.max(0, match.index - 60), match.index + match[0].length))
      )
        continue;
      return toDraft(clause, match, states);
    }
    return studentsAt(clause);
  },
};
