import { bindsApplicants, type Clause } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import type { Draft } from '../rule.ts';
import { COUNTRY_GATES, LIVING } from './phrases.generated.ts';

/**
 * A gate of countries that the text doesn't name: somebody is shut out, but the text doesn't say who. The caller drops it where
 * the countries are named after all.
 */
export const findCountryGate = (clause: Clause): Draft | undefined => {
  if (clause.conditional || clause.procedural || clause.excludes || clause.renewal) return undefined;
  for (const { pattern } of COUNTRY_GATES) {
    const match = pattern.exec(clause.text);
    if (match === null || covers(clause.void, match.index)) continue;
    if (!bindsApplicants(clause, match.index)) continue;
    const end = match.index + match[0].length;
    return { kind: 'other', text: match[0], start: match.index, end };
  }
  return undefined;
};

/** A bar of residence whose place isn't known. Only for sentences in which no residence was read. */
export const findPlaceGate = (clause: Clause): Draft | undefined => {
  if (clause.conditional || clause.procedural || clause.excludes || clause.renewal) return undefined;
  const match = LIVING.exec(clause.text);
  if (match === null || covers(clause.void, match.index)) return undefined;
  const end = match.index + match[0].trimEnd().length;
  if (!bindsApplicants(clause, end)) return undefined;
  return { kind: 'other', text: clause.text.slice(match.index, end), start: match.index, end };
};
