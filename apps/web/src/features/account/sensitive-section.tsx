import type { ProfileResponse } from '@laurel/contract';
import { typeAhead } from '@laurel/taxonomies';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Eraser, Lock, Minus } from 'lucide-react';
import { Link } from 'react-router';
import { forgetKeptAnswers } from '../../lib/api/answer-cache.ts';
import { api } from '../../lib/api/api.ts';
import { explainFailure } from '../../lib/api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { ChipsField } from '../../ui/chips-field.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { preferencesQuery } from '../preferences/preferences-query.ts';
import { profileQuery } from './account-queries.ts';
import { MINORITY_GROUPS } from './profile-draft.ts';
import { GENDER_OPTIONS } from './profile-labels.ts';
import { ProfileSection, type SectionProps } from './profile-section.tsx';
import { holdsSensitive, sensitivePreferences, withoutSensitive } from './sensitive-answers.ts';

const suggestGroups = typeAhead(() => Object.values(MINORITY_GROUPS).map((name) => ({ name })));

/** Takes all of them back, here and in the preferences; nothing else changes. */
const useErase = (onErased: () => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { data: preferences } = await api('GET /ai/preferences');
      if (preferences) await api('POST /ai/preferences', { body: withoutSensitive(preferences) });
      return api('PUT /users/profile', { body: { profile: { gender: null, minorityGroups: null } } });
    },
    onSuccess: (answer) => {
      queries.setQueryData(profileQuery.queryKey, answer);
      forgetKeptAnswers();
      // Matches rest on these answers: everything else is asked for anew.
      void queries.invalidateQueries();
      onErased();
      toast({ title: 'Sensitive answers erased', description: 'Your matches no longer use them.' });
    },
    onError: (failure) => {
      const description = explainFailure(failure, 'They could not be erased. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    },
  });
};

const Consent = () => (
  <div className="flex items-start gap-3 rounded-md bg-sunken px-4 py-3.5 text-sm">
    <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brass" />
    <p>
      By giving one of these answers you agree that Laurel stores it and uses it for one thing: deciding which
      scholarships fit you. It is never written to a log, never sent to a language model and never shared. You
      take that back by erasing it, whenever you like, and nothing else is lost.
    </p>
  </div>
);

const Told = ({ label, told }: { label: string; told: boolean }) => {
  const Icon = told ? Check : Minus;
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-2 last:border-b-0">
      <span>{label}</span>
      <span
        className={`flex shrink-0 items-center gap-1.5 text-sm ${told ? 'font-semibold text-laurel' : 'text-muted'}`}
      >
        <Icon aria-hidden="true" className="size-4" />
        {told ? 'Yes' : 'Not told'}
      </span>
    </li>
  );
};

interface SensitiveSectionProps extends SectionProps {
  user: ProfileResponse['data']['user'];
}

export const SensitiveSection = ({ draft, errors, change, user }: SensitiveSectionProps) => {
  const preferences = useQuery(preferencesQuery).data?.data ?? null;
  const erase = useErase(() => change({ gender: '', minorityGroups: [] }));
  return (
    <ProfileSection
      anchor="sensitive"
      title="Sensitive answers"
      why="Asked because some awards are meant for exactly these students. Leaving them out never counts against you."
    >
      <Consent />
      <Select
        label="Gender"
        optional
        name="gender"
        hint="Some awards are for women only."
        placeholder="Not given"
        options={GENDER_OPTIONS}
        value={draft.gender}
        onChange={(event) => change({ gender: event.target.value })}
        error={errors.gender}
        className="sm:max-w-[calc(50%-0.75rem)]"
      />
      <ChipsField
        label="Minority groups"
        optional
        hint="Which under-represented groups you belong to, where an award asks for one."
        addLabel="Add group"
        values={draft.minorityGroups}
        onChange={(minorityGroups) => change({ minorityGroups })}
        suggest={suggestGroups}
        error={errors.minorityGroups}
      />
      <div>
        <p className="font-semibold">In your preferences</p>
        <p className="text-sm text-muted">
          You change these{' '}
          <Link to="/dashboard?tab=preferences" className="prose-link">
            on the dashboard
          </Link>
          .
        </p>
        <ul className="mt-2">
          {sensitivePreferences(preferences).map((answer) => (
            <Told key={answer.label} {...answer} />
          ))}
        </ul>
      </div>
      {holdsSensitive(preferences, user.profile) ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          loading={erase.isPending}
          loadingText="Erasing..."
          onClick={() => erase.mutate()}
        >
          <Eraser aria-hidden="true" className="size-4" />
          Erase all sensitive answers
        </Button>
      ) : (
        <p className="text-sm text-muted">Nothing sensitive is stored about you.</p>
      )}
    </ProfileSection>
  );
};
