import { placesIn } from '../../places/place-hits.ts';
import { codesOf, readPlaceList } from '../../places/read-place-list.ts';
import { bindsApplicants, type Clause } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import type { Draft, Rule } from '../rule.ts';
import { AHEAD, OTHERWISE, PROBE, SCHOOL_AFTER, SCHOOL_IN } from './phrases.generated.ts';

/** "Graduates of high schools in Utah". */
const inPlace = (clause: Clause): Draft[] =>
  [...clause.text.matchAll(SCHOOL_IN)].flatMap((match) => {
    const list = readPlaceList(clause.text, match.index + match[0].length, ({ form }) => form !== 'demonym');
    if (list === undefined || !list.complete || list.except.length > 0) return [];
    return [{ kind: 'schooling', anyOf: codesOf(list.places), start: match.index, end: list.end }];
  });

/** "Graduates of a Utah high school". */
const ofPlace = (clause: Clause): Draft[] =>
  placesIn(clause.text).flatMap(({ code, form, start, end }) => {
    const noun = SCHOOL_AFTER.exec(clause.text.slice(end));
    const lead = /\b(?:graduat\w+|diploma) (?:of|from)(?: an?| any)? (?:accredited |public )?$/i.exec(
      clause.text.slice(0, start),
    );
    if (noun === null || lead === null || form === 'group' || form === 'demonym') return [];
    return [{ kind: 'schooling', anyOf: [code], start: lead.index, end: end + noun[0].length }];
  });

/** Where an applicant went to secondary school. */
export const schoolingRule: Rule = {
  kind: 'schooling',
  probe: PROBE,
  find: (clause) => {
    if (clause.conditional || clause.excludes || clause.procedural || clause.role === 'title') return [];
    const found = [...inPlace(clause), ...ofPlace(clause)].filter(
      ({ start, end }) =>
        !covers(clause.void, start) &&
        bindsApplicants(clause, end) &&
        !AHEAD.test(clause.text.slice(0, start)) &&
        !OTHERWISE.test(clause.text.slice(end)),
    );
    return found.slice(0, 1);
  },
};
