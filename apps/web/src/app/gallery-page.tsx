import { Bookmark, RefreshCw } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useDocumentTitle } from '../lib/browser/document-title.ts';
import { AiNote } from '../ui/ai-note.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, ExternalLinkButton, LinkButton } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';
import { Card, CardBody } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ChipsField } from '../ui/chips-field.tsx';
import { Combobox, type ComboboxOption } from '../ui/combobox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { FilterMenu } from '../ui/filter-menu.tsx';
import { BookStack } from '../ui/illustrations/book-stack.tsx';
import { HillTelescope } from '../ui/illustrations/hill-telescope.tsx';
import { LogoMark } from '../ui/illustrations/logo-mark.tsx';
import { Signpost } from '../ui/illustrations/signpost.tsx';
import { SprigDivider } from '../ui/illustrations/sprig-divider.tsx';
import { UnrolledLetter } from '../ui/illustrations/unrolled-letter.tsx';
import { WritingDesk } from '../ui/illustrations/writing-desk.tsx';
import { LeaveGuard } from '../ui/leave-guard.tsx';
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuSeparator } from '../ui/menu.tsx';
import { Meter } from '../ui/meter.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { NumberField, TextArea, TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast-store.ts';
import { Tooltip } from '../ui/tooltip.tsx';

const LONG =
  'Scholarship of the Foundation for the Advancement of Agricultural Engineering and Rural Development in West Africa';
const OPTIONS = [
  { value: 'a', label: 'First' },
  { value: 'b', label: LONG },
  { value: 'c', label: 'Third' },
];
const COUNTRIES: ComboboxOption[] = ['Ghana', 'Germany', 'Kenya'].map((value) => ({ value }));
const suggest = (typed: string) =>
  COUNTRIES.filter(({ value }) => value.toLowerCase().startsWith(typed.toLowerCase()));
const nothing = () => {};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-3 border-b border-line pb-1 text-xl">{title}</h2>
    <div className="flex flex-wrap items-start gap-4 *:max-w-full">{children}</div>
  </section>
);

const Buttons = () => (
  <Part title="Buttons">
    {(['primary', 'secondary', 'ghost', 'destructive', 'brass'] as const).map((variant) => (
      <Button key={variant} variant={variant}>
        {variant}
      </Button>
    ))}
    {(['sm', 'md', 'lg'] as const).map((size) => (
      <Button key={size} size={size} variant="secondary">
        Size {size}
      </Button>
    ))}
    <Button size="icon" variant="secondary" aria-label="Refresh">
      <RefreshCw aria-hidden="true" className="size-5" />
    </Button>
    <Button disabled>Disabled</Button>
    <Button loading loadingText="Saving...">
      Save
    </Button>
    <Button variant="secondary">{LONG}</Button>
    <LinkButton to="/gallery">Link</LinkButton>
    <ExternalLinkButton href="https://example.org" variant="secondary">
      Other site
    </ExternalLinkButton>
  </Part>
);

const Messages = () => (
  <>
    <Part title="Footnote of “AI”">
      <AiNote />
    </Part>
    <Part title="Badges">
      {(['default', 'secondary', 'urgent', 'outline', 'soft', 'brass'] as const).map((variant) => (
        <Badge key={variant} variant={variant}>
          {variant}
        </Badge>
      ))}
      <Badge variant="outline">{LONG}</Badge>
    </Part>
    <Part title="Callouts">
      {(['info', 'success', 'warning', 'danger'] as const).map((variant) => (
        <Callout key={variant} variant={variant} title={variant}>
          {LONG}
        </Callout>
      ))}
      <Callout
        action={
          <Button size="sm" variant="secondary">
            Action
          </Button>
        }
      >
        Without a title, with an action.
      </Callout>
    </Part>
    <Part title="Loading">
      <Spinner className="size-8 text-laurel" />
      <Skeleton className="h-12 w-48" />
      <Skeleton className="h-24 w-full rounded-lg" />
    </Part>
    <Part title="Errors">
      <ErrorState message="Failed to load. Please try again." onRetry={nothing} />
      <ErrorState message="Failed to load. Please try again." onRetry={nothing} retrying />
      <ErrorSummary errors={[{ message: 'Country is required' }, { message: LONG }]} />
    </Part>
    <Part title="Empty">
      <EmptyState
        illustration={<BookStack />}
        title="Nothing saved yet"
        text={LONG}
        action={<Button>Explore</Button>}
      />
      <EmptyState title="Nothing here" />
    </Part>
    <Part title="Meters">
      <Meter kind="progress" label="Nothing done" value={0} className="w-full" />
      <Meter kind="progress" label="Progress" value={42} className="w-full" />
      <Meter kind="measure" label="Full" value={100} text="100 of 100" className="w-full" />
    </Part>
  </>
);

