import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { api } from '../../lib/api/api.ts';
import { explainFailure } from '../../lib/api/api-error.ts';
import { downloadFile } from '../../lib/browser/download-file.ts';
import { dayOf } from '../../lib/dates/calendar-day.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { DeleteAccount } from './delete-account.tsx';
import { ProfileSection } from './profile-section.tsx';

const useDownload = () =>
  useMutation({
    mutationFn: () => api('GET /users/export'),
    onSuccess: ({ exportedAt, data }) => {
      const text = JSON.stringify({ exportedAt, data }, null, 2);
      downloadFile(`laurel-export-${dayOf(new Date(exportedAt))}.json`, text, 'application/json');
      toast({ title: 'Your data is downloaded' });
    },
    onError: (failure) => {
      const description = explainFailure(failure, 'Your data could not be downloaded. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    },
  });

/** All that is stored: to take along, and to erase. */
export const DataSection = () => {
  const download = useDownload();
  return (
    <ProfileSection anchor="data" title="Your data" why="It is yours: take it along, or take it away.">
      <div className="grid gap-3">
        <h3 className="text-xl">Download</h3>
        <p>
          One file with everything stored about you, in a format that other programs can read (JSON). Your
          password is not in it: only a digest of it is kept.
        </p>
        <Button
          variant="secondary"
          className="justify-self-start"
          loading={download.isPending}
          loadingText="Collecting..."
          onClick={() => download.mutate()}
        >
          <Download aria-hidden="true" className="size-4" />
          Download my data
        </Button>
      </div>
      <div className="grid gap-3 border-t border-line pt-6">
        <h3 className="text-xl">Delete</h3>
        <p>
          Your account and everything stored about you is erased at once. You will be asked for your password.
        </p>
        <DeleteAccount />
      </div>
    </ProfileSection>
  );
};
