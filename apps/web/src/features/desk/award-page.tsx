import type { DeskEdit, DeskProposal, Patch } from '@laurel/contract';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { Link, useParams } from 'react-router';
import { api, session } from '../../lib/api/api.ts';
import { errorText, isNotFound } from '../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { externalLink } from '../../lib/browser/external-link.ts';
import { momentInWords } from '../../lib/dates/calendar-day.ts';
import { useToday } from '../../lib/dates/use-today.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Signpost } from '../../ui/illustrations/signpost.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AudienceField, audienceOf } from './audience-field.tsx';
import { DemandError, draftOf, keepTyped, patchOf, same } from './award-draft.ts';
import { AwardEditor } from './award-editor.tsx';
import { BackToDesk } from './back-to-desk.tsx';
import { type AtDesk, awardQuery } from './desk-queries.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { aboutWords, reachWords } from './queue-words.ts';
import { ReportCard } from './report-card.tsx';
import { useDeskAct } from './use-desk-act.ts';

/** A link to a page of somebody else, in a new tab that knows nothing of this one; its words alone where the address is not safe. */
const OutsideLink = ({ address, children }: { address: string; children: ReactNode }) => {
  const href = externalLink(address);
  return href === null ? (
    children
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer" className="prose-link break-words">
      {children}
    </a>
  );
};

interface ProposalProps {
  proposal: DeskProposal;
  /** The change in the editor beside it. */
  patch: Patch;
  canMend: boolean;
  /** The change in the editor was made. */
  onMade: () => void;
}

type Decision = 'accepted' | 'corrected' | 'rejected';

/** Who says so. */
const SOURCE_WORDS: Record<string, string> = {
  crawl: 'Visit of its page',
  report: 'The desk',
  import: 'Another listing',
  update: 'Catalogue update',
  duplicates: 'Perhaps twice',
  screen: 'Screen of imports',
};

