import type { DismissRequest, PreferencesRequest } from '@laurel/contract';
import { FACT_NAMES, PREFERENCES } from '@laurel/domain';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../lib/api/api.ts';
import { explainFailure, whyRefused } from '../../lib/api/api-error.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { preloadable } from '../../ui/lazy-loading.tsx';
import { toast } from '../../ui/toast-store.ts';
import { changeFacts, profileQuery } from '../facts/profile-query.ts';
import { SaveButton } from '../saved-scholarships/save-button.tsx';
import { savedIdsQuery } from '../saved-scholarships/saved-queries.ts';
import { scholarshipPath } from '../scholarships/navigation-state.ts';
import { type Answer, type Desk, DeskContext, type Dismiss } from './desk.ts';
import { matchesQuery, showMatches } from './matches-query.ts';
import { startRun } from './run-calls.ts';

/** Stores an answer and puts the matches that it leads to in the place of the shown ones; answers in a row wait for each other. */
const useAnswer = () => {
  const queries = useQueryClient();
  const student = useStudentKey();
  const { queryKey } = matchesQuery(student);
  return useMutation({
    scope: { id: 'answers' },
    mutationFn: async (store: (queries: QueryClient) => Promise<unknown>) => {
      await store(queries);
      return startRun('find');
    },
    onSuccess: ({ data }) => {
      queries.removeQueries({ queryKey: scholarshipKeys.details(student) });
      if (!data) return void queries.invalidateQueries({ queryKey });
      showMatches(queries, student, data);
    },
    onError: (failure) => {
      const description = explainFailure(failure, 'Your answer could not be stored. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    },
  });
};

/** These facts are asked for in the preferences form, all others on the profile page. */
const ASKED_IN_PREFERENCES: readonly string[] = FACT_NAMES.filter((name) => name in PREFERENCES);

const store = async (queries: QueryClient, answer: Answer): Promise<unknown> => {
  if ('facts' in answer) return changeFacts(queries, answer.facts);
  const { data } = await api('GET /ai/preferences');
  if (data)
    await api('POST /ai/preferences', {
      body: { ...data, ...answer.preference } satisfies PreferencesRequest,
    });
  await queries.invalidateQueries({ queryKey: ['preferences'] });
};

const linkTo: Desk['linkTo'] = (id, match) => ({
  to: scholarshipPath(id),
  ...(match ? { state: { match } } : {}),
});

const elsewhere: Desk['elsewhere'] = (fact) =>
  ASKED_IN_PREFERENCES.includes(fact)
    ? { text: 'Answer in your preferences', to: `/dashboard?tab=preferences#preferences-${fact}` }
    : { text: 'Answer in your profile', to: `/profile#fact-${fact}` };

/** Said in a row, they are sent in a row; the matches are made anew after the last one that was said. */
const useDismiss = (): Dismiss => {
  const queries = useQueryClient();
  const student = useStudentKey();
  const { mutate } = useMutation({
    mutationKey: ['dismiss', student],
    scope: { id: 'dismissing' },
    mutationFn: ({ id, wish }: { id: string; wish: DismissRequest }) =>
      api('POST /scholarships/{id}/dismiss', { params: { id }, body: wish }),
    onError: (failure) => {
      const description =
        whyRefused(failure) ?? explainFailure(failure, 'Your choice could not be stored. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: scholarshipKeys.dismissed(student) });
      if (queries.isMutating({ mutationKey: ['dismiss', student] }) > 1) return;
      // The choice is stored by now: a run that fails must not take it back.
      void startRun('find').then(
        ({ data }) => data && showMatches(queries, student, data),
        () => queries.invalidateQueries({ queryKey: scholarshipKeys.matches(student) }),
      );
    },
  });
  return (id, wish, onFailed) => mutate({ id, wish }, { onError: onFailed });
};

/** Fetched when there is something in it. */
const LateDismissedList = preloadable(async () => (await import('./dismissed-list.tsx')).DismissedList);

const ADVICE: Desk['advice'] = {
  not_eligible: { text: 'Tell us the fact, and all like it go', to: '/profile#add-a-fact' },
  wrong_subject: {
    text: 'Change your fields of study',
    to: '/dashboard?tab=preferences#preferences-fieldsOfStudy',
  },
  wrong_place: {
    text: 'Change where you want to study',
    to: '/dashboard?tab=preferences#preferences-preferredCountries',
  },
};

interface SignedInDeskProps {
  /** The choice of a region depends on a fact that is stored already, the country. */
  asksRegion: boolean;
  children: ReactNode;
}

/** Answers and saved awards of the student who is signed in: the server holds them. */
export const SignedInDesk = ({ asksRegion, children }: SignedInDeskProps) => {
  const answering = useAnswer();
  const saved = useQuery(savedIdsQuery(useStudentKey()));
  const profile = useQuery({ ...profileQuery, enabled: asksRegion }).data?.data.user.profile;
  const desk: Desk = {
    isAnswering: answering.isPending,
    answer: (answer, onKept) =>
      answering.mutate((queries) => store(queries, answer), { onSuccess: () => onKept?.() }),
    facts: profile as Desk['facts'],
    told: { text: 'in your profile', to: '/profile#told' },
    dismiss: useDismiss(),
    DismissedList: LateDismissedList,
    advice: ADVICE,
    savedIds: saved.data ?? [],
    SaveButton,
    linkTo,
    elsewhere,
  };
  return <DeskContext value={desk}>{children}</DeskContext>;
};
