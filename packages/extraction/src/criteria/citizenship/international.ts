import { placesIn } from '../../places/place-hits.ts';
import { bindsApplicants, type Clause } from '../../text/clause.ts';
import type { Draft } from '../rule.ts';

/** Straight before "international students": the award is meant for them. */
const MEANT_FOR =
  /(?:\b(?:open(?: only| exclusively)? to|available(?: only)? (?:to|for)|only|exclusively|restricted to|limited to|reserved for|must be|should be|be|are you|for|to|towards?|(?:classified|assessed|studying (?:[\w’-]+ ){0,4})as|targeted at|aimed at|eligible:?|supports?|helps?|assists?|encourages?|invites?|enables?|attracts?|allows?|recruits?|(?:admitted|enrolled|accepted) (?:to|at|in) [\w ]{2,40} as)|^)\s*:?\s*(?:(?:an?|all|any|the|one|two|three|four|five|ten|\d+|new|incoming|full[- ]time|first[- ]year|outstanding|talented|qualified|high[- ]achieving|prospective|current|eligible|enrolled|registered|admitted|accepted|continuing|returning|exceptional|excellent|academically|gifted|deserving|bright|promising|self-funded|needy|fee[- ]paying|admitted|degree[- ]seeking|undergraduate|postgraduate|graduate|master['’]?s|phd|doctoral|bachelor|freshman|female|women|and|or|high[- ]\w+|highly|-\w+|well|top|best|\w+ing|\w+ly|,)\s*){0,7}$/i;
/** "International students are not eligible" */
const SHUT_OUT_AFTER =
  /^\s*(?:(?:are|is) (?:not |in)eligible|(?:may|can) ?not apply|do not qualify)\s*\.?\s*$/i;
/** "for Truman international students", "provide Eastman School of Music international students" */
const NAMED_SCHOOL = /\b(?:for|to|provide|gives?|offers?)\s+(?:(?:\p{Lu}[\p{L}.&’'-]*|of)\s+){1,5}$/u;
/** Home students are named beside them, so nobody is shut out. */
export const HOME_BEFORE =
  /\b(?:domestic|local|home|national|u\.?s\.?|american|eu|uk|resident|citizens?|in-state|canadian|australian|native|both|all students|german|italian|japanese|swedish|\w+(?:ese|ian|ish))\s*(?:students?\s*|applicants?\s*|citizens\s*)?(?:and|or|&|\/|as well as|,)\s*(?:to |for )?(?:\w+ )?$/i;
export const HOME_AFTER =
  /^\s*(?:\([^)]*\)\s*)?(?:and|or|&|\/|as well as|,)\s*(?:to |for )?(?:all )?(?:\w+\s)?(?:domestic|local|home|national|citizens?|u\.?s\.?|american|eu\b|uk\b|residents?|permanent|in-state|immigrants|canadian|australian|native|german|nationals)/i;
const PERMISSIVE_AFTER =
  /^[^.;]{0,30}?\b(?:are|is)\s+(?:also|eligible|welcome|encouraged|invited|able|permitted|allowed|considered)|^[^.;]{0,30}?\b(?:may|can)\s+(?:also\s+)?(?:apply|be)/i;
const PERMISSIVE_BEFORE =
  /\b(?:including|also (?:open|available)(?: to)?|even|as well as|along with|plus|whether|welcom\w+)\b[^.;]{0,30}$/i;
const SUBGROUP =
  /^[^.;:]{0,40}:|^\s*(?:[:,]|who (?:do|are not|wish)|(?:must|should|need|will|have to|are required|are expected)\b)/i;

/** "International student scholarships are awarded …" */
function isAwardName(before: string, after: string): boolean {
  return (
    /^\W*(?:the |our |an? )?$/i.test(before) &&
    /^['’]?\s+(?:scholarships?|fellowships?|awards?|grants?|bursar(?:y|ies)|waivers?)\b/i.test(after)
  );
}

/**
 * "For international students": citizens of the host country are shut out. Silent where the wording only allows or
 * addresses them, or names home students beside them.
 */
export function findInternational(clause: Clause): Draft[] {
  const { text } = clause;
  for (const place of placesIn(text)) {
    if (place.code !== 'group:international') continue;
    const before = text.slice(0, place.start);
    const after = text.slice(place.end);
    if (clause.excludes && SHUT_OUT_AFTER.test(after) && bindsApplicants(clause, Math.max(1, place.start)))
      return [{ kind: 'citizenship', noneOf: ['group:international'], start: place.start, end: place.end }];
    const label = /^\W*$/.test(before) && /^\W*(?:only)?\W*$/.test(after);
    const meant = MEANT_FOR.test(before) || NAMED_SCHOOL.test(before) || isAwardName(before, after);
    if (!label && !meant && !/^\s*only\b/i.test(after)) continue;
    if (
      HOME_BEFORE.test(before) ||
      HOME_AFTER.test(after) ||
      PERMISSIVE_AFTER.test(after) ||
      PERMISSIVE_BEFORE.test(before)
    )
      continue;
    if (SUBGROUP.test(after) && /^\W*(?:for\s+)?(?:all\s+)?$/i.test(before)) continue;
    if (
      !(isAwardName(before, after) || bindsApplicants(clause, place.start)) ||
      clause.excludes ||
      /\b(?:domestic|U\.?S\.? citizens?)\b/i.test(text)
    )
      continue;
    return [{ kind: 'citizenship', anyOf: ['group:international'], start: place.start, end: place.end }];
  }
  return [];
}
