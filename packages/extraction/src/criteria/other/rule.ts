import type { Clause } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import type { Draft, Rule } from '../rule.ts';

/** Statuses a profile can hold, and the wording that asks for them. */
const STATUSES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:must be|for|open to|be|are|eligible) (?:an? |honorably discharged |U\.?S\.? |military |post-9\/11 )*veterans?\b/i,
    'veteran',
  ],
  [
    /\b(?:for|open to|must be|be|are) (?:an? )?(?:current or former )?(?:foster (?:youth|children|care (?:youth|alumni)))\b|\b(?:have been|was|were|been|youth|people|students) (?:in|from) foster care\b/i,
    'foster-youth',
  ],
  [
    /\b(?:for|to|must be|be|are) (?:an? )?(?:\w+ )?refugees?\b|^\W*(?:recogni[sz]ed )?refugees?\b/i,
    'refugee',
  ],
  [
    /\b(?:for|open to|must be|be) (?:an? |low-income )?single[- ](?:parents?|mothers?|fathers?)\b/i,
    'single-parent',
  ],
  [/^\W*(?:single[- ](?:parents?|mothers?|fathers?))\b/i, 'single-parent'],
  [/\b(?:for|open to|must be|be) (?:an? )?orphan(?:s|ed)?\b/i, 'orphan'],
];

/** Words that bind a person. */
const BINDS =
  /\b(?:must|required|requires|shall|need(?:s)? to|have to|has to|eligible|restricted|limited to|reserved for|exclusively|only|needed|members?(?:hip)?(?: of| in)|employees? of|open to|be an?|should (?:be|have|not)|is for|are for|may not|no (?:more|less) than|at least|minimum|sponsored by|nominated by|recommended by)\b/i;
/** Qualities a committee judges: told, never a bar. */
export const QUALITY =
  /\b(?:academic(?:ally)? (?:excellence|merit|achievement|performance|record|ability|potential|standing|outstanding)|excellen(?:t|ce)|outstanding|exceptional|leadership|motivat\w+|passion\w*|commit(?:ted|ment)|good (?:academic|standing|character|moral|health)|strong|talent\w*|potential|high(?:ly)? (?:qualified|achiev\w+|academic)|demonstrate\w*|community (?:service|involvement|engagement)|character|ambitio\w+|creativ\w+|interest in|personality|merit|promis\w+|above average|well-rounded|willing\w*|enthusias\w+|dedicat\w+|independent|adventurous|ethical)\b/i;
/** Bars that hold whatever qualities are named beside them. */
const STRICT =
  /\b(?:nominat(?:ed|ion) (?:by|from)|endorse(?:d|ment) (?:by|from)|(?:school|university|embassy) (?:endorsement|nomination)|sponsored by|employees? of|employed by|(?<!\b(?:amounts?|awards?|deadlines?|dates?|values?|benefits?) )var(?:y|ies) (?:by|from|across|depending|between))\b/i;
/** Prose that ties the award to a family, a firm or a body. */
const BELONGING =
  /\b(?:for|to|open to|must be|are)\s+(?:(?:the|any|all|current|eligible|deserving|outstanding|college|graduate|undergraduate|high school)\s+)*(?:students?\s+(?:who (?:are|is)\s+)?|those (?:who are )?)?(?:(?:the|a|full-time|active|current)\s+)*(?:employees?|dependents?|children|sons? (?:and|or) daughters?|spouses?|members?|alumni|grandchildren|descendants?)\s+(?:or (?:dependents?|employees?|children|spouses?) )?of\b|\b(?:children|spouses?|dependents?|sons?|daughters?|famil(?:y|ies))\b[^.;]{0,60}\bof (?:\w+[ .]+){0,3}(?:military|service ?members?|armed forces|veterans?|soldiers?|police|firefighters?)\b/i;
/** A sentence of prose that opens as a rule does. */
const RULE =
  /^\W*(?:only\b|(?:all |the |eligible )?(?:applicants?|candidates?|students?|entrants?|nominees?|you)\s+(?:must|need to|have to)\b|must\b)/i;
