import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router';
import { ApiError, isNotFound } from '../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { momentInWords } from '../../lib/dates/calendar-day.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { UnrolledLetter } from '../../ui/illustrations/unrolled-letter.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { scholarshipPath } from '../scholarships/navigation-state.ts';
import { DeleteEssay } from './delete-essay.tsx';
import { firstWords } from './essay-text.ts';
import { ESSAYS_PATH, type Essay, type EssayAnswer, essayQuery, savedChoicesQuery } from './essays-query.ts';
import { FeedbackCard } from './feedback-card.tsx';
import { StartDraft } from './start-draft.tsx';

const EssayNotFound = () => (
  <EmptyState
    level={1}
    illustration={<UnrolledLetter />}
    title="Essay not found"
    text="It may have been deleted, or the link was cut short."
    action={<LinkButton to={ESSAYS_PATH}>Back to your essays</LinkButton>}
  />
);

interface LoadFailureProps {
  failure: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** Loading failed: the server's reason, a retry and a way back. */
const EssayLoadFailure = ({ failure, retrying, onRetry }: LoadFailureProps) => (
  <div className="mx-auto grid max-w-2xl gap-5">
    <h1 className="text-3xl">Your essay</h1>
    <ErrorState
      message={(failure instanceof ApiError && failure.error) || 'Failed to load essay'}
      onRetry={onRetry}
      retrying={retrying}
    />
    <div>
      <LinkButton variant="secondary" to={ESSAYS_PATH}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to your essays
      </LinkButton>
    </div>
  </div>
);

/** Copies a submitted essay into the editor; the next submission is compared with it. */
const NextDraft = ({ essay }: { essay: Essay }) => (
  <StartDraft
    begin={{
      essayText: essay.essayText,
      prompt: essay.prompt ?? '',
      scholarshipId: essay.scholarshipId ?? '',
      previousEssayId: essay.id,
      critiquedId: essay.id,
    }}
    isSame={(unsent) => unsent.critiquedId === essay.id}
  >
    Write the next draft
  </StartDraft>
);

/** The prompt and the scholarship of the essay. */
const Purpose = ({ essay: { prompt, scholarshipId } }: { essay: Essay }) => {
  const saved = useQuery({ ...savedChoicesQuery(useStudentKey()), enabled: scholarshipId !== undefined });
  const title = saved.data?.data.savedScholarships.find(({ scholarship }) => scholarship.id === scholarshipId)
    ?.scholarship.title;
  return (
    <>
      {scholarshipId ? (
        <p className="mt-2">
          Written for{' '}
          <Link to={scholarshipPath(scholarshipId)} className="prose-link">
            {title ?? 'a scholarship'}
          </Link>
        </p>
      ) : null}
      {prompt ? (
        <blockquote className="mt-4 max-w-prose border-l-2 border-brass-bright pl-4 wrap-anywhere whitespace-pre-wrap">
          <span className="sr-only">Prompt: </span>
          {prompt}
        </blockquote>
      ) : null}
    </>
  );
};

const EssayView = ({ answer }: { answer: EssayAnswer }) => {
  const { essay } = answer.data;
  const navigate = useNavigate();
  return (
    <article className="grid grid-cols-1 gap-8">
      <header>
        <h1 className="text-4xl">Your essay</h1>
        <p className="mt-2 text-muted">
          Submitted <time dateTime={essay.createdAt}>{momentInWords(essay.createdAt, true)}</time>
        </p>
        <Purpose essay={essay} />
        <div className="no-print mt-5 flex flex-wrap gap-3">
          <NextDraft essay={essay} />
          <DeleteEssay
            id={essay.id}
            name={firstWords(essay.essayText)}
            onDeleted={async () => navigate(ESSAYS_PATH, { replace: true })}
            wide
          />
        </div>
      </header>
      <FeedbackCard answer={answer} />
    </article>
  );
};

/** One submitted essay with its feedback. */
export const EssayPage = () => {
  const { id = '' } = useParams();
  const essay = useQuery(essayQuery(useStudentKey(), id));
  // A success without an essay is treated as a 404.
  const isGone = isNotFound(essay.error) || (essay.isSuccess && !essay.data.data);
  useDocumentTitle(isGone ? 'Essay not found' : 'Your essay');
  return (
    <div className="page py-8 sm:py-12">
      {isGone ? null : (
        <Link
          to={ESSAYS_PATH}
          className="no-print mb-5 inline-flex min-h-8 items-center gap-2 text-sm text-muted hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Your essays
        </Link>
      )}
      {essay.isPending ? (
        <div className="grid min-h-80 place-items-center text-laurel">
          <Spinner label="Loading your essay…" className="size-10" />
        </div>
      ) : null}
      {essay.data && !isGone ? <EssayView answer={essay.data} /> : null}
      {isGone && !essay.data?.data ? <EssayNotFound /> : null}
      {essay.isError && !essay.data && !isGone ? (
        <EssayLoadFailure
          failure={essay.error}
          retrying={essay.isFetching}
          onRetry={() => void essay.refetch()}
        />
      ) : null}
    </div>
  );
};
