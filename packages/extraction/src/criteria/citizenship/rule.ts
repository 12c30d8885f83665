import { findGermanCitizenship } from '../../languages/german/citizenship.ts';
import { findRomanceCitizenship } from '../../languages/romance/citizenship.ts';
import { findVietnameseCitizenship } from '../../languages/vietnamese/citizenship.ts';
import { bindsApplicants, type Clause } from '../../text/clause.ts';
import type { Rule } from '../rule.ts';
import { citizenshipDrafts, mergeListed } from './drafts.ts';
import { findInternational } from './international.ts';
import { type NamedCitizens, namedCitizens } from './named-citizens.ts';
import {
  EVERYONE,
  EXAMPLES_BEFORE,
  FOREIGNERS_BEFORE,
  FOREIGNERS_TOO,
  PERMISSION_AFTER,
  PROBE,
  SOMEONE_ELSES_PLACE,
  SUBGROUP_RULE,
} from './phrases.generated.ts';
import { findTitlePlaces } from './title-places.ts';

/** Whether the citizens that a sentence names are those who may, or may not, apply. */
const speaksOfApplicants = (clause: Clause, found: NamedCitizens): boolean => {
  const { text } = clause;
  const before = text.slice(0, found.start).replace(/\bnon[-–\s]?$/i, '');
  // "a passport (for Thai nationals)" sorts documents, not applicants.
  if (/\((?:[\w\s]{0,20}\b)?for\s+$/i.test(before) && /^\s*(?:only\s*)?\)/.test(text.slice(found.end)))
    return false;
  const negated = found.negated || found.denied;
  if (found.list.places.some((place) => place.code === 'group:international') && !negated) return false;
  if (/\bdual\b[^;]{0,25}$/i.test(before) || /\bdual\b/i.test(text.slice(found.start, found.end)))
    return false;
  // "Indo-German young leaders"
  if (/(?<!\p{L})(?!non-$)\p{L}{2,}-$/iu.test(text.slice(0, found.list.start))) return false;
  if (/\b(?:and|or)\s+non[-\s]$/i.test(text.slice(0, found.list.start))) return false;
  if (FOREIGNERS_TOO.test(text.slice(found.end)) && !negated) return false;
  // "international and US graduate students" is everyone
  if (FOREIGNERS_BEFORE.test(before) && !negated) return false;
  if (!bindsApplicants(clause, found.start) || SOMEONE_ELSES_PLACE.test(before)) return false;
  if (EVERYONE.test(text) && !negated && found.list.except.length === 0) return false;
  const after = text.slice(found.end);
  if (/^\W*$/.test(before) && SUBGROUP_RULE.test(after) && !clause.excludes) return false;
  if (EXAMPLES_BEFORE.test(before)) return false;
  return !PERMISSION_AFTER.test(after) || clause.excludes;
};

/**
 * Whose citizens may apply, and whose may not. Places of study, of residence and of employers are not read here.
 * "Permanent residents" beside a citizenship count as it.
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
