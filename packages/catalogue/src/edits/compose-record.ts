import {
  AGING_FACTS,
  type AgingFact,
  type Cycle,
  type Deadline,
  type PageEvidence,
  type ProgrammePatch,
  type ScholarshipRecord,
  utcDay,
} from '@laurel/domain';
import { confirmFacts, keepConfirmations } from '../confirmations.ts';
import type { Programme } from '../programme-schema.ts';
import {
  AUTHORED_SOURCE,
  deadlineOf,
  defined,
  fitsRule,
  hostCountries,
  NO_DEADLINE,
  provenanceOf,
  toCriteria,
  toRecord,
} from '../to-record.ts';
import { LOCAL_SOURCE, type Patch, PatchError, readPatch } from './programme-patch.ts';

/** A change that lies over a record. */
export interface CatalogueLayer {
  layer: 'update' | 'edit';
  patch: ProgrammePatch;
  /** Of an update: the revision of the programme beneath it, `null` for one that was not there, and the revision that it makes. */
  over: string | null;
  revision: string | null;
  /** When it was made: whoever wrote a rule anew has confirmed it. */
  since?: Date;
}

export interface RevisedRecord {
  record: ScholarshipRecord;
  /** Null for listings, which have none. */
  revision: string | null;
}

/**
 * A record with the changes that lie over it, in their order, updates first. An update counts only over the revision that it was made
 * for: a release that ships the programme anew ends it, and one that ships the old programme again brings it back.
 * @returns null when there is neither a record nor a change that makes one
 */
export const composeRecord = (
  base: RevisedRecord | null,
  layers: readonly CatalogueLayer[],
): RevisedRecord | null => {
  let composed = base;
  for (const { patch, over, revision } of layers.filter(({ layer }) => layer === 'update'))
    if (over === (composed?.revision ?? null)) {
      const record = applyPatch(composed?.record ?? null, patch, AUTHORED_SOURCE);
      if (record) composed = { record, revision };
    }
  for (const { patch, since } of layers.filter(({ layer }) => layer === 'edit')) {
    const record = applyPatch(composed?.record ?? null, patch, LOCAL_SOURCE);
    if (record)
      composed = {
        record: confirmFacts(record, writtenIn(patch), since && utcDay(since)),
        revision: composed?.revision ?? null,
      };
  }
  return composed;
};

/** The facts that a patch writes anew. */
const writtenIn = (patch: ProgrammePatch): AgingFact[] =>
  AGING_FACTS.filter((fact) => patch[fact] !== undefined || patch.id !== undefined);

/** A change that was made under an older schema must not keep the catalogue from loading; `catalogue edits` tells of it. */
const fittingPatch = (raw: ProgrammePatch): Patch | null => {
  try {
    return readPatch(raw);
  } catch (error) {
    if (error instanceof PatchError) return null;
    throw error;
  }
};

const applyPatch = (
  record: ScholarshipRecord | null,
  raw: ProgrammePatch,
  source: string,
): ScholarshipRecord | null => {
  const patch = fittingPatch(raw);
  if (patch === null) return record;
  if (patch.id) {
    const { organization = '', ...programme } = patch;
    const whole = toRecord(organization, programme as Programme);
    const kept = record?.provenance ?? { source };
    return { ...whole, provenance: { ...whole.provenance, ...defined({ source: kept.source }) } };
  }
  return record && changed(record, patch);
};

const TEXTS = {
  title: 'title',
  organization: 'organization',
  description: 'description',
  location: 'location',
} as const;

/** Keys that a record holds as its programme does. */
const SAME_KEYS = [
  'benefits',
  'documents',
  'selection',
  'essays',
  'tags',
  'duration',
  'applicants',
  'contact',
] as const;

const changed = (record: ScholarshipRecord, patch: Patch): ScholarshipRecord => {
  const next: ScholarshipRecord = { ...record, texts: { ...record.texts } };
  for (const key of Object.keys(TEXTS) as (keyof typeof TEXTS)[]) {
    const value = patch[key];
    if (typeof value === 'string') next[key] = next.texts[key] = value;
  }
  for (const key of SAME_KEYS) {
    if (patch[key] === undefined) continue;
    const none = key === 'benefits' || key === 'documents' || key === 'selection' ? [] : undefined;
    // Each key has the same type on both sides; the compiler can't follow the loop.
    Object.assign(next, { [key]: patch[key] ?? none });
  }
  changeLinks(next, patch);
  if (patch.award) {
    next.award = defined(patch.award) as ScholarshipRecord['award'];
    next.texts.amount = patch.award.text;
  }
  if (patch.eligibility) {
    next.eligibility = next.texts.eligibility = patch.eligibility.map(({ line }) => line).join('\n');
    next.criteria = toCriteria(patch.eligibility);
    next.hostCountries = hostCountries(next.criteria);
    next.parsedFully = true;
  }
  if (patch.screened) next.screened = [...patch.screened];
  if (patch.screened === null) delete next.screened;
  changeDeadline(next, patch);
  changeProvenance(next, patch);
  // Facts that the change left alone keep the days on which visits confirmed them.
  return keepConfirmations(defined(next) as ScholarshipRecord, record);
};

