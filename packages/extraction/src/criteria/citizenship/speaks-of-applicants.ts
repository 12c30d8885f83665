import { bindsApplicants, type Clause } from '../../text/clause.ts';
import type { NamedCitizens } from './named-citizens.ts';
import {
  EVERYONE,
  EXAMPLES_BEFORE,
  FOREIGNERS_BEFORE,
  FOREIGNERS_TOO,
  PERMISSION_AFTER,
  SOMEONE_ELSES_PLACE,
  SUBGROUP_RULE,
} from './phrases.generated.ts';

/** Whether the citizens that a sentence names are those who may, or may not, apply. */
export function speaksOfApplicants(clause: Clause, found: NamedCitizens): boolean {
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
}
