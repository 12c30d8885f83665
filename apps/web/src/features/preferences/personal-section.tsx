import { Lock } from 'lucide-react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FormSection } from './form-section.tsx';
import { useField } from './study-sections.tsx';

const CHOICES = [
  {
    name: 'needBasedOnly',
    label: 'Need-based scholarships only',
    hint: 'This also says that you have financial need.',
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

/** The four sensitive answers, with what happens to them. */
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
