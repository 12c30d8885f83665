import { bindsApplicants } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import type { Rule } from '../rule.ts';
import { ABOUT, DISABILITY, PROBE } from './phrases.generated.ts';

/** That the applicant has a disability. Statements on equal treatment are not read. */
export const disabilityRule: Rule = {
  kind: 'disability',
  probe: PROBE,
  find: (clause) => {
    if (clause.conditional || clause.excludes || clause.procedural) return [];
    const match = [...clause.text.matchAll(DISABILITY)].find(
      (found) => !covers(clause.void, found.index) && !ABOUT.test(clause.text.slice(0, found.index)),
    );
    if (match === undefined) return [];
    const title = clause.role === 'title' && /\bfor\s+(?:\w+\s+)?$/i.test(clause.text.slice(0, match.index));
    if (!title && !bindsApplicants(clause, Math.max(1, match.index))) return [];
    return [{ kind: 'disability', start: match.index, end: match.index + match[0].length }];
  },
};
