import type { Pagination } from '@laurel/contract';

/** One page of a list, `page` counting from 1; a page beyond the end is empty. */
export const paginate = <T>(
  items: T[],
  page: number,
  limit: number,
): { items: T[]; pagination: Pagination } => {
  const totalPages = Math.ceil(items.length / limit);
  return {
    items: items.slice((page - 1) * limit, page * limit),
    pagination: {
      totalItems: items.length,
      totalPages,
      currentPage: page,
      hasPrevPage: page > 1 && totalPages > 0,
      hasNextPage: page < totalPages,
    },
  };
};
