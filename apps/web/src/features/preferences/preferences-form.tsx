import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { session } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { useFieldOfAddress } from '../../lib/browser/field-of-address.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FIELD_ORDER, type FormValues, fieldId, NEW_VALUES, toFormValues } from './form-values.ts';
import { preferencesQuery } from './preferences-query.ts';
import { BackgroundSection, FundingSection, PersonalSection, StudySection } from './study-sections.tsx';
import { SAVE_FAILURE, usePreferencesEditor } from './use-preferences-editor.ts';

const TEXTS = {
  new: { title: 'Set Up Your Scholarship Preferences', submit: 'Save Preferences & Get Matches' },
  edit: { title: 'Update Your Preferences', submit: 'Update Preferences' },
} as const;

interface PreferencesEditorProps {
  mode: 'new' | 'edit';
  stored: FormValues;
  onSaved: () => void;
}

const RestoredNote = ({ onDiscard }: { onDiscard: () => void }) => (
  <Callout
    variant="info"
    className="mb-8"
    title="Your unsaved changes are still here"
    action={
      <Button variant="secondary" size="sm" onClick={onDiscard}>
        Discard changes
      </Button>
    }
  />
);

/** The form, once the stored preferences are loaded. */
const PreferencesEditor = ({ mode, stored, onSaved }: PreferencesEditorProps) => {
  const { form, save, round, wasRestored, isUnsaved, discard, submit } = usePreferencesEditor(
    stored,
    onSaved,
  );
  const summary = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  const { errors } = form.formState;
  const isBusy = save.isPending;
  useFieldOfAddress();

  const messages = FIELD_ORDER.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ fieldId: fieldId(name), message }] : [];
  });
  const failures = save.isError && messages.length === 0 ? [{ message: SAVE_FAILURE }] : messages;

  // Focuses the summary after each refused submit, when the errors are painted.
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!(await submit())) setRefusals((before) => before + 1);
  };

  return (
    <FormProvider {...form}>
      <Card className="p-5 sm:p-8">
        <form noValidate onSubmit={(event) => void onSubmit(event)} aria-labelledby="preferences-title">
          <h2 id="preferences-title" className="mb-6 text-3xl">
            {TEXTS[mode].title}
          </h2>
          {wasRestored ? <RestoredNote onDiscard={discard} /> : null}
          {refusals > 0 && failures.length > 0 ? (
            <div className="mb-8">
              <ErrorSummary ref={summary} errors={failures} />
            </div>
          ) : null}
          <div key={round}>
            <StudySection />
            <BackgroundSection />
            <FundingSection />
            <PersonalSection />
          </div>
          <div className="border-t border-line pt-6">
            <Button
              type="submit"
              size="lg"
              className="w-full max-sm:px-3 max-sm:text-base sm:w-auto"
              loading={isBusy}
              loadingText="Saving..."
            >
              {TEXTS[mode].submit}
            </Button>
          </div>
        </form>
      </Card>
      <LeaveGuard isUnsaved={() => session.tokens().token !== null && isUnsaved()} keeps />
    </FormProvider>
  );
};

interface PreferencesFormProps {
  /** `new`: nothing is stored yet; `edit`: the stored preferences are loaded first. */
  mode: 'new' | 'edit';
  onSaved: () => void;
}

/** Loads the current preferences first: another tab or device may have changed them. */
const StoredPreferences = ({ onSaved }: { onSaved: () => void }) => {
  const stored = useQuery({ ...preferencesQuery, refetchOnMount: 'always' });
  if (stored.isError && !stored.data) {
    return (
      <ErrorState
        message={errorText(stored.error, 'Failed to load your preferences. Please try again.')}
        onRetry={() => void stored.refetch()}
        retrying={stored.isFetching}
      />
    );
  }
  if (!stored.data || !stored.isFetchedAfterMount) {
    return (
      <div className="flex min-h-dvh justify-center pt-24 text-laurel">
        <Spinner label="Loading your preferences…" className="size-9" />
      </div>
    );
  }
  const { data } = stored.data;
  return <PreferencesEditor mode="edit" stored={data ? toFormValues(data) : NEW_VALUES} onSaved={onSaved} />;
};

/** Sets or changes what the student is looking for. */
export const PreferencesForm = ({ mode, onSaved }: PreferencesFormProps) =>
  mode === 'edit' ? (
    <StoredPreferences onSaved={onSaved} />
  ) : (
    <PreferencesEditor mode="new" stored={NEW_VALUES} onSaved={onSaved} />
  );
