import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  CalendarClock,
  CalendarDays,
  CalendarRange,
  ChartGantt,
  Columns3,
  Copy,
  Download,
  LayoutGrid,
  List,
  Plus,
  Printer,
  RefreshCw,
} from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { downloadFile } from '../../lib/browser/download-file.ts';
import { dayOf } from '../../lib/dates/calendar-day.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { Button, buttonStyles, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import type { SavedLayout } from './saved-queries.ts';

const keyOf = (student: string) => ['calendar-address', student] as const;

const useRotate = (student: string, onDone: () => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /calendar/rotate'),
    onSuccess: (answer) => {
      queries.setQueryData(keyOf(student), answer);
      toast({ title: 'New calendar address', description: 'The old address does not work any more.' });
      onDone();
    },
    onError: (failure) => {
      const description = errorText(failure, 'The address could not be changed. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    },
  });
};

const copy = async (url: string) => {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Address copied' });
  } catch {
    // The browser may refuse; the address is on screen and can be selected.
    toast({ title: 'Error', description: 'Please select the address and copy it.', variant: 'destructive' });
  }
};

const Rotate = ({ student }: { student: string }) => {
  const [asking, setAsking] = useState(false);
  const rotate = useRotate(student, () => setAsking(false));
  if (!asking) {
    return (
      <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setAsking(true)}>
        <RefreshCw aria-hidden="true" className="size-4" />
        Make a new address
      </Button>
    );
  }
  return (
    <Callout
      variant="warning"
      title="The old address will stop working at once."
      action={
        <div className="flex flex-wrap gap-3">
          <Button size="sm" loading={rotate.isPending} onClick={() => rotate.mutate()}>
            Replace the address
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </div>
      }
    >
      <p>Calendars that use it show nothing new until you give them the new one.</p>
    </Callout>
  );
};

const Address = () => {
  const student = useStudentKey();
  const address = useQuery({
    queryKey: keyOf(student),
    queryFn: ({ signal }) => api('GET /calendar', { signal }),
    // Another tab may have replaced the address.
    staleTime: 0,
  });
  if (address.isPending) return <Skeleton className="h-28" />;
  if (address.isError) {
    const message = errorText(address.error, 'Failed to load the calendar address. Please try again.');
    return (
      <ErrorState message={message} onRetry={() => void address.refetch()} retrying={address.isFetching} />
    );
  }
  const { url } = address.data.data;
  return (
    <div className="grid gap-5">
      <TextField
        label="Calendar address"
        hint="Whoever has it can read your saved deadlines. Keep it to yourself."
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy(url)}>
          <Copy aria-hidden="true" className="size-4" />
          Copy address
        </Button>
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonStyles({ variant: 'secondary' })}>
          Open in calendar app
        </a>
      </div>
      <Rotate student={student} />
    </div>
  );
};

/** Shows the secret address from which calendar programs load the deadlines. */
const CalendarDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Deadlines in your calendar"
    description="Add this address to Google Calendar, Outlook or Apple Calendar (“from URL” or “subscribe”). It follows your saved list by itself; estimated days are marked as estimated."
  >
    <Address />
  </Dialog>
);

const LAYOUTS = [
  { value: 'cards', label: 'Cards', Icon: LayoutGrid },
  { value: 'list', label: 'List', Icon: List },
  { value: 'board', label: 'Board', Icon: Columns3 },
  { value: 'year', label: 'Year', Icon: CalendarClock },
  { value: 'timeline', label: 'Timeline', Icon: ChartGantt },
  { value: 'month', label: 'Month', Icon: CalendarRange },
] as const;

const LayoutSwitch = ({
  layout,
  onChange,
}: {
  layout: SavedLayout;
  onChange: (layout: SavedLayout) => void;
}) => (
  <fieldset className="flex flex-wrap rounded-md border border-edge bg-raised p-0.5">
    <legend className="sr-only">View</legend>
    {LAYOUTS.map(({ value, label, Icon }) => (
      <Button
        key={value}
        variant="ghost"
        size="sm"
        aria-pressed={layout === value}
        className="aria-pressed:bg-laurel-soft aria-pressed:text-laurel-strong forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]"
        onClick={() => onChange(value)}
      >
        <Icon aria-hidden="true" className="size-4 max-sm:hidden" />
        {label}
      </Button>
    ))}
  </fieldset>
);

/** Reading the answer as text removes the mark; without it Excel misreads every non-ASCII letter. */
const BYTE_ORDER_MARK = '\uFEFF';

const useExportCsv = () =>
  useMutation({
    mutationFn: () => api('GET /scholarships/saved/export.csv'),
    onSuccess: (file) =>
      downloadFile(`saved-scholarships-${dayOf(new Date())}.csv`, `${BYTE_ORDER_MARK}${file}`, 'text/csv'),
    onError: (failure) => {
      const description = errorText(failure, 'Failed to export the saved list. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    },
  });

/** Layouts and exports of the saved list. */
export const SavedToolbar = ({
  layout,
  onLayout,
}: {
  layout: SavedLayout;
  onLayout: (layout: SavedLayout) => void;
}) => {
  const [showsCalendar, setShowsCalendar] = useState(false);
  const exportCsv = useExportCsv();
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-3">
      <LayoutSwitch layout={layout} onChange={onLayout} />
      <div className="flex flex-wrap gap-2">
        <LinkButton to="/add" variant="secondary" size="sm">
          <Plus aria-hidden="true" className="size-4" />
          Add your own
        </LinkButton>
        <Button
          variant="secondary"
          size="sm"
          loading={exportCsv.isPending}
          onClick={() => exportCsv.mutate()}
        >
          <Download aria-hidden="true" className="size-4" />
          Export CSV
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setShowsCalendar(true)}>
          <CalendarDays aria-hidden="true" className="size-4" />
          Calendar
        </Button>
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          Print
        </Button>
      </div>
      <CalendarDialog open={showsCalendar} onClose={() => setShowsCalendar(false)} />
    </div>
  );
};
