import type { Criterion, Evidence } from '@laurel/domain';
import { unreadRequirement } from './criteria/other.ts';
import type { Draft } from './criteria/rule.ts';
import { RULES } from './criteria/rules.ts';
import { fromField, fromGender, fromLevel, fromNationality, hostCodes } from './criteria/structured.ts';
import { type Placed, placeDrafts } from './merge-drafts.ts';
import { reconcile } from './reconcile.ts';
import type { Clause, Role } from './text/clause.ts';
import { deniedBefore } from './text/denial.ts';
import { readClauses } from './text/read-clauses.ts';
import { covers } from './text/scopes.ts';

/** Cleaned texts of a listing by field name. */
export type ListingTexts = Readonly<Record<string, string>>;

export interface ExtractedCriteria {
  criteria: Criterion[];
  /** ISO codes or groups of the places of study; empty when unknown or anywhere. */
  hostCountries: string[];
  /** False when a sentence binds applicants in a way no rule reads. */
  parsedFully: boolean;
}

const PROSE: readonly (readonly [string, Role])[] = [
  ['eligibility_text', 'eligibility'],
  ['title', 'title'],
  ['description', 'prose'],
];
const MAX_OTHERS = 12;
/** "Open to students of all nationalities" outweighs what an aggregator entered as nationality. */
const OPEN_TO_ALL =
  /\b(?:all|any|every|of whatever) (?:nationalit(?:y|ies)|citizenships?)\b|\b(?:from|in|of) (?:any|all|every|anywhere in) (?:countr(?:y|ies)|(?:parts of )?the world|over the world)\b|\b(?:regardless|irrespective) of (?:\w+ ){0,3}(?:nationality|citizenship|country)\b|\bfrom (?:all )?around the (?:world|globe)\b|\bno (?:nationality|citizenship) (?:restrictions?|requirements?)\b|\bnot (?:restricted|limited) to (?:\w+\s){0,4}(?:citizens|nationals|residents)\b|\bopen to (?:students |applicants |people |anyone )?(?:world ?wide|globally|internationally)\b/i;

/** Kinds whose rules read a denial themselves, or whose wording holds one ("not older than"). */
const READS_DENIAL = new Set(['citizenship', 'residence', 'age', 'gpa', 'language', 'other']);

function isDenied(clause: Clause, draft: Draft): boolean {
  return (
    covers(clause.void, draft.start) ||
    (!READS_DENIAL.has(draft.kind) && deniedBefore(clause.text, draft.start))
  );
}

function readClause(clause: Clause, hosts: readonly string[]): { placed: Placed[]; unread: boolean } {
  const drafts = RULES.flatMap((rule) =>
    rule.probe.test(clause.text) ? rule.find(clause, { hosts }) : [],
  ).filter((draft) => !isDenied(clause, draft));
  const telling = drafts.filter((draft) => draft.kind !== 'host');
  if (telling.length > 0)
    return {
      placed: placeDrafts(clause, drafts),
      unread: drafts.some((draft) => draft.kind === 'other' && draft.status === undefined),
    };
  const other = unreadRequirement(clause);
  if (other === undefined) return { placed: placeDrafts(clause, drafts), unread: false };
  return { placed: placeDrafts(clause, [...drafts, other]), unread: other.strength !== 'info' };
}

function structured(texts: ListingTexts): { placed: Placed[]; hosts: string[] } {
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
}

/** The parts of a draft that make the criterion, in a fixed order of keys. */
function predicateOf(draft: Draft): Record<string, unknown> {
  const { start: _start, end: _end, strength: _strength, ...predicate } = draft;
  return Object.fromEntries(Object.entries(predicate).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Statements of one thing become one criterion with all their quotes; the stronger one sets the strength. */
function toCriteria(placed: readonly Placed[], texts: ListingTexts): Criterion[] {
  const byPredicate = new Map<string, { placed: Placed; evidence: Evidence[] }>();
  for (const each of placed) {
    const key = JSON.stringify(predicateOf(each.draft));
    const text = texts[each.field] ?? '';
    const evidence: Evidence = {
      field: each.field,
      start: each.start,
      end: each.end,
      quote: text.slice(each.start, each.end),
    };
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
}

/** An alternative left alone is no choice: its name goes. */
function withoutLoneAlternatives(placed: readonly Placed[]): Placed[] {
  const sizes = new Map<string, number>();
  for (const { draft } of placed)
    if (draft.alternative !== undefined)
      sizes.set(draft.alternative, (sizes.get(draft.alternative) ?? 0) + 1);
  return placed.map((each) => {
    const name = each.draft.alternative;
    if (name === undefined || (sizes.get(name) ?? 0) > 1) return each;
    const { alternative: _alternative, ...draft } = each.draft;
    return { ...each, draft: draft as Draft };
  });
}

/**
 * Reads the criteria of a listing from its cleaned texts (see `cleanText`). Evidence points into these texts:
 * `texts[field].slice(start, end) === quote`. Silence gives no criterion. Never throws.
 */
export function extractCriteria(texts: ListingTexts): ExtractedCriteria {
  const fields = structured(texts);
  const clauses = PROSE.flatMap(([field, role]) => readClauses(field, texts[field] ?? '', role));
  const readings = clauses.map((clause) => readClause(clause, fields.hosts));
  const openToAll =
    OPEN_TO_ALL.test((texts.eligibility_text ?? '').slice(0, 30_000)) ||
    OPEN_TO_ALL.test((texts.description ?? '').slice(0, 5_000));
  const settled = reconcile(
    [...fields.placed, ...readings.flatMap((reading) => reading.placed)],
    fields.hosts,
    openToAll,
  );
  const others = settled.filter(
    (each) => each.draft.kind === 'other' && each.draft.alternative === undefined,
  );
  const surplus = new Set(others.slice(MAX_OTHERS));
  const criteria = toCriteria(withoutLoneAlternatives(settled.filter((each) => !surplus.has(each))), texts);
  const textHosts = criteria.flatMap((criterion) => (criterion.kind === 'host' ? criterion.countries : []));
  return {
    criteria,
    hostCountries: fields.hosts.length > 0 ? fields.hosts : [...new Set(textHosts)],
    parsedFully: surplus.size === 0 && !readings.some((reading) => reading.unread),
  };
}
