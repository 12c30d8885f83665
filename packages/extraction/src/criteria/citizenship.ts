import type { CitizenshipCriterion, PlaceCode } from '@laurel/domain';
import { type Place, placesIn } from '../places/place-hits.ts';
import { codesOf, type PlaceList, readPlaceList } from '../places/read-place-list.ts';
import { bindsApplicants, type Clause } from '../text/clause.ts';
import { deniedBefore } from '../text/denial.ts';
import { findInternational } from './international.ts';
import type { Draft, Rule } from './rule.ts';

/** A place list with what the words around it make of it. */
interface Reading {
  list: PlaceList;
  start: number;
  end: number;
  negated: boolean;
}

const CITIZEN_OF =
  /\b(?:citizens?|nationals?|citizenship|nationality|passport(?: holders?)?)(?:\s*(?:and|or|\/|and\/or)\s*(?:a |an )?(?:lawful |legal |permanent |current |\(?non-citizen\)? )*(?:citizens?|nationals?|residents?|permanent residents?|passport holders?))?\s*(?:\([^)]{0,20}\)\s*)?(?:of|from|in|:|is|are|must be|being)\s+/gi;
const CITIZEN_NOUN =
  /^['’]?s?[\s-]*(?:\([^)]{1,25}\)\s*)?(?:(?:born|and permanent|or permanent|dual|country|member|state|natural(?:ised|ized)?)\s+){0,2}(?:citizens?|nationals?|citizenship|nationality|nationalities|passports?|(?:permanent )?residents? or citizens?)\b/i;
const PERSON =
  '(?:students?|applicants?|candidates?|graduates?|postgraduates?|undergraduates?|scholars?|researchers?|scientists?|women|girls|youths?|young people|people|persons?|individuals?|learners?|professionals?|teachers?|academics?|journalists?|engineers?|artists?|fellows?|leaders?|entrepreneurs?|pupils?|writers?|lawyers?|doctors?|nurses?|those|participants?|freshmen|graduands)';
const PERSON_NOUN = new RegExp(
  `^['’]?s?\\s+(?:(?:and international|international|undergraduate|postgraduate|graduate|master['’]?s?|phd|doctoral|female|male|women|young|high school|college|university|talented|outstanding|qualified|citizen|prospective|current|new|full-time|early[- ]career|mid[- ]career)\\s+(?:and |or )?){0,3}${PERSON}\\b`,
  'i',
);
const PERSON_FROM = new RegExp(
  `\\b${PERSON}\\s+(?:who (?:are|come) )?(?:from|coming from|native to|of)\\s+`,
  'gi',
);
/** "must be Kenyan" */
const BE = /\b(?:must|should|have to|to) be (?:an? )?$/i;
const NOT_BEFORE =
  /(?:\bnon[-–\s]?|\bnot (?:be |currently be |a |an |from |citizens? of |nationals? of |already )*(?:the |a |an )?|\b(?:outside(?: of)?|other than|except(?: for)?|excluding|any(?:where)? but)\s+(?:the )?|\bneither (?:a |an )?)$/i;
/** Parentage, employers and institutions have nationalities too. */
const SOMEONE_ELSE =
  /\b(?:parents?|father|mother|grandparents?|spouse|partner|children|famil(?:y|ies)|supervisors?|advis[oe]rs?|referees?|compan(?:y|ies)|employers?|host|institutions?|universit(?:y|ies)|colleges?|teams?|members?hip|work(?:ing|ed)? with|collaborat\w+|relations?|exchange between|stud(?:y|ies) in|faculty|alumni|donors?)\b[^.;]{0,40}$/i;
const EVERYONE =
  /\b(?:all|any|every|of whatever|other)\s+(?:\w+\s+)?(?:nationalit(?:y|ies)|citizenships?|countr(?:y|ies)|nations?)\b|\bworld[- ]?wide\b|\b(?:around|all over|across|throughout|anywhere in|from) the (?:world|globe)\b|\bany ?where in the world\b|\bglobally\b/i;
/** "US citizens must submit a FAFSA" binds those who are citizens, it does not ask for citizenship. */
const SUBGROUP_RULE =
  /^\W*(?:\w+\s){0,3}(?:must|should|need(?:s)? to|have to|are required to|are (?:asked|advised|expected) to|will (?:be )?(?:need|have to|required|considered|receive|also)|may also|can also|please|pay|who (?:do|wish|want|apply|are applying|need|require))\b/i;
const PERMISSION_AFTER =
  /^[^.;]{0,50}?\b(?:are|is)\s+(?:also|both|all|equally|most) (?:eligible|welcome|invited)|^[^.;]{0,40}?\b(?:may|can) also\b|^[^.;]{0,40}?\b(?:are|is) (?:welcome|invited)\b/i;

const PERMANENT_RESIDENT =
  /\b(?:permanent(?:,? legal)? residen(?:ts?|ce|cy)|(?:citizens?|nationals?),?(?: or| and|\/)? (?:a )?legal residents?|lawful permanent|legal permanent|green[- ]?card|PR (?:status|holders?))\b|\bPRs?\b/i;
const STATUSES: readonly (readonly [RegExp, string])[] = [
  [/\bDACA\b|\bDeferred Action for Childhood|\bDreamers?\b|\bundocumented\b/i, 'daca'],
  [/\brefugees?\b|\basylees?\b|\basylum\b|\bhumanitarian (?:visa|protection)/i, 'refugee'],
  [/\beligible non-?citizens?\b/i, 'eligible-noncitizen:US'],
  [/\bindefinite leave to remain\b|\bsettled status\b/i, 'settled:GB'],
];

function isNegated(text: string, at: number): boolean {
  return NOT_BEFORE.test(text.slice(Math.max(0, at - 40), at));
}

function reading(text: string, list: PlaceList, triggerStart: number, end = list.end): Reading {
  const at = Math.min(triggerStart, list.start);
  const negated = isNegated(text, list.start) || isNegated(text, triggerStart) || deniedBefore(text, at);
  return { list, start: Math.min(triggerStart, list.start), end: Math.max(end, list.end), negated };
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
      /(?:citizens?|nationals?|nationality|students?|applicants?|candidates?|scholars|graduates|women)$/i.test(
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
    if (adjectival && person !== null) return [reading(text, list, list.start, list.end + person[0].length)];
    const negated = isNegated(text, list.start);
    const bare =
      BE.test(text.slice(0, list.start)) && /^(?:[\s.,;]|$)/.test(after) && !/^\s+\p{L}/u.test(after);
    const codeNoun =
      negated && /^\s*(?:students?|applicants?|candidates?|individuals?|persons?|people)\b/i.test(after);
    return (adjectival && bare) || codeNoun ? [reading(text, list, list.start)] : [];
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

function toDrafts(clause: Clause, found: Reading): Draft[] {
  const { text } = clause;
  const named = codesOf(found.list.places).filter((code) => code !== 'group:international');
  const except = codesOf(found.list.except);
  const shutOut = found.negated !== clause.excludes;
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
  if (/\((?:[\w\s]{0,20}\b)?for\s+$/i.test(before) && /^\s*(?:only\s*)?\)/.test(text.slice(found.end))) return false;
  if (found.list.places.some((place) => place.code === 'group:international') && !found.negated) return false;
  if (/\bdual\b[^;]{0,25}$/i.test(before) || /\bdual\b/i.test(text.slice(found.start, found.end)))
    return false;
  if (/\b(?:and|or)\s+non[-\s]$/i.test(text.slice(0, found.list.start))) return false;
  if (
    /^[^.;]{0,70}?\b(?:or|and|as well as) (?:an? )?(?:international|foreign|foreigners|overseas)\b/i.test(
      text.slice(found.end),
    ) &&
    !found.negated
  )
    return false;
  if (!bindsApplicants(clause, found.start) || SOMEONE_ELSE.test(before)) return false;
  if (EVERYONE.test(text) && !found.negated && found.list.except.length === 0) return false;
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
    /citizen|national|passport|resident|student|applicant|candidate|graduate|scholar|research|scien|wom[ae]n|girl|youth|people|person|individual|learner|professional|teacher|foreign|overseas|from|be /i,
  find: (clause) => {
    if (clause.conditional || clause.procedural) return [];
    const readings = distinct([
      ...afterTrigger(clause),
      ...permanentResidentOf(clause),
      ...beforeNoun(clause),
      ...fromPlace(clause),
    ]);
    const named = mergeListed(
      readings.filter((found) => isUsable(clause, found)).flatMap((found) => toDrafts(clause, found)),
    );
    return named.length > 0 ? named : findInternational(clause);
  },
};
