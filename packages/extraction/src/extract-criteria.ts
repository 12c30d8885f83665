import type { Criterion, Evidence } from '@laurel/domain';
import {
  fromField,
  fromGender,
  fromLabelled,
  fromLevel,
  fromNationality,
  hostCodes,
} from './criteria/columns.ts';
import {
  findCountryGate,
  findPlaceGate,
  findResidualGates,
  hasUnreadBar,
  isUnaccounted,
} from './criteria/other/gates.ts';
import { unreadRequirement } from './criteria/other/rule.ts';
import type { Draft } from './criteria/rule.ts';
import { RULES } from './criteria/rules.ts';
import { isParsedFully } from './is-parsed-fully.ts';
import {
  APPLICANTS,
  BINDS,
  GERMAN_CONDITION,
  NOTE,
  OFFER,
  OPEN,
  QUALITY,
} from './languages/phrases.generated.ts';
import { placeDrafts } from './merge-drafts.ts';
import type { Placed } from './placed.ts';
import { reconcile } from './reconcile.ts';
import type { Clause, Role } from './text/clause.ts';
import { isMostlyEnglish } from './text/is-english.ts';
import { readClauses } from './text/read-clauses.ts';
import { covers, deniedBefore } from './text/scopes.ts';
import type { UnitLabel } from './text/split-units.ts';
import { welcomeOf } from './text/welcome.ts';

const MAX_TEXT = 400;

/** A sentence in another language that binds applicants, in its own words: nobody can check it but the reader. */
const findForeignRequirement = (clause: Clause): Draft | undefined => {
  const { text } = clause;
  if (clause.role === 'title' || clause.renewal || clause.conditional) return undefined;
  if (GERMAN_CONDITION.test(text) || NOTE.test(text)) return undefined;
  const who = clause.role === 'eligibility' && APPLICANTS.test(text) && !OPEN.test(text);
  if (!(who || BINDS.test(text)) || OFFER.test(text) || QUALITY.test(text)) return undefined;
  if (isMostlyEnglish(text) && !who) return undefined;
  const end = Math.min(text.length, MAX_TEXT);
  return { kind: 'other', text: text.slice(0, end), start: 0, end };
};

