import { Select } from '../../ui/select.tsx';
import type { SavedView } from './saved-list-query.ts';
import { PRIORITY_OPTIONS, STATUS_OPTIONS } from './tracking-labels.ts';

const SORTS = [
  { value: 'newest', label: 'Newest' },
  { value: 'deadline', label: 'Soonest deadline' },
  { value: 'priority', label: 'Priority' },
  { value: 'title', label: 'Title' },
];

interface SavedFiltersProps {
  view: SavedView;
  onChange: (part: Partial<SavedView>) => void;
}

export const SavedFilters = ({ view, onChange }: SavedFiltersProps) => (
  <search aria-label="Filter saved scholarships" className="no-print grid gap-x-4 gap-y-3 sm:grid-cols-3">
    <Select
      label="Status"
      options={[{ value: '', label: 'Any status' }, ...STATUS_OPTIONS]}
      value={view.status}
      onChange={(event) => onChange({ status: event.target.value as SavedView['status'] })}
    />
    <Select
      label="Priority"
      options={[{ value: '', label: 'Any priority' }, ...PRIORITY_OPTIONS]}
      value={view.priority}
      onChange={(event) => onChange({ priority: event.target.value as SavedView['priority'] })}
    />
    <Select
      label="Sort by"
      options={SORTS}
      value={view.sort}
      onChange={(event) => onChange({ sort: event.target.value as SavedView['sort'] })}
    />
  </search>
);
