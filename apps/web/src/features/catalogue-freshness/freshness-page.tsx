import type { Freshness } from '@laurel/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { dayInWords, momentInWords } from '../../lib/dates/calendar-day.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';

type Source = Freshness['sources'][number];

const number = (value: number) => value.toLocaleString('en-US');
const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));

const DEADLINES = [
  { key: 'announced', label: 'Announced', text: 'The provider has published the date.', look: 'bg-laurel' },
  {
    key: 'estimated',
    label: 'Estimated',
    text: 'Expected from the rounds of other years.',
    look: 'bg-brass-bright',
  },
  {
    key: 'last_known',
    label: 'Last known',
    text: 'A rule that nothing has confirmed for 13 months: no day is told from it.',
    look: 'bg-brass',
  },
  { key: 'rolling', label: 'Rolling', text: 'Applications are taken at any time.', look: 'bg-info' },
  {
    key: 'unknown',
    label: 'Not known to us',
    text: 'Never guessed: the official page has it.',
    look: 'bg-edge',
  },
  {
    key: 'closed',
    label: 'Closed',
    text: 'The round is over, or it is no longer given; never ranked.',
    look: 'bg-danger',
  },
] as const;

const Deadlines = ({ counts, total }: { counts: Freshness['deadlines']; total: number }) => (
  <section aria-labelledby="deadlines-heading">
    <h2 id="deadlines-heading" className="text-2xl">
      How the next deadlines are known
    </h2>
    <div
      aria-hidden="true"
      className="mt-4 flex h-4 overflow-hidden rounded-full ring-1 ring-edge ring-inset"
    >
      {DEADLINES.map(({ key, look }) => (
        <span key={key} className={look} style={{ width: `${(100 * counts[key]) / Math.max(1, total)}%` }} />
      ))}
    </div>
    <dl className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-6">
      {DEADLINES.map(({ key, label, text, look }) => (
        <div key={key}>
          <dt className="flex items-center gap-2 font-semibold">
            <span aria-hidden="true" className={`forced-border size-3 rounded-full ${look}`} />
            {label}
          </dt>
          <dd>
            <span className="font-display text-3xl font-semibold tabular-nums">{number(counts[key])}</span>{' '}
            <span className="text-sm text-muted">{share(counts[key], total)}%</span>
            <p className="text-sm text-muted">{text}</p>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

const BASES = [
  { key: 'page', label: 'Conditions compared with an official page' },
  { key: 'reported', label: 'Partly found on a page' },
  { key: 'editorial', label: 'Our summary, not yet compared with a page' },
  { key: 'listing', label: 'Read from a listing' },
] as const;

const FACTS = [
  { key: 'deadline', label: 'Deadline', holds: '6 months, at most until it has passed' },
  { key: 'award', label: 'Sum', holds: '12 months' },
  { key: 'eligibility', label: 'Conditions', holds: '12 months' },
  { key: 'page', label: 'Link', holds: '3 months' },
] as const;

const STANDINGS = [
  { key: 'confirmed', label: 'Confirmed, and not due' },
  { key: 'due', label: 'Confirmed once, due for another look' },
  { key: 'unconfirmed', label: 'Never confirmed by a page' },
  { key: 'last_known', label: 'Not confirmed for 13 months: last known' },
] as const;

/** How the records are known, and how old each kind of fact is. */
const Facts = ({ bases, facts, total }: Pick<Freshness, 'bases' | 'facts' | 'total'>) => (
  <section aria-labelledby="facts-heading">
    <h2 id="facts-heading" className="text-2xl">
      How the facts are known, and for how long
    </h2>
    <dl className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {BASES.map(({ key, label }) => (
        <div key={key}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd>
            <span className="font-display text-3xl font-semibold tabular-nums">
              {number(bases[key].total)}
            </span>{' '}
            <span className="text-sm text-muted">{share(bases[key].total, total)}%</span>
            {bases[key].lastKnown > 0 ? (
              <p className="text-sm text-muted">{`${number(bases[key].lastKnown)} with a rule that is only the last known`}</p>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
    <ul className="mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {FACTS.map(({ key, label, holds }) => (
        <li key={key} className="rounded-lg border border-line bg-raised p-5">
          <h3 className="text-xl">{label}</h3>
          <p className="text-sm text-muted">{`Looked at again after ${holds}.`}</p>
          <dl className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1.5">
            {STANDINGS.map((standing) => (
              <div
                key={standing.key}
                className="col-span-2 grid grid-cols-subgrid border-t border-line pt-1.5"
              >
                <dt className="text-muted">{standing.label}</dt>
                <dd className="text-right font-semibold tabular-nums">{number(facts[key][standing.key])}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  </section>
);

/** The source name of Laurel's own catalogue. */
const nameOf = (source: string) => (source === 'laurel' ? 'Laurel’s catalogue' : source);

const COLUMNS: readonly { label: string; of: (source: Source) => number }[] = [
  { label: 'Records', of: ({ total }) => total },
  { label: 'Conditions compared with an official page', of: ({ bases }) => bases.page },
  { label: 'Partly found on a page', of: ({ bases }) => bases.reported },
  { label: 'Our summary, not yet compared with a page', of: ({ bases }) => bases.editorial },
  { label: 'Read from a listing', of: ({ bases }) => bases.listing },
  { label: 'A page read in the last month', of: ({ checked }) => checked.month },
  { label: 'In the last half year', of: ({ checked }) => checked.halfYear },
  { label: 'Longer ago', of: ({ checked }) => checked.older },
  { label: 'Never compared with a page', of: ({ checked }) => checked.never },
];

/** When an automatically imported source was last read, and with what result. */
const Imports = ({ lastOkAt, lastErrorAt, dueAt }: NonNullable<Source['imports']>) => {
  const hasFailed = lastErrorAt !== null && (lastOkAt === null || lastErrorAt > lastOkAt);
  return (
    <p className="mt-1 text-sm text-muted">
      {lastOkAt ? `Last read ${momentInWords(lastOkAt, true)}. ` : hasFailed ? '' : 'Not read yet. '}
      {hasFailed ? `It could not be read ${momentInWords(lastErrorAt, true)}. ` : ''}
      {hasFailed && lastOkAt ? 'Its records stay as they were. ' : ''}
      {`Read next ${momentInWords(dueAt, true)}.`}
    </p>
  );
};

const Sources = ({ sources }: { sources: readonly Source[] }) => (
  <section aria-labelledby="sources-heading">
    <h2 id="sources-heading" className="text-2xl">
      By source
    </h2>
    <ul className="mt-4 grid grid-cols-1 gap-5 lg:grid-cols-2">
      {sources.map((source) => (
        <li key={source.source} className="rounded-lg border border-line bg-raised p-5">
          <h3 className="text-xl">{nameOf(source.source)}</h3>
          {source.imports ? <Imports {...source.imports} /> : null}
          <dl className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1.5">
            {COLUMNS.map(({ label, of }) => (
              <div key={label} className="col-span-2 grid grid-cols-subgrid border-t border-line pt-1.5">
                <dt className="text-muted">{label}</dt>
                <dd className="text-right font-semibold tabular-nums">{number(of(source))}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  </section>
);

/** How many records there are, how their facts and deadlines are known, and when a page was last read. */
export const FreshnessPage = () => {
  useDocumentTitle('How fresh the catalogue is');
  const { data, isPending, isError, error, isFetching, refetch } = useQuery({
    queryKey: ['freshness'],
    queryFn: ({ signal }) => api('GET /catalogue/freshness', { signal }),
  });
  const freshness = data?.data;
  return (
    <div className="page grid grid-cols-1 gap-10 py-8 sm:py-12">
      <header>
        <h1 className="text-4xl">How fresh the catalogue is</h1>
        <p className="mt-2 max-w-prose text-muted">
          {freshness
            ? `${number(freshness.total)} scholarships of ${number(freshness.organizations)} organizations, counted on ${dayInWords(freshness.asOf)}.`
            : 'Counted from the records themselves, each time this page is opened.'}
        </p>
      </header>
      {isPending ? (
        <>
          <Spinner label="Counting…" className="sr-only" />
          <Skeleton className="h-96 rounded-lg" />
        </>
      ) : null}
      {isError ? (
        <ErrorState
          message={errorText(error, 'The figures could not be loaded. Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {freshness ? (
        <>
          <Deadlines counts={freshness.deadlines} total={freshness.total} />
          <Facts bases={freshness.bases} facts={freshness.facts} total={freshness.total} />
          <Sources sources={freshness.sources} />
        </>
      ) : null}
    </div>
  );
};
