import type { PreferencesData, ProfileResponse } from '@laurel/contract';
import { ANSWER_NAMES, ANSWERS, type AnswerName, YES_NO } from '@laurel/domain';
import { suggestGroups } from '@laurel/taxonomies';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Eraser, Lock } from 'lucide-react';
import { Link } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { explainFailure } from '../../lib/api/api-error.ts';
import { clearAnswerCache } from '../../lib/session/session-data.ts';
import { Button } from '../../ui/button.tsx';
import { ChipsField } from '../../ui/chips-field.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { GENDER_OPTIONS } from '../facts/profile-labels.ts';
import { profileQuery } from '../facts/profile-query.ts';
import { preferencesQuery } from '../preferences/preferences-query.ts';
import { NOTHING_SAID } from './profile-draft.ts';
import { ProfileSection, type SectionProps } from './profile-section.tsx';
import { erasedFacts, holdsSensitive, isTicked, withoutSensitive } from './sensitive-answers.ts';

/** Deletes the sensitive answers of profile and preferences, and nothing else. */
const useErase = (facts: ProfileResponse['data']['user']['profile'], onErased: () => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { data: preferences } = await api('GET /ai/preferences');
      if (preferences) await api('POST /ai/preferences', { body: withoutSensitive(preferences) });
      return api('PUT /users/profile', { body: { profile: erasedFacts(facts) } });
    },
    onSuccess: (answer) => {
      queries.setQueryData(profileQuery.queryKey, answer);
      clearAnswerCache();
      // Matches depend on these answers, so every cached answer is reloaded.
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

const YES_NO_OPTIONS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Yes, no, or nothing. A box ticked in the preferences is a yes until something else is said here. */
const AnswerField = ({ name, draft, change, preferences }: SectionProps & AnswerFieldProps) => (
  <Select
    id={`fact-${name}`}
    label={ANSWERS[name].title}
    optional
    name={`answers.${name}`}
    placeholder={isTicked(name, preferences) ? 'Yes, as ticked in your preferences' : 'Not said'}
    options={YES_NO_OPTIONS}
    value={draft.answers[name]}
    onChange={({ target }) => {
      const answer = YES_NO.find((each) => each === target.value) ?? '';
      change({ answers: { ...draft.answers, [name]: answer } });
    }}
  />
);

interface AnswerFieldProps {
  name: AnswerName;
  preferences: PreferencesData | null;
}

interface SensitiveSectionProps extends SectionProps {
  user: ProfileResponse['data']['user'];
}

export const SensitiveSection = ({ draft, errors, change, user }: SensitiveSectionProps) => {
  const preferences = useQuery(preferencesQuery).data?.data ?? null;
  const erase = useErase(user.profile, () =>
    change({
      gender: '',
      minorityGroups: [],
      disabilities: [],
      answers: { ...NOTHING_SAID, workExperience: draft.answers.workExperience },
    }),
  );
  return (
    <ProfileSection
      anchor="sensitive"
      title="Sensitive answers"
      why="Asked because some awards are meant for exactly these students. Leaving them out never counts against you."
    >
      <Consent />
      <Select
        id="fact-gender"
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
        id="fact-minorityGroups"
        label="Minority groups"
        optional
        hint="Which under-represented groups you belong to, where an award asks for one."
        addLabel="Add group"
        values={draft.minorityGroups}
        onChange={(minorityGroups) => change({ minorityGroups })}
        suggest={suggestGroups}
        error={errors.minorityGroups}
      />
      <ChipsField
        id="fact-disabilities"
        label="Kind of disability"
        optional
        hint="In your own words, such as blind, deaf or dyslexia. Some awards are for one kind only."
        addLabel="Add disability"
        values={draft.disabilities}
        onChange={(disabilities) => change({ disabilities })}
        suggest={() => []}
        error={errors.disabilities}
      />
      <fieldset>
        <legend className="font-semibold">Yes, no, or not said</legend>
        <p className="mb-4 text-sm text-muted">
          Left alone, an answer counts as not said, never as &ldquo;no&rdquo;. Boxes ticked{' '}
          <Link to="/dashboard?tab=preferences" className="prose-link">
            in your preferences
          </Link>{' '}
          count as yes.
        </p>
        <div className="grid gap-6 sm:grid-cols-2">
          {ANSWER_NAMES.map((name) => (
            <AnswerField
              key={name}
              name={name}
              draft={draft}
              errors={errors}
              change={change}
              preferences={preferences}
            />
          ))}
        </div>
      </fieldset>
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
