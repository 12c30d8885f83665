import { bindsApplicants } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import type { Draft, Rule } from '../rule.ts';
import { BINDING, NEED, NEED_DENIED, PROBE, WEIGHED } from './phrases.generated.ts';

/** Financial need that an applicant must have. Where it is only weighed with merit it ranks. */
export const needRule: Rule = {
  kind: 'need',
  probe: PROBE,
  find: (clause) => {
    if (clause.conditional || clause.excludes || clause.role === 'title') return [];
    if (/\bwhether\b|\bresult of\b/i.test(clause.text)) return [];
    const match = [...clause.text.matchAll(NEED)].find(
      (found) => !covers(clause.void, found.index) && !NEED_DENIED.test(clause.text.slice(0, found.index)),
    );
    if (
      match === undefined ||
      /countr(?:y|ies)/i.test(
        clause.text.slice(match.index + match[0].length, match.index + match[0].length + 14),
      )
    )
      return [];
    const alone = clause.role === 'eligibility' && clause.text.length <= 60;
    const binding = (BINDING.test(clause.text) || alone) && bindsApplicants(clause, Math.max(1, match.index));
    const weighed = WEIGHED.test(clause.text) && !/\bmust\b/i.test(clause.text);
    if (!binding && !weighed) return [];
    const draft: Draft = { kind: 'need', start: match.index, end: match.index + match[0].length };
    return [weighed ? { ...draft, strength: 'preferred' } : draft];
  },
};
