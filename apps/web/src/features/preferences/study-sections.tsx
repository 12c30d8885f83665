import {
  BUDGET_RANGES,
  type BudgetRange,
  DEADLINE_PREFERENCES,
  type DeadlinePreference,
  EDUCATION_LEVELS,
  type EducationLevel,
} from '@laurel/domain';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '../../ui/checkbox.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Select } from '../../ui/select.tsx';
import { NumberField, TextArea } from '../../ui/text-field.tsx';
import { type FieldName, type FormValues, fieldId, readYears } from './form-values.ts';
import { ListField, useSuggestions } from './list-field.tsx';

const LEVELS: Record<EducationLevel, string> = {
  undergraduate: 'Undergraduate',
  masters: "Master's",
  phd: 'PhD',
  postdoc: 'Postdoctoral',
  other: 'Other',
};

const TIMELINES: Record<DeadlinePreference, string> = {
  immediate: 'Immediate: within a month',
  '3months': 'Within 3 months',
  '6months': 'Within 6 months',
  '1year': 'Within 1 year',
  any: 'Any time',
};

const BUDGETS: Record<BudgetRange, { label: string; description: string }> = {
  any: { label: 'Any', description: 'Every amount helps' },
  partial: { label: 'Partial', description: 'Part of the cost' },
  full: { label: 'Full', description: 'Tuition and living' },
};

const LEVEL_OPTIONS = EDUCATION_LEVELS.map((value) => ({ value, label: LEVELS[value] }));
const TIMELINE_OPTIONS = DEADLINE_PREFERENCES.map((value) => ({ value, label: TIMELINES[value] }));
const BUDGET_OPTIONS = BUDGET_RANGES.map((value) => ({ value, ...BUDGETS[value] }));

/** A titled group of fields; on a phone the title is above them. */
const FormSection = ({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) => (
  <fieldset className="grid gap-x-10 gap-y-5 border-t border-line py-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
    <legend className="float-left w-full lg:w-52">
      <span className="font-display text-xl font-semibold">{title}</span>
      <span className="mt-1 block text-sm font-normal text-muted">{text}</span>
    </legend>
    <div className="grid min-w-0 gap-6 lg:col-start-2">{children}</div>
  </fieldset>
);

/** Props of a registered control: id, error and the form's handlers. */
const useField = () => {
  const { register, formState } = useFormContext<FormValues>();
  return (name: FieldName) => ({
    ...register(name),
    id: fieldId(name),
    error: formState.errors[name]?.message,
  });
};

export const LevelField = () => {
  const field = useField();
  return (
    <Select
      {...field('educationLevel')}
      label="Education Level"
      hint="The level you seek money for."
      placeholder="Choose a level"
      options={LEVEL_OPTIONS}
      required
    />
  );
};

export const SubjectsField = () => (
  <ListField
    name="fieldsOfStudy"
    suggest={useSuggestions().fields}
    label="Fields of Study"
    hint="Add one at a time. Your own words are fine."
    placeholder="e.g. Public Health"
    addLabel="Add field of study"
  />
);

export const CountriesField = () => (
  <ListField
    name="preferredCountries"
    suggest={useSuggestions().countries}
    label="Preferred Countries"
    hint="Where you want to study; leave it empty for anywhere."
    placeholder="e.g. Germany"
    addLabel="Add country"
  />
);

export const LanguagesField = () => (
  <ListField
    name="languageRequirements"
    suggest={useSuggestions().languages}
    label="Languages"
    hint="Languages you can study in."
    placeholder="e.g. French"
    addLabel="Add language"
    least={1}
  />
);

export const StudySection = () => (
  <FormSection title="Your studies" text="What you want funded, and where. Your matches are ranked by this.">
    <LevelField />
    <SubjectsField />
    <CountriesField />
    <LanguagesField />
  </FormSection>
);

export const InterestsField = () => {
  const field = useField();
  return (
    <TextArea
      {...field('researchInterests')}
      label="Research Interests"
      optional
      hint="Topics and questions that you want to work on."
    />
  );
};

export const BackgroundSection = () => {
  const field = useField();
  const { setValue } = useFormContext<FormValues>();
  const years = field('workExperience');
  return (
    <FormSection
      title="Your background"
      text="What you bring. It is weighed against what each scholarship asks for."
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <NumberField
          {...field('gpa')}
          label="GPA"
          optional
          hint="On the 4.0 scale."
          step={0.01}
          min={0}
          max={4.0}
        />
        <NumberField
          {...years}
          label="Work Experience (years)"
          hint="Full years."
          inputMode="numeric"
          min={0}
          onBlur={async (event) => {
            setValue('workExperience', String(readYears(event.target.value)));
            await years.onBlur(event);
          }}
        />
      </div>
      <InterestsField />
      <TextArea
        {...field('careerGoals')}
        label="Career Goals"
        optional
        hint="What you want to do with your degree."
      />
    </FormSection>
  );
};

export const BudgetField = () => {
  const { id: _, ...budget } = useField()('budgetRange');
  return <RadioCards {...budget} label="Budget Range" options={BUDGET_OPTIONS} />;
};

export const TimelineField = () => (
  <Select
    {...useField()('applicationDeadlinePreference')}
    label="Application Timeline"
    hint="How soon the deadline may be."
    options={TIMELINE_OPTIONS}
  />
);

export const FundingSection = () => (
  <FormSection title="Funding and timing" text="How much it should cover, and how soon you could apply.">
    <BudgetField />
    <TimelineField />
  </FormSection>
);

const CHOICES = [
  {
    name: 'needBasedOnly',
    label: 'Need-based scholarships only',
    hint: 'Leaves out every award that does not ask about need. Whether you have need is asked in your profile.',
  },
  {
    name: 'isFirstGeneration',
    label: 'I am a first-generation student',
    hint: 'Neither of your parents finished a degree.',
  },
  {
    name: 'isMinority',
    label: 'I belong to a minority or under-represented group',
    hint: 'Some scholarships are for these students only.',
  },
  {
    name: 'hasDisability',
    label: 'I have a disability',
    hint: 'Includes chronic illness and learning differences.',
  },
] as const;

/** A wish and three sensitive questions, with the reason for asking. An unticked box counts as not answered. */
export const PersonalSection = () => {
  const field = useField();
  return (
    <FormSection title="Only if you wish" text="Some scholarships are meant for certain students.">
      <p className="flex items-start gap-2.5 rounded-md bg-sunken px-4 py-3 text-sm text-muted">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>
          These answers are optional and private: they only decide which scholarships fit you, are never
          shared or logged, and can be taken back at any time.
        </span>
      </p>
      {CHOICES.map(({ name, label, hint }) => (
        <Checkbox key={name} {...field(name)} label={label} hint={hint} />
      ))}
    </FormSection>
  );
};