const changeLinks = (next: ScholarshipRecord, patch: Patch): void => {
  if (patch.page === undefined && patch.apply === undefined) return;
  const page = patch.page ?? next.page ?? next.link;
  const apply = patch.apply === undefined ? (next.page ? next.link : null) : patch.apply;
  next.link = apply ?? page;
  if (apply === null) delete next.page;
  else next.page = page;
};

/** Rounds of a patch join those that are known; a later word on the same round takes the place of the earlier one. */
const joinCycles = (known: readonly Cycle[], more: readonly Cycle[]): Cycle[] => {
  const year = (cycle: Cycle) => (cycle.closes ?? cycle.opens ?? '').slice(0, 7);
  const renewed = new Set(more.map(year));
  return [...known.filter((cycle) => !renewed.has(year(cycle))), ...more].sort((a, b) =>
    year(a) < year(b) ? -1 : 1,
  );
};

const changeDeadline = (next: ScholarshipRecord, patch: Patch): void => {
  if (patch.ended) {
    next.ended = defined(patch.ended) as NonNullable<ScholarshipRecord['ended']>;
    next.deadline = NO_DEADLINE;
    delete next.texts.deadline;
    return;
  }
  if (patch.ended === null) delete next.ended;
  if (patch.deadline === undefined && patch.cycles === undefined) return;
  const { cycles: known = [], window, confirmed, ...rule } = next.deadline;
  const cycles =
    patch.cycles === null ? [] : joinCycles(known, patch.cycles?.map((each) => defined(each) as Cycle) ?? []);
  const stated = patch.deadline ? (defined(patch.deadline) as Deadline) : rule;
  // What an organiser announced stands as it is; only a rule of the year is made narrower by the rounds that were seen.
  const evidence = (patch.evidence ?? []) as Programme['evidence'];
  const pages = [
    ...(next.provenance.evidence ?? []),
    ...evidence.map((each) => defined(each) as PageEvidence),
  ];
  const renewed = deadlineOf(
    { deadline: stated as NonNullable<Programme['deadline']>, cycles, evidence },
    pages,
  );
  // Rounds in another month that don't move the rule don't end its window either.
  const areElsewhere = patch.cycles?.every(({ closes }) => closes !== undefined && !fitsRule(closes, rule));
  if (window && !patch.deadline && areElsewhere && renewed.dates[0] === rule.dates[0])
    renewed.window ??= window;
  next.deadline = patch.deadline || renewed.confirmed ? renewed : defined({ ...renewed, confirmed });
  if (patch.deadline) next.texts.deadline = patch.deadline.text;
};

const changeProvenance = (next: ScholarshipRecord, patch: Patch): void => {
  const { provenance } = next;
  const known = patch.evidence === null ? [] : (provenance.evidence ?? []);
  const more = (patch.evidence ?? []).map((each) => defined(each) as PageEvidence);
  const isListing = provenance.basis === 'listing' || provenance.method === 'rule';
  if (patch.evidence === undefined && !(isListing && patch.eligibility)) return;
  const renewed = new Set(more.map(({ url, by }) => `${by} ${url}`));
  const evidence = [...known.filter(({ url, by }) => !renewed.has(`${by} ${url}`)), ...more];
  const authored = provenanceOf({
    page: next.page ?? next.link,
    evidence,
    eligibility: next.eligibility.split('\n').map((line) => ({ line })),
  } as Parameters<typeof provenanceOf>[0]);
  const { source, otherSources } = provenance;
  if (isListing && !patch.eligibility) {
    // The conditions are still what a machine read in the listing.
    const { checked, confirmed } = authored;
    next.provenance = {
      ...provenance,
      evidence,
      ...(checked ? { checked } : {}),
      ...(confirmed ? { confirmed: { ...provenance.confirmed, ...confirmed } } : {}),
    };
    return;
  }
  next.provenance = { ...authored, source, ...(otherSources ? { otherSources } : {}) };
};
