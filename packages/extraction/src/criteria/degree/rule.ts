import { bindsApplicants } from '../../text/clause.ts';
import { readWholeNumber } from '../../text/number-words.ts';
import { covers } from '../../text/scopes.ts';
import type { Draft, Rule } from '../rule.ts';
import { AWARDED, DEGREES, EITHER, NONE_HELD, PENDING, PROBE, SINCE } from './phrases.generated.ts';

const levelOf = (words: string) => DEGREES.find(({ pattern }) => pattern.test(words))?.level;

/** How long ago a degree may have been awarded, and degrees that may not be held. Other degrees are read as levels. */
export const degreeRule: Rule = {
  kind: 'degree',
  probe: PROBE,
  find: (clause) => {
    if (clause.conditional || clause.procedural || clause.role === 'title') return [];
    const found: Draft[] = [];
    for (const pattern of clause.excludes ? [] : [AWARDED, SINCE]) {
      const match = pattern.exec(clause.text);
      const level = levelOf(match?.groups?.degree ?? '');
      const withinYears = readWholeNumber(match?.groups?.count ?? '');
      if (match === null || level === undefined || !(withinYears > 0 && withinYears <= 20)) continue;
      const end = match.index + match[0].length;
      if (found.length > 0 || covers(clause.void, match.index) || !bindsApplicants(clause, end)) continue;
      if (EITHER.test(clause.text.slice(0, match.index)) || EITHER.test(clause.text.slice(end))) continue;
      found.push({
        kind: 'degree',
        anyOf: [level],
        withinYears,
        // Leave mostly lets it be longer, and texts say so elsewhere.
        extends: true,
        ...(PENDING.test(clause.text) ? { orSoon: true as const } : {}),
        start: match.index,
        end,
      });
    }
    const none = NONE_HELD.exec(clause.text);
    const level = levelOf(none?.groups?.degree ?? '');
    if (none === null || level === undefined || clause.excludes || !bindsApplicants(clause, none.index))
      return found;
    const end = none.index + none[0].replace(/\.$/, '').length;
    if (EITHER.test(clause.text.slice(end))) return found;
    return [...found, { kind: 'degree', anyOf: [level], held: false, start: none.index, end }];
  },
};
