import { type Eligibility, utcDay } from '@laurel/domain';
import type { AwardAnswer } from '@laurel/matching';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { logger } from '../../lib/browser/logger.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { preloadable } from '../../ui/lazy-loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { engine } from './engine.ts';
import { useEngine } from './find-results.tsx';
import { type GuestAnswers, toStudent } from './guest-answers.ts';

const CriteriaTable = preloadable(
  async () => (await import('../scholarships/criteria-table.tsx')).CriteriaTable,
);

const VERDICTS: Record<Eligibility, string> = {
  certain: 'By what you have told, you meet every condition that we know of.',
  likely: 'Nothing that you have told speaks against it. A few smaller conditions are not known yet.',
  open: 'It depends on conditions that are not known yet, or that our record may lack. See what it asks below.',
  failed: 'Not as things stand: a condition is not met.',
};

/** The award that the visitor came from. Undefined while it is worked out, null when there is none of this id. */
const useAwardAnswer = (award: string, given: GuestAnswers) => {
  const { phase } = useEngine();
  const [answer, setAnswer] = useState<AwardAnswer | null>();
  useEffect(() => {
    const student = toStudent(given);
    if (phase !== 'ready' || !student) return;
    let isNewest = true;
    engine.askAward(award, student, utcDay(new Date())).then(
      (found) => isNewest && setAnswer(found ?? null),
      () => logger.warn('The verdict on one award could not be worked out.'),
    );
    return () => {
      isNewest = false;
    };
  }, [award, given, phase]);
  return answer;
};

interface VerdictProps {
  award: string;
  answer: AwardAnswer;
  wanted: number;
}

const Verdict = ({ award, answer: { match, conditions }, wanted }: VerdictProps) => {
  const { scholarship, eligibility, round, criteria } = match;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wanted === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [wanted]);
  return (
    <Card>
      <section aria-labelledby="award-verdict">
        <CardBody className="grid gap-4">
          <div>
            <h2 ref={heading} id="award-verdict" tabIndex={-1} className="scroll-mt-6 text-2xl wrap-anywhere">
              Would you get “{scholarship.title}”?
            </h2>
            <p role="status" className="mt-2 text-lg">
              {VERDICTS[eligibility]}
            </p>
            <p className="mt-1 text-muted">
              {round.text ? `${round.text} ` : ''}Whom the organiser chooses among those who may apply, nobody
              can tell.
            </p>
          </div>
          {criteria.length > 0 ? (
            <Suspense fallback={<Skeleton className="h-40 rounded-lg" />}>
              <CriteriaTable
                verdicts={criteria}
                quoted={scholarship.basis === 'listing'}
                criteria={conditions}
              />
            </Suspense>
          ) : null}
          {criteria.some(({ outcome, why }) => outcome === 'unknown' && why === 'profile_missing') ? (
            <p>
              What is not asked here, you can add with a free account; your answers go along.{' '}
              <Link to="/register?keep=answers" className="prose-link">
                Add what is missing
              </Link>
            </p>
          ) : null}
          <div>
            <LinkButton
              to={`/awards/${encodeURIComponent(award)}`}
              reloadDocument
              variant="secondary"
              size="sm"
            >
              <ArrowLeft aria-hidden="true" className="size-4" />
              Back to the award
            </LinkButton>
          </div>
        </CardBody>
      </section>
    </Card>
  );
};

interface AwardVerdictProps {
  /** Id of the award. */
  award: string;
  given: GuestAnswers;
  /** Counts up when the student has asked for the verdict: it gets the focus. */
  wanted: number;
}

/** What the visitor's answers mean for the one award whose page led here; it changes with every answer. */
export const AwardVerdict = ({ award, given, wanted }: AwardVerdictProps) => {
  const answer = useAwardAnswer(award, given);
  if (given.level === undefined) {
    return (
      <p className="text-lg font-semibold">
        Answer what you like. From the first answer on, the verdict on your award stands here.
      </p>
    );
  }
  if (answer === null) return <p className="text-muted">The award that you came from is not in our list.</p>;
  return answer ? <Verdict award={award} answer={answer} wanted={wanted} /> : null;
};
