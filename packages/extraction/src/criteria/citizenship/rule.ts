import { findGermanCitizenship } from '../../languages/german/citizenship.ts';
import { findRomanceCitizenship } from '../../languages/romance/citizenship.ts';
import { findVietnameseCitizenship } from '../../languages/vietnamese/citizenship.ts';
import type { Rule } from '../rule.ts';
import { citizenshipDrafts, mergeListed } from './drafts.ts';
import { findInternational } from './international.ts';
import { namedCitizens } from './named-citizens.ts';
import { PROBE } from './phrases.generated.ts';
import { speaksOfApplicants } from './speaks-of-applicants.ts';
import { findTitlePlaces } from './title-places.ts';

/**
 * Whose citizens may apply, and whose may not. Places of study, of residence and of employers are not read here.
 * "Permanent residents" beside a citizenship stand in for it.
 */
export const citizenshipRule: Rule = {
  kind: 'citizenship',
  probe: PROBE,
  find: (clause, { hosts }) => {
    if (clause.conditional || clause.procedural) return [];
    const named = mergeListed(
      namedCitizens(clause)
        .filter((found) => speaksOfApplicants(clause, found))
        .flatMap((found) => citizenshipDrafts(clause, found)),
    );
    if (named.length > 0) return named;
    const german = findGermanCitizenship(clause);
    if (german.length > 0) return german;
    const foreign = [...findVietnameseCitizenship(clause), ...findRomanceCitizenship(clause)];
    if (foreign.length > 0) return foreign;
    return clause.role === 'title' ? findTitlePlaces(clause, hosts) : findInternational(clause);
  },
};
