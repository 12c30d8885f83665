import type { ProfileResponse } from '@laurel/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { profileQuery } from './account-queries.ts';
import { OriginSection } from './origin-section.tsx';
import { draftFrom, type ProfileErrors, readDraft } from './profile-draft.ts';
import { DEGREE_OPTIONS, ENROLMENT_OPTIONS } from './profile-labels.ts';
import { ProfileSection, type SectionProps } from './profile-section.tsx';
import { ResultsSection } from './results-section.tsx';
import { SensitiveSection } from './sensitive-section.tsx';

const PersonSection = ({ draft, errors, change }: SectionProps) => (
  <ProfileSection
    anchor="facts"
    title="About you"
    why="Your name is how Laurel greets you. The date of birth settles age limits, and is used for nothing else."
  >
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField
        label="First name"
        name="firstName"
        autoComplete="given-name"
        value={draft.firstName}
        onChange={(event) => change({ firstName: event.target.value })}
        error={errors.firstName}
      />
      <TextField
        label="Last name"
        name="lastName"
        autoComplete="family-name"
        value={draft.lastName}
        onChange={(event) => change({ lastName: event.target.value })}
        error={errors.lastName}
      />
      <TextField
        label="Date of birth"
        optional
        type="date"
        name="dateOfBirth"
        autoComplete="bday"
        hint="Settles age limits."
        value={draft.dateOfBirth}
        onChange={(event) => change({ dateOfBirth: event.target.value })}
        error={errors.dateOfBirth}
      />
    </div>
  </ProfileSection>
);

const StudiesSection = ({ draft, errors, change }: SectionProps) => (
  <ProfileSection
    title="Your studies"
    why="What you hold or are doing now. What you want money for stands in your preferences."
  >
    <div className="grid gap-6 sm:grid-cols-2">
      <Select
        label="Current degree"
        optional
        name="currentDegree"
        hint="The degree you hold or are in; some awards require one."
        placeholder="Not given"
        options={DEGREE_OPTIONS}
        value={draft.currentDegree}
        onChange={(event) => change({ currentDegree: event.target.value })}
        error={errors.currentDegree}
      />
      <Select
        label="Enrolment"
        optional
        name="enrolment"
        hint="Some awards are for enrolled students, others for applicants."
        placeholder="Not given"
        options={ENROLMENT_OPTIONS}
        value={draft.enrolment}
        onChange={(event) => change({ enrolment: event.target.value })}
        error={errors.enrolment}
      />
      <TextField
        label="Institution"
        optional
        name="institution"
        autoComplete="organization"
        hint="Universities fund their own students."
        value={draft.institution}
        onChange={(event) => change({ institution: event.target.value })}
        error={errors.institution}
      />
      <TextField
        label="Intended start"
        optional
        type="month"
        name="intendedStart"
        placeholder="YYYY-MM"
        hint="The month in which you want to begin."
        value={draft.intendedStart}
        onChange={(event) => change({ intendedStart: event.target.value })}
        error={errors.intendedStart}
      />
    </div>
  </ProfileSection>
);

type User = ProfileResponse['data']['user'];

const useSaveProfile = () => {
  const queries = useQueryClient();
  const { updateUser } = useAuth();
  return useMutation({
    mutationFn: (body: ReturnType<typeof readDraft>['request']) => api('PUT /users/profile', { body }),
    onSuccess: (answer) => {
      const { id, firstName, lastName, email } = answer.data.user;
      updateUser({ id, firstName, lastName, email });
      // Matches depend on these facts, so every cached answer is reloaded.
      void queries.invalidateQueries();
      queries.setQueryData(profileQuery.queryKey, answer);
      toast({ title: 'Profile saved', description: 'Your matches will use these facts from now on.' });
    },
  });
};

/** Errors of the fields that were left once; of all fields after a refused submit. */
const visible = (errors: ProfileErrors, left: ReadonlySet<string>, all: boolean): ProfileErrors =>
  all ? errors : Object.fromEntries(Object.entries(errors).filter(([field]) => left.has(field)));

export const ProfileForm = ({ user }: { user: User }) => {
  const [draft, setDraft] = useState(() => draftFrom(user));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const saving = useSaveProfile();

  const { errors: allErrors, request } = readDraft(draft);
  const errors = visible(allErrors, left, refused);
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  const messages = refused ? Object.values(allErrors).map((message) => ({ message })) : [];
  const failure = saving.isError
    ? errorText(saving.error, 'Failed to save your profile. Please try again.')
    : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    const wrong = Object.keys(allErrors).length > 0;
    setRefused(wrong);
    if (wrong) setTimeout(() => summary.current?.focus());
    else saving.mutate(request);
  };

  const section = { draft, errors, change };
  return (
    <form
      noValidate
      aria-label="Profile"
      onSubmit={submit}
      onBlur={(event) => {
        const { name } = event.target as unknown as HTMLInputElement;
        if (name) setLeft((before) => new Set(before).add(name));
      }}
    >
      <ErrorSummary ref={summary} errors={failure ? [{ message: failure }] : messages} />
      <PersonSection {...section} />
      <OriginSection {...section} />
      <StudiesSection {...section} />
      <ResultsSection {...section} />
      <SensitiveSection {...section} user={user} />
      <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-paper/95 px-4 py-4 backdrop-blur-sm">
        <Button
          type="submit"
          size="lg"
          className="max-sm:w-full"
          loading={saving.isPending}
          loadingText="Saving..."
        >
          Save Profile
        </Button>
      </div>
    </form>
  );
};
