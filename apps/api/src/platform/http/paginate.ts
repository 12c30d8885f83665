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
