import { placesIn } from '../../places/place-hits.ts';
import { codesOf, readPlaceList } from '../../places/read-place-list.ts';
import type { Clause } from '../../text/clause.ts';
import { covers, deniedBefore } from '../../text/scopes.ts';
import type { Draft, Rule } from '../rule.ts';
import { ADJECTIVE_SCHOOL, BINDING, NOT_HOST, PAST, PROBE, STUDY_IN } from './phrases.generated.ts';

/** The places of study that the text itself binds applicants to. Used where the listing names none. */
export const hostRule: Rule = {
  kind: 'host',
  probe: PROBE,
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
