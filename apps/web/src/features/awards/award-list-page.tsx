import type { AwardListView, AwardPageInput } from '@laurel/contract';
import { plural } from '@laurel/text';
import { Search } from 'lucide-react';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HillTelescope } from '../../ui/illustrations/hill-telescope.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FUNDING_LABELS, LEVEL_LABELS, missedText } from '../scholarships/filter-labels.ts';
import { AwardList, PageLinks } from './award-list.tsx';
import { NearLists } from './parts.tsx';

type ListInput = Extract<AwardPageInput, { kind: 'list' }>;
type Facet = ListInput['answer']['data']['facets']['level'];

const SORTS = [
  { value: '', label: 'Best first' },
  { value: 'deadline', label: 'Soonest deadline' },
  { value: 'amount', label: 'Largest award' },
  { value: 'title', label: 'Title' },
];

const counted = (count: number, noun = 'award') => `${count.toLocaleString('en-US')} ${plural(count, noun)}`;

/** The values with the number of awards that each leaves. The chosen one stays in the list whatever it leaves. */
const optionsOf = (facet: Facet, chosen: string, labels: Record<string, string> = {}) => {
  const options = facet.map(({ value, name, count }) => ({
    value,
    label: `${labels[value] ?? name} (${count.toLocaleString('en-US')})`,
  }));
  return chosen === '' || options.some(({ value }) => value === chosen)
    ? options
    : [{ value: chosen, label: labels[chosen] ?? chosen }, ...options];
};

/** The address of a view with some of it changed, from its first page. */
const addressWith = (view: AwardListView, change: Partial<AwardListView>): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...view, ...change }))
    if (value) parameters.set(name, value === true ? 'yes' : value);
  return parameters.size > 0 ? `/awards?${parameters}` : '/awards';
};

const isNarrowed = ({ country, level, field, funding, deadlineBefore, sort }: AwardListView): boolean =>
  [country, level, field, funding, deadlineBefore, sort].some(Boolean);

/** A form that asks for another address of this page: it works without a script. */
const SearchForm = ({ view, answer: { data } }: ListInput) => (
  <search aria-label="Search awards" className="no-print">
    <form action="/awards" className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          id="q"
          type="search"
          name="q"
          label="Search"
          placeholder="Title, funder, place or subject"
          defaultValue={view.q}
        />
        <Button type="submit" className="min-h-12">
          <Search aria-hidden="true" className="size-4.5" />
          Search
        </Button>
      </div>
      {/* Folded on a phone until something is chosen; a wide screen shows it all, where the browser can. */}
      <details open={isNarrowed(view)} className="sm:details-content:[content-visibility:visible]">
        <summary className="min-h-8 cursor-pointer font-semibold hover:text-laurel sm:supports-[selector(::details-content)]:hidden">
          Filters and order
        </summary>
        <div className="grid grid-cols-2 gap-x-4 gap-y-3 pt-3 lg:grid-cols-3 sm:pt-0">
          <Select
            id="country"
            name="country"
            label="Country of study"
            placeholder="Any"
            options={optionsOf(data.facets.country, view.country)}
            defaultValue={view.country}
          />
          <Select
            id="level"
            name="level"
            label="Level"
            placeholder="Any"
            options={optionsOf(data.facets.level, view.level, LEVEL_LABELS)}
            defaultValue={view.level}
          />
          <Select
            id="field"
            name="field"
            label="Field of study"
            placeholder="Any"
            options={optionsOf(data.facets.field, view.field)}
            defaultValue={view.field}
          />
          <Select
            id="funding"
            name="funding"
            label="Funding"
            placeholder="Any"
            options={optionsOf(data.facets.funding, view.funding, FUNDING_LABELS)}
            defaultValue={view.funding}
          />
          <TextField
            id="deadlineBefore"
            type="date"
            name="deadlineBefore"
            label="Closes by"
            defaultValue={view.deadlineBefore}
          />
          <Select id="sort" name="sort" label="Sort by" options={SORTS} defaultValue={view.sort} />
        </div>
      </details>
      {view.closed ? (
        <Checkbox id="closed" name="closed" value="yes" label="Closed ones too" defaultChecked />
      ) : null}
      {view.flagged ? (
        <Checkbox
          id="flagged"
          name="flagged"
          value="yes"
          label="Prize draws and suspicious listings too"
          defaultChecked
        />
      ) : null}
    </form>
  </search>
);

