import { placesIn } from '../../places/place-hits.ts';
import { codesOf, readPlaceList } from '../../places/read-place-list.ts';
import type { Clause } from '../../text/clause.ts';
import { deniedBefore } from '../../text/denial.ts';
import { covers } from '../../text/scopes.ts';
import type { Draft, Rule } from '../rule.ts';

/** "to study in Germany", "universities in the UK", "research in Japan" */
const STUDY_IN =
  /\b(?:stud(?:y|ies|ying)|research|degrees?|programs?|programmes?|courses?|universit(?:y|ies)|colleges?|institutions?|schools?|education|(?:master|bachelor)['’]?s?|ph\.?d\.?|enrolled|attending)\s+(?:full-time\s+|abroad\s+|located\s+|anywhere\s+|based\s+|only\s+|program\s+|degree\s+|levels?\s+|studies\s+|or university\s+|or college\s+)*(?:with)?in\s+(?:the\s+)?/gi;
/** "at an accredited U.S. university" */
const ADJECTIVE_SCHOOL =
  /^\s*(?:(?:based|accredited|public|state|recognized|recognised|higher education|post-?secondary|two|four|2|4|-|year|or|and|\/)\s*)*(?:universit(?:y|ies)|colleges?|institutions?|schools?|institutes?)\b/i;
const BINDING =
  /\b(?:must|enrolled|attend\w*|study\w*|admitted|accepted|admission|pursu\w+|eligible|only|open to|for|apply\w*|registered|undertak\w+|tenable|taken up|to|at|plan\w*|students?)\b/i;
/** A degree already taken elsewhere says nothing of the place of study to come. */
const PAST =
  /\b(?:graduated?|graduates? (?:of|from)|complet(?:ed|ion)|hold(?:s|ing)?|holders?|obtained|degree from|earned|received|previous\w*|former|alumni|have (?:a|an|not|never|studied)|from (?:an?|the)|professors?|faculty|equivalent|comparable)\b[^.;]{0,60}$/i;
const NOT_HOST = /\b(?:not|outside|other than|except|excluding|non)[-\s](?:in |of |the |a |an |at )*$/i;

/** The places of study that the text itself binds applicants to. Used where the listing names none. */
export const hostRule: Rule = {
  kind: 'host',
  probe: /universit|college|institution|school|stud|degree|program|course|education|research|institute/i,
  find: (clause: Clause, context) => {
    if (
      context.hosts.length > 0 ||
      clause.role !== 'eligibility' ||
      clause.conditional ||
      clause.excludes ||
      clause.procedural
    )
      return [];
    const drafts: Draft[] = [];
    const add = (codes: string[], start: number, end: number): void => {
      const before = clause.text.slice(0, start);
      if (
        !BINDING.test(clause.text.slice(0, end)) ||
        PAST.test(before) ||
        NOT_HOST.test(before) ||
        deniedBefore(clause.text, start) ||
        covers(clause.void, start)
      )
        return;
      drafts.push({ kind: 'host', countries: codes, start, end });
    };
    for (const match of clause.text.matchAll(STUDY_IN)) {
      const list = readPlaceList(
        clause.text,
        match.index + match[0].length,
        (place) => place.form !== 'demonym' && place.code !== 'group:international',
      );
      if (list?.complete) add(codesOf(list.places), match.index, list.end);
    }
    if (drafts.length > 0) return drafts.slice(0, 1);
    for (const place of placesIn(clause.text)) {
      if (place.code === 'group:international') continue;
      const noun = ADJECTIVE_SCHOOL.exec(clause.text.slice(place.end));
      if (noun !== null && place.form !== 'region')
        add([place.code], place.start, place.end + noun[0].length);
    }
    return drafts.slice(0, 1);
  },
};
