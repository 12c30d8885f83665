import type { Criterion, Evidence } from '@laurel/domain';
import type { Draft } from './criteria/rule.ts';
import type { Placed } from './placed.ts';

/** The parts of a draft that make the criterion, in a fixed order of keys. */
const predicateOf = (draft: Draft): Record<string, unknown> => {
  const { start: _start, end: _end, strength: _strength, ...predicate } = draft;
  return Object.fromEntries(Object.entries(predicate).sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** An alternative left alone, or beside nothing but its own repetitions, is no choice: its name goes. */
const withoutLoneAlternatives = (placed: readonly Placed[]): Placed[] => {
  const choices = new Map<string, Set<string>>();
  for (const { draft } of placed)
    if (draft.alternative !== undefined)
      choices.set(
        draft.alternative,
        (choices.get(draft.alternative) ?? new Set()).add(JSON.stringify(predicateOf(draft))),
      );
  return placed.map((each) => {
    const name = each.draft.alternative;
    if (name === undefined || (choices.get(name)?.size ?? 0) > 1) return each;
    const { alternative: _alternative, ...draft } = each.draft;
    return { ...each, draft: draft as Draft };
  });
};

/** Statements of one thing become one criterion with all their quotes; the stronger one sets the strength. */
export const toCriteria = (
  placed: readonly Placed[],
  texts: Readonly<Record<string, string>>,
): Criterion[] => {
  const byPredicate = new Map<string, { placed: Placed; evidence: Evidence[] }>();
  for (const each of withoutLoneAlternatives(placed)) {
    const key = JSON.stringify(predicateOf(each.draft));
    const quote = (texts[each.field] ?? '').slice(each.start, each.end);
    const evidence: Evidence = { field: each.field, start: each.start, end: each.end, quote };
    const known = byPredicate.get(key);
    if (known === undefined) {
      byPredicate.set(key, { placed: each, evidence: [evidence] });
      continue;
    }
    if (known.placed.strength !== 'hard' && each.strength === 'hard') known.placed = each;
    if (!known.evidence.some((other) => other.field === evidence.field && other.start === evidence.start))
      known.evidence.push(evidence);
  }
  const counts = new Map<string, number>();
  return [...byPredicate.values()].map(({ placed: each, evidence }) => {
    const { start: _start, end: _end, strength: _strength, ...predicate } = each.draft;
    const count = (counts.get(predicate.kind) ?? 0) + 1;
    counts.set(predicate.kind, count);
    return { id: `${predicate.kind}-${count}`, ...predicate, strength: each.strength, evidence } as Criterion;
  });
};