const Fields = () => {
  const [country, setCountry] = useState('');
  const [countries, setCountries] = useState(['Ghana', LONG]);
  const [level, setLevel] = useState('a');
  const levels = useId();
  return (
    <Part title="Fields">
      <div className="grid w-full grid-cols-1 gap-5">
        <TextField label="Text" hint="A hint below the label" placeholder="Placeholder" />
        <TextField label="Optional" optional defaultValue={LONG} />
        <TextField label="With an error" error="This field is required" defaultValue="x" />
        <TextField label="Disabled" disabled defaultValue="Fixed" />
        <NumberField label="Number" defaultValue="3.7" />
        <PasswordField label="Password" defaultValue="secret words" />
        <TextArea label="Text area" defaultValue={LONG} error="Too long" />
        <Select label="Select" options={OPTIONS} placeholder="Please choose" />
        <Select label="Select, disabled" options={OPTIONS} disabled />
        <Combobox label="Combobox" hint="Type G" value={country} onChange={setCountry} suggest={suggest} />
        <ChipsField
          label="Chips"
          addLabel="Add country"
          values={countries}
          onChange={setCountries}
          suggest={suggest}
        />
        <ChipsField
          label="Chips, empty"
          addLabel="Add country"
          values={[]}
          onChange={nothing}
          suggest={suggest}
          error="At least one country is required"
        />
        <RadioCards
          label="Radio cards"
          name={levels}
          options={[{ value: 'a', label: 'First', description: 'With a description' }, ...OPTIONS.slice(1)]}
          value={level}
          onChange={(event) => setLevel(event.target.value)}
        />
        <Checkbox label="Checkbox" hint="With a hint" defaultChecked />
        <Checkbox label={LONG} error="Please accept" />
        <Checkbox label="Disabled" disabled />
      </div>
    </Part>
  );
};

const Overlays = () => {
  const [isOpen, setOpen] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const [value, setValue] = useState('a');
  return (
    <Part title="Menus, dialog, tooltip, toasts">
      <Menu button={(props) => <Button {...props}>Menu</Button>} align="start">
        <MenuLabel>Amina Mensah</MenuLabel>
        <MenuSeparator />
        <MenuItem onSelect={nothing}>
          <Bookmark aria-hidden="true" /> With an icon
        </MenuItem>
        <MenuItem onSelect={nothing}>{LONG}</MenuItem>
        <MenuSeparator />
        <MenuChoices label="Choices" value={value} options={OPTIONS} onChange={setValue} />
      </Menu>
      <FilterMenu label="Filter" value={value} options={OPTIONS} onChange={setValue} />
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Dialog
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Delete this?"
        description={LONG}
        actions={
          <Button variant="destructive" onClick={() => setOpen(false)}>
            Delete
          </Button>
        }
      />
      <Checkbox
        label="Unsaved: leaving asks first"
        checked={isUnsaved}
        onChange={({ target }) => setUnsaved(target.checked)}
      />
      <LeaveGuard isUnsaved={() => isUnsaved} />
      <Tooltip content={LONG}>
        <Button variant="secondary">Tooltip</Button>
      </Tooltip>
      <Button variant="secondary" onClick={() => toast({ title: 'Saved', description: LONG })}>
        Toast
      </Button>
      <Button
        variant="secondary"
        onClick={() => toast({ title: 'Error', description: 'It failed.', variant: 'destructive' })}
      >
        Toast of a failure
      </Button>
    </Part>
  );
};

const Layout = () => {
  const [tab, setTab] = useState('one');
  const [page, setPage] = useState(1);
  return (
    <Part title="Tabs, pages, cards">
      <div className="w-full">
        <Tabs
          label="Example"
          value={tab}
          onChange={setTab}
          tabs={['one', 'two', 'three'].map((value) => ({
            value,
            label: `Tab ${value}`,
            content: `Panel ${value}`,
          }))}
        />
      </div>
      <Pagination page={page} totalPages={3} onPage={setPage} />
      <Pagination page={1} totalPages={1} onPage={nothing} />
      <Card>
        <CardBody>{LONG}</CardBody>
      </Card>
    </Part>
  );
};

const Illustrations = () => (
  <Part title="Illustrations">
    {[LogoMark, BookStack, HillTelescope, Signpost, UnrolledLetter, WritingDesk].map((Illustration) => (
      <Illustration key={Illustration.name} className="w-36" />
    ))}
    <SprigDivider />
  </Part>
);

/** Every primitive in its states, in light and dark side by side. For development only: `npm run dev`, then /gallery. */
export const GalleryPage = () => {
  useDocumentTitle('Component gallery');
  return (
    <div className="page py-8">
      <h1 className="mb-6 text-4xl">Component gallery</h1>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        {(['light', 'dark'] as const).map((colorScheme) => (
          <div
            key={colorScheme}
            style={{ colorScheme }}
            className="grid min-w-0 grid-cols-1 content-start gap-8 rounded-lg bg-paper p-5 text-ink"
          >
            <Buttons />
            <Messages />
            <Fields />
            <Overlays />
            <Layout />
            <Illustrations />
          </div>
        ))}
      </div>
    </div>
  );
};
