import type { ScholarshipRecord } from '@laurel/domain';

/** What is wrong with a record of any source, in words; empty when an engine and a student can rely on its form. */
export const recordProblems = (record: ScholarshipRecord): string[] => {
  const { id, texts, criteria, link, provenance } = record;
  const problems = criteria.flatMap((criterion) =>
    criterion.evidence
      .filter(({ field, start, end, quote }) => quote === '' || texts[field]?.slice(start, end) !== quote)
      .map(({ field }) => `${id}: the quote of ${criterion.id} does not stand at its place in ${field}`),
  );
  if (new Set(criteria.map((criterion) => criterion.id)).size < criteria.length) {
    problems.push(`${id}: two criteria have one id`);
  }
  if (link !== '' && !/^https?:$/.test(URL.canParse(link) ? new URL(link).protocol : '')) {
    problems.push(`${id}: the link is no web address`);
  }
  if (provenance.source === '') problems.push(`${id}: no source`);
  return problems;
};