/** Instructions, dates and remarks that bind nobody's eligibility. */
export const REMARK =
  /\b(?:deadlines?|submi(?:t|tted|ssion)|appl(?:y|ication|ications) (?:online|form|must|should|process|is|are|by|through|package|for the)|website|e-?mail|contact|please|visit|essay|words?|will be (?:notified|announced|selected|contacted|awarded|paid|given|judged|evaluated|reviewed)|winner|committee|more information|transcripts?|void where|letters? of (?:recommendation|reference)|references? (?:is |are )?required|proof is required|interview|shortlist\w*|http|www|attach|upload|format|copies|photo\w*|passport copy|social media|entry|entries|prize|award will|scholarships? (?:will|is|are|can|may|covers?)|(?:awards?|scholarships?|grants?|fellowships?|bursar\w+) (?:pays?|covers?|provides?|offers?|includes?|(?:is|are) worth)|tuition|payment|funds|video|facebook|twitter|instagram)\b/i;
/** Statements that everyone may apply. */
export const OPEN =
  /\b(?:open to|available to|eligible:?) (?:all|any(?:one|body)?|everyone|both|men and women|women and men)\b|\b(?:all|any) (?:nationalities|countries|genders|majors|fields|disciplines|students?|applicants?)\b[^.]{0,40}\b(?:eligible|welcome|can apply|may apply)|\ball (?:nationalities|genders|majors|disciplines)\b|\bmen and women\b|\bfrom (?:all )?(?:around|over) the world\b|\bworld-?wide\b/i;
const MIN_LENGTH = 12;
const MAX_TEXT = 400;

/** A clause that binds applicants in a way no other rule reads. It stays unknown and is shown as it stands. */
export function unreadRequirement(clause: Clause): Draft | undefined {
  const { text } = clause;
  if (
    (clause.role !== 'eligibility' && !BELONGING.test(text) && !RULE.test(text)) ||
    clause.role === 'title' ||
    clause.procedural ||
    clause.renewal ||
    text.length < MIN_LENGTH ||
    text.endsWith(':')
  )
    return undefined;
  if (covers(clause.void, 0) || (clause.void.length > 0 && !/\bmust\b/i.test(text))) return undefined;
  const end = Math.min(text.length, MAX_TEXT);
  const draft: Draft = { kind: 'other', text: text.slice(0, end), start: 0, end };
  if (/^some\b|\bexempt|\b(?:is|are) also (?:eligible|welcome|invited)\b|\bmay also apply\b/i.test(text))
    return undefined;
  if (clause.conditional || text.endsWith('?') || (OPEN.test(text) && !/\bmust\b/i.test(text)))
    return undefined;
  if (clause.excludes)
    return /\b(?:applicants?|students?|candidates?|individuals?|employees?|recipients?|winners?|persons?|people|those|citizens?|residents?|members?|who|you)\b/i.test(
      text,
    ) && !/\b(?:incomplete|late (?:applications?|entries)|applications? (?:will|received))\b/i.test(text)
      ? draft
      : undefined;
  if (STRICT.test(text) || BELONGING.test(text)) return draft;
  const binds = BINDS.test(text) || BINDS.test(clause.intro);
  if (binds && !REMARK.test(text) && !QUALITY.test(text)) return draft;
  return QUALITY.test(text) && !REMARK.test(text) && text.length <= 200
    ? { ...draft, strength: 'info' }
    : undefined;
}

/** Statuses such as veteran or single parent, which a profile can answer. */
export const otherRule: Rule = {
  kind: 'other',
  probe: /veteran|foster|refugee|single|orphan/i,
  find: (clause) => {
    if (clause.excludes || clause.conditional || clause.procedural) return [];
    return STATUSES.flatMap(([pattern, status]) => {
      const match = pattern.exec(clause.text);
      if (match === null || covers(clause.void, match.index)) return [];
      if (clause.role === 'title' && !/^for/i.test(match[0])) return [];
      // "For veterans, active-duty soldiers and their families": one of several groups.
      const listed = /^\s*(?:,|\/|and\b|or\b)/i.test(clause.text.slice(match.index + match[0].length));
      if (listed)
        return [
          {
            kind: 'other' as const,
            text: clause.text.slice(0, MAX_TEXT),
            start: 0,
            end: Math.min(clause.text.length, MAX_TEXT),
          },
        ];
      if (
        /\b(?:children|dependents?|spouses?|sons?|daughters?|famil(?:y|ies)|or|and) (?:of )?/i.test(
          clause.text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 14),
        )
      )
        return [];
      return [
        {
          kind: 'other' as const,
          text: match[0],
          status,
          start: match.index,
          end: match.index + match[0].length,
        },
      ];
    });
  },
};
