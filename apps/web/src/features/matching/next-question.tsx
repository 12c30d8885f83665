import type { MatchData, ProfileRequest } from '@laurel/contract';
import { ANSWER_NAMES, FACT_NAMES, PREFERENCES, withAnswer } from '@laurel/domain';
import { counted } from '@laurel/text';
import type { QueryClient } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { preloadable } from '../../ui/lazy-loading.tsx';
import { changeFacts } from '../facts/profile-query.ts';
import { useAnswer } from './use-answer.ts';

/** The fields bring the names of all countries along, so they are a chunk of their own. */
const FactField = preloadable(async () => (await import('./fact-field.tsx')).FactField);

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
  'religion',
  'employer',
  'occupation',
  'memberships',
  'illnesses',
  'disabilities',
];

/** These facts are asked for in the preferences form, all others on the profile page. */
const ASKED_IN_PREFERENCES: readonly string[] = FACT_NAMES.filter((name) => name in PREFERENCES);

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
  const answer = useAnswer();
  const store = (how: (queries: QueryClient) => Promise<unknown>) => {
    if (answer.isPending) return;
    answer.mutate(how, { onSuccess: () => heading.current?.focus() });
  };
  const say = (said: 'yes' | 'no' | 'declined') =>
    store((queries) => changeFacts(queries, (facts) => withAnswer(facts, fact, said)));
  const inPreferences = ASKED_IN_PREFERENCES.includes(fact);
  const best = of === undefined ? counted(settles, 'match', 'matches') : `${settles} of your best ${of}`;

  return (
    <Callout variant="info">
      <section aria-labelledby="next-question" className="no-print">
        <h2 id="next-question" ref={heading} tabIndex={-1} className="text-lg">
          {question}
        </h2>
        <p className="mt-1">
          Your answer settles {best}
          {of === undefined ? '' : ' matches'}. It is optional.
        </p>
        <div className="mt-3 flex flex-wrap items-end gap-3">
          {isYesNo(fact) ? (
            YES_OR_NO.map(([said, label]) => (
              <Button
                key={said}
                variant="secondary"
                size="sm"
                className="min-w-20"
                aria-disabled={answer.isPending || undefined}
                onClick={() => say(said)}
              >
                {label}
              </Button>
            ))
          ) : ANSWERED_HERE.includes(fact) ? (
            <Suspense fallback={null}>
              <FactField
                key={fact}
                fact={fact}
                question={question}
                busy={answer.isPending}
                onFacts={(change: NonNullable<ProfileRequest['profile']>) =>
                  store((queries) => changeFacts(queries, (facts) => mergeLists(facts, change)))
                }
                onPace={(save: () => Promise<unknown>) => store(save)}
              />
            </Suspense>
          ) : (
            <LinkButton
              to={inPreferences ? '/dashboard?tab=preferences' : '/profile'}
              variant="secondary"
              size="sm"
            >
              {inPreferences ? 'Answer in your preferences' : 'Answer in your profile'}
            </LinkButton>
          )}
          <Button
            variant="ghost"
            size="sm"
            aria-disabled={answer.isPending || undefined}
            onClick={() => say('declined')}
          >
            Rather not say
          </Button>
        </div>
        <p role="status" className="mt-2 text-sm empty:hidden">
          {answer.isPending ? 'Updating your matches…' : ''}
        </p>
      </section>
    </Callout>
  );
};

/** Entries of a list join those that are there. */
const mergeLists = <T extends object>(facts: T, change: NonNullable<ProfileRequest['profile']>) =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => {
      const before: unknown = (facts as Record<string, unknown>)[name];
      return [
        name,
        Array.isArray(value) && Array.isArray(before) ? [...new Set([...before, ...value])] : value,
      ];
    }),
  );
