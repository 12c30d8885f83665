import type { ScholarshipRecord } from '@laurel/domain';
import { compileStudent, evaluate, presentScholarship, type Standing, standingsOf } from '@laurel/matching';
import type { BrowseContext } from './browse-context.ts';
import type { ScholarshipsQuery } from './scholarship-filters.ts';
import { searchColumns } from './search-columns.ts';
import { type Found, searchScholarships } from './search-scholarships.ts';

/** Best fit first, not eligible last; equal ones keep their order. */
const rankByFit = (found: readonly Found[], standingOf: (record: ScholarshipRecord) => Standing): Found[] =>
  found
    .map((each) => {
      const { overall, score } = standingOf(each.record);
      return { each, score: overall === 'not_met' ? score - 100 : score };
    })
    .sort((a, b) => b.score - a.score)
    .map(({ each }) => each);

const standing = ({ score, overall }: Standing) => ({ matchScore: score, eligible: overall !== 'not_met' });

/** One page of a search, each scholarship with the student's score once preferences exist. */
export const listScholarships = async (
  { clock, catalogue, findStudent, savedAmong }: BrowseContext,
  userId: string,
  query: ScholarshipsQuery,
) => {
  const current = await catalogue.current();
  const columns = await searchColumns(current);
  const { total, slice, facets, without } = searchScholarships(columns, query, clock.today());
  const student = await findStudent(userId);
  const compiled = student && compileStudent(student, clock.today());
  const { page, limit, sort } = query;
  const [from, to] = [(page - 1) * limit, page * limit];
  const byFit = compiled && sort === 'fit' ? standingsOf(await current.columns(), compiled) : undefined;
  const items = byFit ? rankByFit(slice(0, total), byFit).slice(from, to) : slice(from, to);
  // Without an await before it, because the matching columns change in place.
  const standings = items.map(
    ({ record }) => compiled && standing(byFit?.(record) ?? evaluate(record, compiled)),
  );
  const saved = await savedAmong(
    userId,
    items.map(({ record }) => record.id),
  );
  const scholarships = items.map(({ record, deadline }, at) => ({
    ...presentScholarship(record, deadline),
    isSaved: saved.has(record.id),
    ...standings[at],
  }));
  return { total, scholarships, facets, without };
};
