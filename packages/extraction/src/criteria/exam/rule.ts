import { bindsApplicants } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import type { Rule } from '../rule.ts';
import { BESIDE, LEAST, PROBE } from './phrases.generated.ts';

/** The least score in an admission test that stands alone in its sentence; a choice of tests or grades is left unread. */
export const examRule: Rule = {
  kind: 'exam',
  probe: PROBE,
  find: (clause) => {
    if (clause.conditional || clause.excludes || clause.procedural || clause.role === 'title') return [];
    const match = LEAST.exec(clause.text);
    const { before, after, score } = match?.groups ?? {};
    const name = (before ?? after ?? '').toUpperCase();
    if (match === null || name === '' || BESIDE.test(clause.text) || covers(clause.void, match.index))
      return [];
    const end = match.index + match[0].length;
    if (!bindsApplicants(clause, end)) return [];
    const min = Number((score ?? '').replace(',', ''));
    return [{ kind: 'exam', name, min, start: match.index, end }];
  },
};
