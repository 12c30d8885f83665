import type { ProfileResponse } from '@laurel/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { toast } from '../../ui/toast-store.ts';
import { OriginSection } from './origin-section.tsx';
import { PersonSection } from './person-section.tsx';
import { draftFrom, type ProfileErrors, readDraft } from './profile-draft.ts';
import { profileQuery } from './profile-query.ts';
import { ResultsSection } from './results-section.tsx';
import { SensitiveSection } from './sensitive-section.tsx';
import { StudiesSection } from './studies-section.tsx';

type User = ProfileResponse['data']['user'];

const useSaveProfile = () => {
  const queries = useQueryClient();
  const { updateUser } = useAuth();
  return useMutation({
    mutationFn: (body: ReturnType<typeof readDraft>['request']) => api('PUT /users/profile', { body }),
    onSuccess: (answer) => {
      const { id, firstName, lastName, email } = answer.data.user;
      updateUser({ id, firstName, lastName, email });
      // Matches rest on these facts: everything else is asked for anew.
      void queries.invalidateQueries();
      queries.setQueryData(profileQuery.queryKey, answer);
      toast({ title: 'Profile saved', description: 'Your matches will use these facts from now on.' });
    },
  });
};

/** Shows the errors of fields that were left once, and of all fields after a refused submit. */
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
