import { TextField } from '../../ui/text-field.tsx';
import { ProfileSection, type SectionProps } from './profile-section.tsx';

export const PersonSection = ({ draft, errors, change }: SectionProps) => (
  <ProfileSection
    anchor="facts"
    title="About you"
    why="Your name is how Laurel greets you. The date of birth settles age limits, and is used for nothing else."
  >
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField
        label="First name"
        name="firstName"
        autoComplete="given-name"
        value={draft.firstName}
        onChange={(event) => change({ firstName: event.target.value })}
        error={errors.firstName}
      />
      <TextField
        label="Last name"
        name="lastName"
        autoComplete="family-name"
        value={draft.lastName}
        onChange={(event) => change({ lastName: event.target.value })}
        error={errors.lastName}
      />
      <TextField
        label="Date of birth"
        optional
        type="date"
        name="dateOfBirth"
        autoComplete="bday"
        hint="Settles age limits."
        value={draft.dateOfBirth}
        onChange={(event) => change({ dateOfBirth: event.target.value })}
        error={errors.dateOfBirth}
      />
    </div>
  </ProfileSection>
);
