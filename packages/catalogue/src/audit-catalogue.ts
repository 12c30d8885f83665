import type { CalendarDay, ScholarshipRecord } from '@laurel/domain';
import { addMonths, basisOf, seededRandom } from '@laurel/domain';

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

/** Awards still given, drawn by lot, each fact by fact, for somebody to compare with the pages of today. */
export const auditCatalogue = (
  records: readonly ScholarshipRecord[],
  { seed, draw }: { seed: number; draw: number },
): AuditedRecord[] =>
  drawById(
    records.filter(({ ended }) => !ended),
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

export interface DueRecord {
  id: string;
  basis: string;
  /** The day on which a page was last compared with it; null when none ever was. */
  checked: CalendarDay | null;
  link: string;
}

/** Awards still given of which no page was read within so many months: those never read first, then the longest ago. */
export const dueRecords = (
  records: readonly ScholarshipRecord[],
  today: CalendarDay,
  months: number,
): DueRecord[] => {
  const since = addMonths(today, -months);
  return records
    .filter(({ ended, provenance }) => !ended && (provenance.checked ?? '') < since)
    .map(({ id, link, provenance }) => ({
      id,
      basis: basisOf(provenance),
      checked: provenance.checked ?? null,
      link,
    }))
    .sort((a, b) => {
      const [left, right] = [a.checked ?? '', b.checked ?? ''];
      return left < right || (left === right && a.id < b.id) ? -1 : 1;
    });
};

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
