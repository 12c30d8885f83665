import type { Criterion, Verdict } from '@laurel/domain';
import { INTERNATIONAL } from '@laurel/taxonomies';
import { placeIn } from '../comparing/places.ts';
import type { CompiledStudent } from '../student/compile-student.ts';
import { ELSEWHERE, STATUS } from './statuses.generated.ts';

/** A criterion with the verdict on it. */
export interface Judged {
  criterion: Criterion;
  verdict: Verdict;
}

/** What has to hold as one: a criterion by itself, or all alternatives of one name. */
export interface Unit {
  outcome: Verdict['outcome'];
  /** The strongest of its members. */
  strength: Verdict['strength'];
  members: Judged[];
}

/** Groups criteria that share an `alternative` name; every other criterion is a unit of its own. Keeps the record's order. */
export const toUnits = (judged: readonly Judged[], student: CompiledStudent): Unit[] => {
  if (judged.every(({ criterion }) => criterion.alternative === undefined)) return judged.map(single);
  const groups = new Map<string, Judged[]>();
  judged.forEach((each, index) => {
    const { alternative } = each.criterion;
    const name = alternative === undefined ? `#${index}` : `=${alternative}`;
    groups.set(name, [...(groups.get(name) ?? []), each]);
  });
  return [...groups.values()].map((members) => toUnit(members, student));
};

/** A criterion that has no alternatives is the unit as it stands. */
export const single = (judged: Judged): Unit => {
  const { outcome, strength } = judged.verdict;
  return { outcome, strength, members: [judged] };
};

/**
 * Kleene "any" over the members. As soon as one alternative is met or may yet be met, those that can't hold the unit up
 * any more are `not_applicable`.
 */
const toUnit = (members: readonly Judged[], student: CompiledStudent): Unit => {
  const isListClosed = members.some((member) => shutsOut(member, student));
  const counting = isListClosed ? members.filter((member) => !isForResidents(member)) : members;
  const order = ['met', 'unknown', 'not_met'] as const;
  const outcome =
    order.find((o) => counting.some(({ verdict }) => verdict.outcome === o)) ?? 'not_applicable';
  const strengths = ['hard', 'preferred', 'info'] as const;
  const strength = strengths.find((s) => members.some(({ verdict }) => verdict.strength === s)) ?? 'info';
  return { outcome, strength, members: members.map((member) => released(member, outcome, members)) };
};

/**
 * A published list of countries shuts somebody out who is a citizen of none of them and lives in none: a status named beside the list
 * ("or another status that the call names") is given to people who live there.
 */
const shutsOut = ({ criterion, verdict }: Judged, { residenceCountry }: CompiledStudent): boolean => {
  if (criterion.kind !== 'citizenship' || verdict.outcome !== 'not_met' || residenceCountry === undefined)
    return false;
  const named = (criterion.anyOf ?? []).filter((code) => code !== INTERNATIONAL);
  return named.length > 0 && placeIn(residenceCountry, named, []) === 'no';
};

/** Free text about a status that people get where they live. */
const isForResidents = ({ criterion }: Judged): boolean =>
  criterion.kind === 'other' &&
  criterion.status === undefined &&
  STATUS.test(criterion.text) &&
  !ELSEWHERE.test(criterion.text);

const released = (member: Judged, outcome: Unit['outcome'], members: readonly Judged[]): Judged => {
  if (member.verdict.outcome === outcome) return member;
  const { criterionId, kind, strength, required, have, evidence } = member.verdict;
  const other = members.find(({ verdict }) => verdict.outcome === outcome)?.verdict.required;
  const residual =
    outcome === 'not_met'
      ? 'Named beside a list of countries: it is for people who live in one of them.'
      : outcome === 'met'
        ? `Not needed: ${other} is met.`
        : `Not needed if this holds: ${other}.`;
  const verdict: Verdict = {
    criterionId,
    kind,
    strength,
    outcome: 'not_applicable',
    required,
    have,
    residual,
    evidence,
  };
  return { criterion: member.criterion, verdict };
};
