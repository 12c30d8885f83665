import { bindsApplicants } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import type { Rule } from '../rule.ts';

const FIRST_GENERATION =
  /\bfirst[- ]gen(?:eration)?(?:\s+(?:to\s+)?(?:college|university|in (?:their|your|his|her) famil(?:y|ies)|undergraduate|higher education|scholars?|students?|low-income|applicants?|graduates?))+|\b(?:the )?first (?:person |member |one |generation )?(?:in|of) (?:(?:their|your|his|her|his\/her|the|my) )?(?:immediate )?famil(?:y|ies) (?:to|who)\b|\bneither (?:of (?:their|your|his|her) )?parents? (?:has|have|hold|holds|attended|completed|graduated)|\bparents? (?:did|have|has) not (?:attend|complete|graduate|earn|receive)\w*/gi;
const OTHER = /\bfirst[- ]generation (?:immigrants?|americans?|of immigrants)/i;

/** Being the first of one's family in higher education. First-generation immigrants are something else. */
export const firstGenerationRule: Rule = {
  kind: 'firstGeneration',
  probe: /first|parents?/i,
  find: (clause) => {
    if (clause.conditional || clause.excludes || OTHER.test(clause.text)) return [];
    const match = [...clause.text.matchAll(FIRST_GENERATION)].find(
      (found) => !covers(clause.void, found.index),
    );
    if (match === undefined || !bindsApplicants(clause, match.index)) return [];
    if (/\b(?:including|such as|like|e\.g\.)\s+(?:\w+[\s,]+){0,6}$/i.test(clause.text.slice(0, match.index)))
      return [];
    return [{ kind: 'firstGeneration', start: match.index, end: match.index + match[0].length }];
  },
};
