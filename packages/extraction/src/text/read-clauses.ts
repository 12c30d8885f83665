import type { Clause, Role } from './clause.ts';
import { preferredSpans, voidSpans } from './scopes.ts';
import { splitUnits, type Unit } from './split-units.ts';

/** Longer texts are cut: listings that long are scraped whole pages. Keeps time linear on hostile input. */
const MAX_SCANNED = 30_000;
const MAX_CLAUSE = 3_000;

type Section = 'eligibility' | 'procedure' | 'award' | 'renewal' | 'advert';

/** A heading opens its unit and ends in a colon, or is the whole short unit. First match wins. */
const SECTIONS: readonly (readonly [RegExp, Section])[] = [
  [
    /^(?:check also|also check|read also|see also|related|you may also|recommended|similar|more scholarships|other scholarships|latest|trending)\b/i,
    'advert',
  ],
  [
    /^(?:[\w ’'-]{0,30}\b)?(?:eligib\w+|requirements?|criteria|qualifications?|who (?:can|may|is|should)\b|conditions?|applicants? (?:must|should)|candidates? (?:must|should)|to be (?:eligible|considered)|to qualify)/i,
    'eligibility',
  ],
  [
    /^(?:[\w ’'-]{0,20}\b)?(?:how to apply|to apply|apply\b|application|required documents|documents?|submission|submit|checklist|procedure|selection|judging|evaluation|contact|timeline|important dates|deadlines?|notification|faq|format|topic|prompt|essay)/i,
    'procedure',
  ],
  [
    /^(?:[\w ’'-]{0,20}\b)?(?:renewal|to maintain|maintaining|continuation|renewable|after (?:the )?award|terms (?:and|&) conditions)/i,
    'renewal',
  ],
  [
    /^(?:[\w ’'-]{0,20}\b)?(?:awards?|prizes?|benefits?|value|amount|coverage|stipend|funding|financial support|what (?:it|the|we|you))/i,
    'award',
  ],
];
const HEADING = /^([\p{L}\d][^:.!?\n]{2,60}?):/u;

/** Advertisements and links that scrapers leave inside a text. */
const ADVERT =
  /(?:^|[\s.;(])(?:check also|also check|read also|read more|see also|also read|you may also (?:like|be interested)|recommended for you|related (?:posts?|scholarships?|articles?|opportunit\w+)|click here|apply now|share this|follow us|subscribe|join our (?:telegram|whatsapp|facebook|channel)|advertisements?|sponsored content)\b\s*[:!>»]?/i;
const EXCLUDES =
  /\b(?:(?:is|are|will|be|would)\s+(?:also |therefore |generally |currently )?(?:not|in)[\s-]?(?:be )?(?:eligible|considered|accepted|permitted|allowed|admitted|funded)|ineligible|(?:may|can|do|does|should|will)\s?not (?:be eligible|apply|be considered|qualify|enter|participate|compete)|can['’]t apply|cannot (?:apply|be(?! (?:an? |already |currently )?(?:u\.?s\.?(?![a-z])|citizen|national|resident|permanent|enrolled|married|member|employ)))|not (?:open|available|eligible|offered|awarded|intended|meant|given|applicable) (?:to|for)|(?:not|never) (?:be )?(?:eligible|qualify)|(?:is|are) (?:excluded|disqualified)|need not apply|do not qualify|nicht (?:bewerben|gefördert|förderfähig))/i;
const PROCEDURAL =
  /^(?:please\b|to apply\b(?!,? (?:you|applicants?|students?|candidates?) (?:must|should|need to) (?:be|have|hold))|submit|complete (?:the|an|a|and|our|all)\b|fill|send|upload|provide\b|include\b|attach|write\b|email|e-mail|visit|register|follow|mail|download|click|go to|an? (?:completed|official|copy|cover|\w+ essay|essay|letter|r[eé]sum[eé]|cv)\b|(?:two|three|one|\d) (?:letters?|references?|essays?|copies|recommendation)|(?:official )?transcripts?\b|letters? of|proof of|essays?\b|(?:all |the )?(?:applications?|documents?|essays?|materials|entries|submissions?|forms?|scholarship applications?) (?:must|should|are|can|will|may|need|have|shall)|personal statement|curriculum|r[eé]sum[eé])|\b(?:must|should|need to|have to|required to|asked to|shall|will)\s+(?:also |then |first |either )?(?:be able to )?(?:submit|complete (?:the|an|a|and|all|our|both)\b|activate|provide|send|upload|include|write|fill|register|create|answer|attach|supply|present|apply (?:online|through|via|by|using|directly)|follow|mail|email|deliver|enclose|demonstrate eligibility)\b|\bFAFSA\b[^.]{0,20}\b(?:filed|completed|submitted)\b|\b(?:are|is|be) reminded\b|\bcomplete applications\b/i;
const RENEWAL =
  /(?:duy trì|giữ học bổng|tiếp tục)|\b(?:renew\w*|to (?:keep|retain|maintain|continue)\b|maintain(?:ing|s|ed)?\b|must remain|subsequent (?:years?|semesters?)|continu(?:ation|ed) (?:of|funding|support|eligibility)|once (?:awarded|selected)|if (?:selected|awarded|successful)|(?:during|throughout) (?:the |their )?(?:tenure|award|scholarship|fellowship) (?:period|year)|contingent (?:up)?on|after (?:the )?completi(?:on|ng) of the (?:scholarship|program|fellowship)|return to (?:their|his|the) home)/i;
const CONDITIONAL =
  /^(?:(?:applicants?|candidates?|participants?|those) (?:above|over|older than|under|below|younger than) (?:the age of )?\d+\b(?![^.;]*\b(?:prefer|priorit|favou?r|(?:are|is) eligible\W*$))|if\b|exemptions?\b|exceptions? (?:are|may|can)\b|for (?:participation in|admission to)\b|in case|when\b|unless\b|where\b|for (?:those|applicants|students|candidates|people) (?:who|whose|from|with|under|applying|not)\b[^.]{0,120}[,:]\s|(?:students|applicants|candidates|those) (?:who|whose) (?:are|do|have|native|first)\b[^.]{0,60}\b(?:not|under|non)\b)/i;
const ONE_OF =
  /\b(?:one (?:or more )?of the following|at least one|either of|any (?:one )?of the following|one of these|any of these|reserved (?:for|to) the following)\b/i;
const PLACE_LIST_HEAD =
  /\b(?:countries|country|nationals?|citizens?|nationalit\w+|states|regions)\b[^.]{0,60}:$/i;

function sectionOf(unit: Unit): Section | undefined {
  const heading =
    HEADING.exec(unit.text)?.[1] ??
    (unit.text.length <= 60 && !/[.,]/.test(unit.text) ? unit.text : undefined);
  if (heading === undefined) return undefined;
  return SECTIONS.find(([pattern]) => pattern.test(heading))?.[1];
}

/** Cuts a unit where an advertisement begins. */
function withoutAdvert(unit: Unit): Unit | undefined {
  const match = ADVERT.exec(unit.text);
  if (match === null) return unit;
  const text = unit.text.slice(0, match.index).trimEnd();
  return text.length < 3 ? undefined : { ...unit, text, end: unit.start + text.length };
}

/** Joins a head such as "nationals of these countries:" with the short name items below it. */
function joinPlaceLists(text: string, units: readonly Unit[]): Unit[] {
  const joined: Unit[] = [];
  let open = false;
  for (const unit of units) {
    const last = joined.at(-1);
    const name =
      unit.text.length <= 45 &&
      /^\p{Lu}/u.test(unit.text) &&
      !/[.:!?]$/.test(unit.text) &&
      unit.text.split(' ').length <= 5;
    if (open && name && last !== undefined) {
      joined[joined.length - 1] = { ...last, end: unit.end, text: text.slice(last.start, unit.end) };
      continue;
    }
    open = PLACE_LIST_HEAD.test(unit.text);
    joined.push(unit);
  }
  return joined;
}

/** "To be eligible a student must:": the items below are stated requirements. */
const RULES_FOLLOW =
  /\b(?:applicants?|candidates?|students?|nominees?|you)\s+(?:must|should|need(?:s)? to|ha(?:ve|s) to)(?: be| have)?\s*:$/i;

/** Headings inside a description hold for about as many sentences as a list of rules has. */
const STATED_REACH = 10;

interface State {
  section: Section;
  intro: string;
  introAt: number;
  /** Sentences left of a stretch of prose that a heading calls eligibility. */
  stated: number;
}

function advance(state: State, unit: Unit): void {
  const section = sectionOf(unit);
  state.stated = section === 'eligibility' ? STATED_REACH : section === undefined ? state.stated - 1 : 0;
  if (section !== undefined) state.section = section;
  else if (!unit.item && state.section === 'advert') state.section = 'eligibility';
  if (!unit.item || unit.text.endsWith(':')) state.intro = '';
}

function toClause(unit: Unit, field: string, role: Role, state: State): Clause {
  const { text } = unit;
  const applicant =
    /\b(?:applicants?|students?|candidates?|you)\s+(?:must|should)\s+(?:be|have|hold)\b/i.test(text);
  const off = role !== 'title' && !applicant && (state.section === 'procedure' || state.section === 'award');
  const introPrefers = preferredSpans(state.intro).length > 0;
  return {
    field,
    offset: unit.start,
    text,
    role: role === 'prose' && (state.stated > 0 || RULES_FOLLOW.test(state.intro)) ? 'eligibility' : role,
    intro: state.intro,
    preferred: introPrefers ? [{ start: 0, end: text.length }] : preferredSpans(text),
    void: voidSpans(text),
    excludes: EXCLUDES.test(text) || EXCLUDES.test(state.intro),
    oneOf: ONE_OF.test(state.intro) ? `${field}-${state.introAt}` : undefined,
    procedural: off || PROCEDURAL.test(text),
    renewal: state.section === 'renewal' || RENEWAL.test(text),
    conditional: CONDITIONAL.test(text) || CONDITIONAL.test(state.intro),
  };
}

/** The clauses of one field from first to last; advertisements are left out. */
export function readClauses(field: string, text: string, role: Role): Clause[] {
  const scanned = text.slice(0, MAX_SCANNED);
  if (role === 'title') {
    const unit: Unit = { start: 0, end: scanned.length, text: scanned, item: false };
    return [toClause(unit, field, role, { section: 'eligibility', intro: '', introAt: 0, stated: 0 })];
  }
  const state: State = { section: 'eligibility', intro: '', introAt: 0, stated: 0 };
  const clauses: Clause[] = [];
  for (const raw of joinPlaceLists(scanned, splitUnits(scanned))) {
    advance(state, raw);
    const unit = state.section === 'advert' ? undefined : withoutAdvert(raw);
    // Questions and answers of a FAQ speak in the reader's voice.
    const asked = raw.text.endsWith('?') || /^(?:I am|I'm|Am I|Can I|Do I)\b/.test(raw.text);
    if (unit !== undefined && !asked)
      clauses.push(toClause({ ...unit, text: unit.text.slice(0, MAX_CLAUSE) }, field, role, state));
    if (raw.text.endsWith(':')) {
      state.intro = raw.text;
      state.introAt = raw.start;
    }
  }
  return clauses;
}
