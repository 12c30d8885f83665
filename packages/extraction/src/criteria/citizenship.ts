import type { CitizenshipCriterion, PlaceCode } from '@laurel/domain';
import { type Place, placesIn } from '../places/place-hits.ts';
import { codesOf, type PlaceList, readPlaceList } from '../places/read-place-list.ts';
import { bindsApplicants, type Clause } from '../text/clause.ts';
import { deniedBefore } from '../text/denial.ts';
import {
  BE,
  CITIZEN_NOUN,
  CITIZEN_OF,
  DENIED_BEFORE,
  EVERYONE,
  OTHER_BEFORE,
  PERMANENT_RESIDENT,
  PERMISSION_AFTER,
  PERSON_FROM,
  PERSON_NOUN,
  SOMEONE_ELSE,
  STATUSES,
  SUBGROUP_RULE,
  WHO_ARE_NOT,
} from './citizenship-words.ts';
import { findGermanCitizenship } from './german-citizenship.ts';
import { findInternational } from './international.ts';
import { findRomanceCitizenship } from './romance-citizenship.ts';
import type { Draft, Rule } from './rule.ts';
import { findTitlePlaces } from './title-places.ts';
import { findVietnameseCitizenship } from './vietnamese.ts';

/** A place list with what the words around it make of it. */
interface Reading {
  list: PlaceList;
  start: number;
  end: number;
  negated: boolean;
  /** A denial in the sentence governs the trigger: "must not be a citizen of". */
  denied: boolean;
  /** The wording itself means everyone but these, whatever else the sentence denies. */
  others?: boolean;
}

function isNegated(text: string, at: number): boolean {
  return OTHER_BEFORE.test(text.slice(Math.max(0, at - 40), at));
}

function reading(text: string, list: PlaceList, triggerStart: number, end = list.end): Reading {
  const at = Math.min(triggerStart, list.start);
  const negated = isNegated(text, list.start) || isNegated(text, triggerStart);
  const denied =
    [list.start, triggerStart].some((place) =>
      DENIED_BEFORE.test(text.slice(Math.max(0, place - 40), place)),
    ) || deniedBefore(text, at);
  return { list, start: at, end: Math.max(end, list.end), negated, denied };
}

/** "citizens of Kenya or Uganda", "nationality: Kenya" */
function afterTrigger(clause: Clause): Reading[] {
  return [...clause.text.matchAll(CITIZEN_OF)].flatMap((match) => {
    const list = readPlaceList(
      clause.text,
      match.index + match[0].length,
      (place) => place.form !== 'region',
    );
    return list === undefined ? [] : [reading(clause.text, list, match.index)];
  });
}

function runsOf(places: readonly Place[], text: string): PlaceList[] {
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
}

/** "Kenyan citizens", "U.S. citizen", "non-EU nationality", "Indian students", "must be Canadian" */
function beforeNoun(clause: Clause): Reading[] {
  const { text } = clause;
  const places = placesIn(text).filter((place) => place.form !== 'region');
  return runsOf(places, text).flatMap((list) => {
    const after = text.slice(list.end);
    const inner =
      /(?:citizens?|nationals?|nationality|students?|applicants?|candidates?|scholars|graduates|women)$|\b(?:citizens?|nationals?)\b[\s,]/i.test(
        text.slice(list.start, list.end),
      );
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
    const codeNoun =
      negated &&
      /^\s*(?:students?|applicants?|candidates?|individuals?|persons?|people|women|graduates?|scholars?)\b/i.test(
        after,
      );
    return (adjectival && bare) || codeNoun ? [reading(text, list, list.start)] : [];
  });
}

/** "citizens of a country other than Kenya", "nationals of a non-European country" */
function ofAnother(clause: Clause): Reading[] {
  const pattern =
    /\b(?:all|any|every)\s+(?:nationalit(?:y|ies)|countr(?:y|ies)|nations?)\b[^.;]{0,20}\b(?:except(?: for)?|excluding|other than|apart from)\s+(?:the\s+)?|\b(?:citizens?|nationals?|citizenship|nationality|passport(?: holders?)?)\s+(?:of|from)\s+(?:an?\s+|any\s+)?(?:non[-–\s]|(?:countr(?:y|ies)|states?|nations?)\s+(?:other than|outside(?: of)?|except(?: for)?|which (?:is|are) not)\s+(?:the\s+)?)/gi;
  return [...clause.text.matchAll(pattern)].flatMap((match) => {
    const from = match.index + match[0].length;
    const next = placesIn(clause.text).find((place) => place.start >= from && place.start - from <= 24);
    const list = next === undefined ? undefined : readPlaceList(clause.text, next.start);
    return list === undefined
      ? []
      : [{ ...reading(clause.text, list, match.index), negated: true, others: true }];
  });
}

