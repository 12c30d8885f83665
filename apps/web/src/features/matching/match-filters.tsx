import type { ReactNode } from 'react';
import { FilterMenu } from '../../ui/filter-menu.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { MatchView } from './match-view.ts';

const SCORES = [
  { value: '', label: 'Any' },
  { value: 'high', label: '80 and above' },
  { value: 'medium', label: '60 to 79' },
  { value: 'low', label: 'Below 60' },
] as const;
const FUNDING = [
  { value: '', label: 'Any' },
  { value: 'full', label: 'Full' },
  { value: 'partial', label: 'Partial' },
  { value: 'amount', label: 'A sum of money' },
  { value: 'unknown', label: 'Not stated' },
] as const;
const DUE = [
  { value: '', label: 'Any' },
  { value: '30', label: 'Within 30 days' },
  { value: '90', label: 'Within 3 months' },
  { value: '180', label: 'Within 6 months' },
] as const;
const SORTS = [
  { value: 'score', label: 'Best match' },
  { value: 'deadline', label: 'Soonest deadline' },
  { value: 'title', label: 'Title' },
] as const;

interface MatchFiltersProps {
  view: MatchView;
  onChange: (part: Partial<MatchView>) => void;
  /** How many are shown of how many. */
  count: ReactNode;
}

/** Narrows and orders the matches at once, without asking the server. */
export const MatchFilters = ({ view, onChange, count }: MatchFiltersProps) => (
  <search aria-label="Filter matches" className="no-print grid gap-3">
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3.5">
      <TextField
        type="search"
        label="Search matches"
        placeholder="Title, place or organization"
        className="grow sm:max-w-sm"
        value={view.search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <div className="flex flex-wrap gap-2.5 pb-1">
        <FilterMenu
          label="Score"
          options={SCORES}
          value={view.score}
          onChange={(score) => onChange({ score })}
        />
        <FilterMenu
          label="Funding"
          options={FUNDING}
          value={view.funding}
          onChange={(funding) => onChange({ funding })}
        />
        <FilterMenu
          label="Deadline"
          options={DUE}
          value={view.dueWithin}
          onChange={(dueWithin) => onChange({ dueWithin })}
        />
        <FilterMenu label="Sort" options={SORTS} value={view.sort} onChange={(sort) => onChange({ sort })} />
      </div>
    </div>
    <p role="status" className="text-sm text-muted">
      {count}
    </p>
  </search>
);
