import type { ScholarshipCard, ScholarshipDetail } from '@laurel/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { isNotFound } from '../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { externalLink, hostOf } from '../../lib/browser/external-link.ts';
import { dayInWords, readDay } from '../../lib/dates/calendar-day.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Signpost } from '../../ui/illustrations/signpost.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AddToCalendarButton } from '../saved-scholarships/add-to-calendar-button.tsx';
import { savedIdsQuery } from '../saved-scholarships/saved-queries.ts';
import { displayAward } from '../scholarships/award-display.ts';
import { deadlineFacts } from '../scholarships/deadline-display.ts';
import { DeadlineText } from '../scholarships/deadline-label.tsx';
import { withLocalDays } from '../scholarships/local-days.ts';
import { readLinkState } from '../scholarships/navigation-state.ts';
import { scholarshipQuery } from '../scholarships/scholarship-query.ts';
import { PageActions, PageHeader, PageNotices } from './page-header.tsx';
import { PageSections } from './page-sections.tsx';
import { pageView } from './page-view.ts';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="border-t border-line py-3.5 first:border-t-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
);

const Contact = ({ contact }: { contact: NonNullable<ScholarshipDetail['contact']> }) => {
  const page = externalLink(contact.url);
  return (
    <ul className="grid gap-1">
      {contact.email ? (
        <li>
          <a className="prose-link break-all" href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
        </li>
      ) : null}
      {contact.phone ? (
        <li>
          <a className="prose-link" href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>
            {contact.phone}
          </a>
        </li>
      ) : null}
      {page ? (
        <li>
          <a className="prose-link" href={page} target="_blank" rel="noopener noreferrer">
            {hostOf(page)}
          </a>
        </li>
      ) : null}
    </ul>
  );
};

const hasContact = (detail: ScholarshipDetail | null) =>
  Boolean(detail?.contact?.email || detail?.contact?.phone || externalLink(detail?.contact?.url));

interface QuickInfoProps {
  card: ScholarshipCard;
  detail: ScholarshipDetail | null;
  /** The full record may still come. */
  isLoading: boolean;
}

/** What is said of the deadline beyond the day that stands above it. */
const beyondDay = ({ deadline, deadlineText = '' }: ScholarshipCard): string => {
  const day = readDay(deadline);
  const above = day ? dayInWords(day) : withLocalDays(deadline);
  const said = withLocalDays(deadlineText);
  return [above, `Around ${above}, estimated from the yearly cycle`].includes(said) ? '' : said;
};

/** The key facts. */
const QuickInfo = ({ card, detail, isLoading }: QuickInfoProps) => {
  const award = displayAward(card);
  const deadline = deadlineFacts(card);
  const deadlineNote = beyondDay(card);
  return (
    <Card className="px-5 py-4 sm:px-6">
      <h2 className="mb-1 text-xl">Quick Info</h2>
      <dl>
        <Fact label="Award Amount">
          <span className="font-display text-2xl leading-tight font-semibold">{award.text}</span>
          {award.detail ? <span className="mt-1 block text-sm text-muted">{award.detail}</span> : null}
        </Fact>
        <Fact label="Deadline">
          <span className="flex items-center justify-between gap-3">
            <DeadlineText facts={deadline} />
            <AddToCalendarButton id={card.id} title={card.title} facts={deadline} />
          </span>
          {deadlineNote ? <span className="mt-1 block text-sm text-muted">{deadlineNote}</span> : null}
        </Fact>
        <Fact label="Location">{card.location || 'Not stated'}</Fact>
        <Fact label="Field of Study">
          {detail || !isLoading ? (
            detail?.fields.join(', ') || 'All Fields'
          ) : (
            <Skeleton className="h-6 w-32" />
          )}
        </Fact>
        {detail?.duration ? <Fact label="Duration">{detail.duration}</Fact> : null}
        {detail?.award?.count ? <Fact label="Awards">{detail.award.count} in one round</Fact> : null}
        {detail?.applicants ? (
          <Fact label="Applicants">
            {detail.applicants.number.toLocaleString('en-US')} in {detail.applicants.year}
          </Fact>
        ) : null}
        {card.effort ? <Fact label="To Apply">{card.effort}</Fact> : null}
        {detail?.stacking ? (
          <Fact label="Other Funding">
            {card.basis === 'listing' ? <q>{detail.stacking}</q> : detail.stacking}
          </Fact>
        ) : null}
        {detail?.contact && hasContact(detail) ? (
          <Fact label="Contact">
            <Contact contact={detail.contact} />
          </Fact>
        ) : null}
      </dl>
    </Card>
  );
};