/** "students from Kenya"; a state or province there is a matter of residence. */
function fromPlace(clause: Clause): Reading[] {
  return [...clause.text.matchAll(PERSON_FROM)].flatMap((match) => {
    const of = / of\s+$/i.test(match[0]);
    const list = readPlaceList(
      clause.text,
      match.index + match[0].length,
      (place) => place.form !== 'region' && (!of || place.form === 'group'),
    );
    if (list === undefined || list.places.some((place) => place.form === 'demonym')) return [];
    if (
      /^['’]?s?\s*(?:-based\b|based\b|\w*\s?(?:universit|college|school|institut))/i.test(
        clause.text.slice(list.end),
      )
    )
      return [];
    return [reading(clause.text, list, match.index)];
  });
}

function statusesOf(text: string, codes: readonly PlaceCode[]): string[] {
  const permanent = PERMANENT_RESIDENT.test(text)
    ? codes.filter((code) => /^[A-Z]{2}$/.test(code)).map((code) => `permanent-resident:${code}`)
    : [];
  return [...permanent, ...STATUSES.filter(([pattern]) => pattern.test(text)).map(([, status]) => status)];
}

/** The end of the quote takes in the statuses that stand beside the citizenship. */
function quoteEnd(text: string, end: number): number {
  const tail =
    /^[^.;]{0,40}?\b(?:or|and|\/)\b[^.;]{0,60}?(?:permanent(?: legal)? residen(?:ts?|ce|cy)|green[- ]?card(?: holders?)?|DACA(?: recipients?)?|refugees?|eligible non-?citizens?)\b/i.exec(
      text.slice(end),
    );
  return tail === null ? end : end + tail[0].length;
}

/** "Citizens of countries other than Kenya are not eligible": the exclusion speaks of the very people named. */
const EXCLUDED_AFTER = /^\s*(?:citizens?\s+|nationals?\s+)?(?:are|is|may|can|cannot)\b/i;

/** Whether those named are shut out: one denial shuts out, a second one lets in. */
function isShutOut({ text, excludes }: Clause, found: Reading): boolean {
  if (found.others) return !(excludes && EXCLUDED_AFTER.test(text.slice(found.list.end)));
  const twice = excludes && WHO_ARE_NOT.test(text.slice(0, found.start));
  return found.negated !== (!twice && (excludes || found.denied));
}

function toDrafts(clause: Clause, found: Reading): Draft[] {
  const { text } = clause;
  const named = codesOf(found.list.places).filter((code) => code !== 'group:international');
  const except = codesOf(found.list.except);
  // "Not open to citizens of …" says its "not" once, though it both denies and excludes; "non-citizens are not eligible" says two.
  const shutOut = isShutOut(clause, found);
  const base = { kind: 'citizenship' as const, start: found.start, end: found.end };
  if (named.length === 0) return [];
  if (shutOut) return [{ ...base, noneOf: named }];
  const statuses = statusesOf(text, named);
  const draft: Draft = {
    ...base,
    end: statuses.length > 0 ? Math.max(found.end, quoteEnd(text, found.end)) : found.end,
    anyOf: named,
    ...(except.length === 0 ? {} : { noneOf: except }),
    ...(statuses.length === 0 ? {} : { orStatuses: statuses }),
  };
  if (found.list.complete) return orResident(clause, draft, found);
  return withOther(clause, draft, found);
}

/** "citizens or residents of Belgium": living there will do as well. */
function orResident(clause: Clause, draft: Draft, found: Reading): Draft[] {
  const trigger = clause.text.slice(found.start, found.list.start);
  if (
    draft.kind !== 'citizenship' ||
    draft.orStatuses !== undefined ||
    draft.anyOf === undefined ||
    !/\bor\s+residents?\b/i.test(`${trigger}|${clause.text.slice(found.end, found.end + 24)}`)
  )
    return [draft];
  const alternative = `citizen-or-resident-${clause.offset + found.start}`;
  return [
    { ...draft, alternative },
    { kind: 'residence', anyOf: draft.anyOf, alternative, start: found.start, end: found.end },
  ];
}

function withOther(clause: Clause, draft: Draft, found: Reading): Draft[] {
  const { text } = clause;
  const alternative = `places-${clause.offset + found.start}`;
  return [
    { ...draft, alternative },
    { kind: 'other', text, alternative, start: 0, end: text.length },
  ];
}

