import { bindsApplicants, type Clause } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import type { Draft } from '../rule.ts';

const WHO =
  '(?:citizen(?:s|ship)?|nationals?|nationality|residents?|students?|applicants?|candidates?|graduates?|undergraduates?|postgraduates?|scholars|professionals?|researchers?|scientists?|women|people|individuals?|leaders|those|come|coming|be)';
const SORTED =
  '(?:following|select(?:ed)?|eligible|certain|specific|specified|designated|listed|partner|participating|member|target(?:ed)?|approved|qualifying|sending|supported|priority|beneficiary|some)';
/** "citizen of an eligible country", "students from selected partner countries", "national of a country with …" */
const GATES = [
  new RegExp(
    String.raw`\b${WHO}\s+(?:of|from|in)\s+(?:(?:an?|the|any|one|our|its|their|all|these|those)\s+(?:of\s+(?:the|our|its)\s+)?)?(?:[\w'’-]+\s+){0,3}?${SORTED}\s+(?:[\w'’-]+\s+){0,2}?(?:countr(?:y|ies)|states|nations)\b`,
    'i',
  ),
  /\b(?:citizens?|nationals?|students?|applicants?|residents?) (?:of|from) (?:a |any )?countr(?:y|ies) (?:with|where|that|which|in which|covered|served|participating)\b[^,;.]{0,80}/i,
  /^\W*(?:for )?(?:eligible|selected|participating|partner) countries(?: only)?\W*$/i,
];

/**
 * A gate of countries that the text doesn't name: somebody is shut out, but who can't be told. The caller drops it where
 * the countries are named after all.
 */
export function findCountryGate(clause: Clause): Draft | undefined {
  if (clause.conditional || clause.procedural || clause.excludes || clause.renewal) return undefined;
  for (const pattern of GATES) {
    const match = pattern.exec(clause.text);
    if (match === null || covers(clause.void, match.index)) continue;
    if (!bindsApplicants(clause, match.index)) continue;
    const end = match.index + match[0].length;
    return { kind: 'other', text: match[0], start: match.index, end };
  }
  return undefined;
}

/** "seniors who reside in the northern valley": a place that no list of countries and states holds. */
const LIVING =
  /\b(?:students?|seniors?|applicants?|candidates?|those|individuals|women|youth|families|people)\s+(?:who\s+)?(?:are\s+)?(?:currently\s+)?(?:resid(?:e|ing|ents?)|liv(?:e|ing))\s+(?:in|of|within)\s+(?:the\s+)?[^,.;]{3,60}|^\W*(?:must\s+)?(?:currently\s+)?(?:live|reside)\s+(?:in|within)\s+(?:the\s+)?[^,.;]{3,60}/i;

/** A bar of residence whose place isn't known. Only for sentences in which no residence was read. */
export function findPlaceGate(clause: Clause): Draft | undefined {
  if (clause.conditional || clause.procedural || clause.excludes || clause.renewal) return undefined;
  const match = LIVING.exec(clause.text);
  if (match === null || covers(clause.void, match.index)) return undefined;
  const end = match.index + match[0].trimEnd().length;
  if (!bindsApplicants(clause, end)) return undefined;
  return { kind: 'other', text: clause.text.slice(match.index, end), start: match.index, end };
}
