import { type Place, placesIn } from '../../places/place-hits.ts';
import { codesOf, type PlaceList, readPlaceList } from '../../places/read-place-list.ts';
import { bindsApplicants, type Clause } from '../../text/clause.ts';
import { readWholeNumber } from '../../text/number-words.ts';
import { deniedBefore } from '../../text/scopes.ts';
import type { Draft, Rule } from '../rule.ts';
import {
  FORBIDS,
  FROM_STATE,
  LATER,
  LIVING_IN,
  NOT_BEFORE,
  OUTSIDE_BEFORE,
  PROBE,
  RESIDENT_NOUN,
  RESIDENT_OF,
  SOMEONE_ELSE,
  STAY_LIMIT,
  YEARS,
} from './phrases.generated.ts';

const minYears = (text: string, from: number): number | undefined => {
  const match = YEARS.exec(text.slice(from, from + 110));
  if (match === null) return undefined;
  const count = readWholeNumber(match[1] ?? '');
  const years = match[2]?.toLowerCase() === 'month' ? count / 12 : count;
  return Number.isFinite(years) && years > 0 && years <= 20 ? Math.round(years * 100) / 100 : undefined;
};

/** "may not have lived in Norway for more than 12 months": a limit of time, and no rule on where somebody lives. It stays in its words. */
const limitOfStay = ({ text, excludes }: Clause, start: number, end: number): Draft | undefined => {
  const limit = STAY_LIMIT.exec(text.slice(end));
  if (limit === null) return undefined;
  const from = FORBIDS.exec(text.slice(0, start))?.index;
  if (from === undefined) return excludes ? { kind: 'other', text, start: 0, end: text.length } : undefined;
  const to = end + limit[0].trimEnd().length;
  return { kind: 'other', text: `Applicants ${text.slice(from, to)}`, start: from, end: to };
};

const toDrafts = (clause: Clause, list: PlaceList, start: number, end: number): Draft[] => {
  const { text } = clause;
  const codes = codesOf(list.places);
  const negated =
    OUTSIDE_BEFORE.test(text.slice(Math.max(0, start - 24), start)) ||
    /\boutside(?: of)?\s+(?:the )?$/i.test(text.slice(0, list.start));
  const years = minYears(text, end);
  const denied = NOT_BEFORE.test(text.slice(Math.max(0, start - 24), start)) || deniedBefore(text, start);
  const shutOut = negated !== (clause.excludes || denied);
  const stay = shutOut && !negated ? limitOfStay(clause, start, end) : undefined;
  if (stay !== undefined) return [stay];
  const draft: Draft = {
    kind: 'residence',
    ...(shutOut ? { noneOf: codes } : { anyOf: codes }),
    ...(years === undefined || shutOut ? {} : { minYears: years }),
    start,
    end:
      years === undefined
        ? end
        : Math.min(
            text.length,
            end +
              (YEARS.exec(text.slice(end, end + 110))?.index ?? 0) +
              (YEARS.exec(text.slice(end, end + 110))?.[0].length ?? 0),
          ),
  };
  if (list.complete || shutOut) return [draft];
  const alternative = `places-${clause.offset + start}`;
  return [
    { ...draft, alternative },
    { kind: 'other', text, alternative, start: 0, end: text.length },
  ];
};

const isUsable = (clause: Clause, start: number): boolean => {
  const before = clause.text.slice(0, start);
  return bindsApplicants(clause, start) && !LATER.test(before) && !SOMEONE_ELSE.test(before);
};

const triggered = (clause: Clause, pattern: RegExp, accept: (place: Place) => boolean): Draft[] => {
  return [...clause.text.matchAll(pattern)].flatMap((match) => {
    // "citizens or residents of": the citizenship rule reads both.
    if (/\b(?:citizens?|nationals?)\s+or\s+$/i.test(clause.text.slice(0, match.index))) return [];
    const permanent = /\bpermanent\s+(?:legal\s+)?$/i.test(clause.text.slice(0, match.index));
    const list = readPlaceList(clause.text, match.index + match[0].length, accept);
    if (list === undefined || !isUsable(clause, match.index)) return [];
    // A permanent resident of a country is a status beside citizenship; of a state, a residence.
    if (permanent && list.places.every((place) => place.form === 'country')) return [];
    return toDrafts(clause, list, match.index, list.end);
  });
};

const beforeNoun = (clause: Clause): Draft[] => {
  const { text } = clause;
  return placesIn(text).flatMap((place) => {
    if (place.code === 'group:international') return [];
    const noun = RESIDENT_NOUN.exec(text.slice(place.end));
    if (noun === null || !isUsable(clause, place.start)) return [];
    const list = readPlaceList(text, place.start);
    return list === undefined || list.end > place.end + noun[0].length
      ? []
      : toDrafts(clause, { ...list, complete: true }, place.start, place.end + noun[0].length);
  });
};

/** Where an applicant must live, and for how long. Where they study or will live does not count. */
export const residenceRule: Rule = {
  kind: 'residence',
  probe: PROBE,
  find: (clause) => {
    if (clause.conditional || clause.procedural) return [];
    const notDemonym = (place: Place): boolean =>
      place.form !== 'demonym' && place.code !== 'group:international';
    const drafts = [
      ...triggered(clause, RESIDENT_OF, notDemonym),
      ...triggered(clause, LIVING_IN, notDemonym),
      ...triggered(clause, FROM_STATE, (place) => place.form === 'region' || place.code === 'IM'),
      ...beforeNoun(clause),
    ];
    return drafts.filter(
      (draft, index) =>
        drafts.findIndex(
          (other) => other.start < draft.end && other.end > draft.start && other.kind === draft.kind,
        ) === index,
    );
  },
};
