import { useQueries } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { useStudentKey } from '../../lib/session/use-student-key.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { HillTelescope } from '../../ui/illustrations/hill-telescope.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { scholarshipQuery } from '../scholarships/scholarship-query.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { useCompared } from './use-compared.ts';

const useColumns = () => {
  const student = useStudentKey();
  const { picked, remove } = useCompared();
  const answers = useQueries({ queries: picked.map(({ id }) => scholarshipQuery(student, id)) });
  return {
    picked,
    remove,
    columns: answers.flatMap(({ data }) => (data ? [data.data] : [])),
    isPending: answers.some(({ isPending }) => isPending),
    failed: answers.filter(({ isError }) => isError),
  };
};

const Loaded = ({
  view: { picked, remove, columns, isPending, failed },
}: {
  view: ReturnType<typeof useColumns>;
}) => {
  if (picked.length === 0) {
    return (
      <EmptyState
        illustration={<HillTelescope />}
        title="Nothing to compare yet"
        text="Tick “Compare” on two to four scholarships of the catalogue."
        action={<LinkButton to="/scholarships">Browse scholarships</LinkButton>}
      />
    );
  }
  if (isPending) {
    return (
      <>
        <Spinner label="Loading the comparison…" className="sr-only" />
        <Skeleton className="h-96 rounded-lg" />
      </>
    );
  }
  return (
    <>
      {failed.length > 0 ? (
        <ErrorState
          message={
            failed.length === 1
              ? 'One of the scholarships could not be loaded.'
              : `${failed.length} of the scholarships could not be loaded.`
          }
          onRetry={() => {
            for (const each of failed) void each.refetch();
          }}
        />
      ) : null}
      {columns.length > 0 ? <ComparisonTable columns={columns} onRemove={remove} /> : null}
    </>
  );
};

/** Up to four scholarships side by side. */
export const ComparePage = () => {
  useDocumentTitle('Compare scholarships');
  const view = useColumns();
  return (
    <div className="page grid grid-cols-1 gap-6 py-8 sm:py-12">
      <header>
        <Link
          to="/scholarships"
          className="no-print mb-4 inline-flex min-h-8 items-center gap-2 text-sm text-muted hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Browse scholarships
        </Link>
        <h1 className="text-4xl">Compare scholarships</h1>
      </header>
      <Loaded view={view} />
    </div>
  );
};
