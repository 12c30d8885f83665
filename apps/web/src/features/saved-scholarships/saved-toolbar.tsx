import { useMutation } from '@tanstack/react-query';
import {
  CalendarDays,
  CalendarRange,
  ChartGantt,
  Columns3,
  Download,
  LayoutGrid,
  List,
  Printer,
} from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { downloadFile } from '../../lib/browser/download-file.ts';
import { dayOf } from '../../lib/dates/calendar-day.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { CalendarDialog } from './calendar-dialog.tsx';
import type { SavedLayout } from './saved-list-query.ts';

const LAYOUTS = [
  { value: 'cards', label: 'Cards', Icon: LayoutGrid },
  { value: 'list', label: 'List', Icon: List },
  { value: 'board', label: 'Board', Icon: Columns3 },
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

/** Reading an answer as text takes it away; without it Excel garbles every letter beyond ASCII. */
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

/** How the saved list is shown, and the ways to take it along. */
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
