import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  AGING_FACTS,
  type AgingFact,
  type Basis,
  basisOf,
  type CalendarDay,
  type FactStanding,
  lifeOf,
  type ScholarshipRecord,
  seededRandom,
} from '@laurel/domain';
import { parse } from 'yaml';
import { z } from 'zod';
import { day, entryId } from './programme-schema.ts';

/** Which awards the audits of the shipped catalogue have read. */
export const AUDITS_FILE = fileURLToPath(new URL('../audits.yaml', import.meta.url));

const auditsSchema = z.record(
  entryId,
  z.strictObject({
    /** As docs/catalogue-audits.md is headed. */
    name: z.string().min(5),
    day: day('day'),
    /** Ids of programmes. */
    read: z.array(z.string()).min(1),
  }),
);

let audited: ReadonlySet<string> | undefined;

/** The ids of the awards that an audit has read line by line, read once. @throws ZodError where the file breaks the schema */
export const auditedIds = (): ReadonlySet<string> => {
  audited ??= new Set(
    Object.values(auditsSchema.parse(parse(readFileSync(AUDITS_FILE, 'utf8')))).flatMap(({ read }) => read),
  );
  return audited;
};

/** One statement of a record that somebody can compare with a page. */
export interface AuditedFact {
  fact: string;
  says: string;
  /** The pages of the record's evidence on which it was found. */
  foundOn: string[];
}

export interface AuditedRecord {
  id: string;
  title: string;
  organization: string;
  link: string;
  basis: string;
  facts: AuditedFact[];
}

/** So many of the items, drawn without bias and the same for the same seed, whatever order the items come in. */
const drawById = <T extends { id: string }>(items: readonly T[], count: number, seed: number): T[] => {
  const random = seededRandom(seed);
  const pool = [...items].sort((a, b) => (a.id < b.id ? -1 : 1));
  return Array.from({ length: Math.min(count, pool.length) }, () => {
    const [drawn] = pool.splice(Math.floor(random() * pool.length), 1);
    return drawn as T;
  });
};

const factsOf = (record: ScholarshipRecord): AuditedFact[] => {
  const evidence = record.provenance.evidence ?? [];
  const foundOn = (...names: string[]) =>
    evidence.filter(({ facts }) => names.some((name) => facts.includes(name))).map(({ url }) => url);
  const fact = (name: string, says: string) => ({ fact: name, says, foundOn: foundOn(name) });
  return [
    fact('programme', `${record.title}, given by ${record.organization}`),
    ...record.eligibility.split('\n').map((says, index) => ({
      fact: `eligibility:${index + 1}`,
      says,
      foundOn: foundOn('eligibility', `eligibility:${index + 1}`),
    })),
    fact('award', record.award.text),
    ...(record.ended ? [] : [fact('deadline', record.deadline.text)]),
    fact('page', record.page ?? record.link),
  ];
};

/**
 * Awards still given, drawn by lot, each fact by fact, for somebody to compare with the pages of today.
 * @param options.except ids that are not drawn
 */
export const auditCatalogue = (
  records: readonly ScholarshipRecord[],
  { seed, draw, except }: { seed: number; draw: number; except?: ReadonlySet<string> },
): AuditedRecord[] =>
  drawById(
    records.filter(({ id, ended }) => !ended && !except?.has(id)),
    draw,
    seed,
  ).map((record) => ({
    id: record.id,
    title: record.title,
    organization: record.organization,
    link: record.link,
    basis: basisOf(record.provenance),
    facts: factsOf(record),
  }));

/** A fact whose page somebody has to look at again. */
export interface DueFact {
  id: string;
  fact: AgingFact;
  basis: Basis;
  /** The last day on which a page or a listing bore it out; null when none ever did. */
  confirmed: CalendarDay | null;
  reviewBy: CalendarDay;
  standing: FactStanding;
  link: string;
}

/** The facts whose review falls due by that day: those waiting longest first, those of one day by id. */
export const dueFacts = (records: readonly ScholarshipRecord[], by: CalendarDay): DueFact[] =>
  records
    .flatMap((record) =>
      AGING_FACTS.flatMap((fact): DueFact[] => {
        const life = lifeOf(record, fact, by);
        if (!life || life.reviewBy > by) return [];
        const { confirmed = null, reviewBy, standing } = life;
        const { id, link, provenance } = record;
        return [{ id, fact, basis: basisOf(provenance), confirmed, reviewBy, standing, link }];
      }),
    )
    .sort((a, b) => (a.reviewBy === b.reviewBy ? (a.id < b.id ? -1 : 1) : a.reviewBy < b.reviewBy ? -1 : 1));

export interface CatalogueDiff {
  added: string[];
  removed: string[];
  /** The keys of each record whose values differ. */
  changed: { id: string; keys: string[] }[];
}

/** What became of the records between two states of a catalogue, each list by id. */
export const diffCatalogues = (
  before: readonly ScholarshipRecord[],
  after: readonly ScholarshipRecord[],
): CatalogueDiff => {
  const old = new Map(before.map((record) => [record.id, record]));
  const now = new Map(after.map((record) => [record.id, record]));
  const ids = (from: Map<string, unknown>, other: Map<string, unknown>) =>
    [...from.keys()].filter((id) => !other.has(id)).sort();
  const changed = [...now].flatMap(([id, record]) => {
    const known = old.get(id);
    if (!known) return [];
    const keys = [...new Set([...Object.keys(known), ...Object.keys(record)])].filter(
      (key) =>
        JSON.stringify(known[key as keyof ScholarshipRecord]) !==
        JSON.stringify(record[key as keyof ScholarshipRecord]),
    );
    return keys.length > 0 ? [{ id, keys: keys.sort() }] : [];
  });
  return {
    added: ids(now, old),
    removed: ids(old, now),
    changed: changed.sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
};