/** What the list leaves out, and the way to see it. */
const Hidden = ({ view, answer: { data } }: ListInput) => {
  const { closed, flagged } = data.hidden;
  if (closed + flagged === 0) return null;
  return (
    <ul className="grid gap-1 text-sm text-muted">
      {closed > 0 ? (
        <li>
          {closed.toLocaleString('en-US')} hidden because {closed === 1 ? 'it is' : 'they are'} closed.{' '}
          <a href={addressWith(view, { closed: true })} className="prose-link">
            Show {closed === 1 ? 'it' : 'them'}
          </a>
        </li>
      ) : null}
      {flagged > 0 ? (
        <li>
          {flagged.toLocaleString('en-US')} hidden as prize {plural(flagged, 'draw')} or suspicious.{' '}
          <a href={addressWith(view, { flagged: true })} className="prose-link">
            Show {flagged === 1 ? 'it' : 'them'}
          </a>
        </li>
      ) : null}
    </ul>
  );
};

const FILTERS = {
  country: 'Country of study',
  level: 'Level',
  field: 'Field of study',
  funding: 'Funding',
  deadlineBefore: 'Deadline',
} as const;

const NothingFound = ({ view, answer: { data } }: ListInput) => {
  const removable = data.without.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  return (
    <EmptyState
      illustration={<HillTelescope />}
      title="No award fits all of this"
      text={
        removable.length > 0
          ? 'Take one of these away:'
          : view.q
            ? `Nothing in the catalogue speaks of “${view.q}”. Try fewer or other words.`
            : 'There is nothing on this page of the list.'
      }
      action={
        <>
          {removable.map(({ filter, count }) => (
            <a
              key={filter}
              href={addressWith(view, { [filter]: '' })}
              className={buttonStyles({ variant: 'secondary' })}
            >
              Without “{FILTERS[filter]}”: {counted(count)}
            </a>
          ))}
          <a href="/awards" className={buttonStyles({ variant: 'secondary' })}>
            Show all awards
          </a>
        </>
      }
    />
  );
};

/** The catalogue for everybody: search, filters with counts, pages by links. */
export const AwardListPage = (input: ListInput) => {
  const { answer, address, near, problem } = input;
  const { totalItems } = answer.pagination;
  const missed = missedText(answer.data.missed);
  return (
    <div className="page grid grid-cols-1 gap-7 py-8 sm:py-12">
      <header>
        <h1 className="text-4xl">Browse awards</h1>
        <p className="mt-2 max-w-prose text-muted">
          Scholarships, fellowships and grants for students, each with who may apply and how we know.{' '}
          <a href="/find" className="prose-link">
            Find the ones you could get
          </a>
        </p>
      </header>
      <SearchForm {...input} />
      {problem ? (
        <Callout variant="warning" title="Part of this search was not understood.">
          <p>{problem}</p>
        </Callout>
      ) : null}
      <section aria-labelledby="results" className="grid grid-cols-1 gap-4">
        <p id="results" role="status" className="font-semibold">
          {counted(totalItems)}
        </p>
        {missed ? <p className="max-w-prose break-words text-muted">{missed}</p> : null}
        <Hidden {...input} />
        {answer.data.scholarships.length === 0 ? (
          <NothingFound {...input} />
        ) : (
          <AwardList awards={answer.data.scholarships} />
        )}
        <PageLinks pagination={answer.pagination} address={address} />
      </section>
      <NearLists near={near} title="Lists" />
    </div>
  );
};
