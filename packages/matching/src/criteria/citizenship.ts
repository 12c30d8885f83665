import type { CitizenshipCriterion } from '@laurel/domain';
import { INTERNATIONAL } from '@laurel/taxonomies';
import { joinAnd, joinOr } from '@laurel/text';
import { placeIn, placeName, placeNames } from '../comparing/places.ts';
import { holdsAny, statusName, statusPhrase } from '../comparing/statuses.ts';
import { sentence } from '../explain/sentence.ts';
import {
  type Assessment,
  type CriterionRule,
  type MatchContext,
  met,
  missing,
  NOT_GIVEN,
  notMet,
  unsettled,
} from '../judging/assessment.ts';
import { type Answer, allOf, anyOf, not } from '../judging/three-valued.ts';

export const citizenship: CriterionRule<CitizenshipCriterion> = {
  kind: 'citizenship',

  reads: ({ profile, residenceCountry, deniedStatuses }) => [
    profile.citizenships,
    profile.statuses,
    residenceCountry,
    deniedStatuses,
  ],

  required({ anyOf: allowed = [], noneOf: excluded = [], orStatuses = [] }) {
    const among = allowed.length > 0 ? placeNames(allowed) : excluded.length > 0 ? 'any country' : '';
    const but = excluded.length > 0 ? ` except ${placeNames(excluded)}` : '';
    const citizens = among === '' ? '' : `citizens of ${among}${but}`;
    const holders = orStatuses.length > 0 ? `anyone who is ${joinOr(orStatuses.map(statusPhrase))}` : '';
    return [citizens, holders].filter(Boolean).join(', or ') || 'citizens of any country';
  },

  assess(criterion, context) {
    const statuses = criterion.orStatuses ?? [];
    const byStatus = holdsAny(context.student, statuses, heldWhere(criterion, context.hosts));
    if (byStatus === 'yes') return met(joinAnd(context.student.profile.statuses?.map(statusName) ?? []));
    const held = context.student.profile.citizenships ?? [];
    const byCitizenship = context.student.isStateless
      ? statelessAnswer(criterion)
      : citizenshipAnswer(criterion, held, context.hosts);
    const { isStateless } = context.student;
    if (held.length === 0 && !isStateless && namesCountries(criterion)) return missing('citizenships');
    return assessment(byCitizenship, byStatus, criterion, context);
  },

  reason(criterion, have, context) {
    const { citizenships = [], statuses = [] } = context.student.profile;
    const named = citizenships.find((country) => criterion.anyOf?.includes(country));
    if (named !== undefined) return sentence`Open to citizens of ${placeName(named)}`;
    const status = criterion.orStatuses?.find((each) =>
      statuses.some((own) => own === each || own.split(':')[0] === each),
    );
    // A status is a sensitive answer: no fact to word around.
    if (status !== undefined) return sentence([`Open to anyone who is ${statusPhrase(status)}, as you are`]);
    const group = criterion.anyOf?.find((code) =>
      citizenships.some((c) => placeIn(c, [code], context.hosts) === 'yes'),
    );
    if (group === INTERNATIONAL) return sentence`Open to students from abroad; you are a ${have}`;
    return group === undefined
      ? sentence`Open to ${citizenship.required(criterion, context)}; you are a ${have}`
      : sentence`Open to citizens of ${placeName(group)}; you are a ${have}`;
  },
};

/**
 * Nobody stateless is a citizen of a named country; whether an award for "international students" admits them stands in its call.
 */
const statelessAnswer = (criterion: CitizenshipCriterion): Answer => {
  if (!namesCountries(criterion)) return 'no';
  if (criterion.anyOf === undefined) return 'yes';
  return criterion.anyOf.includes(INTERNATIONAL) ? 'unknown' : 'no';
};

/** A status that stands in for a citizenship is given by one of the countries named, else by a host. */
export const heldWhere = (
  { anyOf: named = [] }: CitizenshipCriterion,
  hosts: readonly string[],
): readonly string[] => {
  const places = named.filter((code) => code !== INTERNATIONAL);
  const isWide = places.length < named.length || places.length === 0;
  if (!isWide) return places;
  return hosts.length > 0 ? [...places, ...hosts] : [];
};

/** One citizenship inside is enough; one excluded is too many. */
const citizenshipAnswer = (
  criterion: CitizenshipCriterion,
  held: readonly string[],
  hosts: readonly string[],
): Answer => {
  const { anyOf: allowed, noneOf: excluded = [] } = criterion;
  if (!namesCountries(criterion)) return 'no';
  const outside = not(anyOf(held.map((country) => placeIn(country, excluded, hosts))));
  return allowed === undefined ? outside : allOf([allowedAnswer(allowed, held, hosts), outside]);
};

/** False when only statuses are named. */
const namesCountries = ({ anyOf: allowed, noneOf: excluded }: CitizenshipCriterion): boolean => {
  return allowed !== undefined || excluded !== undefined;
};

/** A citizen of the host country is not surely "international" for holding a second passport. */
const allowedAnswer = (
  allowed: readonly string[],
  held: readonly string[],
  hosts: readonly string[],
): Answer => {
  const named = allowed.filter((code) => code !== INTERNATIONAL);
  const byName = anyOf(held.map((country) => placeIn(country, named, hosts)));
  if (named.length === allowed.length) return byName;
  const foreign = held.map((country) => placeIn(country, [INTERNATIONAL], hosts));
  const international = foreign.includes('yes') && foreign.includes('no') ? 'unknown' : anyOf(foreign);
  return anyOf([byName, international]);
};

const assessment = (
  byCitizenship: Answer,
  byStatus: Answer,
  criterion: CitizenshipCriterion,
  { student }: MatchContext,
): Assessment => {
  const held = student.profile.citizenships ?? [];
  const have =
    held.length > 0
      ? `citizen of ${joinAnd(held.map(placeName))}`
      : student.isStateless
        ? 'stateless'
        : NOT_GIVEN;
  if (byCitizenship === 'yes') return met(have);
  if (byCitizenship === 'unknown') {
    return unsettled('ambiguous_text', have, 'Ask the provider whether your citizenship counts.');
  }
  if (byStatus === 'no') return notMet(have, 'never');
  const residual = `Say whether you are ${joinOr((criterion.orStatuses ?? []).map(statusPhrase))}.`;
  return { ...missing('statuses', have), residual };
};
