import type { Clause, Role } from './clause.ts';
import { LABELS, RULE_LABEL } from './labels.generated.ts';
import {
  ADVERT,
  CONDITIONAL,
  EXCLUDES,
  ONE_OF,
  PLACE_LIST_HEAD,
  PROCEDURAL,
  RENEWAL,
  RULE_FOR_APPLICANTS,
  RULES_FOLLOW,
  SECTIONS,
} from './phrases.generated.ts';
import { preferredSpans, voidSpans } from './scopes.ts';
import { splitUnits, type Unit, type UnitLabel } from './split-units.ts';

/** One label makes no flattened page: it may be a word of a sentence. */
const MIN_LABELS = 2;
/** A longer value has run on into prose. */
const MAX_VALUE = 160;

interface Label {
  column: UnitLabel['column'];
  start: number;
  end: number;
}

const labelsIn = (text: string): Label[] =>
  LABELS.flatMap(({ column, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({
      column,
      start: match.index,
      end: match.index + match[0].length,
    })),
  ).sort((a, b) => a.start - b.start);

/** A value that leaves its label open: only pages write so, sentences don't. */
const OPEN_VALUE = /^\s*:?\s+(?:Any|All|Unrestricted|International)(?!\p{L})/u;

/**
 * The parts of a unit: the words before its first label, then each value as a unit that knows its column. A unit that is no
 * stretch of labels with their values comes back whole.
 */
const splitLabels = (unit: Unit): Unit[] => {
  if (!RULE_LABEL.test(unit.text)) return [unit];
  const labels = labelsIn(unit.text);
  const [first] = labels;
  const isPage =
    first !== undefined &&
    labels.length >= MIN_LABELS &&
    labels.some(({ column }) => column !== 'none') &&
    (first.start === 0 || labels.some(({ end }) => OPEN_VALUE.test(unit.text.slice(end))));
  if (!isPage) return [unit];
  const part = (from: number, to: number, label?: UnitLabel): Unit[] => {
    const written = unit.text.slice(from, to);
    const text = written.replace(/^[\s:]+|\s+$/g, '');
    if (text === '') return [];
    const start = unit.start + from + written.indexOf(text);
    return [{ ...unit, start, end: start + text.length, text, ...(label === undefined ? {} : { label }) }];
  };
  const values = labels.flatMap(({ column, start, end }, index) => {
    const to = labels[index + 1]?.start ?? unit.text.length;
    const name = unit.text.slice(start, end);
    return part(end, to, { name, column: to - end > MAX_VALUE ? 'none' : column });
  });
  return [...part(0, first.start), ...values];
};

/** Longer texts are cut: listings that long are scraped whole pages. Keeps time linear on hostile input. */
const MAX_SCANNED = 30_000;
const MAX_CLAUSE = 3_000;

type Section = 'eligibility' | 'procedure' | 'award' | 'renewal' | 'advert';

const HEADING = /^([\p{L}\d][^:.!?\n]{2,60}?):/u;

const sectionOf = (unit: Unit): Section | undefined => {
  const heading =
    HEADING.exec(unit.text)?.[1] ??
    (unit.text.length <= 60 && !/[.,]/.test(unit.text) ? unit.text : undefined);
  if (heading === undefined) return undefined;
  return SECTIONS.find(({ pattern }) => pattern.test(heading))?.section;
};

/** Cuts a unit where an advertisement begins. */
const withoutAdvert = (unit: Unit): Unit | undefined => {
  const match = ADVERT.exec(unit.text);
  if (match === null) return unit;
  const text = unit.text.slice(0, match.index).trimEnd();
  return text.length < 3 ? undefined : { ...unit, text, end: unit.start + text.length };
};

/** Joins a head such as "nationals of these countries:" with the short name items below it. */
const joinPlaceLists = (text: string, units: readonly Unit[]): Unit[] => {
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
};

/** Headings inside a description hold for about as many sentences as a list of rules has. */
const STATED_REACH = 10;

interface State {
  section: Section;
  intro: string;
  introAt: number;
  /** Sentences left of a stretch of prose that a heading calls eligibility. */
  stated: number;
}

const advance = (state: State, unit: Unit): void => {
  const section = sectionOf(unit);
  state.stated = section === 'eligibility' ? STATED_REACH : section === undefined ? state.stated - 1 : 0;
  if (section !== undefined) state.section = section;
  else if (!unit.item && state.section === 'advert') state.section = 'eligibility';
  if (!unit.item || unit.text.endsWith(':')) state.intro = '';
};

const toClause = (unit: Unit, field: string, role: Role, state: State): Clause => {
  const { text } = unit;
  const applicant = RULE_FOR_APPLICANTS.test(text);
  const off = role !== 'title' && !applicant && (state.section === 'procedure' || state.section === 'award');
  const introPrefers = preferredSpans(state.intro).length > 0;
  return {
    field,
    offset: unit.start,
    text,
    ...(unit.label === undefined ? {} : { label: unit.label }),
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
};

/** The clauses of one field from first to last; advertisements are left out. */
export const readClauses = (field: string, text: string, role: Role): Clause[] => {
  const scanned = text.slice(0, MAX_SCANNED);
  if (role === 'title') {
    const unit: Unit = { start: 0, end: scanned.length, text: scanned, item: false };
    return [toClause(unit, field, role, { section: 'eligibility', intro: '', introAt: 0, stated: 0 })];
  }
  const state: State = { section: 'eligibility', intro: '', introAt: 0, stated: 0 };
  const clauses: Clause[] = [];
  for (const raw of joinPlaceLists(scanned, splitUnits(scanned)).flatMap(splitLabels)) {
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
};
