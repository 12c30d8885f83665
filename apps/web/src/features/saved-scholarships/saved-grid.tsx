import type { Pagination as PageInfo, SavedScholarshipItem } from '@laurel/contract';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { displayAward } from '../scholarships/award-display.ts';
import { deadlineFacts } from '../scholarships/deadline-display.ts';
import { DeadlineText } from '../scholarships/deadline-label.tsx';
import { scholarshipPath } from '../scholarships/navigation-state.ts';
import { PriorityMenu, StatusMenu } from './badge-menus.tsx';
import { checklistProgress } from './checklist.tsx';
import { useSaveScholarship } from './save-button.tsx';
import { SavedCard } from './saved-card.tsx';
import { savedLinkState } from './saved-default-match.ts';
import { knownPriority, knownStatus } from './tracking-labels.ts';
import { useChangeSaved } from './use-change-saved.ts';

const cell = 'border-t border-line px-2.5 py-3 align-top lg:px-3';

const Row = ({ saved }: { saved: SavedScholarshipItem }) => {
  const { scholarship, priority, applicationStatus } = saved;
  const { id, title, provider } = scholarship;
  const { mutate } = useChangeSaved(id);
  return (
    <tr className="break-inside-avoid">
      <th scope="row" className={`${cell} min-w-44 text-left lg:min-w-56 font-normal`}>
        <Link to={scholarshipPath(id)} state={savedLinkState(saved)} className="font-semibold title-link">
          {title}
        </Link>
        <p className="text-sm text-muted">{provider}</p>
      </th>
      <td className={`${cell} whitespace-nowrap`}>
        <DeadlineText facts={deadlineFacts(scholarship)} />
      </td>
      <td className={cell}>{displayAward(scholarship).text}</td>
      <td className={`${cell} whitespace-nowrap tabular-nums`}>{checklistProgress(saved).text}</td>
      <td className={cell}>
        <StatusMenu
          title={title}
          value={knownStatus(applicationStatus)}
          onChange={(status) => mutate({ applicationStatus: status })}
        />
      </td>
      <td className={cell}>
        <PriorityMenu
          title={title}
          value={knownPriority(priority)}
          onChange={(next) => mutate({ priority: next })}
        />
      </td>
    </tr>
  );
};

/** The saved list as a table: compact, and good on paper. */
const SavedTable = ({ saved }: { saved: readonly SavedScholarshipItem[] }) => (
  <section
    aria-label="Saved scholarships as a table"
    className="relative min-w-0 overflow-x-auto rounded-lg border border-line bg-raised"
  >
    <table className="w-full text-sm">
      <thead>
        <tr className="text-left text-muted">
          {['Scholarship', 'Deadline', 'Award', 'Checklist', 'Status', 'Priority'].map((name) => (
            <th key={name} scope="col" className="px-2.5 py-2.5 font-semibold lg:px-3">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {saved.map((each) => (
          <Row key={each.id} saved={each} />
        ))}
      </tbody>
    </table>
  </section>
);

interface SavedGridProps {
  saved: readonly SavedScholarshipItem[];
  /** Shows a table instead of cards. */
  asTable: boolean;
  pagination: PageInfo;
  onPage: (page: number) => void;
  /** Gets the focus when the focused card is removed and after a page is turned. */
  heading: RefObject<HTMLHeadingElement | null>;
  onRemoved: (saved: SavedScholarshipItem) => void;
}

/** What was removed last, with the way back: status, notes, ticks and plan come back with it. */
export const LastRemoved = ({ saved, onBack }: { saved: SavedScholarshipItem; onBack: () => void }) => {
  const { mutate, isPending } = useSaveScholarship(saved.scholarship.id);
  return (
    <p className="no-print flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      It is off your list. What you wrote on it comes back with it.
      <Button
        variant="secondary"
        size="sm"
        loading={isPending}
        onClick={() => mutate(true, { onSuccess: onBack })}
      >
        Undo
      </Button>
    </p>
  );
};

const RemovableCard = ({
  saved,
  heading,
  onRemoved,
}: { saved: SavedScholarshipItem; onRemoved: () => void } & Pick<SavedGridProps, 'heading'>) => {
  const { mutate, isPending } = useSaveScholarship(saved.scholarship.id);
  return (
    <SavedCard
      saved={saved}
      isLeaving={isPending}
      onRemove={() => {
        heading.current?.focus({ preventScroll: true });
        mutate(false);
        onRemoved();
      }}
    />
  );
};

export const SavedGrid = ({ saved, asTable, pagination, onPage, heading, onRemoved }: SavedGridProps) => (
  <>
    {asTable ? (
      <SavedTable saved={saved} />
    ) : (
      <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3 print:grid-cols-2">
        {saved.map((each) => (
          <li key={each.id} className="break-inside-avoid">
            <RemovableCard saved={each} heading={heading} onRemoved={() => onRemoved(each)} />
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
