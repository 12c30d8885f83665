import type { Pagination } from '@laurel/contract';

/** Pagination of a list of `totalItems`; `page` counts from 1. */
export const pageOf = (totalItems: number, page: number, limit: number): Pagination => {
  const totalPages = Math.ceil(totalItems / limit);
  return {
    totalItems,
    totalPages,
    currentPage: page,
    hasPrevPage: page > 1 && totalPages > 0,
    hasNextPage: page < totalPages,
  };
};

/** One page of a list; a page beyond the end is empty. */
export const paginate = <T>(
  items: T[],
  page: number,
  limit: number,
): { items: T[]; pagination: Pagination } => ({
  items: items.slice((page - 1) * limit, page * limit),
  pagination: pageOf(items.length, page, limit),
});
