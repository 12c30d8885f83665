import { type Place, placesIn } from '../../places/place-hits.ts';
import { type PlaceList, readPlaceList } from '../../places/read-place-list.ts';
import type { Clause } from '../../text/clause.ts';
import { deniedBefore } from '../../text/scopes.ts';
import {
  BE,
  CITIZEN_NOUN,
  CITIZEN_OF,
  DENIED_BEFORE,
  ENDS_IN_PERSON,
  OF_ANOTHER,
  OTHER_BEFORE,
  PERMANENT_RESIDENT_OF,
  PERSON_AFTER_NON,
  PERSON_FROM,
  PERSON_NOUN,
  PLACE_OF_SCHOOL,
} from './phrases.generated.ts';

/** A place list with what the words around it make of it. */
export interface NamedCitizens {
  list: PlaceList;
  start: number;
  end: number;
  negated: boolean;
  /** A denial in the sentence governs the trigger: "must not be a citizen of". */
  denied: boolean;
  /** The wording itself means everyone but these, whatever else the sentence denies. */
  others?: boolean;
}

const isNegated = (text: string, at: number): boolean =>
  OTHER_BEFORE.test(text.slice(Math.max(0, at - 40), at));

const reading = (text: string, list: PlaceList, triggerStart: number, end = list.end): NamedCitizens => {
  const at = Math.min(triggerStart, list.start);
  const negated = isNegated(text, list.start) || isNegated(text, triggerStart);
  const denied =
    [list.start, triggerStart].some((place) =>
      DENIED_BEFORE.test(text.slice(Math.max(0, place - 40), place)),
    ) || deniedBefore(text, at);
  return { list, start: at, end: Math.max(end, list.end), negated, denied };
};

/** "citizens of Kenya or Uganda", "nationality: Kenya" */
const afterTrigger = (clause: Clause): NamedCitizens[] =>
  [...clause.text.matchAll(CITIZEN_OF)].flatMap((match) => {
    const list = readPlaceList(
      clause.text,
      match.index + match[0].length,
      (place) => place.form !== 'region',
    );
    return list === undefined ? [] : [reading(clause.text, list, match.index)];
  });

const runsOf = (places: readonly Place[], text: string): PlaceList[] => {
  const lists: PlaceList[] = [];
  let from = 0;
  for (const place of places) {
    if (place.start < from) continue;
    const list = readPlaceList(text, place.start);
    if (list === undefined) continue;
    lists.push(list);
    from = list.end;
  }
  return lists;
};

/** "Kenyan citizens", "U.S. citizen", "non-EU nationality", "Indian students", "must be Canadian" */
const beforeNoun = (clause: Clause): NamedCitizens[] => {
  const { text } = clause;
  const places = placesIn(text).filter((place) => place.form !== 'region');
  return runsOf(places, text).flatMap((list) => {
    const after = text.slice(list.end);
    const inner = ENDS_IN_PERSON.test(text.slice(list.start, list.end));
    const citizen = CITIZEN_NOUN.exec(after);
    if (citizen !== null || inner)
      return [reading(text, list, list.start, list.end + (citizen?.[0].length ?? 0))];
    const adjectival = list.places.every((place) => place.form === 'demonym' || place.form === 'group');
    // "non-EU international students": the last place is the person noun itself.
    const last = list.places.at(-1);
    const together = /\b(?:and|or)\s*$|[,/]\s*$/i.test(text.slice(0, last?.start));
    if (list.places.length > 1 && last?.code === 'group:international' && !together)
      return [reading(text, list, list.start)];
    const person = PERSON_NOUN.exec(after);
    // "a U.S. postgraduate student", but not "U.S. college students"
    const initials =
      /^(?:U\.?S\.?|U\.?K\.?)$/.test(text.slice(list.start, list.end)) &&
      !/^\s+(?:college|university|high)/i.test(after);
    if ((adjectival || initials) && person !== null)
      return [reading(text, list, list.start, list.end + person[0].length)];
    const negated = isNegated(text, list.start);
    const bare =
      BE.test(text.slice(0, list.start)) && /^(?:[\s.,;]|$)/.test(after) && !/^\s+\p{L}/u.test(after);
    const codeNoun = negated && PERSON_AFTER_NON.test(after);
    return (adjectival && bare) || codeNoun ? [reading(text, list, list.start)] : [];
  });
};

/** "citizens of a country other than Kenya", "nationals of a non-European country" */
const ofAnother = (clause: Clause): NamedCitizens[] => {
  const pattern = OF_ANOTHER;
  return [...clause.text.matchAll(pattern)].flatMap((match) => {
    const from = match.index + match[0].length;
    const next = placesIn(clause.text).find((place) => place.start >= from && place.start - from <= 24);
    const list = next === undefined ? undefined : readPlaceList(clause.text, next.start);
    return list === undefined
      ? []
      : [{ ...reading(clause.text, list, match.index), negated: true, others: true }];
  });
};

/** "students from Kenya"; a state or province there is a matter of residence. */
const fromPlace = (clause: Clause): NamedCitizens[] =>
  [...clause.text.matchAll(PERSON_FROM)].flatMap((match) => {
    const of = / of\s+$/i.test(match[0]);
    const list = readPlaceList(
      clause.text,
      match.index + match[0].length,
      (place) => place.form !== 'region' && (!of || place.form === 'group'),
    );
    if (list === undefined || list.places.some((place) => place.form === 'demonym')) return [];
    if (PLACE_OF_SCHOOL.test(clause.text.slice(list.end))) return [];
    return [reading(clause.text, list, match.index)];
  });

const permanentResidentOf = (clause: Clause): NamedCitizens[] => {
  const pattern = PERMANENT_RESIDENT_OF;
  return [...clause.text.matchAll(pattern)].flatMap((match) => {
    const list = readPlaceList(clause.text, match.index + match[0].length);
    if (list === undefined || list.places.some((place) => place.form !== 'country')) return [];
    return [reading(clause.text, list, match.index)];
  });
};

/** Of overlapping readings the first is kept. */
const distinct = (readings: readonly NamedCitizens[]): NamedCitizens[] => {
  const kept: NamedCitizens[] = [];
  for (const found of readings) {
    if (!kept.some((other) => found.list.start < other.list.end && found.list.end > other.list.start))
      kept.push(found);
  }
  return kept.sort((a, b) => a.start - b.start);
};

/** Whose citizens a sentence names, in its order, whatever it says of them. */
export const namedCitizens = (clause: Clause): NamedCitizens[] =>
  distinct([
    ...ofAnother(clause),
    ...afterTrigger(clause),
    ...permanentResidentOf(clause),
    ...beforeNoun(clause),
    ...fromPlace(clause),
  ]);
