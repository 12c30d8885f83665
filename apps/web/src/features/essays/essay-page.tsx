import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router';
import { isNotFound } from '../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { momentInWords } from '../../lib/dates/calendar-day.ts';
import { useStudentKey } from '../../lib/session/use-student-key.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { scholarshipPath } from '../scholarships/navigation-state.ts';
import { DeleteEssay } from './delete-essay.tsx';
import { EssayLoadFailure, EssayNotFound } from './essay-page-failure.tsx';
import { ESSAYS_PATH, type Essay, type EssayAnswer, essayQuery } from './essays-query.ts';
import { FeedbackCard } from './feedback-card.tsx';
import { firstWords } from './first-words.ts';
import { NextDraft } from './next-draft.tsx';
import { savedChoicesQuery } from './saved-choices-query.ts';

/** What the essay answers, and for whom. */
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
          <NextDraft essay={essay} onReady={() => void navigate(ESSAYS_PATH)} />
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
  // An answer without an essay says as much as a 404.
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
