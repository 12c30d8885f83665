import type { CitizenshipCriterion, PlaceCode } from '@laurel/domain';
import { placesIn } from '../../places/place-hits.ts';
import { codesOf } from '../../places/read-place-list.ts';
import { bindsApplicants, type Clause } from '../../text/clause.ts';
import type { Draft, Rule } from '../rule.ts';
import { findGermanCitizenship } from './german.ts';
import { type NamedCitizens, namedCitizens } from './named-citizens.ts';
import {
  AWARD_NOUN_AFTER,
  EVERYONE,
  EXAMPLES_BEFORE,
  EXCLUDED_AFTER,
  FOREIGNERS_BEFORE,
  FOREIGNERS_TOO,
  HOME_AFTER,
  HOME_BEFORE,
  HOME_STUDENTS,
  INTERNATIONAL_SUBGROUP,
  MEANT_FOR,
  NAMED_SCHOOL,
  PERMANENT_RESIDENT,
  PERMISSION_AFTER,
  PERMISSIVE_AFTER,
  PERMISSIVE_BEFORE,
  PROBE,
  SHUT_OUT_AFTER,
  SOMEONE_ELSES_PLACE,
  STATUS_TAIL,
  STATUSES,
  SUBGROUP_RULE,
  WHO_ARE_NOT,
} from './phrases.generated.ts';
import { findRomanceCitizenship } from './romance.ts';
import { findTitlePlaces } from './title-places.ts';
import { findVietnameseCitizenship } from './vietnamese.ts';

const statusesOf = (text: string, codes: readonly PlaceCode[]): string[] => {
  const permanent = PERMANENT_RESIDENT.test(text)
    ? codes.filter((code) => /^[A-Z]{2}$/.test(code)).map((code) => `permanent-resident:${code}`)
    : [];
  return [...permanent, ...STATUSES.filter(({ pattern }) => pattern.test(text)).map(({ status }) => status)];
};

/** The end of the quote includes the statuses named beside the citizenship. */
const quoteEnd = (text: string, end: number): number => {
  const tail = STATUS_TAIL.exec(text.slice(end));
  return tail === null ? end : end + tail[0].length;
};

/** Whether those named are shut out: one denial shuts out, a second one lets in. */
const isShutOut = ({ text, excludes }: Clause, found: NamedCitizens): boolean => {
  if (found.others) return !(excludes && EXCLUDED_AFTER.test(text.slice(found.list.end)));
  const twice = excludes && WHO_ARE_NOT.test(text.slice(0, found.start));
  return found.negated !== (!twice && (excludes || found.denied));
};

/** The criteria for the named citizens: a citizenship, and beside it residence or the whole sentence where the words allow more. */
const citizenshipDrafts = (clause: Clause, found: NamedCitizens): Draft[] => {
  const { text } = clause;
  const named = codesOf(found.list.places).filter((code) => code !== 'group:international');
  const except = codesOf(found.list.except);
  // "Not open to citizens of …" says its "not" once, though it both denies and excludes; "non-citizens are not eligible" says two.
  const shutOut = isShutOut(clause, found);
  const base = { kind: 'citizenship' as const, start: found.start, end: found.end };
  if (named.length === 0) return [];
  if (shutOut) return [{ ...base, noneOf: named }];
  const statuses = statusesOf(text, named);
  const draft: Draft = {
    ...base,
    end: statuses.length > 0 ? Math.max(found.end, quoteEnd(text, found.end)) : found.end,
    anyOf: named,
    ...(except.length === 0 ? {} : { noneOf: except }),
    ...(statuses.length === 0 ? {} : { orStatuses: statuses }),
  };
  if (found.list.complete) return orResident(clause, draft, found);
  return withOther(clause, draft, found);
};

/** "citizens or residents of Belgium": living there will do as well. */
const orResident = (clause: Clause, draft: Draft, found: NamedCitizens): Draft[] => {
  const trigger = clause.text.slice(found.start, found.list.start);
  if (
    draft.kind !== 'citizenship' ||
    draft.orStatuses !== undefined ||
    draft.anyOf === undefined ||
    !/\bor\s+residents?\b/i.test(`${trigger}|${clause.text.slice(found.end, found.end + 24)}`)
  )
    return [draft];
  const alternative = `citizen-or-resident-${clause.offset + found.start}`;
  return [
    { ...draft, alternative },
    { kind: 'residence', anyOf: draft.anyOf, alternative, start: found.start, end: found.end },
  ];
};

const withOther = (clause: Clause, draft: Draft, found: NamedCitizens): Draft[] => {
  const { text } = clause;
  const alternative = `places-${clause.offset + found.start}`;
  return [
    { ...draft, alternative },
    { kind: 'other', text, alternative, start: 0, end: text.length },
  ];
};

