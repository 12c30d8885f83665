import { useMutation } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { downloadFile } from '../../lib/browser/download-file.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import type { DeadlineFacts } from '../scholarships/deadline-display.ts';
import { useDeadline } from '../scholarships/deadline-label.tsx';

const FAILURE = 'The calendar file could not be made. Please try again.';

interface AddToCalendarButtonProps {
  id: string;
  title: string;
  facts: DeadlineFacts;
}

/** Downloads the deadline as a calendar file; hidden when the day is unknown or past. */
export const AddToCalendarButton = ({ id, title, facts }: AddToCalendarButtonProps) => {
  const { day, expired } = useDeadline(facts);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('GET /scholarships/{id}/deadline.ics', { params: { id } }),
    onSuccess: (file) => downloadFile('deadline.ics', file, 'text/calendar'),
    onError: (failure) =>
      toast({ title: 'Error', description: errorText(failure, FAILURE), variant: 'destructive' }),
  });
  if (!day || expired) return null;
  return (
    <Button
      variant="secondary"
      size="iconSm"
      aria-label={`Add to calendar: ${title}`}
      title="Add to calendar"
      loading={isPending}
      onClick={() => mutate()}
    >
      {isPending ? null : <CalendarPlus aria-hidden="true" className="size-4" />}
    </Button>
  );
};
