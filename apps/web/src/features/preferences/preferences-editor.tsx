import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FIELD_ORDER, type FormValues, fieldId } from './form-values.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { PersonalSection } from './personal-section.tsx';
import { BackgroundSection, FundingSection, StudySection } from './study-sections.tsx';
import { usePreferencesEditor } from './use-preferences-editor.ts';
import { SAVE_FAILURE } from './use-save-preferences.ts';

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

/** The form itself, once it is known what the server has. */
export const PreferencesEditor = ({ mode, stored, onSaved }: PreferencesEditorProps) => {
  const { form, save, round, wasRestored, isUnsaved, discard, submit } = usePreferencesEditor(
    stored,
    onSaved,
  );
  const summary = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  const { errors } = form.formState;
  const isBusy = save.isPending;

  const messages = FIELD_ORDER.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ fieldId: fieldId(name), message }] : [];
  });
  const failures = save.isError && messages.length === 0 ? [{ message: SAVE_FAILURE }] : messages;

  // After each refused submit, once its errors are painted.
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
      <LeaveGuard isUnsaved={isUnsaved} />
    </FormProvider>
  );
};
