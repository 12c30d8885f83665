import { FilterMenu } from '../../ui/filter-menu.tsx';
import type { SavedView } from './saved-list-query.ts';
import { PRIORITY_OPTIONS, STATUS_OPTIONS } from './tracking-labels.ts';

const ANY = { value: '', label: 'Any' } as const;
const SORTS = [
  { value: 'newest', label: 'Newest' },
  { value: 'deadline', label: 'Soonest deadline' },
  { value: 'priority', label: 'Priority' },
  { value: 'title', label: 'Title' },
] as const;

interface SavedFiltersProps {
  view: SavedView;
  onChange: (part: Partial<SavedView>) => void;
}

/** Narrows and orders the saved list. */
export const SavedFilters = ({ view, onChange }: SavedFiltersProps) => (
  <search aria-label="Filter saved scholarships" className="no-print flex flex-wrap gap-2.5">
    <FilterMenu
      label="Status"
      options={[ANY, ...STATUS_OPTIONS]}
      value={view.status}
      onChange={(status) => onChange({ status })}
    />
    <FilterMenu
      label="Priority"
      options={[ANY, ...PRIORITY_OPTIONS]}
      value={view.priority}
      onChange={(priority) => onChange({ priority })}
    />
    <FilterMenu label="Sort" options={SORTS} value={view.sort} onChange={(sort) => onChange({ sort })} />
  </search>
);
