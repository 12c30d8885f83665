import { CRITERIA, CRITERION_KINDS, type CriterionKind } from '@laurel/domain';
import { Trash2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChipsField } from '../../ui/chips-field.tsx';
import { Select } from '../../ui/select.tsx';
import { NumberField, TextField } from '../../ui/text-field.tsx';
import {
  complete,
  type Demand,
  PREDICATE_FIELDS,
  type Predicate,
  type PredicateField,
  withKey,
} from './predicate-facts.ts';
import { codeOf, nameOf, suggestNames } from './predicate-names.ts';

interface FieldProps {
  field: PredicateField;
  value: unknown;
  onChange: (value: unknown) => void;
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const suggestFrom = (of: readonly string[]) => (typed: string) =>
  of.filter((each) => each.includes(typed.trim().toLowerCase())).map((value) => ({ value }));

const Several = ({ field, value, onChange }: FieldProps) => {
  const { input, label } = field;
  const chips = { label, optional: true, addLabel: `Add to ${label}` };
  if (input === 'places' || input === 'fields' || input === 'finer')
    return (
      <ChipsField
        {...chips}
        values={listOf(value).map((code) => nameOf(input, code))}
        suggest={suggestNames(input)}
        onChange={(entries) => onChange(entries.map((entry) => codeOf(input, entry)))}
      />
    );
  return (
    <ChipsField
      {...chips}
      values={listOf(value)}
      suggest={input === 'several' ? suggestFrom(field.of) : () => []}
      onChange={onChange}
    />
  );
};

const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

const KeyField = (props: FieldProps) => {
  const { field, value, onChange } = props;
  const { label } = field;
  const written = value === undefined ? '' : String(value);
  switch (field.input) {
    case 'number':
      return (
        <NumberField
          label={label}
          optional
          value={written}
          onChange={({ target }) => {
            const number = Number(target.value.replace(',', '.'));
            onChange(target.value.trim() === '' ? undefined : Number.isNaN(number) ? target.value : number);
          }}
        />
      );
    case 'text':
      return (
        <TextField label={label} optional value={written} onChange={({ target }) => onChange(target.value)} />
      );
    case 'one':
      return (
        <Select
          label={label}
          optional
          placeholder="Not said"
          options={field.of.map((each) => ({ value: each, label: each }))}
          value={written}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'yes-no':
      return (
        <Select
          label={label}
          optional
          placeholder="Not said"
          options={YES_NO}
          value={written}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value === 'true')}
        />
      );
    case 'tick':
      return (
        <Checkbox
          label={label}
          checked={value === field.only}
          onChange={({ target }) => onChange(target.checked ? field.only : undefined)}
        />
      );
    default:
      return <Several {...props} />;
  }
};

interface PredicateProps {
  kind: CriterionKind;
  predicate: Predicate;
  number: number;
  onChange: (predicate: Predicate) => void;
  onRemove: () => void;
}

const PredicateFields = ({ kind, predicate, number, onChange, onRemove }: PredicateProps) => {
  const { label } = CRITERIA[kind];
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4 rounded-lg border border-line p-4">
      <legend className="px-1 font-semibold">
        {label}, line {number}
      </legend>
      {PREDICATE_FIELDS[kind].map((field) => (
        <KeyField
          key={field.key}
          field={field}
          value={predicate[field.key]}
          onChange={(value) => onChange(complete(kind, withKey(predicate, field.key, value)))}
        />
      ))}
      <Button variant="ghost" size="sm" className="justify-self-start" onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-4" />
        Take {label} away from line {number}
      </Button>
    </fieldset>
  );
};

/** What a line demands, kind by kind, each with the values that the catalogue knows. */
export const PredicateForm = ({
  demand,
  number,
  onChange,
}: {
  demand: Demand;
  number: number;
  onChange: (demand: Demand) => void;
}) => {
  const kinds = CRITERION_KINDS.filter((kind) => demand[kind] !== undefined);
  const without = (kind: CriterionKind | 'procedure'): Demand => {
    const { [kind]: _, ...others } = demand;
    return others;
  };
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      {kinds.map((kind) => (
        <PredicateFields
          key={kind}
          kind={kind}
          predicate={demand[kind] ?? {}}
          number={number}
          onChange={(predicate) => onChange({ ...demand, [kind]: predicate })}
          onRemove={() => onChange(without(kind))}
        />
      ))}
      {kinds.length === 0 ? (
        <Checkbox
          label={`Line ${number} tells what one has to do, and is no condition`}
          checked={demand.procedure !== undefined}
          onChange={({ target }) => onChange(target.checked ? { procedure: {} } : {})}
        />
      ) : null}
      <Select
        label={`Add what line ${number} is about`}
        hint={kinds.length === 0 ? 'Without any the line is told and rules nobody out.' : undefined}
        placeholder="Choose"
        options={CRITERION_KINDS.filter((kind) => !kinds.includes(kind)).map((kind) => ({
          value: kind,
          label: CRITERIA[kind].label,
        }))}
        value=""
        onChange={({ target }) => {
          const kind = target.value as CriterionKind;
          if (target.value !== '') onChange({ ...without('procedure'), [kind]: complete(kind, {}) });
        }}
      />
    </div>
  );
};
