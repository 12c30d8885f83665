import type { MatchData } from '@laurel/contract';
import { ANSWER_NAMES, FACT_NAMES, withAnswer } from '@laurel/domain';
import { counted } from '@laurel/text';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { preloadable } from '../../ui/lazy-loading.tsx';
import { type Answer, type FactChange, type LatePreference, useDesk } from './desk.ts';

/** The fields bring the names of all countries along, so they are a chunk of their own. */
const FactField = preloadable(async () => (await import('./fact-field.tsx')).FactField);

/** How far below the window the question may be when its field is loaded. */
const NEAR = '300px';

/** Whether the element has been near the window. The question comes after the first cards, and many are answered without it. */
const useNear = (element: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const look = ([entry]: IntersectionObserverEntry[]) => setNear(entry?.isIntersecting === true);
    const observer = new IntersectionObserver(look, { rootMargin: NEAR });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
};

/** Facts that are answered right here by a field; `fact-field.tsx` has one for each. */
const ANSWERED_HERE: readonly string[] = [
  'citizenships',
  'countryOfResidence',
  'regionOfResidence',
  'dateOfBirth',
  'gender',
  'currentDegree',
  'enrolment',
  'institution',
  'stage',
  'pace',
  'studyLevel',
  'purposes',
  'religion',
  'employer',
  'occupation',
  'memberships',
  'illnesses',
  'disabilities',
];

/** Answered by yes or no: a question of the catalogue, a status, a group, or an answer of the profile. */
const isYesNo = (fact: string): boolean =>
  fact !== 'workExperience' &&
  (ANSWER_NAMES.some((name) => name === fact) || !FACT_NAMES.some((name) => name === fact));

const YES_OR_NO = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const;

interface NextQuestionProps {
  question: NonNullable<MatchData['openQuestion']>;
}

/** The one question that would settle the most of the best matches, answered where it is asked. */
export const NextQuestion = ({ question: { fact, question, settles, of } }: NextQuestionProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  const isNear = useNear(section);
  const { answer, isAnswering, elsewhere } = useDesk();
  const store = (said: Answer) => {
    if (!isAnswering) answer(said, () => heading.current?.focus());
  };
  const say = (said: 'yes' | 'no' | 'declined') => store({ facts: (facts) => withAnswer(facts, fact, said) });
  const form = elsewhere(fact);

  return (
    <Callout variant="info">
      <section ref={section} aria-labelledby="next-question" className="no-print">
        <h2 id="next-question" ref={heading} tabIndex={-1} className="text-lg">
          {question}
        </h2>
        <p className="mt-1">
          {of === undefined
            ? `${counted(settles, 'more award depends', 'more awards depend')} on your answer.`
            : `Your answer settles ${settles} of your best ${of} matches.`}{' '}
          It is optional.
        </p>
        <div className="mt-3 flex flex-wrap items-end gap-3">
          {isYesNo(fact) ? (
            YES_OR_NO.map(([said, label]) => (
              <Button
                key={said}
                variant="secondary"
                size="sm"
                className="min-w-20"
                aria-disabled={isAnswering || undefined}
                onClick={() => say(said)}
              >
                {label}
              </Button>
            ))
          ) : ANSWERED_HERE.includes(fact) ? (
            <Suspense fallback={null}>
              {isNear ? (
                <FactField
                  key={fact}
                  fact={fact}
                  question={question}
                  busy={isAnswering}
                  onFacts={(change: FactChange) => store({ facts: (facts) => mergeLists(facts, change) })}
                  onPreference={(preference: LatePreference) => store({ preference })}
                />
              ) : null}
            </Suspense>
          ) : form ? (
            <LinkButton to={form.to} variant="secondary" size="sm">
              {form.text}
            </LinkButton>
          ) : null}
          <Button
            variant="ghost"
            size="sm"
            aria-disabled={isAnswering || undefined}
            onClick={() => say('declined')}
          >
            Rather not say
          </Button>
        </div>
        <p role="status" className="mt-2 text-sm empty:hidden">
          {isAnswering ? 'Updating your matches…' : ''}
        </p>
      </section>
    </Callout>
  );
};

/** Entries of a list join those that are there. */
const mergeLists = <T extends object>(facts: T, change: FactChange) =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => {
      const before: unknown = (facts as Record<string, unknown>)[name];
      return [
        name,
        Array.isArray(value) && Array.isArray(before) ? [...new Set([...before, ...value])] : value,
      ];
    }),
  );
