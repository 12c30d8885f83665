import { resolveGroup } from '@laurel/taxonomies';
import type { Span } from '@laurel/text';
import { bindsApplicants, type Clause } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import type { Draft, Rule } from '../rule.ts';
import {
  ABOUT,
  ANY_GROUP,
  DESCENT_AFTER,
  ENDS_IN_PEOPLE,
  GROUPS_EXPLAINED,
  HUMAN_AFTER,
  MENTIONS,
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

/** Under-represented groups an award is for, as codes of heritages; an empty list means any of them. */
export const minorityRule: Rule = {
  kind: 'minority',
  probe: PROBE,
  find: (clause) => {
    if (clause.conditional || clause.excludes || clause.procedural || /\bregardless of\b/i.test(clause.text))
      return [];
    const findAll = (pattern: RegExp): Span[] =>
      [...clause.text.matchAll(pattern)]
        .map((match) => ({ start: match.index, end: match.index + match[0].length }))
        .filter(({ start, end }) => usable(clause, start, end));
    const [mentions, unspecific] = [findAll(MENTIONS), findAll(ANY_GROUP)];
    const hits = [...mentions, ...unspecific];
    if (hits.length === 0) return [];
    const named = mentions.flatMap(({ start, end }) => resolveGroup(clause.text.slice(start, end)));
    const anyGroup = unspecific.length > 0 && !GROUPS_EXPLAINED.test(clause.text);
    const draft: Draft = {
      kind: 'minority',
      groups: anyGroup ? [] : [...new Set(named)],
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
