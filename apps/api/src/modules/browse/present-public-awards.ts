import type { PublicAward, PublicAwardCard } from '@laurel/contract';
import { roundOf, type ScholarshipRecord } from '@laurel/domain';
import { presentScholarship } from '@laurel/matching';
import { pageOf } from '../../platform/http/paginate.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { presentDetail } from './present-detail.ts';
import type { ScholarshipsQuery } from './scholarship-filters.ts';
import { searchColumns } from './search-columns.ts';
import { searchScholarships } from './search-scholarships.ts';

export const presentPublicCard = (record: ScholarshipRecord, today: string): PublicAwardCard => ({
  ...presentScholarship(record, today),
  round: roundOf(record, today),
});

/** The full record as everybody may read it. */
export const presentPublicAward = (record: ScholarshipRecord, today: string): PublicAward => ({
  ...presentDetail(record, today),
  round: roundOf(record, today),
});

/** One page of a search by nobody in particular. @throws AppError invalid_request for a country or field nobody knows */
export const listPublicAwards = async (catalogue: Catalogue, query: ScholarshipsQuery, today: string) => {
  const columns = await searchColumns(catalogue);
  const { total, slice, facets, without, hidden, missed } = searchScholarships(columns, query, today);
  const { page, limit } = query;
  const scholarships = slice((page - 1) * limit, page * limit).map(({ record }) =>
    presentPublicCard(record, today),
  );
  return { data: { scholarships, facets, without, hidden, missed }, pagination: pageOf(total, page, limit) };
};
