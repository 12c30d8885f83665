import { bindsApplicants, type Clause } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import type { Draft, Rule } from '../rule.ts';
import {
  ABOUT,
  DESCENT_AFTER,
  ENDS_IN_PEOPLE,
  GROUPS,
  GROUPS_EXPLAINED,
  HUMAN_AFTER,
  NAME_AFTER,
  PERSON_NEAR,
  PROBE,
  WOMEN_TOO,
} from './phrases.generated.ts';

const usable = (clause: Clause, start: number, end: number): boolean => {
  const { text } = clause;
  if (covers(clause.void, start) || ABOUT.test(text.slice(0, start)) || NAME_AFTER.test(text.slice(end)))
    return false;
  const personInside = ENDS_IN_PEOPLE.test(text.slice(start, end));
  if (
    (!personInside && !HUMAN_AFTER.test(text.slice(end))) ||
    !PERSON_NEAR.test(text.slice(Math.max(0, start - 40), end + 90))
  )
    return false;
  if (clause.role === 'title') return /\bfor\s+(?:\w+\s+){0,3}$/i.test(text.slice(0, start));
  return bindsApplicants(clause, Math.max(1, start));
};

/** "of Hispanic heritage": the word that makes it a descent belongs to the group. */
const descentEnd = (text: string, end: number): number =>
  end + (DESCENT_AFTER.exec(text.slice(end))?.[0].length ?? 0);

/** Under-represented groups an award is for, as lower-case names; an empty list means any of them. */
export const minorityRule: Rule = {
  kind: 'minority',
  probe: PROBE,
  find: (clause) => {
    if (clause.conditional || clause.excludes || clause.procedural || /\bregardless of\b/i.test(clause.text))
      return [];
    const hits = GROUPS.flatMap(({ pattern, group }) =>
      [...clause.text.matchAll(pattern)].map((match) => ({
        group,
        start: match.index,
        end: match.index + match[0].length,
      })),
    ).filter((hit) => usable(clause, hit.start, hit.end));
    if (hits.length === 0) return [];
    const named = [...new Set(hits.map((hit) => hit.group).filter((group) => group !== ''))];
    const anyGroup = hits.some((hit) => hit.group === '') && !GROUPS_EXPLAINED.test(clause.text);
    const draft: Draft = {
      kind: 'minority',
      groups: anyGroup ? [] : named,
      start: Math.min(...hits.map((hit) => hit.start)),
      end: descentEnd(clause.text, Math.max(...hits.map((hit) => hit.end))),
    };
    return [
      WOMEN_TOO.test(clause.text.slice(Math.max(0, draft.start - 20), draft.end + 20))
        ? { ...draft, strength: 'preferred' as const }
        : draft,
    ];
  },
};