/** The parts of a draft that make the criterion, in a fixed order of keys. */
const predicateOf = (draft: Draft): Record<string, unknown> => {
  const { start: _start, end: _end, strength: _strength, ...predicate } = draft;
  return Object.fromEntries(Object.entries(predicate).sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** An alternative left alone, or beside nothing but its own repetitions, is no choice: its name goes. */
const withoutLoneAlternatives = (placed: readonly Placed[]): Placed[] => {
  const choices = new Map<string, Set<string>>();
  for (const { draft } of placed)
    if (draft.alternative !== undefined)
      choices.set(
        draft.alternative,
        (choices.get(draft.alternative) ?? new Set()).add(JSON.stringify(predicateOf(draft))),
      );
  return placed.map((each) => {
    const name = each.draft.alternative;
    if (name === undefined || (choices.get(name)?.size ?? 0) > 1) return each;
    const { alternative: _alternative, ...draft } = each.draft;
    return { ...each, draft: draft as Draft };
  });
};

/** Statements of one thing become one criterion with all their quotes; the stronger one sets the strength. */
const toCriteria = (placed: readonly Placed[], texts: Readonly<Record<string, string>>): Criterion[] => {
  const byPredicate = new Map<string, { placed: Placed; evidence: Evidence[] }>();
  for (const each of withoutLoneAlternatives(placed)) {
    const key = JSON.stringify(predicateOf(each.draft));
    const quote = (texts[each.field] ?? '').slice(each.start, each.end);
    const evidence: Evidence = { field: each.field, start: each.start, end: each.end, quote };
    const known = byPredicate.get(key);
    if (known === undefined) {
      byPredicate.set(key, { placed: each, evidence: [evidence] });
      continue;
    }
    if (known.placed.strength !== 'hard' && each.strength === 'hard') known.placed = each;
    if (!known.evidence.some((other) => other.field === evidence.field && other.start === evidence.start))
      known.evidence.push(evidence);
  }
  const counts = new Map<string, number>();
  return [...byPredicate.values()].map(({ placed: each, evidence }) => {
    const { start: _start, end: _end, strength: _strength, ...predicate } = each.draft;
    const count = (counts.get(predicate.kind) ?? 0) + 1;
    counts.set(predicate.kind, count);
    return { id: `${predicate.kind}-${count}`, ...predicate, strength: each.strength, evidence } as Criterion;
  });
};

/** Cleaned texts of a listing by field name. */
export type ListingTexts = Readonly<Record<string, string>>;

export interface ExtractedCriteria {
  criteria: Criterion[];
  /** ISO codes or groups of the places of study; empty when unknown or anywhere. */
  hostCountries: string[];
  /** False when the texts say, or may say, more of who may apply than the criteria do. */
  parsedFully: boolean;
}

const PROSE: readonly (readonly [string, Role])[] = [
  ['eligibility_text', 'eligibility'],
  ['title', 'title'],
  ['description', 'prose'],
];
const MAX_OTHERS = 12;
/** Kinds whose rules read a denial themselves, or whose wording holds one ("not older than"). */
const READS_DENIAL = new Set(['citizenship', 'residence', 'age', 'gpa', 'language', 'other']);

const isDenied = (clause: Clause, draft: Draft): boolean =>
  covers(clause.void, draft.start) ||
  (!READS_DENIAL.has(draft.kind) &&
    !(draft.kind === 'field' && draft.noneOf !== undefined) &&
    !(draft.kind === 'level' && clause.excludes) &&
    deniedBefore(clause.text, draft.start));

interface Reading {
  placed: Placed[];
  /** A gate of countries that this sentence leaves unnamed. */
  gate: Placed[];
  stated: boolean;
  unread: boolean;
}

/** A value of a flattened page: its label says what it is. The page may hold more rules that have lost their marks. */
const readLabelled = (clause: Clause, { column }: UnitLabel): Reading => {
  const drafts = fromLabelled(column, clause.text);
  return { placed: placeDrafts(clause, drafts), gate: [], stated: drafts.length > 0, unread: true };
};

const readClause = (clause: Clause, hosts: readonly string[]): Reading => {
  if (clause.label !== undefined) return readLabelled(clause, clause.label);
  const found = RULES.flatMap((rule) => (rule.probe.test(clause.text) ? rule.find(clause, { hosts }) : []));
  const read = found.filter((draft) => !isDenied(clause, draft));
  const lives = read.some((draft) => draft.kind === 'residence') ? undefined : findPlaceGate(clause);
  const drafts = lives === undefined ? read : [...read, lives];
  const telling = drafts.filter((draft) => draft.kind !== 'host');
  const names = drafts.some((draft) => draft.kind === 'citizenship' || draft.kind === 'residence');
  const gate = names ? undefined : findCountryGate(clause);
  const other =
    telling.length > 0 || gate !== undefined
      ? undefined
      : (findForeignRequirement(clause) ?? unreadRequirement(clause));
  const beside = other === undefined || other.strength === 'info' ? findResidualGates(clause, drafts) : [];
  const unread = [...telling, ...beside].some(
    (draft) => draft.kind === 'other' && draft.status === undefined,
  );
  return {
    placed: placeDrafts(clause, [
      ...drafts,
      ...beside,
      ...(other === undefined || beside.length > 0 ? [] : [other]),
    ]),
    gate: gate === undefined ? [] : placeDrafts(clause, [gate]),
    stated: isStatement(
      clause,
      found.length > read.length || telling.length + beside.length > 0 || other !== undefined,
    ),
    unread:
      unread ||
      (other !== undefined && other.strength !== 'info') ||
      hasUnreadBar(clause, drafts) ||
      isUnaccounted(clause, [...drafts, ...beside], gate !== undefined || other !== undefined),
  };
};

/** Titles only name things, and most prose excludes nobody; in stated requirements a denial counts as a statement too. */
const isStatement = (clause: Clause, found: boolean): boolean => {
  if (clause.role === 'title') return false;
  return found || (clause.role === 'eligibility' && clause.void.length > 0);
};

/** Named countries anywhere in the record are those that a gate speaks of. */
const openGates = (readings: readonly Reading[]): Placed[] => {
  const named = readings
    .flatMap((reading) => reading.placed)
    .some(
      ({ draft }) =>
        (draft.kind === 'citizenship' || draft.kind === 'residence') &&
        draft.anyOf?.some((code) => !code.startsWith('group:')),
    );
  return named ? [] : readings.flatMap((reading) => reading.gate);
};

const structured = (texts: ListingTexts): { placed: Placed[]; hosts: string[] } => {
  const read = (field: string, parse: (text: string) => Draft[]): Placed[] =>
    parse(texts[field] ?? '').map((draft) => ({
      draft,
      strength: 'hard',
      field,
      start: draft.start,
      end: draft.end,
      source: 'structured',
    }));
  const hostField = ['host_country', 'location'].find((field) => hostCodes(texts[field] ?? '').length > 0);
  const hosts = hostField === undefined ? [] : hostCodes(texts[hostField] ?? '');
  const host =
    hostField === undefined
      ? []
      : read(hostField, (text) => [{ kind: 'host', countries: hosts, start: 0, end: text.length }]);
  return {
    hosts,
    placed: [
      ...host,
      ...read('nationality_text', fromNationality),
      ...read('level', fromLevel),
      ...read('field', fromField),
      ...read('gender', fromGender),
    ],
  };
};

/**
 * Reads the criteria of a listing from its cleaned texts (see `cleanText`). Evidence points into these texts:
 * `texts[field].slice(start, end) === quote`. Silence gives no criterion. Never throws.
 */
export const extractCriteria = (texts: ListingTexts): ExtractedCriteria => {
  const fields = structured(texts);
  const clauses = PROSE.flatMap(([field, role]) => readClauses(field, texts[field] ?? '', role));
  const readings = clauses.map((clause) => readClause(clause, fields.hosts));
  const gates = openGates(readings);
  const welcome = welcomeOf(texts);
  const settled = [
    ...reconcile([...fields.placed, ...readings.flatMap((reading) => reading.placed)], fields.hosts, welcome),
    ...gates,
  ];
  const others = settled.filter(
    (each) => each.draft.kind === 'other' && each.draft.alternative === undefined,
  );
  const surplus = new Set(others.slice(MAX_OTHERS));
  const criteria = toCriteria(
    settled.filter((each) => !surplus.has(each)),
    texts,
  );
  const textHosts = criteria.flatMap((criterion) => (criterion.kind === 'host' ? criterion.countries : []));
  return {
    criteria,
    hostCountries: fields.hosts.length > 0 ? fields.hosts : [...new Set(textHosts)],
    parsedFully: isParsedFully(texts, {
      stated: welcome.all || readings.some((reading) => reading.stated),
      unread: surplus.size > 0 || gates.length > 0 || readings.some((reading) => reading.unread),
    }),
  };
};
