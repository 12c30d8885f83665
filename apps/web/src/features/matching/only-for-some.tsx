import type { OnlyForSomeData } from '@laurel/contract';
import { withAnswers } from '@laurel/domain';
import { counted, upperFirst } from '@laurel/text';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useDesk } from './desk.ts';

const SHOWN_PER_STEP = 12;

interface OnlyForSomeProps {
  groups: readonly OnlyForSomeData[];
  /** How many awards wait in all. */
  waiting: number;
}

interface Asked extends Omit<OnlyForSomeData, 'questionId'> {
  ids: string[];
}

/** Questions in the same words are one for the student: a status and a question of the catalogue may mean the same. */
const asked = (groups: readonly OnlyForSomeData[]): Asked[] =>
  [...Map.groupBy(groups, ({ label }) => label.toLowerCase()).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const { question, label } = first;
    const count = same.reduce((sum, each) => sum + each.count, 0);
    return { question, label, count, ids: same.map(({ questionId }) => questionId) };
  });

/** Awards for few that wait outside the matches: one tap for each group, and one for none of those shown. */
export const OnlyForSome = ({ groups, waiting }: OnlyForSomeProps) => {
  const [steps, setSteps] = useState(1);
  // The heading keeps the focus after the last answer.
  const [isNeeded] = useState(groups.length > 0);
  const heading = useRef<HTMLHeadingElement>(null);
  const { answer, isAnswering, told } = useDesk();
  const questions = asked(groups);
  const shown = questions.slice(0, steps * SHOWN_PER_STEP);
  const more = questions.length - shown.length;

  const store = (ids: readonly string[], said: 'yes' | 'no') => {
    answer({ facts: (facts) => withAnswers(facts, ids, said) });
    // The buttons that were tapped disappear.
    heading.current?.focus();
  };

  if (!isNeeded && groups.length === 0) return null;
  return (
    <Card>
      <section aria-labelledby="only-for-some" className="no-print px-5 py-5 sm:px-7">
        <h2 id="only-for-some" ref={heading} tabIndex={-1} className="text-xl">
          Only for some: are you one of them?
        </h2>
        {groups.length === 0 ? (
          <p role="status" className="mt-2">
            Nothing is left to ask here.
          </p>
        ) : (
          <>
            <p className="mt-2 max-w-prose text-muted">
              {counted(waiting, 'award is', 'awards are')} each for one group of people and{' '}
              {waiting === 1 ? 'waits' : 'wait'} here until you say that you are one of them. Every answer is
              optional, is used for nothing else, and can be taken back{' '}
              <Link to={told.to} className="prose-link">
                {told.text}
              </Link>
              .
            </p>
            <ul aria-label="Groups" className="mt-4 flex flex-wrap gap-2">
              {shown.map(({ ids, question, label, count }) => (
                <li key={ids.join()} className="max-w-full">
                  <button
                    type="button"
                    title={question}
                    aria-disabled={isAnswering || undefined}
                    className={`forced-border inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-edge bg-raised px-4 py-1.5 text-left
                      text-sm font-semibold transition-paint hover:border-laurel hover:text-laurel aria-disabled:opacity-60`}
                    onClick={() => isAnswering || store(ids, 'yes')}
                  >
                    <span>{upperFirst(label)}</span>{' '}
                    <span className="shrink-0 font-normal text-muted">{counted(count, 'award')}</span>
                  </button>
                </li>
              ))}
            </ul>
            <div className="mt-4 flex flex-wrap gap-3">
              <Button
                variant="secondary"
                size="sm"
                loading={isAnswering}
                onClick={() =>
                  store(
                    shown.flatMap(({ ids }) => ids),
                    'no',
                  )
                }
              >
                None of these
              </Button>
              {more > 0 ? (
                <Button variant="ghost" size="sm" onClick={() => setSteps((before) => before + 1)}>
                  Show {Math.min(more, SHOWN_PER_STEP)} more
                </Button>
              ) : null}
            </div>
          </>
        )}
      </section>
    </Card>
  );
};
