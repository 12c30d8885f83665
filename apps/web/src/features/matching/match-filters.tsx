import type { ReactNode } from 'react';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { MatchView } from './match-view.ts';

const SCORES = [
  { value: '', label: 'Any score' },
  { value: 'high', label: 'High: 80 and above' },
  { value: 'medium', label: '60 to 79' },
  { value: 'low', label: 'Below 60' },
];
const FUNDING = [
  { value: '', label: 'Any funding' },
  { value: 'full', label: 'Fully funded' },
  { value: 'partial', label: 'Partly funded' },
  { value: 'amount', label: 'A sum of money' },
  { value: 'unknown', label: 'Not stated' },
];
const DUE = [
  { value: '', label: 'Any deadline' },
  { value: '30', label: 'Within 30 days' },
  { value: '90', label: 'Within 3 months' },
  { value: '180', label: 'Within 6 months' },
];
const SORTS = [
  { value: 'score', label: 'Best match' },
  { value: 'deadline', label: 'Soonest deadline' },
  { value: 'title', label: 'Title' },
];

interface MatchFiltersProps {
  view: MatchView;
  onChange: (part: Partial<MatchView>) => void;
  /** How many are shown of how many. */
  count: ReactNode;
}

/** Narrows and orders the matches at once, without asking the server. */
export const MatchFilters = ({ view, onChange, count }: MatchFiltersProps) => (
  <search aria-label="Filter matches" className="no-print grid gap-4">
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1fr_1fr]">
      <TextField
        type="search"
        label="Search matches"
        placeholder="Title, place, organization"
        className="sm:max-lg:col-span-2"
        value={view.search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <Select
        label="Score"
        options={SCORES}
        value={view.score}
        onChange={(event) => onChange({ score: event.target.value as MatchView['score'] })}
      />
      <Select
        label="Funding"
        options={FUNDING}
        value={view.funding}
        onChange={(event) => onChange({ funding: event.target.value as MatchView['funding'] })}
      />
      <Select
        label="Deadline"
        options={DUE}
        value={view.dueWithin}
        onChange={(event) => onChange({ dueWithin: event.target.value as MatchView['dueWithin'] })}
      />
      <Select
        label="Sort by"
        options={SORTS}
        value={view.sort}
        onChange={(event) => onChange({ sort: event.target.value as MatchView['sort'] })}
      />
    </div>
    <p role="status" className="text-sm text-muted">
      {count}
    </p>
  </search>
);
