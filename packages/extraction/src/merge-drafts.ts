import type { Strength } from '@laurel/domain';
import type { Draft } from './criteria/rule.ts';
import { OR, UNLESS, UNREAD_BEFORE, UNREAD_OR } from './phrases.generated.ts';
import type { Placed } from './placed.ts';
import type { Clause } from './text/clause.ts';
import { covers } from './text/scopes.ts';

/** Kinds that one sentence never offers as an alternative to another: each is asked for beside the others. */
const NEVER_EITHER: ReadonlySet<Draft['kind']> = new Set(['field', 'language', 'host']);

const strengthOf = (clause: Clause, draft: Draft): Strength =>
  draft.strength ?? (covers(clause.preferred, draft.start) ? 'preferred' : 'hard');

const isAlternative = (draft: Draft): boolean =>
  draft.kind === 'level' ? draft.of === 'current' : !NEVER_EITHER.has(draft.kind);

const linkEither = (clause: Clause, drafts: readonly Draft[]): Draft[] => {
  const sorted = [...drafts].sort((a, b) => a.start - b.start);
  const linked = [...sorted];
  for (let i = 1; i < sorted.length; i++) {
    const [a, b] = [linked[i - 1], linked[i]];
    if (a === undefined || b === undefined || !isAlternative(a) || !isAlternative(b) || a.kind === b.kind)
      continue;
    const between = clause.text.slice(a.end, b.start);
    if (!OR.test(between)) continue;
    const name = a.alternative ?? `either-${clause.field}-${clause.offset}`;
    linked[i - 1] = { ...a, alternative: name };
    linked[i] = { ...b, alternative: name };
  }
  return linked;
};

const unreadAlternatives = (clause: Clause, drafts: readonly Draft[]): Draft[] => {
  const out: Draft[] = [];
  drafts.forEach((draft, index) => {
    const rest = clause.text.slice(draft.end);
    const next = drafts[index + 1];
    const before = draft.kind === 'gpa' && UNREAD_BEFORE.test(clause.text.slice(0, draft.start).slice(-120));
    const tail =
      (before || UNREAD_OR.test(rest)) &&
      (before || next === undefined || next.start - draft.end > 25) &&
      isAlternative(draft) &&
      draft.kind !== 'disability' &&
      draft.alternative === undefined;
    if (!tail) {
      out.push(draft);
      return;
    }
    const name = `or-${clause.field}-${clause.offset + draft.start}`;
    const end = Math.min(clause.text.length, draft.end + 160);
    out.push(
      { ...draft, alternative: name },
      {
        kind: 'other',
        text: clause.text.slice(draft.start, end),
        start: draft.start,
        end,
        alternative: name,
      },
    );
  });
  return out;
};

/** A waiver in the sentence makes each of its bars one that something unread may lift. */
const withWaiver = (clause: Clause, drafts: readonly Draft[]): Draft[] => {
  const at = clause.text.search(UNLESS);
  if (at < 0) return [...drafts];
  const rest = { start: at, end: clause.text.length };
  return drafts.flatMap((draft): Draft[] => {
    if (draft.kind === 'other') return [draft];
    const name = draft.alternative ?? `unless-${clause.field}-${clause.offset + draft.start}`;
    return [
      { ...draft, alternative: name },
      { kind: 'other' as const, text: clause.text.slice(at), ...rest, alternative: name },
    ];
  });
};

/** Gives a clause's drafts their strength, their place in the record and the alternatives its wording makes of them. */
export const placeDrafts = (clause: Clause, drafts: readonly Draft[]): Placed[] => {
  const linked = withWaiver(clause, unreadAlternatives(clause, linkEither(clause, drafts)));
  const named =
    clause.oneOf === undefined
      ? linked
      : linked.map((draft) => ({ ...draft, alternative: clause.oneOf ?? '' }));
  return named.map((draft) => ({
    draft,
    strength: strengthOf(clause, draft),
    field: clause.field,
    start: clause.offset + draft.start,
    end: clause.offset + draft.end,
    source: clause.role,
  }));
};
