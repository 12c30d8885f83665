import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/api/api-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { NEW_VALUES, toFormValues } from './form-values.ts';
import { PreferencesEditor } from './preferences-editor.tsx';
import { preferencesQuery } from './preferences-query.ts';

interface PreferencesFormProps {
  /** `new`: nothing is stored yet. `edit`: what is stored is loaded first. */
  mode: 'new' | 'edit';
  onSaved: () => void;
}

/** Another tab or device may have changed them: what is edited is what the server has now. */
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
