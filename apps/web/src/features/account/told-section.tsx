import type { ProfileResponse } from '@laurel/contract';
import type { Profile } from '@laurel/domain';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Lock, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { explainFailure } from '../../lib/api/api-error.ts';
import { clearAnswerCache } from '../../lib/session/session-data.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { toast } from '../../ui/toast-store.ts';
import { changeFacts, profileQuery } from '../facts/profile-query.ts';
import { type FactSuggestion, searchFacts } from '../facts/search-facts.ts';
import { type FactChange, type ToldFact, themeFacts, toldFacts } from '../facts/told-facts.ts';
import { FactForms } from './fact-forms.tsx';
import { ProfileSection } from './profile-section.tsx';

/** The yes/no questions that awards of the catalogue ask. */
const questionsQuery = queryOptions({
  queryKey: ['questions'],
  queryFn: ({ signal }) => api('GET /matching/questions', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

type User = ProfileResponse['data']['user'];

interface FactToStore {
  change: (facts: Profile) => FactChange;
  /** What a screen reader hears once it is stored. */
  said: string;
  /** Empties the field that it was typed into. */
  onDone?: () => void;
}

/** Stores one change of the facts at a time; everything that depends on them is read again. */
const useStoreFact = (onStored: ToldSectionProps['onStored']) => {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: 'answers' },
    mutationFn: async ({ change }: FactToStore) => {
      const before = await queries.ensureQueryData(profileQuery);
      return { before, answer: await changeFacts(queries, change) };
    },
    onSuccess: ({ before, answer }, { onDone }) => {
      clearAnswerCache();
      void queries.invalidateQueries();
      queries.setQueryData(profileQuery.queryKey, answer);
      onStored(before.data.user, answer.data.user);
      onDone?.();
    },
    onError: (failure) => {
      const description = explainFailure(failure, 'That could not be stored. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    },
  });
};

const Fact = ({ fact, onWithdraw }: { fact: ToldFact; onWithdraw: () => void }) => (
  <li className="forced-border flex min-h-9 max-w-full items-center rounded-full bg-laurel-soft text-sm font-medium text-laurel-strong">
    <span className="min-w-0 py-1 pl-3.5">{fact.label}</span>
    <button
      type="button"
      aria-label={`Take back: ${fact.label}`}
      className="ml-0.5 grid size-9 shrink-0 place-items-center rounded-full hover:bg-laurel hover:text-on-laurel"
      onClick={onWithdraw}
    >
      <X aria-hidden="true" className="size-4" />
    </button>
  </li>
);

interface ToldSectionProps {
  user: User;
  /** The form below has to follow the facts as they are now. */
  onStored: (before: User, now: User) => void;
}

/** What the student told, by theme, each to be taken back with one tap, and one box to add a fact. */
export const ToldSection = ({ user, onStored }: ToldSectionProps) => {
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const questions = useQuery(questionsQuery).data?.data.questions ?? [];
  const store = useStoreFact(onStored);
  // The schema of the profile is checked against the domain's type where it is declared.
  const facts = user.profile as Profile;
  const themes = toldFacts(facts, questions);
  const suggest = (text: string): FactSuggestion[] => {
    const byLabel = new Map(searchFacts(text, questions, facts).map((each) => [each.label, each]));
    return [...byLabel.values()];
  };
  const add = (suggestion: FactSuggestion | undefined) => {
    if (suggestion === undefined) return;
    setTyped('');
    store.mutate({ change: suggestion.change, said: `Added: ${suggestion.label}` });
  };
  const withdraw = ({ label, withdraw: change }: ToldFact) => {
    store.mutate({ change, said: `Taken back: ${label}` });
    // The button that was tapped disappears.
    list.current?.focus();
  };

  return (
    <ProfileSection
      anchor="told"
      title="What you told us"
      why="Everything here is optional. Take any of it back with one tap; your matches follow at once."
    >
      <Combobox
        id="add-a-fact"
        label="Add a fact"
        optional
        hint="Such as “veteran”, “Navajo”, “deaf” or “my mother is a nurse”. Choose from the list."
        value={typed}
        onChange={setTyped}
        suggest={(text) =>
          suggest(text).map(({ label, detail }) => ({ value: label, ...(detail ? { detail } : {}) }))
        }
        onPick={({ value }) => add(suggest(typed).find(({ label }) => label === value))}
        onEnter={() => add(suggest(typed)[0])}
      />
      <p role="status" className="-mt-3 text-sm text-muted empty:hidden">
        {store.isSuccess ? store.variables.said : ''}
      </p>
      <div ref={list} tabIndex={-1} className="grid gap-5">
        {themes.length === 0 ? <p className="text-muted">Nothing yet.</p> : null}
        {themes.map(({ theme, facts: told }) => {
          const { title, why, sensitive } = themeFacts(theme);
          return (
            <div key={theme}>
              <h3 className="flex items-center gap-2 font-semibold">
                {title}
                {sensitive ? (
                  <span className="inline-flex items-center gap-1 font-sans text-sm font-normal text-muted">
                    <Lock aria-hidden="true" className="size-3.5" />
                    sensitive, optional
                  </span>
                ) : null}
              </h3>
              <p className="text-sm text-muted">{why}</p>
              <ul aria-label={title} className="mt-2 flex flex-wrap gap-2">
                {told.map((fact) => (
                  <Fact key={fact.label} fact={fact} onWithdraw={() => withdraw(fact)} />
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      <FactForms
        busy={store.isPending}
        onStore={(change, said, onDone) => store.mutate({ change, said: `Added: ${said}`, onDone })}
      />
    </ProfileSection>
  );
};
