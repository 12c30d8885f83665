import type { ENDPOINTS } from '@laurel/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import type { z } from 'zod';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast-store.ts';
import { notificationKeys, settingsQuery } from './notifications-query.ts';

/** Links in mails point at this id. */
const ANCHOR = 'notifications';

type Settings = z.output<(typeof ENDPOINTS)['notifications']['changeSettings']['body']>;

const FREQUENCIES = [
  { value: 'instant', label: 'At once', description: 'As soon as there is news' },
  { value: 'daily', label: 'Daily', description: 'One mail a day at most' },
  { value: 'weekly', label: 'Weekly', description: 'One mail a week at most' },
  { value: 'off', label: 'Never', description: 'Only here in Laurel' },
] as const;

const useChangeSettings = (student: string) => {
  const queries = useQueryClient();
  const queryKey = notificationKeys.settings(student);
  return useMutation({
    scope: { id: 'notification-settings' },
    mutationFn: (body: Settings) => api('PUT /notifications/settings', { body }),
    onMutate: async (data) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, { success: true, data });
      return { before };
    },
    onSuccess: () => {
      toast({ title: 'Settings saved', description: 'Laurel will write to you as you chose.' });
    },
    onError: (failure, _data, context) => {
      queries.setQueryData(queryKey, context?.before);
      const description = errorText(failure, 'Failed to save your settings. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    },
  });
};

const Choices = ({ settings, student }: { settings: Settings; student: string }) => {
  const { mutate } = useChangeSettings(student);
  return (
    <>
      <RadioCards
        label="E-mail about new matches and changes"
        name="email-frequency"
        options={FREQUENCIES}
        value={settings.email}
        onChange={(event) => mutate({ ...settings, email: event.target.value as Settings['email'] })}
      />
      <Checkbox
        label="Remind me of deadlines of saved scholarships"
        hint="30, 7 and 1 days before. By mail at once, whatever you chose above, unless that is Never."
        checked={settings.deadlineReminders}
        onChange={(event) => mutate({ ...settings, deadlineReminders: event.target.checked })}
      />
    </>
  );
};

/** How the student is notified; each choice is saved at once. */
export const NotificationSettings = () => {
  const id = useId();
  const student = useStudentKey();
  const settings = useQuery(settingsQuery(student));
  const section = useRef<HTMLElement>(null);
  const isWanted = useLocation().hash === `#${ANCHOR}`;

  // A link from a mail arrives before the profile is loaded, and with it this section.
  useEffect(() => {
    if (isWanted) section.current?.scrollIntoView({ block: 'start' });
  }, [isWanted]);

  return (
    <section
      ref={section}
      id={ANCHOR}
      aria-labelledby={id}
      className="grid scroll-mt-24 gap-x-12 gap-y-6 border-t border-line py-9 lg:grid-cols-[17rem_1fr]"
    >
      <div>
        <h2 id={id} className="text-2xl">
          Mails and reminders
        </h2>
        <p className="mt-2 text-sm text-muted">
          So that no new scholarship and no deadline passes you by. Every mail has a link that stops them all.
        </p>
      </div>
      <div className="grid gap-6">
        {settings.isPending ? (
          <>
            <Spinner label="Loading your settings…" className="sr-only" />
            <Skeleton className="h-24" />
          </>
        ) : null}
        {settings.isError && !settings.data ? (
          <ErrorState
            message={errorText(settings.error, 'Failed to load your settings. Please try again.')}
            onRetry={() => void settings.refetch()}
            retrying={settings.isFetching}
          />
        ) : null}
        {settings.data ? <Choices settings={settings.data.data} student={student} /> : null}
      </div>
    </section>
  );
};
