import type { SavedScholarshipItem } from '@laurel/contract';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@laurel/domain';
import { Link } from 'react-router';
import { deadlineFacts } from '../scholarships/deadline-display.ts';
import { DeadlineLine } from '../scholarships/deadline-label.tsx';
import { scholarshipPath } from '../scholarships/navigation-state.ts';
import { PriorityMenu, StatusMenu } from './badge-menus.tsx';
import { savedLinkState } from './saved-default-match.ts';
import { knownPriority, knownStatus, STATUS_LABELS } from './tracking-labels.ts';
import { useChangeSaved } from './use-change-saved.ts';

const BoardCard = ({ saved }: { saved: SavedScholarshipItem }) => {
  const { scholarship, priority, applicationStatus } = saved;
  const { id, title } = scholarship;
  const { mutate } = useChangeSaved(id);
  return (
    <div className="grid gap-2 rounded-md border border-line bg-raised p-3 shadow-card">
      <h4 className="leading-snug font-semibold">
        <Link to={scholarshipPath(id)} state={savedLinkState(saved)} className="title-link">
          {title}
        </Link>
      </h4>
      <p className="text-sm">
        <DeadlineLine facts={deadlineFacts(scholarship)} />
      </p>
      <div className="flex flex-wrap gap-2">
        <StatusMenu
          title={title}
          value={knownStatus(applicationStatus)}
          onChange={(status) => mutate({ applicationStatus: status })}
        />
        <PriorityMenu
          title={title}
          value={knownPriority(priority)}
          onChange={(next) => mutate({ priority: next })}
        />
      </div>
    </div>
  );
};

const Column = ({ status, saved }: { status: ApplicationStatus; saved: readonly SavedScholarshipItem[] }) => (
  <li className="grid w-64 shrink-0 content-start gap-3 rounded-lg bg-sunken p-3 print:w-auto">
    <h3 className="flex justify-between text-base">
      {STATUS_LABELS[status]}
      <span className="font-sans font-normal text-muted tabular-nums">{saved.length}</span>
    </h3>
    {saved.length === 0 ? <p className="text-sm text-muted">None</p> : null}
    {saved.map((each) => (
      <BoardCard key={each.id} saved={each} />
    ))}
  </li>
);

/** One column per status; the badge on a card moves it. */
export const SavedBoard = ({ saved }: { saved: readonly SavedScholarshipItem[] }) => {
  const byStatus = Map.groupBy(saved, ({ applicationStatus }) => knownStatus(applicationStatus));
  return (
    <section
      aria-label="Board of applications"
      className="relative min-w-0 overflow-x-auto pb-3 print:overflow-visible"
    >
      <ul className="flex gap-4 print:grid print:grid-cols-3">
        {APPLICATION_STATUSES.map((status) => (
          <Column key={status} status={status} saved={byStatus.get(status) ?? []} />
        ))}
      </ul>
    </section>
  );
};
