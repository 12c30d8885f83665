import { type Judgement, judgeVisit, READER, type ReadPage } from '@laurel/catalogue';
import type { CalendarDay, PageReason, ScholarshipRecord } from '@laurel/domain';
import { FetchError, type FetchedDocument, type Fetcher } from '../../platform/fetch/index.ts';
import type { PageReader } from '../../platform/page-reader/index.ts';
import type { PageCheckRow } from './page-checks.repository.ts';

export interface Visit extends Judgement {
  /** Where the record says that its page is. */
  url: string;
  /** Where the visit ended. */
  at: string;
  /** Undefined when the page could not be read. */
  page: ReadPage | undefined;
  etag: string | undefined;
  lastModified: string | undefined;
}

/** The programme's own page. */
export const pageOf = ({ page, link }: ScholarshipRecord): string => page ?? link;

/** Visits a record's page once. Never throws for what a page or its server does. */
export const visitPage = async (
  { fetcher, reader }: { fetcher: Fetcher; reader: Pick<PageReader, 'visited'> },
  record: ScholarshipRecord,
  known: PageCheckRow | undefined,
  today: CalendarDay,
): Promise<Visit> => {
  const url = pageOf(record);
  const before = known?.url === url ? known : undefined;
  // A page that another reader read is fetched whole, so that this one's reading is there for the next visit.
  const validators =
    before?.reading?.reader === READER
      ? { etag: before.etag ?? undefined, lastModified: before.lastModified ?? undefined }
      : {};
  try {
    const document = await fetcher.get(url, validators);
    const { text } = document;
    const read = text === undefined ? unchanged(before) : await reader.visited({ text, subject: record });
    return judged(record, before, { ...document, read }, today);
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    const isGone = error.status === 404 || error.status === 410;
    const why: PageReason = isGone ? 'not_found' : error.reason;
    const outcome = isGone ? 'gone' : 'unreachable';
    const nothing = { facts: {}, findings: [], page: undefined, etag: undefined, lastModified: undefined };
    return { url, at: url, outcome, why, ...nothing };
  }
};

const judged = (
  record: ScholarshipRecord,
  before: PageCheckRow | undefined,
  { url: at, read, etag, lastModified }: FetchedDocument & { read: ReadPage },
  today: CalendarDay,
): Visit => {
  const url = pageOf(record);
  const judgement = judgeVisit(record, read, { from: url, at, known: before?.reading ?? null, today });
  return { ...judgement, url, at, page: read, etag, lastModified };
};

/** What was read before, of a page whose server says that it is the same. */
const unchanged = (before: PageCheckRow | undefined): ReadPage => {
  if (!before?.reading || before.textHash === null)
    throw new FetchError('unreachable', 'The server says that nothing changed, and nothing was read before.');
  return { kind: 'content', reading: before.reading, textHash: before.textHash };
};