/** One proposed change: before, after, and where that was read. */
const ProposalCard = ({ proposal, patch, canMend, onMade }: ProposalProps) => {
  const { id, source, fact, before, after, where, createdAt } = proposal;
  const act = useDeskAct(
    (decision: Decision) =>
      api('POST /desk/proposals/{id}/decide', {
        params: { id },
        body: { decision, ...(decision === 'corrected' ? { patch } : {}) },
      }),
    (decision) => {
      if (decision === 'corrected') onMade();
    },
  );
  const hasOwn = Object.keys(patch).length > 0;
  const isHeld = source === 'screen';
  return (
    <Card className="grid gap-3 p-4">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge variant="soft">{SOURCE_WORDS[source] ?? source}</Badge>
        <span>{fact}</span>
        <time dateTime={createdAt}>{momentInWords(createdAt, true)}</time>
        {proposal.isMine ? <span>yours: somebody else looks at it</span> : null}
      </p>
      <dl className="grid gap-2 wrap-anywhere">
        <div>
          <dt className="text-sm text-muted">Now</dt>
          <dd>{before || 'Nothing'}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">Then</dt>
          <dd className="font-semibold">{after || 'Nothing'}</dd>
        </div>
      </dl>
      {where.url ? (
        <p className="text-sm text-muted wrap-anywhere">
          <OutsideLink address={where.url}>{where.url}</OutsideLink>
          {where.place ? `, ${where.place}` : ''}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          disabled={!proposal.patch || act.isPending}
          loading={act.isPending && act.variables === 'accepted'}
          onClick={() => act.mutate('accepted')}
        >
          {isHeld ? 'List it' : 'Accept'}
        </Button>
        {isHeld ? null : (
          <Button
            size="sm"
            variant="secondary"
            disabled={!hasOwn || !canMend || act.isPending}
            onClick={() => act.mutate('corrected')}
          >
            Make my change instead
          </Button>
        )}
        <Button size="sm" variant="secondary" disabled={act.isPending} onClick={() => act.mutate('rejected')}>
          {isHeld ? 'Leave it out' : 'Reject'}
        </Button>
      </div>
    </Card>
  );
};

/** The changes that lie over a record, the newest first; each can be taken back. */
const EditsList = ({ edits }: { edits: readonly DeskEdit[] }) => {
  const undo = useDeskAct((id: string) => api('DELETE /desk/edits/{id}', { params: { id } }));
  return (
    <ul className="grid gap-4">
      {edits.map(({ id, patch, author, since, undoneAt, audience }) => (
        <li key={id} className="grid gap-2 border-l-4 border-line pl-4">
          <p className="text-sm text-muted">
            {author}, <time dateTime={since}>{momentInWords(since, true)}</time>
            {audience ? `, only for the group ${audience}` : ''}
            {undoneAt ? ', taken back' : ''}
          </p>
          <p className="wrap-anywhere">{Object.keys(patch).join(', ')}</p>
          {undoneAt ? null : (
            <Button
              variant="ghost"
              size="sm"
              className="justify-self-start"
              loading={undo.isPending && undo.variables === id}
              onClick={() => undo.mutate(id)}
            >
              <Undo2 aria-hidden="true" className="size-4" />
              Take it back
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid gap-4">
    <h2 className="text-2xl">{title}</h2>
    {children}
  </section>
);

const Merge = ({ id }: { id: string }) => {
  const [into, setInto] = useState('');
  const merge = useDeskAct(
    (other: string) => api('POST /desk/scholarships/{id}/merge', { params: { id }, body: { into: other } }),
    () => setInto(''),
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (into.trim() !== '') merge.mutate(into.trim());
  };
  return (
    <form onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
      <TextField
        label="Id of the award that stays"
        required
        hint="This one ends and leads there."
        className="min-w-0 grow basis-52"
        value={into}
        onChange={({ target }) => setInto(target.value)}
      />
      <Button type="submit" variant="secondary" loading={merge.isPending}>
        Merge
      </Button>
    </form>
  );
};

const Head = ({ award }: { award: AtDesk }) => {
  const { title, organization, page } = award.programme;
  const { check } = award;
  return (
    <div className="grid gap-2">
      <h1 className="text-3xl sm:text-4xl">{String(title)}</h1>
      <p className="text-lg text-muted">{String(organization)}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <span>{reachWords(award.reach)}</span>
        <span>Deadline: {award.deadline}</span>
        <span>From: {award.source}</span>
        <OutsideLink address={String(page)}>Its page</OutsideLink>
        <Link to={`/scholarship/${encodeURIComponent(award.id)}`} className="underline">
          As students see it
        </Link>
      </p>
      {check ? (
        <p className="text-sm text-muted">
          Page visited {momentInWords(check.checkedAt)}: {aboutWords(check.outcome)}
          {check.why ? ` (${check.why.replaceAll('_', ' ')})` : ''}
        </p>
      ) : null}
      {award.audience ? <Callout variant="info" title={`Only the group ${award.audience} sees it.`} /> : null}
      {award.isWithdrawn ? (
        <Callout variant="warning" title="It is withdrawn: only students who saved it see it." />
      ) : null}
    </div>
  );
};

/** The change in the editor, or why it is none. */
const readChange = (read: () => Patch): { patch: Patch; problem: string | undefined } => {
  try {
    return { patch: read(), problem: undefined };
  } catch (error) {
    if (error instanceof DemandError) return { patch: {}, problem: error.message };
    throw error;
  }
};

const Work = ({ award }: { award: AtDesk }) => {
  const today = useToday();
  const [programme, setProgramme] = useState(award.programme);
  const [draft, setDraft] = useState(() => draftOf(award.programme));
  if (!same(programme, award.programme)) {
    setProgramme(award.programme);
    setDraft(keepTyped(draft, draftOf(programme), draftOf(award.programme)));
  }
  const { patch, problem } = useMemo(
    () => readChange(() => patchOf(award.programme, draft, today)),
    [award.programme, draft, today],
  );
  const hasChange = Object.keys(patch).length > 0;
  const [audience, setAudience] = useState('');
  const forget = () => setDraft(draftOf(award.programme));
  const save = useDeskAct(
    (change: Patch) =>
      api('POST /desk/scholarships/{id}/edits', {
        params: { id: award.id },
        body: { patch: change, ...audienceOf(audience) },
      }),
    forget,
  );
  const beside = { patch, canMend: problem === undefined, onMade: forget };
  const open = award.reports.filter(({ state }) => state === 'open');
  const answered = award.reports.filter(({ state }) => state !== 'open');
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <LeaveGuard isUnsaved={() => session.tokens().token !== null && (hasChange || problem !== undefined)} />
      <div className="grid min-w-0 content-start gap-10">
        <Head award={award} />
        {open.length > 0 ? (
          <Part title="Reported by students">
            {open.map((report) => (
              <ReportCard key={report.id} report={report} {...beside} />
            ))}
          </Part>
        ) : null}
        {award.proposals.length > 0 ? (
          <Part title="Proposed changes">
            {award.proposals.map((proposal) => (
              <ProposalCard key={proposal.id} proposal={proposal} {...beside} />
            ))}
          </Part>
        ) : null}
        <Part title="What is right">
          <AwardEditor draft={draft} onChange={setDraft} />
          {award.audience === undefined ? <AudienceField value={audience} onChange={setAudience} /> : null}
          <div className="flex flex-wrap gap-3">
            <Button
              disabled={!hasChange || problem !== undefined}
              loading={save.isPending}
              loadingText="Saving..."
              onClick={() => save.mutate(patch)}
            >
              Save the change
            </Button>
            <Button variant="secondary" disabled={!hasChange && problem === undefined} onClick={forget}>
              Forget it
            </Button>
          </div>
        </Part>
        {award.edits.length > 0 ? (
          <Part title="Changes made here">
            <EditsList edits={award.edits} />
          </Part>
        ) : null}
        <Part title="The same award twice?">
          <Merge id={award.id} />
        </Part>
        {answered.length > 0 ? (
          <Part title="Answered reports">
            {answered.map((report) => (
              <ReportCard key={report.id} report={report} {...beside} />
            ))}
          </Part>
        ) : null}
      </div>
      <aside
        aria-label="The change, tried"
        className="self-start lg:[@media(min-height:54rem)]:sticky lg:top-24"
      >
        <PreviewPanel id={award.id} patch={patch} problem={problem} />
      </aside>
    </div>
  );
};

const Waiting = () => (
  <div className="grid min-h-dvh content-start gap-4">
    <Spinner label="Loading the award…" className="sr-only" />
    <Skeleton className="h-12 w-4/5" />
    <Skeleton className="h-40" />
    <Skeleton className="h-72" />
  </div>
);

/** One award with all that waits about it, and an editor for what is right. */
export const AwardPage = () => {
  const { scholarshipId = '' } = useParams();
  const award = useQuery(awardQuery(scholarshipId));
  const data = award.data?.data;
  useDocumentTitle(data ? `Desk: ${String(data.programme.title)}` : 'Desk');
  return (
    <div className="page py-8 sm:py-12">
      <BackToDesk />
      {award.isPending ? <Waiting /> : null}
      {award.isError && !data && isNotFound(award.error) ? (
        <EmptyState
          level={1}
          illustration={<Signpost />}
          title="No Such Award"
          text="No scholarship has this id."
          action={<LinkButton to="/desk">Back to the desk</LinkButton>}
        />
      ) : null}
      {award.isError && !data && !isNotFound(award.error) ? (
        <ErrorState
          message={errorText(award.error, 'Failed to load the award. Please try again.')}
          onRetry={() => void award.refetch()}
          retrying={award.isFetching}
        />
      ) : null}
      {data ? <Work key={data.id} award={data} /> : null}
    </div>
  );
};
