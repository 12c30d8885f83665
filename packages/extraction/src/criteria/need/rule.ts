import { findAmounts } from '../../award/find-amounts.ts';
import { bindsApplicants, type Clause } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import type { Draft, Rule } from '../rule.ts';
import {
  BINDING,
  INCOME_LIMIT,
  LIMIT_VARIES,
  NEED,
  NEED_DENIED,
  PROBE,
  WEIGHED,
} from './phrases.generated.ts';

/** A yearly household income that may not be passed, where one sum stands alone and its currency is sure. */
const findLimit = (clause: Clause, hosts: readonly string[]): Draft | undefined => {
  const match = INCOME_LIMIT.exec(clause.text);
  if (match === null || clause.excludes || covers(clause.void, match.index)) return undefined;
  const from = match.index + match[0].length;
  const [amount, ...others] = findAmounts(clause.text.slice(from), hosts);
  const sum = amount?.max ?? amount?.min;
  const isYearly = amount?.period === undefined || amount.period === 'year';
  if (amount === undefined || sum === undefined || amount.currency === undefined || amount.start > 2)
    return undefined;
  if (others.length > 0 || !isYearly || amount.otherPeriod || amount.min === undefined) return undefined;
  if (!bindsApplicants(clause, from) || LIMIT_VARIES.test(clause.text)) return undefined;
  const end = from + amount.end;
  return { kind: 'need', maxIncome: sum, currency: amount.currency, start: match.index, end };
};

/** Financial need that an applicant must have. Where it is only weighed with merit it ranks. */
export const needRule: Rule = {
  kind: 'need',
  probe: PROBE,
  find: (clause, { hosts }) => {
    if (clause.conditional || clause.excludes || clause.role === 'title') return [];
    const limit = findLimit(clause, hosts);
    if (limit !== undefined) return [limit];
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
