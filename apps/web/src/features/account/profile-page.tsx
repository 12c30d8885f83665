import type { ProfileResponse } from '@laurel/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { errorText } from '../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { useFieldOfAddress } from '../../lib/browser/field-of-address.ts';
import { usePasskeysHere } from '../../lib/browser/passkeys.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { chooseTheme, chosenTheme, onThemeChange, type ThemeChoice } from '../../ui/theme.ts';
import { profileQuery } from '../facts/profile-query.ts';
import { ActivitySection } from './activity-section.tsx';
import { DataSection } from './data-section.tsx';
import { GroupsSection } from './groups-section.tsx';
import { draftFrom, followFacts } from './profile-draft.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SignInSection } from './sign-in-section.tsx';
import { ToldSection } from './told-section.tsx';

/** With its QR codes in a file of its own: few look at it. */
const SecondFactorSection = lazy(async () => ({
  default: (await import('./second-factor-section.tsx')).SecondFactorSection,
}));

const PasskeysSection = lazy(async () => ({
  default: (await import('./passkeys-section.tsx')).PasskeysSection,
}));

const CHOICES = [
  { value: 'system', label: 'As my device', description: 'Changes with it' },
  { value: 'light', label: 'Light', description: 'Warm paper' },
  { value: 'dark', label: 'Dark', description: 'For the night' },
] as const;

/** The theme; stored in this browser only. */
const AppearanceSection = () => {
  const choice = useSyncExternalStore(onThemeChange, chosenTheme);
  return (
    <ProfileSection anchor="appearance" title="Appearance" why="For this browser only; nothing is sent.">
      <RadioCards
        label="Theme"
        name="theme"
        options={CHOICES}
        value={choice}
        onChange={(event) => chooseTheme(event.target.value as ThemeChoice)}
      />
    </ProfileSection>
  );
};

const Waiting = () => (
  <div className="grid gap-6 py-6">
    <Spinner label="Loading your profile…" className="sr-only" />
    <Skeleton className="h-40" />
    <Skeleton className="h-80" />
    <Skeleton className="h-56" />
  </div>
);

const PLACES = [
  { anchor: 'told', label: 'What you told us' },
  { anchor: 'facts', label: 'Facts about you' },
  { anchor: 'sensitive', label: 'Sensitive answers' },
  { anchor: 'sign-in', label: 'Email and password' },
  { anchor: 'two-step', label: 'Two-step sign-in' },
  { anchor: 'passkeys', label: 'Passkeys' },
  { anchor: 'sessions', label: 'Devices' },
  { anchor: 'groups', label: 'Groups' },
  { anchor: 'activity', label: 'Activity' },
  { anchor: 'notifications', label: 'Mails and reminders' },
  { anchor: 'appearance', label: 'Appearance' },
  { anchor: 'data', label: 'Your data' },
] as const;

const Places = ({ without }: { without: readonly string[] }) => (
  <nav aria-label="On this page" className="mb-9">
    <ul className="flex flex-wrap gap-2">
      {PLACES.filter(({ anchor }) => !without.includes(anchor)).map(({ anchor, label }) => (
        <li key={anchor}>
          <a
            href={`#${anchor}`}
            className="inline-flex min-h-9 items-center rounded-full border border-edge bg-raised px-3.5 text-sm font-semibold transition-paint hover:border-laurel hover:text-laurel"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** The stored facts and the form of the same facts; the form follows what is changed above it. */
const Facts = ({ user }: { user: ProfileResponse['data']['user'] }) => {
  const [draft, setDraft] = useState(() => draftFrom(user));
  // A fact without a field of its own is added in the box that takes any.
  useFieldOfAddress({ start: 'fact-', id: 'add-a-fact' });
  return (
    <>
      <ToldSection
        user={user}
        onStored={(before, now) => setDraft((typed) => followFacts(typed, before, now))}
      />
      <ProfileForm user={user} draft={draft} setDraft={setDraft} />
    </>
  );
};

/** The facts that settle unknown verdicts, and the settings of the account. */
export const ProfilePage = ({ children }: { children?: ReactNode }) => {
  useDocumentTitle('Profile');
  const profile = useQuery(profileQuery);
  const canUsePasskeys = usePasskeysHere();
  const user = profile.data?.data.user;
  return (
    <div className="page max-w-5xl pt-8 sm:pt-12">
      <h1 className="text-4xl">Your profile</h1>
      <p className="mt-3 mb-6 max-w-2xl text-lg text-muted">
        Every fact below is optional. It only turns &ldquo;unknown&rdquo; into a clear answer; what you leave
        out is never counted against you, and you can clear it again at any time.
      </p>
      <Places without={canUsePasskeys ? [] : ['passkeys']} />
      {profile.isPending ? <Waiting /> : null}
      {profile.isError && !user ? (
        <ErrorState
          message={errorText(profile.error, 'Failed to load your profile. Please try again.')}
          onRetry={() => void profile.refetch()}
          retrying={profile.isFetching}
        />
      ) : null}
      {user ? (
        <>
          <Facts key={user.id} user={user} />
          <div className="pt-10">
            <p className="eyebrow mb-3">Your account</p>
            <SignInSection user={user} />
            <Suspense fallback={<Skeleton className="h-40" />}>
              <SecondFactorSection />
              {canUsePasskeys ? <PasskeysSection /> : null}
            </Suspense>
            <SessionsSection />
            <GroupsSection />
            <ActivitySection />
            {children}
            <AppearanceSection />
            <DataSection />
          </div>
        </>
      ) : null}
    </div>
  );
};
