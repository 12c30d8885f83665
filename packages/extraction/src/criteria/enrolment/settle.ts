import type { Placed } from '../../merge-drafts.ts';
import { isHard, type Of, ofKind } from '../../reconcile/placed-of.ts';

/** Several statements of where an applicant studies widen each other. */
export function enrolments(placed: readonly Placed[]): Placed[] {
  const all = ofKind(placed, 'enrolment');
  const hard = all.filter(isHard);
  if (hard.length < 2) return all;
  const anyOf = [...new Set(hard.flatMap((each) => each.draft.anyOf))];
  const institutions = [...new Set(hard.flatMap((each) => each.draft.institutions ?? []))];
  const fullTime = hard.some((each) => each.draft.fullTime === true);
  const merged: Of<'enrolment'> = {
    kind: 'enrolment',
    anyOf,
    ...(fullTime ? { fullTime } : {}),
    ...(institutions.length === 0 ? {} : { institutions }),
    start: 0,
    end: 0,
  };
  return [...hard.map((each) => ({ ...each, draft: merged })), ...all.filter((each) => !isHard(each))];
}
