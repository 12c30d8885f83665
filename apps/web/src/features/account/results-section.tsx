import { suggestLanguages } from '@laurel/taxonomies';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CEFR_OPTIONS, SCALE_OPTIONS, TEST_OPTIONS } from '../facts/profile-labels.ts';
import { gradeInWords } from './profile-draft.ts';
import { ProfileSection, type SectionProps } from './profile-section.tsx';

interface FactRowsProps<Row> {
  /** What an address names it by. */
  id: string;
  label: string;
  hint: string;
  addLabel: string;
  /** Names a row in its remove button: 'test'. */
  noun: string;
  rows: readonly Row[];
  empty: Row;
  onChange: (rows: Row[]) => void;
  error?: string | undefined;
  children: (row: Row, change: (change: Partial<Row>) => void, index: number) => ReactNode;
}

/** A table of two columns whose rows are added and removed one at a time. */
const FactRows = <Row extends object>({
  id,
  label,
  hint,
  addLabel,
  noun,
  rows,
  empty,
  onChange,
  error,
  children,
}: FactRowsProps<Row>) => {
  const add = useRef<HTMLButtonElement>(null);
  return (
    <fieldset id={id}>
      <legend className="font-semibold">
        {label} <span className="font-normal text-muted">(optional)</span>
      </legend>
      <p className="mb-3 text-sm text-muted">{hint}</p>
      <div className="grid gap-3">
        {rows.map((row, index) => (
          // Rows have no identity but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <div key={index} className="flex items-end gap-2">
            <div className="grid min-w-0 grow grid-cols-2 gap-3">
              {children(
                row,
                (change) => onChange(rows.map((each, at) => (at === index ? { ...each, ...change } : each))),
                index,
              )}
            </div>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove ${noun} ${index + 1}`}
              onClick={() => {
                onChange(rows.filter((_, at) => at !== index));
                add.current?.focus();
              }}
            >
              <Trash2 aria-hidden="true" className="size-5" />
            </Button>
          </div>
        ))}
      </div>
      <Button
        ref={add}
        variant="secondary"
        size="sm"
        className={rows.length > 0 ? 'mt-3' : ''}
        onClick={() => onChange([...rows, empty])}
      >
        <Plus aria-hidden="true" className="size-4" />
        {addLabel}
      </Button>
      <FieldError id={`${noun}-error`} message={error} />
    </fieldset>
  );
};

export const ResultsSection = ({ draft, errors, change }: SectionProps) => (
  <ProfileSection
    title="Results and languages"
    why="Language and grade requirements are checked against these. A minimum on another scale is compared with a range, never a point; where it is too close to tell, the condition stays open."
  >
    <FactRows
      id="fact-tests"
      label="Test scores"
      hint="Language tests such as IELTS or TOEFL, and admission tests such as SAT or GRE."
      addLabel="Add a test score"
      noun="test"
      rows={draft.tests}
      empty={{ test: '', score: '' }}
      onChange={(tests) => change({ tests })}
      error={errors.tests}
    >
      {(row, changeRow) => (
        <>
          <Select
            label="Test"
            placeholder="Choose"
            options={TEST_OPTIONS}
            value={row.test}
            onChange={(event) => changeRow({ test: event.target.value })}
          />
          <TextField
            label="Score"
            inputMode="decimal"
            value={row.score}
            onChange={(event) => changeRow({ score: event.target.value })}
          />
        </>
      )}
    </FactRows>
    <FactRows
      id="fact-languages"
      label="Language levels"
      hint="Where you know your level on the European scale without a test: your first language is C2."
      addLabel="Add a language level"
      noun="language"
      rows={draft.languages}
      empty={{ language: '', cefr: '' }}
      onChange={(languages) => change({ languages })}
      error={errors.languages}
    >
      {(row, changeRow) => (
        <>
          <Combobox
            label="Language"
            value={row.language}
            onChange={(language) => changeRow({ language })}
            suggest={suggestLanguages}
          />
          <Select
            label="Level"
            placeholder="Choose"
            options={CEFR_OPTIONS}
            value={row.cefr}
            onChange={(event) => changeRow({ cefr: event.target.value })}
          />
        </>
      )}
    </FactRows>
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField
        label="Home GPA"
        optional
        name="gpaValue"
        hint="Your average as your own school writes it."
        value={draft.gpaValue}
        onChange={(event) => change({ gpaValue: event.target.value })}
        error={errors.gpaValue}
      />
      <Select
        label="Scale"
        optional
        name="gpaScale"
        hint="The scale of that average."
        placeholder="Not given"
        options={SCALE_OPTIONS}
        value={draft.gpaScale}
        onChange={(event) => change({ gpaScale: event.target.value })}
        error={errors.gpaScale}
      />
    </div>
    <p role="status" className="-mt-2 text-sm text-muted empty:hidden">
      {gradeInWords(draft)}
    </p>
  </ProfileSection>
);
