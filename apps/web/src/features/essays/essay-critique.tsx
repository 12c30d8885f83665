import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorText, isNotFound } from '../../lib/api/api-error.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { EssayForm } from './essay-form.tsx';
import { EssayHistory } from './essay-history.tsx';
import { EssayReuse } from './essay-reuse.tsx';
import { essayQuery } from './essays-query.ts';
import { FeedbackCard } from './feedback-card.tsx';
import { type EssayEditor, useEssayEditor } from './use-essay-editor.ts';

interface CurrentFeedbackProps {
  editor: EssayEditor;
  /** Number of critiques received since the page was opened; each new one gets the focus. */
  arrivals: number;
}

/** The feedback on the submitted essay that the current text is a revision of. */
const CurrentFeedback = ({ editor: { draft, change }, arrivals }: CurrentFeedbackProps) => {
  const essay = useQuery(essayQuery(useStudentKey(), draft.critiquedId));
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (arrivals === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [arrivals]);

  if (essay.data) {
    return (
      <FeedbackCard
        answer={essay.data}
        heading={heading}
        copy={{ text: draft.essayText, onChange: (essayText) => change({ essayText }) }}
      />
    );
  }
  if (essay.isPending) {
    return (
      <>
        <Spinner label="Loading the feedback…" className="sr-only" />
        <Skeleton className="h-96 rounded-lg" />
      </>
    );
  }
  // The essay was deleted elsewhere; the text stays.
  if (isNotFound(essay.error)) return null;
  return (
    <ErrorState
      message={errorText(essay.error, 'Failed to load essay')}
      onRetry={() => void essay.refetch()}
      retrying={essay.isFetching}
    />
  );
};

/** The Tools tab: write or paste an essay, get feedback, revise it, find earlier ones. */
export const EssayCritique = () => {
  const editor = useEssayEditor();
  const [arrivals, setArrivals] = useState(0);
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-labelledby="critique-heading" className="no-print">
        <h2 id="critique-heading" className="text-2xl">
          Essay critique
        </h2>
        <p className="mt-1 mb-5 max-w-prose text-muted">
          A scholarship reader at your side: what convinces, what is missing, and which questions to answer.
          The words stay yours.
        </p>
        <EssayForm editor={editor} onCritiqued={() => setArrivals((count) => count + 1)} />
      </section>
      {editor.draft.critiquedId ? (
        <div className="min-w-0 lg:col-span-2 lg:row-start-2">
          <CurrentFeedback editor={editor} arrivals={arrivals} />
        </div>
      ) : null}
      <EssayHistory
        className="no-print grid content-start gap-4 lg:col-start-2 lg:row-start-1"
        onDeleted={editor.letGo}
      />
      <EssayReuse className="no-print grid min-w-0 content-start gap-4 lg:col-span-2" />
    </div>
  );
};
