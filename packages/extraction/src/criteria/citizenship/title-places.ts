import { placesIn } from '../../places/place-hits.ts';
import type { Clause } from '../../text/clause.ts';
import type { Draft } from '../rule.ts';
import {
  AWARD_AFTER,
  AWARD_BEFORE,
  BEFORE_AWARD,
  BODY_AFTER,
  COMMONWEALTH,
  HOME_AFTER,
  HOME_BEFORE,
  NAMED_AFTER,
  PERSON_NOUN,
} from './phrases.generated.ts';

const OTHER_COMMONWEALTHS = ['AU', 'US'];

const international = (text: string): Draft[] => {
  for (const place of placesIn(text)) {
    if (place.code !== 'group:international') continue;
    const before = text.slice(0, place.start);
    const after = text.slice(place.end);
    if (HOME_BEFORE.test(before) || HOME_AFTER.test(after) || NAMED_AFTER.test(after)) continue;
    return [{ kind: 'citizenship', anyOf: [place.code], start: place.start, end: place.end }];
  }
  return [];
};

const peoples = (text: string): Draft[] => {
  return placesIn(text).flatMap((place): Draft[] => {
    if ((place.form !== 'demonym' && place.form !== 'group') || place.code === 'group:international')
      return [];
    const after = text.slice(place.end);
    // "American University Academic Award": the name of a university.
    const person = /^\s+(?:University|College)\b/i.test(after) ? null : PERSON_NOUN.exec(after);
    const direct = place.form === 'demonym' && AWARD_BEFORE.test(text.slice(0, place.start));
    // "All-African", "Indo-German"
    if (/(?<!\p{L})(?!non-$)\p{L}{2,}-$/iu.test(text.slice(0, place.start))) return [];
    if (BODY_AFTER.test(after.slice(person?.[0].length ?? 0))) return [];
    const named = person !== null && AWARD_AFTER.test(after.slice(person[0].length));
    if (!named && !(direct && /^(?:\s+(?:in|at|for)\b|\s*$)/i.test(after))) return [];
    const end = named ? place.end + person[0].length : place.end;
    return [{ kind: 'citizenship', anyOf: [place.code], start: place.start, end }];
  });
};

const isBeforeAward = (text: string, { start, end }: { start: number; end: number }): boolean => {
  const before = text.slice(0, start);
  return (
    BEFORE_AWARD.test(text.slice(end)) && /\w\s+$/.test(before) && !/\b(?:of|in|and|to)\s+$/i.test(before)
  );
};

/** "Non-EU Scholarship" */
const nonMembers = (text: string): Draft[] =>
  placesIn(text)
    .filter(
      (place) => /\bnon[-–\s]$/i.test(text.slice(0, place.start)) && AWARD_AFTER.test(text.slice(place.end)),
    )
    .slice(0, 1)
    .map((place) => ({ kind: 'citizenship', noneOf: [place.code], start: place.start, end: place.end }));

/**
 * Whose citizens a title names beyond "for Kenyan students": "International Student Award", "Japanese Scholars Award",
 * "Commonwealth Scholarships". A people's name before anything but people ("British Council") names an organiser.
 */
export const findTitlePlaces = (clause: Clause, hosts: readonly string[]): Draft[] => {
  const outsiders = nonMembers(clause.text);
  if (outsiders.length > 0) return outsiders;
  const named = peoples(clause.text);
  if (named.length > 0) return named.slice(0, 1);
  const commonwealth = COMMONWEALTH.exec(clause.text);
  if (commonwealth !== null && !hosts.some((host) => OTHER_COMMONWEALTHS.includes(host))) {
    const end = commonwealth.index + commonwealth[0].length;
    return [{ kind: 'citizenship', anyOf: ['group:commonwealth'], start: commonwealth.index, end }];
  }
  const abroad = international(clause.text);
  return abroad.length > 0 ? abroad : awardOfPlace(clause.text, hosts);
};

/** Joins the place that a title names and the doubt that it is only a name. */
export const TITLE_PLACE = 'title-place';

/**
 * "University of Oslo Ghana Scholarship", "Scholarship Program for ASEAN": another place than that of the studies. Most such
 * awards are for its citizens, some are named after a donor: others are left in doubt.
 */
const awardOfPlace = (text: string, hosts: readonly string[]): Draft[] => {
  const found = placesIn(text).find(
    (place) =>
      hosts.length > 0 &&
      !hosts.includes(place.code) &&
      (place.form === 'country' || place.form === 'group') &&
      (isBeforeAward(text, place) || /\bfor\s+$/i.test(text.slice(0, place.start))),
  );
  if (found === undefined) return [];
  const at = { start: found.start, end: text.length, alternative: TITLE_PLACE };
  return [
    { kind: 'citizenship', anyOf: [found.code], ...at },
    { kind: 'other', text: text.slice(found.start), ...at },
  ];
};
