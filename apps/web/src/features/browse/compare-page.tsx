import type { ExplainedMatchResult, ScholarshipDetail, VerdictData } from '@laurel/contract';
import { CRITERIA } from '@laurel/domain';
import { useQueries } from '@tanstack/react-query';
import { ArrowLeft, Check, CircleDashed, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { HillTelescope } from '../../ui/illustrations/hill-telescope.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { displayAward } from '../scholarships/award-display.ts';
import { ScoreBadge } from '../scholarships/card-facts.tsx';
import { deadlineFacts } from '../scholarships/deadline-display.ts';
import { DeadlineText } from '../scholarships/deadline-label.tsx';
import { scholarshipPath } from '../scholarships/navigation-state.ts';
import { scholarshipQuery } from '../scholarships/scholarship-query.ts';
import { useCompared } from './compared-store.ts';

/** A scholarship and its match; the match is null without preferences. */
interface ComparedColumn {
  scholarship: ScholarshipDetail;
  match: ExplainedMatchResult | null;
}

const Items = ({ items }: { items: readonly string[] }) =>
  items.length === 0 ? (
    <span className="text-muted">Not stated</span>
  ) : (
    <ul className="grid gap-1">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );

const MARKS = {
  met: { Icon: Check, ink: 'text-laurel', word: 'Met' },
  not_met: { Icon: X, ink: 'text-danger', word: 'Not met' },
  unknown: { Icon: CircleDashed, ink: 'text-brass', word: 'Open' },
} as const;

const Conditions = ({ verdicts }: { verdicts: readonly VerdictData[] }) => {
  const binding = verdicts.filter(
    ({ strength, outcome }) => strength === 'hard' && outcome !== 'not_applicable',
  );
  if (binding.length === 0) return <span className="text-muted">None stated</span>;
  return (
    <ul className="grid gap-1.5">
      {binding.map(({ criterionId, kind, outcome, required }) => {
        if (outcome === 'not_applicable') return null;
        const { Icon, ink, word } = MARKS[outcome];
        return (
          <li key={criterionId} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-1.5">
            <Icon aria-hidden="true" className={`mt-1 size-4.5 ${ink}`} strokeWidth={2.5} />
            <span>
              <span className="sr-only">{word}: </span>
              <span className="font-semibold">{CRITERIA[kind].label}:</span> {required}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

const Fit = ({ match }: { match: ExplainedMatchResult | null }) => {
  if (!match) return <span className="text-muted">Known once you have preferences</span>;
  return match.eligible ? (
    <ScoreBadge score={match.matchScore} />
  ) : (
    <span className="font-semibold">Not eligible</span>
  );
};

const ROWS: readonly { label: string; cell: (column: ComparedColumn) => ReactNode }[] = [
  { label: 'Your fit', cell: ({ match }) => <Fit match={match} /> },
  { label: 'Award', cell: ({ scholarship }) => displayAward(scholarship).text },
  {
    label: 'Deadline',
    cell: ({ scholarship }) => <DeadlineText facts={deadlineFacts(scholarship)} />,
  },
  { label: 'Location', cell: ({ scholarship }) => scholarship.location || 'Not stated' },
  { label: 'Field of study', cell: ({ scholarship }) => scholarship.fields.join(', ') || 'All Fields' },
  { label: 'Conditions', cell: ({ match }) => <Conditions verdicts={match?.criteria ?? []} /> },
  { label: 'Documents', cell: ({ scholarship }) => <Items items={scholarship.documents} /> },
  { label: 'What counts', cell: ({ scholarship }) => <Items items={scholarship.selection} /> },
  { label: 'Benefits', cell: ({ scholarship }) => <Items items={scholarship.benefits} /> },
];

/** One row for each compared fact, one column for each scholarship. */
const ComparisonTable = ({
  columns,
  onRemove,
}: {
  columns: readonly ComparedColumn[];
  onRemove: (id: string) => void;
}) => (
  <section
    aria-label="Comparison"
    className="relative overflow-x-auto rounded-lg border border-line bg-raised"
  >
    <table className="w-full min-w-max border-collapse table-fixed text-left text-sm">
      <thead>
        <tr className="border-b border-edge align-top">
          <td className="sticky left-0 w-26 bg-raised sm:w-40" />
          {columns.map(({ scholarship: { id, title, organization } }) => (
            <th key={id} scope="col" className="w-48 py-4 pr-4 pl-2 font-normal sm:w-60 sm:pl-4">
              <Link
                to={scholarshipPath(id)}
                className="prose-link font-display text-lg leading-snug font-semibold"
              >
                {title}
              </Link>
              <span className="mt-1 block text-muted">{organization}</span>
              <button
                type="button"
                className="no-print mt-2 min-h-8 text-muted underline underline-offset-4 hover:text-ink"
                onClick={() => onRemove(id)}
              >
                Remove<span className="sr-only">: {title}</span>
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ label, cell }) => (
          <tr key={label} className="border-b border-line align-top last:border-b-0">
            <th
              scope="row"
              className="sticky left-0 bg-raised py-4 pr-2 pl-4 font-semibold text-muted sm:pr-4"
            >
              {label}
            </th>
            {columns.map((column) => (
              <td key={column.scholarship.id} className="w-48 py-4 pr-4 pl-2 sm:w-60 sm:pl-4">
                {cell(column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

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
