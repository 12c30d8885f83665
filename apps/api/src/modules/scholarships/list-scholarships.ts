import { compileStudent, evaluate, presentScholarship, type Standing, standingsOf } from '@laurel/matching';
import { rankByFit } from './rank-by-fit.ts';
import type { ScholarshipsQuery } from './scholarship-filters.ts';
import type { ScholarshipsContext } from './scholarships-context.ts';
import { searchScholarships } from './search-scholarships.ts';

const standing = ({ score, overall }: Standing) => ({ matchScore: score, eligible: overall !== 'not_met' });

/** One page of what a search finds, each with how it stands to this student once preferences exist. */
export const listScholarships = async (
  { clock, catalogue, findStudent, savedAmong }: ScholarshipsContext,
  userId: string,
  query: ScholarshipsQuery,
) => {
  const current = await catalogue.current();
  const columns = await current.search();
  const { total, slice, facets, without } = searchScholarships(columns, query, clock.today());
  const student = await findStudent(userId);
  const compiled = student && compileStudent(student, clock.today());
  const { page, limit, sort } = query;
  const [from, to] = [(page - 1) * limit, page * limit];
  const byFit = compiled && sort === 'fit' ? standingsOf(await current.columns(), compiled) : undefined;
  const items = byFit ? rankByFit(slice(0, total), byFit).slice(from, to) : slice(from, to);
  // Before anything else gets its turn, for the matching columns change in place.
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
