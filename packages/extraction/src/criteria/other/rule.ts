import type { Clause } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import type { Draft, Rule } from '../rule.ts';
import {
  ALSO_WELCOME,
  BELONGING,
  BINDS,
  LATE_PAPERS,
  OPEN,
  PROBE,
  QUALITY,
  RELATIVES,
  REMARK,
  RULE,
  SOMEBODY,
  STATUSES,
  STRICT,
} from './phrases.generated.ts';

const MIN_LENGTH = 12;
const MAX_TEXT = 400;

/** A clause that binds applicants in a way no other rule reads. It stays unknown and is shown in its own words. */
export const unreadRequirement = (clause: Clause): Draft | undefined => {
  const { text } = clause;
  if (
    (clause.role !== 'eligibility' && !BELONGING.test(text) && !RULE.test(text)) ||
    clause.role === 'title' ||
    clause.procedural ||
    clause.renewal ||
    text.length < MIN_LENGTH ||
    text.endsWith(':')
  )
    return undefined;
  if (covers(clause.void, 0) || (clause.void.length > 0 && !/\bmust\b/i.test(text))) return undefined;
  const end = Math.min(text.length, MAX_TEXT);
  const draft: Draft = { kind: 'other', text: text.slice(0, end), start: 0, end };
  if (ALSO_WELCOME.test(text)) return undefined;
  if (clause.conditional || text.endsWith('?') || (OPEN.test(text) && !/\bmust\b/i.test(text)))
    return undefined;
  if (clause.excludes) return SOMEBODY.test(text) && !LATE_PAPERS.test(text) ? draft : undefined;
  if (STRICT.test(text) || BELONGING.test(text)) return draft;
  const binds = BINDS.test(text) || BINDS.test(clause.intro);
  if (binds && !REMARK.test(text) && !QUALITY.test(text)) return draft;
  return QUALITY.test(text) && !REMARK.test(text) && text.length <= 200
    ? { ...draft, strength: 'info' }
    : undefined;
};

/** Statuses such as veteran or single parent, which a profile can answer. */
export const otherRule: Rule = {
  kind: 'other',
  probe: PROBE,
  find: (clause) => {
    if (clause.excludes || clause.conditional || clause.procedural) return [];
    return STATUSES.flatMap(({ pattern, status }) => {
      const match = pattern.exec(clause.text);
      if (match === null || covers(clause.void, match.index)) return [];
      if (clause.role === 'title' && !/^for/i.test(match[0])) return [];
      // "For veterans, active-duty soldiers and their families": one of several groups.
      const listed = /^\s*(?:,|\/|and\b|or\b)/i.test(clause.text.slice(match.index + match[0].length));
      if (listed)
        return [
          {
            kind: 'other' as const,
            text: clause.text.slice(0, MAX_TEXT),
            start: 0,
            end: Math.min(clause.text.length, MAX_TEXT),
          },
        ];
      if (
        RELATIVES.test(clause.text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 14))
      )
        return [];
      return [
        {
          kind: 'other' as const,
          text: match[0],
          status,
          start: match.index,
          end: match.index + match[0].length,
        },
      ];
    });
  },
};
