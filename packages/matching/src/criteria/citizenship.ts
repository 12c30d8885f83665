import type { CitizenshipCriterion } from '@laurel/domain';
import {
  type Assessment,
  type CriterionRule,
  type MatchContext,
  met,
  notMet,
  unsettled,
} from '../assessment.ts';
import { missing } from '../facts.ts';
import { INTERNATIONAL, placeIn, placeName, placeNames } from '../places.ts';
import { holdsAny, statusName } from '../statuses.ts';
import { type Answer, allOf, anyOf, not } from '../three-valued.ts';
import { joinAnd, joinOr } from '../wording.ts';

export const citizenship: CriterionRule<CitizenshipCriterion> = {
  kind: 'citizenship',
  label: 'Citizenship',

  required({ anyOf: allowed = [], noneOf: excluded = [], orStatuses = [] }) {
    const parts: string[] = [];
    if (allowed.length > 0) parts.push(`citizens of ${placeNames(allowed)}`);
    if (excluded.length > 0) parts.push(`not citizens of ${placeNames(excluded)}`);
    const citizens = parts.join(', ');
    return [citizens, joinOr(orStatuses.map(statusName))].filter(Boolean).join(', or ');
  },

  assess(criterion, context) {
    const statuses = criterion.orStatuses ?? [];
    const byStatus = holdsAny(context.student, statuses);
    if (byStatus === 'yes') return met(joinAnd(context.student.profile.statuses?.map(statusName) ?? []));
    const held = context.student.profile.citizenships ?? [];
    if (held.length === 0) return missing('citizenships');
    const byCitizenship = citizenshipAnswer(criterion, held, context.record.hostCountries);
    return assessment(byCitizenship, byStatus, criterion, context);
  },

  reason(criterion, have, context) {
    const { citizenships = [], statuses = [] } = context.student.profile;
    const named = citizenships.find((country) => criterion.anyOf?.includes(country));
    if (named !== undefined) return `Open to citizens of ${placeName(named)}`;
    const status = criterion.orStatuses?.find((each) => statuses.includes(each));
    if (status !== undefined) return `Open to holders of your status, ${statusName(status)}`;
    const hosts = context.record.hostCountries;
    const group = criterion.anyOf?.find((code) =>
      citizenships.some((c) => placeIn(c, [code], hosts) === 'yes'),
    );
    if (group === INTERNATIONAL) return `Open to students from abroad; you are a ${have}`;
    return group === undefined
      ? `Not closed to you: ${citizenship.required(criterion, context)}; you are a ${have}`
      : `Open to citizens of ${placeName(group)}; you are a ${have}`;
  },
};

/** One citizenship inside is enough; one excluded is too many. */
function citizenshipAnswer(
  { anyOf: allowed, noneOf: excluded = [] }: CitizenshipCriterion,
  held: readonly string[],
  hosts: readonly string[],
): Answer {
  const outside = not(anyOf(held.map((country) => placeIn(country, excluded, hosts))));
  if (allowed === undefined) return outside;
  return allOf([allowedAnswer(allowed, held, hosts), outside]);
}

/** A citizen of the host country is not surely "international" for holding a second passport. */
function allowedAnswer(
  allowed: readonly string[],
  held: readonly string[],
  hosts: readonly string[],
): Answer {
  const named = allowed.filter((code) => code !== INTERNATIONAL);
  const byName = anyOf(held.map((country) => placeIn(country, named, hosts)));
  if (named.length === allowed.length) return byName;
  const foreign = held.map((country) => placeIn(country, [INTERNATIONAL], hosts));
  const international = foreign.includes('yes') && foreign.includes('no') ? 'unknown' : anyOf(foreign);
  return anyOf([byName, international]);
}

function assessment(
  byCitizenship: Answer,
  byStatus: Answer,
  criterion: CitizenshipCriterion,
  { student }: MatchContext,
): Assessment {
  const have = `citizen of ${joinAnd((student.profile.citizenships ?? []).map(placeName))}`;
  if (byCitizenship === 'yes') return met(have);
  if (byCitizenship === 'unknown') {
    return unsettled('ambiguous_text', have, 'Ask the provider whether your citizenship counts.');
  }
  if (byStatus === 'no') return notMet(have, 'never');
  const residual = `Say whether you are ${joinOr((criterion.orStatuses ?? []).map((s) => `a ${statusName(s)}`))}.`;
  return { ...missing('statuses', have), residual };
}