function permanentResidentOf(clause: Clause): Reading[] {
  const pattern = /\b(?:permanent(?: legal)? residents?|lawful permanent residents?)\s+(?:of|in)\s+/gi;
  return [...clause.text.matchAll(pattern)].flatMap((match) => {
    const list = readPlaceList(clause.text, match.index + match[0].length);
    if (list === undefined || list.places.some((place) => place.form !== 'country')) return [];
    return [reading(clause.text, list, match.index)];
  });
}

function isUsable(clause: Clause, found: Reading): boolean {
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
  if (
    /^[^.;]{0,70}?\b(?:or|and|as well as) (?:an? )?(?:international|foreign|foreigners|overseas)\b/i.test(
      text.slice(found.end),
    ) &&
    !negated
  )
    return false;
  // "international and US graduate students" is everyone
  if (/\b(?:international|foreign|overseas)\s+(?:students?\s+)?(?:and|or|&)\s+$/i.test(before) && !negated)
    return false;
  if (!bindsApplicants(clause, found.start) || SOMEONE_ELSE.test(before)) return false;
  if (EVERYONE.test(text) && !negated && found.list.except.length === 0) return false;
  const after = text.slice(found.end);
  if (/^\W*$/.test(before) && SUBGROUP_RULE.test(after) && !clause.excludes) return false;
  if (
    /\b(?:such as|e\.g\.|for example|like|including(?: but not limited to)?|not limited to)\s*\(?[^.;]{0,30}$/i.test(
      before,
    )
  )
    return false;
  return !PERMISSION_AFTER.test(after) || clause.excludes;
}

/** Of overlapping readings the first stands. */
function distinct(readings: readonly Reading[]): Reading[] {
  const kept: Reading[] = [];
  for (const found of readings) {
    if (!kept.some((other) => found.list.start < other.list.end && found.list.end > other.list.start))
      kept.push(found);
  }
  return kept.sort((a, b) => a.start - b.start);
}

/** "citizens of A" and "B nationals" in one sentence widen each other when nothing but "or" or a comma lies between. */
function mergeListed(drafts: Draft[]): Draft[] {
  const [first, ...rest] = drafts;
  if (
    first === undefined ||
    drafts.some((draft) => draft.kind !== 'citizenship' || draft.noneOf !== undefined)
  )
    return drafts;
  const all = drafts as (Draft & CitizenshipCriterion)[];
  if (rest.length === 0) return drafts;
  const anyOf = [...new Set(all.flatMap((draft) => draft.anyOf ?? []))];
  const orStatuses = [...new Set(all.flatMap((draft) => draft.orStatuses ?? []))];
  return [
    {
      kind: 'citizenship',
      anyOf,
      ...(orStatuses.length === 0 ? {} : { orStatuses }),
      start: first.start,
      end: Math.max(...drafts.map((draft) => draft.end)),
    },
  ];
}

/**
 * Whose citizens may apply, and whose may not. Places of study, of residence and of employers are not read here.
 * "Permanent residents" beside a citizenship stand in for it.
 */
export const citizenshipRule: Rule = {
  kind: 'citizenship',
  probe:
    /citizen|national|passport|resident|student|applicant|candidate|graduate|scholar|research|scien|wom[ae]n|girl|youth|people|person|individual|learner|professional|teacher|foreign|overseas|from|be |commonwealth|scholarship|staats|ierende|graduiert|bewerber|kandidat|wissenschaft|absolvent|doktorand|promovier|hochschul|bürger|sinh viên|học sinh|ứng viên|thí sinh|học viên|công dân|quốc tịch|người|eligible|country|nacional|ciudadan|cidad|citoyen|ressortissant|être|ser /i,
  find: (clause, { hosts }) => {
    if (clause.conditional || clause.procedural) return [];
    const readings = distinct([
      ...ofAnother(clause),
      ...afterTrigger(clause),
      ...permanentResidentOf(clause),
      ...beforeNoun(clause),
      ...fromPlace(clause),
    ]);
    const named = mergeListed(
      readings.filter((found) => isUsable(clause, found)).flatMap((found) => toDrafts(clause, found)),
    );
    if (named.length > 0) return named;
    const german = findGermanCitizenship(clause);
    if (german.length > 0) return german;
    const foreign = [...findVietnameseCitizenship(clause), ...findRomanceCitizenship(clause)];
    if (foreign.length > 0) return foreign;
    return clause.role === 'title' ? findTitlePlaces(clause, hosts) : findInternational(clause);
  },
};
