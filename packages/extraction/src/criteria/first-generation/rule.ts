import { bindsApplicants } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import type { Rule } from '../rule.ts';
import { EXAMPLE_BEFORE, FIRST_GENERATION, OTHER, PROBE } from './phrases.generated.ts';

/** Being the first of one's family in higher education. First-generation immigrants are something else. */
export const firstGenerationRule: Rule = {
  kind: 'firstGeneration',
  probe: PROBE,
  find: (clause) => {
    if (clause.conditional || clause.excludes || OTHER.test(clause.text)) return [];
    const match = [...clause.text.matchAll(FIRST_GENERATION)].find(
      (found) => !covers(clause.void, found.index),
    );
    if (match === undefined || !bindsApplicants(clause, match.index)) return [];
    if (EXAMPLE_BEFORE.test(clause.text.slice(0, match.index))) return [];
    return [{ kind: 'firstGeneration', start: match.index, end: match.index + match[0].length }];
  },
};