/** "citizens of A" and "B nationals" in one sentence widen each other when nothing but "or" or a comma lies between. */
const mergeListed = (drafts: Draft[]): Draft[] => {
  const [first, ...rest] = drafts;
  if (
    first === undefined ||
    drafts.some((draft) => draft.kind !== 'citizenship' || draft.noneOf !== undefined)
  )
    return drafts;
  const all = drafts as (Draft & CitizenshipCriterion)[];
  if (rest.length === 0) return drafts;
  const anyOf = [...new Set(all.flatMap((draft) => draft.anyOf ?? []))];
  const orStatuses = [...new Set(all.flatMap((draft) => draft.orStatuses ?? []))];
  return [
    {
      kind: 'citizenship',
      anyOf,
      ...(orStatuses.length === 0 ? {} : { orStatuses }),
      start: first.start,
      end: Math.max(...drafts.map((draft) => draft.end)),
    },
  ];
};

/** "International student scholarships are awarded …" */
const isAwardName = (before: string, after: string): boolean =>
  /^\W*(?:the |our |an? )?$/i.test(before) && AWARD_NOUN_AFTER.test(after);

/**
 * "For international students": citizens of the host country are shut out. Silent where the wording only allows or
 * addresses them, or names home students beside them.
 */
const findInternational = (clause: Clause): Draft[] => {
  const { text } = clause;
  for (const place of placesIn(text)) {
    if (place.code !== 'group:international') continue;
    const before = text.slice(0, place.start);
    const after = text.slice(place.end);
    if (clause.excludes && SHUT_OUT_AFTER.test(after) && bindsApplicants(clause, Math.max(1, place.start)))
      return [{ kind: 'citizenship', noneOf: ['group:international'], start: place.start, end: place.end }];
    const label = /^\W*$/.test(before) && /^\W*(?:only)?\W*$/.test(after);
    const meant = MEANT_FOR.test(before) || NAMED_SCHOOL.test(before) || isAwardName(before, after);
    if (!label && !meant && !/^\s*only\b/i.test(after)) continue;
    if (
      HOME_BEFORE.test(before) ||
      HOME_AFTER.test(after) ||
      PERMISSIVE_AFTER.test(after) ||
      PERMISSIVE_BEFORE.test(before)
    )
      continue;
    if (INTERNATIONAL_SUBGROUP.test(after) && /^\W*(?:for\s+)?(?:all\s+)?$/i.test(before)) continue;
    if (
      !(isAwardName(before, after) || bindsApplicants(clause, place.start)) ||
      clause.excludes ||
      HOME_STUDENTS.test(text)
    )
      continue;
    return [{ kind: 'citizenship', anyOf: ['group:international'], start: place.start, end: place.end }];
  }
  return [];
};

/** Whether the citizens that a sentence names are those who may, or may not, apply. */
const speaksOfApplicants = (clause: Clause, found: NamedCitizens): boolean => {
  const { text } = clause;
  const before = text.slice(0, found.start).replace(/\bnon[-–\s]?$/i, '');
  // "a passport (for Thai nationals)" sorts documents, not applicants.
  if (/\((?:[\w\s]{0,20}\b)?for\s+$/i.test(before) && /^\s*(?:only\s*)?\)/.test(text.slice(found.end)))
    return false;
  const negated = found.negated || found.denied;
  if (found.list.places.some((place) => place.code === 'group:international') && !negated) return false;
  if (/\bdual\b[^;]{0,25}$/i.test(before) || /\bdual\b/i.test(text.slice(found.start, found.end)))
    return false;
  // "Indo-German young leaders"
  if (/(?<!\p{L})(?!non-$)\p{L}{2,}-$/iu.test(text.slice(0, found.list.start))) return false;
  if (/\b(?:and|or)\s+non[-\s]$/i.test(text.slice(0, found.list.start))) return false;
  if (FOREIGNERS_TOO.test(text.slice(found.end)) && !negated) return false;
  // "international and US graduate students" is everyone
  if (FOREIGNERS_BEFORE.test(before) && !negated) return false;
  if (!bindsApplicants(clause, found.start) || SOMEONE_ELSES_PLACE.test(before)) return false;
  if (EVERYONE.test(text) && !negated && found.list.except.length === 0) return false;
  const after = text.slice(found.end);
  if (/^\W*$/.test(before) && SUBGROUP_RULE.test(after) && !clause.excludes) return false;
  if (EXAMPLES_BEFORE.test(before)) return false;
  return !PERMISSION_AFTER.test(after) || clause.excludes;
};

/**
 * Whose citizens may apply, and whose may not. Places of study, of residence and of employers are not read here.
 * "Permanent residents" beside a citizenship count as it.
 */
export const citizenshipRule: Rule = {
  kind: 'citizenship',
  probe: PROBE,
  find: (clause, { hosts }) => {
    if (clause.conditional || clause.procedural) return [];
    const named = mergeListed(
      namedCitizens(clause)
        .filter((found) => speaksOfApplicants(clause, found))
        .flatMap((found) => citizenshipDrafts(clause, found)),
    );
    if (named.length > 0) return named;
    const german = findGermanCitizenship(clause);
    if (german.length > 0) return german;
    const foreign = [...findVietnameseCitizenship(clause), ...findRomanceCitizenship(clause)];
    if (foreign.length > 0) return foreign;
    return clause.role === 'title' ? findTitlePlaces(clause, hosts) : findInternational(clause);
  },
};
