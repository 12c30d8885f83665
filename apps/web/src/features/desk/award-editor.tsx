import { AWARD_PERIODS, FUNDING_KINDS, STRENGTHS } from '@laurel/domain';
import { Plus, Trash2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { NumberField, TextArea, TextField } from '../../ui/text-field.tsx';
import { type AwardDraft, type DraftLine, withDates } from './award-draft.ts';
import { readDemand, writeDemand } from './predicate-facts.ts';
import { PredicateForm } from './predicate-form.tsx';

const DEADLINES = [
  { value: 'date', label: 'One day that was announced' },
  { value: 'yearly', label: 'The same day each year' },
  { value: 'month', label: 'A month' },
  { value: 'multiple', label: 'Several days' },
  { value: 'rolling', label: 'Open all year' },
  { value: 'unknown', label: 'Not known' },
];
const named = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const STRENGTH_WORDS: Record<string, string> = {
  hard: 'Rules out whoever does not meet it',
  preferred: 'Preferred',
  info: 'Only told',
};
const AUTHORS = [
  { value: 'organiser', label: 'The organiser’s own page' },
  { value: 'official', label: 'A government’s or university’s page' },
  { value: 'reported', label: 'Anybody else’s page' },
];
const FACTS = ['programme', 'eligibility', 'award', 'deadline', 'documents', 'selection', 'page'] as const;

interface EditorProps {
  draft: AwardDraft;
  onChange: (draft: AwardDraft) => void;
}

/** A group of fields; the first is open, the others by a click. */
const Group = ({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode }) => (
  <details open={isOpen} className="rounded-lg border border-line bg-raised">
    <summary className="min-h-12 cursor-pointer px-4 py-3 font-semibold">{title}</summary>
    <div className="grid gap-5 border-t border-line p-4">{children}</div>
  </details>
);

const DeadlineFields = ({ draft, onChange }: EditorProps) => (
  <Group title="Deadline" isOpen>
    <TextField
      label="Day"
      hint="2027-04-15 for a day that was announced, --03-01 for each year, --03 for a month; several with commas."
      value={draft.deadlineDates}
      onChange={({ target }) => onChange(withDates(draft, target.value))}
    />
    <Select
      label="What is known"
      options={DEADLINES}
      value={draft.deadlineKind}
      onChange={({ target }) => onChange({ ...draft, deadlineKind: target.value })}
    />
    <TextField
      label="Deadline in words"
      hint="As students read it."
      value={draft.deadlineText}
      onChange={({ target }) => onChange({ ...draft, deadlineText: target.value })}
    />
    <Checkbox
      label="It is no longer given"
      checked={draft.isEnded}
      onChange={({ target }) => onChange({ ...draft, isEnded: target.checked })}
    />
    {draft.isEnded ? (
      <TextField
        label="What became of it"
        hint="A sentence of at least 15 letters."
        value={draft.endedNote}
        onChange={({ target }) => onChange({ ...draft, endedNote: target.value })}
      />
    ) : null}
  </Group>
);

const RoundFields = ({ draft, onChange }: EditorProps) => {
  const change = (part: Partial<AwardDraft['round']>) =>
    onChange({ ...draft, round: { ...draft.round, ...part } });
  const { opens, closes, results, url } = draft.round;
  return (
    <Group title="Add a round that a page gave">
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField
          label="Opens"
          type="date"
          optional
          value={opens}
          onChange={({ target }) => change({ opens: target.value })}
        />
        <TextField
          label="Closes"
          type="date"
          optional
          value={closes}
          onChange={({ target }) => change({ closes: target.value })}
        />
        <TextField
          label="Results"
          type="date"
          optional
          value={results}
          onChange={({ target }) => change({ results: target.value })}
        />
      </div>
      <TextField
        label="Address of that page"
        type="url"
        value={url}
        onChange={({ target }) => change({ url: target.value })}
      />
    </Group>
  );
};

const EvidenceFields = ({ draft, onChange }: EditorProps) => {
  const { url, by, facts } = draft.evidence;
  const change = (part: Partial<AwardDraft['evidence']>) =>
    onChange({ ...draft, evidence: { ...draft.evidence, ...part } });
  return (
    <Group title="Add a page that was read today">
      <TextField
        label="Address"
        type="url"
        value={url}
        onChange={({ target }) => change({ url: target.value })}
      />
      <Select
        label="Whose page it is"
        options={AUTHORS}
        value={by}
        onChange={({ target }) => change({ by: target.value })}
      />
      <fieldset className="grid gap-3 border-0 p-0">
        <legend className="mb-2 font-semibold">What stands there</legend>
        {FACTS.map((fact) => (
          <Checkbox
            key={fact}
            label={fact}
            checked={facts.includes(fact)}
            onChange={({ target }) =>
              change({ facts: target.checked ? [...facts, fact] : facts.filter((each) => each !== fact) })
            }
          />
        ))}
      </fieldset>
    </Group>
  );
};

interface LineProps {
  line: DraftLine;
  number: number;
  onChange: (line: DraftLine) => void;
  onRemove: () => void;
}

/** Forms for what they can show; the text of the catalogue's files for the rest. */
const DemandFields = ({ line, number, onChange }: Omit<LineProps, 'onRemove'>) => {
  const demand = readDemand(line.demand);
  const asText = (
    <TextArea
      label={`What line ${number} demands, as text`}
      hint={'As in the catalogue’s files: {"age": {"max": 35}}; {"none": {}} when it is no condition.'}
      rows={2}
      spellCheck={false}
      value={line.demand}
      onChange={({ target }) => onChange({ ...line, demand: target.value })}
    />
  );
  if (!demand) return asText;
  return (
    <>
      <PredicateForm
        demand={demand}
        number={number}
        onChange={(next) => onChange({ ...line, demand: writeDemand(next) })}
      />
      <details>
        <summary className="min-h-8 cursor-pointer text-sm text-muted">As text</summary>
        {asText}
      </details>
    </>
  );
};

const LineFields = ({ line, number, onChange, onRemove }: LineProps) => (
  <li className="grid gap-4 border-l-4 border-line pl-4">
    <TextArea
      label={`Line ${number}`}
      rows={2}
      maxLength={180}
      value={line.line}
      onChange={({ target }) => onChange({ ...line, line: target.value })}
    />
    <Select
      label={`How line ${number} counts`}
      options={STRENGTHS.map((value) => ({ value, label: STRENGTH_WORDS[value] ?? value }))}
      value={line.strength}
      onChange={({ target }) => onChange({ ...line, strength: target.value })}
    />
    <DemandFields line={line} number={number} onChange={onChange} />
    <Button variant="ghost" size="sm" className="justify-self-start" onClick={onRemove}>
      <Trash2 aria-hidden="true" className="size-4" />
      Remove line {number}
    </Button>
  </li>
);

const ConditionFields = ({ draft, onChange }: EditorProps) => {
  const { lines } = draft;
  const add = () => {
    const line = { key: `new-${Date.now()}`, line: '', strength: 'hard', demand: '', kept: {} };
    onChange({ ...draft, lines: [...lines, line] });
  };
  return (
    <Group title={`Conditions (${lines.length})`}>
      <ol className="grid gap-8">
        {lines.map((line, index) => (
          <LineFields
            key={line.key}
            line={line}
            number={index + 1}
            onChange={(next) => onChange({ ...draft, lines: lines.with(index, next) })}
            onRemove={() => onChange({ ...draft, lines: lines.toSpliced(index, 1) })}
          />
        ))}
      </ol>
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={add}>
        <Plus aria-hidden="true" className="size-4" />
        Add a line
      </Button>
    </Group>
  );
};

const AmountFields = ({ draft, onChange }: EditorProps) => {
  const change = (part: Partial<AwardDraft>) => onChange({ ...draft, ...part });
  return (
    <Group title="What it pays">
      <Select
        label="Kind"
        options={named(FUNDING_KINDS)}
        value={draft.amountKind}
        onChange={({ target }) => change({ amountKind: target.value })}
      />
      <TextField
        label="Award in words"
        value={draft.amountText}
        onChange={({ target }) => change({ amountText: target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
        <TextField
          label="Currency"
          optional
          hint="EUR"
          maxLength={3}
          value={draft.currency}
          onChange={({ target }) => change({ currency: target.value })}
        />
        <Select
          label="Each"
          optional
          placeholder="Not said"
          options={named(AWARD_PERIODS)}
          value={draft.period}
          onChange={({ target }) => change({ period: target.value })}
        />
        <NumberField
          label="From"
          optional
          value={draft.min}
          onChange={({ target }) => change({ min: target.value })}
        />
        <NumberField
          label="To"
          optional
          value={draft.max}
          onChange={({ target }) => change({ max: target.value })}
        />
      </div>
    </Group>
  );
};

/** Several entries, each on a line of its own. */
const LinesField = (props: Omit<ComponentProps<typeof TextArea>, 'hint' | 'optional'>) => (
  <TextArea {...props} hint="One a line." optional />
);

const TextFields = ({ draft, onChange }: EditorProps) => {
  const change = (part: Partial<AwardDraft>) => onChange({ ...draft, ...part });
  return (
    <Group title="Title, pages and texts">
      <TextField
        label="Title"
        value={draft.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextField
        label="Its page"
        type="url"
        value={draft.page}
        onChange={({ target }) => change({ page: target.value })}
      />
      <TextField
        label="Where one applies"
        type="url"
        optional
        value={draft.apply}
        onChange={({ target }) => change({ apply: target.value })}
      />
      <TextField
        label="Place of study"
        value={draft.location}
        onChange={({ target }) => change({ location: target.value })}
      />
      <TextArea
        label="Description"
        rows={5}
        value={draft.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <LinesField
        label="Documents"
        value={draft.documents}
        onChange={({ target }) => change({ documents: target.value })}
      />
      <LinesField
        label="How they choose"
        value={draft.selection}
        onChange={({ target }) => change({ selection: target.value })}
      />
      <LinesField
        label="What else it pays for"
        value={draft.benefits}
        onChange={({ target }) => change({ benefits: target.value })}
      />
    </Group>
  );
};

/** The facts, conditions, rounds and evidence of an award, in forms. */
export const AwardEditor = (props: EditorProps) => (
  <div className="grid gap-4">
    <DeadlineFields {...props} />
    <RoundFields {...props} />
    <ConditionFields {...props} />
    <AmountFields {...props} />
    <TextFields {...props} />
    <EvidenceFields {...props} />
  </div>
);