/** A skeleton of the page. */
const PageWaiting = () => (
  <div className="grid min-h-dvh content-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
    <Spinner label="Loading the scholarship…" className="sr-only" />
    <div className="grid content-start gap-4">
      <Skeleton className="h-7 w-48 rounded-full" />
      <Skeleton className="h-12 w-4/5" />
      <Skeleton className="h-6 w-64" />
      <Skeleton className="mt-6 h-40" />
      <Skeleton className="h-56" />
    </div>
    <Skeleton className="h-96 rounded-lg" />
  </div>
);

interface NotFoundProps {
  /** True when the server has no such scholarship, false when it could not be asked. */
  isGone: boolean;
  retrying: boolean;
  onRetry: () => void;
}

const NotFound = ({ isGone, retrying, onRetry }: NotFoundProps) => (
  <EmptyState
    level={1}
    illustration={<Signpost />}
    title="Scholarship Not Found"
    text={
      isGone
        ? 'It may have been withdrawn, or the link was cut short.'
        : 'It could not be loaded right now. The connection may be down.'
    }
    action={
      <>
        <LinkButton to="/dashboard">Back to Dashboard</LinkButton>
        {isGone ? null : (
          <Button variant="secondary" loading={retrying} onClick={onRetry}>
            {retrying ? null : <RotateCw aria-hidden="true" className="size-4" />}
            Try Again
          </Button>
        )}
      </>
    }
  />
);

const useScholarship = (id: string) => {
  const student = useStudentKey();
  const { state } = useLocation();
  const linkState = readLinkState(state, id);
  const record = useQuery(scholarshipQuery(student, id));
  const savedIds = useQuery({ ...savedIdsQuery(student), enabled: false });
  const view = pageView(record.data?.data, linkState, record.isPending);
  const saved = view?.detail?.isSaved ?? savedIds.data?.includes(id) ?? linkState.fromSaved ?? false;
  return { record, view, saved, back: linkState.fromSaved ? '/dashboard?tab=saved' : '/dashboard' };
};

/** One scholarship: painted from the navigation state of the link, completed from the server. */
export const ScholarshipPage = () => {
  const { scholarshipId = '' } = useParams();
  const { record, view, saved, back } = useScholarship(scholarshipId);
  useDocumentTitle(view?.card.title ?? (record.isPending ? 'Scholarship' : 'Scholarship Not Found'));

  if (!view) {
    return (
      <div className="page py-8 sm:py-12">
        {record.isPending ? (
          <PageWaiting />
        ) : (
          <NotFound
            isGone={isNotFound(record.error)}
            retrying={record.isFetching}
            onRetry={() => void record.refetch()}
          />
        )}
      </div>
    );
  }
  return (
    <article className="page py-8 sm:py-12">
      <Link
        to={back}
        className="no-print mb-5 inline-flex min-h-8 items-center gap-2 text-sm text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Dashboard
      </Link>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <PageHeader view={view} />
        <aside
          aria-label="Quick info and actions"
          className="grid gap-5 self-start lg:[@media(min-height:54rem)]:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <QuickInfo card={view.card} detail={view.detail} isLoading={record.isPending} />
          <PageActions card={view.card} saved={saved} />
        </aside>
        <div className="grid min-w-0 content-start gap-8">
          {record.isError && !view.detail ? (
            <ErrorState
              message="The full record could not be loaded. What you see is what your list holds."
              onRetry={() => void record.refetch()}
              retrying={record.isFetching}
            />
          ) : null}
          <PageNotices view={view} />
          <PageSections view={view} saved={saved} isLoading={record.isPending} />
        </div>
      </div>
    </article>
  );
};
