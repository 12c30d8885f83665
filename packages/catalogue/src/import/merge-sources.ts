import type { ScholarshipRecord } from '@laurel/domain';

/** The same record, remembering that `others` list the same programme. Not one of its facts changes. */
export const mergeSources = (
  record: ScholarshipRecord,
  others: readonly ScholarshipRecord[],
): ScholarshipRecord => {
  const known = new Map((record.provenance.otherSources ?? []).map((other) => [other.url, other]));
  for (const { link, provenance } of others) {
    if (link !== '' && !known.has(link)) known.set(link, { source: provenance.source, url: link });
    for (const other of provenance.otherSources ?? []) if (!known.has(other.url)) known.set(other.url, other);
  }
  known.delete(record.link);
  if (known.size === (record.provenance.otherSources?.length ?? 0)) return record;
  return { ...record, provenance: { ...record.provenance, otherSources: [...known.values()] } };
};
