import type { Pagination as PageInfo, SavedScholarshipItem } from '@laurel/contract';
import type { RefObject } from 'react';
import { Pagination } from '../../ui/pagination.tsx';
import { SavedCard } from './saved-card.tsx';
import { SavedTable } from './saved-table.tsx';
import { useSaveScholarship } from './use-save-scholarship.ts';

interface SavedGridProps {
  saved: readonly SavedScholarshipItem[];
  /** One row for each instead of a card. */
  asTable: boolean;
  pagination: PageInfo;
  onPage: (page: number) => void;
  /** Takes the focus when a card that had it is gone, and after a page is turned. */
  heading: RefObject<HTMLHeadingElement | null>;
}

const RemovableCard = ({
  saved,
  heading,
}: { saved: SavedScholarshipItem } & Pick<SavedGridProps, 'heading'>) => {
  const { mutate, isPending } = useSaveScholarship(saved.scholarship.id);
  return (
    <SavedCard
      saved={saved}
      isLeaving={isPending}
      onRemove={() => {
        heading.current?.focus({ preventScroll: true });
        mutate(false);
      }}
    />
  );
};

export const SavedGrid = ({ saved, asTable, pagination, onPage, heading }: SavedGridProps) => (
  <>
    {asTable ? (
      <SavedTable saved={saved} />
    ) : (
      <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3 print:grid-cols-2">
        {saved.map((each) => (
          <li key={each.id} className="break-inside-avoid">
            <RemovableCard saved={each} heading={heading} />
          </li>
        ))}
      </ul>
    )}
    <Pagination
      page={pagination.currentPage}
      totalPages={Math.max(1, pagination.totalPages)}
      onPage={(page) => {
        onPage(page);
        heading.current?.focus({ preventScroll: true });
        heading.current?.scrollIntoView({ block: 'start' });
      }}
      label="Pages of saved scholarships"
    />
  </>
);
