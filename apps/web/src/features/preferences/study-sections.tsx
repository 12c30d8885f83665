import { useFormContext } from 'react-hook-form';
import { NumberField } from '../../ui/number-field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { BUDGET_OPTIONS, LEVEL_OPTIONS, TIMELINE_OPTIONS } from './choices.ts';
import { FormSection } from './form-section.tsx';
import { type FieldName, type FormValues, fieldId, readYears } from './form-values.ts';
import { ListField } from './list-field.tsx';
import { useNameLists } from './use-name-lists.ts';

/** What every registered control takes: its id, its message and the form's own handlers. */
export const useField = () => {
  const { register, formState } = useFormContext<FormValues>();
  return (name: FieldName) => ({
    ...register(name),
    id: fieldId(name),
    error: formState.errors[name]?.message,
  });
};

export const StudySection = () => {
  const field = useField();
  const names = useNameLists();
  return (
    <FormSection
      title="Your studies"
      text="What you want funded, and where. Your matches are ranked by this."
    >
      <Select
        {...field('educationLevel')}
        label="Education Level"
        hint="The level you seek money for."
        placeholder="Choose a level"
        options={LEVEL_OPTIONS}
        required
      />
      <ListField
        name="fieldsOfStudy"
        names={names.fields}
        label="Fields of Study"
        hint="Add one at a time. Your own words are fine."
        placeholder="e.g. Public Health"
        addLabel="Add field of study"
      />
      <ListField
        name="preferredCountries"
        names={names.countries}
        label="Preferred Countries"
        hint="Where you want to study; leave it empty for anywhere."
        placeholder="e.g. Germany"
        addLabel="Add country"
      />
      <ListField
        name="languageRequirements"
        names={names.languages}
        label="Languages"
        hint="Languages you can study in."
        placeholder="e.g. French"
        addLabel="Add language"
        least={1}
      />
    </FormSection>
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
      <TextArea
        {...field('researchInterests')}
        label="Research Interests"
        optional
        hint="Topics and questions that you want to work on."
      />
      <TextArea
        {...field('careerGoals')}
        label="Career Goals"
        optional
        hint="What you want to do with your degree."
      />
    </FormSection>
  );
};

export const FundingSection = () => {
  const field = useField();
  const { id: _, ...budget } = field('budgetRange');
  return (
    <FormSection title="Funding and timing" text="How much it should cover, and how soon you could apply.">
      <RadioCards {...budget} label="Budget Range" options={BUDGET_OPTIONS} />
      <Select
        {...field('applicationDeadlinePreference')}
        label="Application Timeline"
        hint="How soon the deadline may be."
        options={TIMELINE_OPTIONS}
      />
    </FormSection>
  );
};
