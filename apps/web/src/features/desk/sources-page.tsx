import type { DeskSource, SourceAct } from '@laurel/contract';
import { useQuery } from '@tanstack/react-query';
import { Pause, Play, RefreshCw } from 'lucide-react';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { momentInWords } from '../../lib/dates/calendar-day.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { BackToDesk } from './back-to-desk.tsx';
import { deskKeys } from './desk-queries.ts';
import { useDeskAct } from './use-desk-act.ts';

const COUNTS = ['added', 'changed', 'unchanged', 'merged', 'refused', 'withdrawn'] as const;

const countsInWords = (counts: NonNullable<DeskSource['lastCounts']>): string =>
  COUNTS.map((name) => `${counts[name] ?? 0} ${name}`).join(', ');

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Acts = ({ source: { name, pausedAt } }: { source: DeskSource }) => {
  const act = useDeskAct((wanted: SourceAct) =>
    api('POST /desk/sources/{id}/acts', { params: { id: name }, body: { act: wanted } }),
  );
  const button = (wanted: SourceAct, label: string, Icon: typeof Play) => (
    <Button
      size="sm"
      variant="secondary"
      aria-label={`${label}: ${name}`}
      loading={act.isPending && act.variables === wanted}
      onClick={() => act.mutate(wanted)}
    >
      <Icon aria-hidden="true" className="size-4" />
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-3">
      {pausedAt ? (
        button('resume', 'Resume', Play)
      ) : (
        <>
          {button('run', 'Import now', RefreshCw)}
          {button('pause', 'Pause', Pause)}
        </>
      )}
    </div>
  );
};

const Source = ({ source, isOperator }: { source: DeskSource; isOperator: boolean }) => {
  const { name, url, everyHours, nextAt, pausedAt, failures } = source;
  const isDue = nextAt !== null && Date.parse(nextAt) <= Date.now();
  const next = nextAt === null ? 'Not while it is paused' : isDue ? 'Due now' : momentInWords(nextAt, true);
  return (
    <Card className="grid gap-4 p-4">
      <div className="grid gap-1">
        <h2 className="flex flex-wrap items-center gap-2 text-xl wrap-anywhere">
          {name}
          {pausedAt ? <Badge variant="brass">Paused</Badge> : null}
          {source.isRunning ? <Badge variant="soft">Being imported</Badge> : null}
          {failures > 0 && !source.isRunning ? (
            <Badge variant="brass">Failed {failures === 1 ? 'once' : `${failures} times`}</Badge>
          ) : null}
        </h2>
        <p className="text-sm text-muted wrap-anywhere">
          {url}, every {everyHours === 1 ? 'hour' : `${everyHours} hours`}
        </p>
      </div>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-3">
        <Fact name="Last import">{source.lastOkAt ? momentInWords(source.lastOkAt, true) : 'None yet'}</Fact>
        <Fact name="Next import">{next}</Fact>
        <Fact name="Awards from it">{String(source.records)}</Fact>
      </dl>
      {source.lastCounts ? (
        <p className="text-sm text-muted">Rows of the last import: {countsInWords(source.lastCounts)}.</p>
      ) : null}
      {source.lastError ? (
        <Callout
          variant="warning"
          title={`In vain${source.lastErrorAt ? ` on ${momentInWords(source.lastErrorAt, true)}` : ''}: ${source.lastError}`}
        />
      ) : null}
      {isOperator ? <Acts source={source} /> : null}
    </Card>
  );
};

/** The sources that are imported by themselves, and how that goes; operators pause them and have them imported now. */
export const SourcesPage = ({ isOperator }: { isOperator: boolean }) => {
  useDocumentTitle('Desk: sources');
  const query = useQuery({
    queryKey: [...deskKeys.all, 'sources'],
    queryFn: ({ signal }) => api('GET /desk/sources', { signal }),
    refetchOnMount: 'always',
    // An import ends by itself.
    refetchInterval: 5_000,
  });
  const sources = query.data?.data.sources;
  return (
    <div className="page max-w-4xl py-8 sm:py-12">
      <BackToDesk />
      <h1 className="text-4xl">Sources</h1>
      <p className="mt-3 mb-6 max-w-2xl text-lg text-muted">
        Lists of others that are imported by themselves. What they say otherwise, and what is held back, waits
        at the desk.
      </p>
      {query.isPending ? (
        <>
          <Spinner label="Loading the sources…" className="sr-only" />
          <Skeleton className="h-40" />
        </>
      ) : null}
      {query.isError && !sources ? (
        <ErrorState
          message={errorText(query.error, 'Failed to load the sources. Please try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : null}
      {sources?.length === 0 ? (
        <p className="max-w-2xl">
          None is imported by itself. Whoever runs this Laurel adds one with the command{' '}
          <code className="wrap-anywhere">laurel sources add</code>.
        </p>
      ) : null}
      {sources && sources.length > 0 ? (
        <ul className="grid gap-4">
          {sources.map((source) => (
            <li key={source.name}>
              <Source source={source} isOperator={isOperator} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
};
