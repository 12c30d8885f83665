import type { ScholarshipsResponse } from '@laurel/contract';
import { useQuery } from '@tanstack/react-query';
import { useStudentKey } from '../../lib/session/use-student-key.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { savedIdsQuery } from '../saved-scholarships/saved-ids.ts';
import { BrowseCard } from './browse-card.tsx';
import { MOST_COMPARED } from './compared-store.ts';
import { useCompared } from './use-compared.ts';

/** One page of what was found; up to four of it can be picked for comparison. */
export const BrowseResults = ({
  answer,
  isStale,
  onPage,
}: {
  answer: ScholarshipsResponse;
  isStale: boolean;
  onPage: (page: number) => void;
}) => {
  const saved = useQuery(savedIdsQuery(useStudentKey()));
  const { picked, add, remove } = useCompared();
  const { data, pagination } = answer;
  return (
    <>
      <ul
        aria-busy={isStale}
        className="grid grid-cols-1 gap-5 transition-opacity aria-busy:opacity-60 md:grid-cols-2 xl:grid-cols-3"
      >
        {data.scholarships.map((scholarship) => {
          const isPicked = picked.some(({ id }) => id === scholarship.id);
          return (
            <li key={scholarship.id}>
              <BrowseCard
                scholarship={scholarship}
                saved={saved.data?.includes(scholarship.id) ?? scholarship.isSaved}
                compared={isPicked}
                onCompare={
                  isPicked || picked.length < MOST_COMPARED
                    ? (wanted) =>
                        wanted
                          ? add({ id: scholarship.id, title: scholarship.title })
                          : remove(scholarship.id)
                    : undefined
                }
              />
            </li>
          );
        })}
      </ul>
      {pagination.totalPages > 1 ? (
        <Pagination
          page={pagination.currentPage}
          totalPages={pagination.totalPages}
          onPage={onPage}
          label="Pages of scholarships"
        />
      ) : null}
    </>
  );
};
