import type { Draft, Rule } from '../criteria/rule.ts';
import type { Role } from '../text/clause.ts';
import { readClauses } from '../text/read-clauses.ts';

/** What one rule alone reads in a text, without offsets but with its quote. For the tests of the rules. */
export function findInSentence(
  rule: Rule,
  text: string,
  role: Role = 'eligibility',
  hosts: readonly string[] = [],
): unknown[] {
  return readClauses('text', text, role).flatMap((clause) =>
    rule.find(clause, { hosts }).map((draft: Draft) => {
      const { start, end, ...predicate } = draft;
      return { ...predicate, quote: clause.text.slice(start, end) };
    }),
  );
}
