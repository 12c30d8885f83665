import type { Criterion, Verdict } from '@laurel/domain';
import { lowerFirst } from '@laurel/text';
import { stopped } from '../explain/sentence.ts';
import { isAhead } from './assessment.ts';

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

/**
 * Groups criteria that share an `alternative` name; every other criterion is a unit of its own. Keeps the record's order.
 */
export const toUnits = (judged: readonly Judged[]): Unit[] => {
  if (judged.every(({ criterion }) => criterion.alternative === undefined)) return judged.map(single);
  const groups = new Map<string, Judged[]>();
  judged.forEach((each, index) => {
    const { alternative } = each.criterion;
    const name = alternative === undefined ? `#${index}` : `=${alternative}`;
    groups.set(name, [...(groups.get(name) ?? []), each]);
  });
  return [...groups.values()].map(toUnit);
};

/** A criterion without alternatives is a unit of one. */
export const single = (judged: Judged): Unit => {
  const { outcome, strength } = judged.verdict;
  return { outcome, strength, members: [judged] };
};

/** Whether a demand can only be met in a later year of the student: all that may still be met of it waits for that. */
export const waitsForLater = ({ strength, outcome, members }: Unit): boolean =>
  strength === 'hard' &&
  outcome === 'unknown' &&
  members.some(({ verdict }) => isAhead(verdict)) &&
  members.every(
    (member) => member.verdict.outcome !== 'unknown' || isAhead(member.verdict) || isVague(member),
  );

/** From when on the student can ask for it, by the first demand that waits. */
export const laterWords = (units: readonly Unit[]): string =>
  units
    .filter(waitsForLater)
    .flatMap(({ members }) => members)
    .flatMap(({ verdict }) => (isAhead(verdict) ? (verdict.residual ?? '') : []))[0] ?? '';

/**
 * Kleene "any" over the members. Once an alternative is met or may be met, those that failed become `not_applicable`.
 * A vague way out never makes a unit pass.
 */
const toUnit = (members: readonly Judged[]): Unit => {
  const ruling = members.filter((member) => !isVague(member));
  const counting = ruling.length > 0 ? ruling : members;
  const order = ['met', 'unknown', 'not_met'] as const;
  const outcome =
    order.find((o) => counting.some(({ verdict }) => verdict.outcome === o)) ?? 'not_applicable';
  const strengths = ['hard', 'preferred', 'info'] as const;
  const strength = strengths.find((s) => members.some(({ verdict }) => verdict.strength === s)) ?? 'info';
  return { outcome, strength, members: members.map((member) => released(member, outcome, members)) };
};

/** Free text that only points elsewhere ("or another field that the call names"): nobody can tell whether it applies to them. */
const isVague = ({ criterion }: Judged): boolean =>
  criterion.kind === 'other' && criterion.strength === 'info' && criterion.status === undefined;

const released = (member: Judged, outcome: Unit['outcome'], members: readonly Judged[]): Judged => {
  if (member.verdict.outcome === outcome)
    return outcome === 'not_met' ? withExceptions(member, members.filter(isVague)) : member;
  const { criterionId, kind, strength, required, have, evidence } = member.verdict;
  const other = members.find(({ verdict }) => verdict.outcome === outcome)?.verdict.required;
  const residual =
    outcome === 'not_met'
      ? 'Only the call can say whether this is a way in.'
      : outcome === 'met'
        ? `Not needed, for this holds: ${stopped(other ?? '')}`
        : `Not needed if this holds: ${stopped(other ?? '')}`;
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

/** A failed demand with the vague ways out beside it. */
const withExceptions = ({ criterion, verdict }: Judged, ways: readonly Judged[]): Judged => {
  if (ways.length === 0) return { criterion, verdict };
  const unless = ways.map((way) => `Unless this holds: ${stopped(lowerFirst(way.verdict.required))}`);
  return {
    criterion,
    verdict: { ...verdict, residual: [verdict.residual, ...unless].filter(Boolean).join(' ') },
  };
};
