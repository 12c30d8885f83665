import type { ScholarshipSort, ScholarshipsResponse } from '@laurel/contract';
import { Search } from 'lucide-react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FUNDING_LABELS, LEVEL_LABELS } from '../scholarships/filter-labels.ts';
import { type BrowseView, DUE_CHOICES } from './browse-view.ts';

type Facets = ScholarshipsResponse['data']['facets'];

const SORT_LABELS: Record<ScholarshipSort, string> = {
  fit: 'Best fit',
  relevance: 'Closest to your words',
  deadline: 'Soonest deadline',
  amount: 'Largest award',
  title: 'Title',
};
const DUE_LABELS: Record<string, string> = {
  30: 'Within 30 days',
  90: 'Within 3 months',
  180: 'Within 6 months',
};

/** The values with their counts. The chosen value stays in the list even when its count is 0. */
const optionsOf = (
  facet: Facets['level'] | undefined,
  chosen: string,
  labels: Record<string, string> = {},
) => {
  const options = (facet ?? []).map(({ value, name, count }) => ({
    value,
    label: `${labels[value] ?? name} (${count.toLocaleString('en-US')})`,
  }));
  return chosen === '' || options.some(({ value }) => value === chosen)
    ? options
    : [{ value: chosen, label: `${labels[chosen] ?? chosen} (0)` }, ...options];
};

interface BrowseFiltersProps {
  view: BrowseView;
  facets: Facets | undefined;
  /** The text of the search field; the address follows after a pause. */
  words: string;
  onWords: (words: string) => void;
  onChange: (part: Partial<BrowseView>) => void;
}

/** Search and filters, each value with the number of scholarships it leaves. */
export const BrowseFilters = ({ view, facets, words, onWords, onChange }: BrowseFiltersProps) => (
  <search aria-label="Search scholarships" className="no-print grid grid-cols-1 gap-4">
    <div className="relative">
      <TextField
        type="search"
        label="Search"
        placeholder="Title, funder, place or subject"
        className="[&_input]:pl-11"
        value={words}
        onChange={(event) => onWords(event.target.value)}
      />
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute bottom-3.5 left-3.5 size-5 text-muted"
      />
    </div>
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-3 xl:grid-cols-6">
      <Select
        label="Country of study"
        placeholder="Any"
        options={optionsOf(facets?.country, view.country)}
        value={view.country}
        onChange={({ target }) => onChange({ country: target.value })}
      />
      <Select
        label="Level"
        placeholder="Any"
        options={optionsOf(facets?.level, view.level, LEVEL_LABELS)}
        value={view.level}
        onChange={({ target }) => onChange({ level: target.value as BrowseView['level'] })}
      />
      <Select
        label="Field of study"
        placeholder="Any"
        options={optionsOf(facets?.field, view.field)}
        value={view.field}
        onChange={({ target }) => onChange({ field: target.value })}
      />
      <Select
        label="Funding"
        placeholder="Any"
        options={optionsOf(facets?.funding, view.funding, FUNDING_LABELS)}
        value={view.funding}
        onChange={({ target }) => onChange({ funding: target.value as BrowseView['funding'] })}
      />
      <Select
        label="Deadline"
        placeholder="Any"
        options={DUE_CHOICES.map((value) => ({ value, label: DUE_LABELS[value] ?? value }))}
        value={view.dueWithin}
        onChange={({ target }) => onChange({ dueWithin: target.value })}
      />
      <Select
        label="Sort by"
        options={Object.entries(SORT_LABELS).map(([value, label]) => ({ value, label }))}
        value={view.sort}
        onChange={({ target }) => onChange({ sort: target.value as ScholarshipSort })}
      />
    </div>
    <div className="flex flex-wrap gap-x-8 gap-y-3">
      <Checkbox
        label="Show prize draws and suspicious listings too"
        checked={view.flagged}
        onChange={({ target }) => onChange({ flagged: target.checked })}
      />
      <Checkbox
        label="Show closed scholarships too"
        checked={view.closed}
        onChange={({ target }) => onChange({ closed: target.checked })}
      />
    </div>
  </search>
);
