import type { QueueItem, QueueKind } from '@laurel/contract';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { downloadFile } from '../../lib/browser/download-file.ts';
import { momentInWords } from '../../lib/dates/calendar-day.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { UnrolledLetter } from '../../ui/illustrations/unrolled-letter.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { deskPath, queueQuery } from './desk-queries.ts';
import { aboutWords, QUEUE_WORDS, reachWords, textOf } from './queue-words.ts';
import { SheetDialog } from './sheet-dialog.tsx';

const KINDS = Object.keys(QUEUE_WORDS) as QueueKind[];

const Item = ({ item }: { item: QueueItem }) => (
  <li className="grid gap-1.5 border-b border-line px-1 py-5 sm:px-4">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <Badge variant={item.kind === 'report' ? 'brass' : 'soft'}>{QUEUE_WORDS[item.kind].one}</Badge>
      <time dateTime={item.createdAt}>{momentInWords(item.createdAt, true)}</time>
      <span>{reachWords(item.reach)}</span>
    </p>
    <h2 className="text-lg leading-snug">
      <Link to={deskPath(item.scholarshipId)} className="title-link">
        {item.title}
      </Link>
    </h2>
    <p className="text-sm text-muted">{item.organization}</p>
    <p className="max-w-3xl wrap-anywhere">
      <span className="font-semibold">{aboutWords(item.about)}.</span> {textOf(item)}
    </p>
  </li>
);

interface KindsProps {
  /** Undefined until they are known. */
  counts: Record<QueueKind, number> | undefined;
  kind: QueueKind | undefined;
  onKind: (kind: QueueKind | undefined) => void;
}

const Kinds = ({ counts, kind, onKind }: KindsProps) => {
  const total = counts && KINDS.reduce((sum, each) => sum + counts[each], 0);
  const chips = [
    { value: undefined, label: 'All', count: total },
    ...KINDS.map((value) => ({ value, label: QUEUE_WORDS[value].many, count: counts?.[value] })),
  ];
  return (
    <fieldset className="flex flex-wrap gap-2 border-0 p-0">
      <legend className="sr-only">What waits</legend>
      {chips.map(({ value, label, count }) => (
        <button
          key={label}
          type="button"
          aria-pressed={kind === value}
          onClick={() => onKind(value)}
          className={clsx(
            'inline-flex min-h-10 items-center gap-2 rounded-full border border-edge bg-raised px-4 text-sm font-semibold',
            'transition-paint hover:border-laurel hover:text-laurel',
            'aria-pressed:border-laurel aria-pressed:bg-laurel aria-pressed:text-on-laurel',
          )}
        >
          {label} <span className="tabular-nums">{count}</span>
        </button>
      ))}
    </fieldset>
  );
};

const Search = ({ onSearch }: { onSearch: (words: string) => void }) => {
  const [words, setWords] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(words.trim());
  };
  return (
    <form onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
      <TextField
        label="Title or organisation"
        className="min-w-0 grow basis-52"
        value={words}
        maxLength={200}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  );
};

const download = async (call: 'GET /desk/edits.yaml' | 'GET /desk/sheet.csv', name: string, type: string) => {
  try {
    downloadFile(name, await api(call), type);
  } catch (failure) {
    const description = errorText(failure, 'The file could not be made. Please try again.');
    toast({ title: 'Error', description, variant: 'destructive' });
  }
};

const Files = () => (
  <div className="flex flex-wrap gap-2">
    <Button
      variant="ghost"
      size="sm"
      onClick={() => void download('GET /desk/sheet.csv', 'laurel-catalogue.csv', 'text/csv')}
    >
      <FileSpreadsheet aria-hidden="true" className="size-4" />
      Table of the catalogue
    </Button>
    <SheetDialog />
    <Button
      variant="ghost"
      size="sm"
      onClick={() => void download('GET /desk/edits.yaml', 'laurel-edits.yaml', 'application/yaml')}
    >
      <FileText aria-hidden="true" className="size-4" />
      Edits as YAML
    </Button>
  </div>
);

const Waiting = () => (
  <div className="grid min-h-dvh content-start gap-4">
    <Spinner label="Loading what waits…" className="sr-only" />
    {['first', 'second', 'third'].map((name) => (
      <Skeleton key={name} className="h-28" />
    ))}
  </div>
);

/** What waits, that which concerns the most students first. */
export const QueuePage = ({ isOperator }: { isOperator: boolean }) => {
  useDocumentTitle('Desk');
  const [kind, setKind] = useState<QueueKind>();
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const queue = useQuery(queueQuery(kind, words, page));
  const items = queue.data?.data.items;
  const totalPages = queue.data?.pagination.totalPages ?? 0;
  const turnTo = (next: number) => {
    setPage(next);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className="page max-w-4xl pt-8 pb-16 sm:pt-12">
      <h1 ref={heading} tabIndex={-1} className="scroll-mt-24 text-4xl">
        The desk
      </h1>
      <p className="mt-3 mb-6 max-w-2xl text-lg text-muted">
        Whatever concerns the most students stands first. You see how many they are, never who.
      </p>
      <div className="grid gap-5">
        <Kinds
          counts={queue.data?.data.counts}
          kind={kind}
          onKind={(next) => {
            setKind(next);
            setPage(1);
          }}
        />
        <Search
          onSearch={(next) => {
            setWords(next);
            setPage(1);
          }}
        />
        <Files />
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/desk/new" variant="secondary" size="sm">
            Add an award
          </LinkButton>
          <LinkButton to="/desk/sources" variant="secondary" size="sm">
            Sources
          </LinkButton>
          <LinkButton to="/desk/groups" variant="secondary" size="sm">
            Groups
          </LinkButton>
          {isOperator ? (
            <LinkButton to="/desk/house" variant="secondary" size="sm">
              Accounts and the house
            </LinkButton>
          ) : null}
        </div>
      </div>
      <div className="mt-6">
        {queue.isPending ? <Waiting /> : null}
        {queue.isError && !items ? (
          <ErrorState
            message={errorText(queue.error, 'Failed to load what waits. Please try again.')}
            onRetry={() => void queue.refetch()}
            retrying={queue.isFetching}
          />
        ) : null}
        {items?.length === 0 ? (
          <EmptyState
            illustration={<UnrolledLetter />}
            title="Nothing Waits"
            text={
              words || kind
                ? 'Nothing of this kind waits.'
                : 'No report, no proposal, no dead link: all is seen to.'
            }
          />
        ) : null}
        {items && items.length > 0 ? (
          <ul className="border-t border-line">
            {items.map((item) => (
              <Item key={`${item.kind} ${item.id}`} item={item} />
            ))}
          </ul>
        ) : null}
        {totalPages > 1 ? (
          <div className="mt-8">
            <Pagination page={page} totalPages={totalPages} onPage={turnTo} label="Pages of the desk" />
          </div>
        ) : null}
      </div>
    </div>
  );
};
