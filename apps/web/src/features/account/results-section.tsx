import { Combobox } from '../../ui/combobox.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FactRows } from './fact-rows.tsx';
import { gradeInWords } from './grade-in-words.ts';
import { CEFR_OPTIONS, SCALE_OPTIONS, suggestLanguages, TEST_OPTIONS } from './profile-labels.ts';
import { ProfileSection, type SectionProps } from './profile-section.tsx';

export const ResultsSection = ({ draft, errors, change }: SectionProps) => (
  <ProfileSection
    title="Results and languages"
    why="Language and grade requirements are checked against these. Grades on other scales are compared as a range, never as a point."
  >
    <FactRows
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
