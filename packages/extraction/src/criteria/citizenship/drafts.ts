import type { CitizenshipCriterion, PlaceCode } from '@laurel/domain';
import { codesOf } from '../../places/read-place-list.ts';
import type { Clause } from '../../text/clause.ts';
import type { Draft } from '../rule.ts';
import type { NamedCitizens } from './named-citizens.ts';
import {
  EXCLUDED_AFTER,
  PERMANENT_RESIDENT,
  STATUS_TAIL,
  STATUSES,
  WHO_ARE_NOT,
} from './phrases.generated.ts';

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
export const citizenshipDrafts = (clause: Clause, found: NamedCitizens): Draft[] => {
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
export const mergeListed = (drafts: Draft[]): Draft[] => {
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
