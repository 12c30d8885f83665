import { ChipsField } from '../../ui/chips-field.tsx';
import { rankOptions } from '../../ui/rank-options.ts';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MINORITY_GROUPS } from './minority-groups.ts';
import { GENDER_OPTIONS } from './profile-labels.ts';
import { ProfileSection, type SectionProps } from './profile-section.tsx';

const groups = Object.values(MINORITY_GROUPS).map((value) => ({ value }));

export const PersonSection = ({ draft, errors, change }: SectionProps) => (
  <ProfileSection
    title="About you"
    why="Used only where a scholarship states an age limit or is reserved for a group. Never logged, never sent to a language model."
  >
    <div className="grid gap-6 sm:grid-cols-2">
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
      <Select
        label="Gender"
        optional
        name="gender"
        hint="Some awards are for women only."
        placeholder="Not given"
        options={GENDER_OPTIONS}
        value={draft.gender}
        onChange={(event) => change({ gender: event.target.value })}
        error={errors.gender}
      />
    </div>
    <ChipsField
      label="Minority groups"
      optional
      hint="Which under-represented groups you belong to, where an award asks for one."
      addLabel="Add group"
      values={draft.minorityGroups}
      onChange={(minorityGroups) => change({ minorityGroups })}
      suggest={(typed) => rankOptions(groups, typed)}
      error={errors.minorityGroups}
    />
  </ProfileSection>
);
