import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DEGREE_OPTIONS, ENROLMENT_OPTIONS } from './profile-labels.ts';
import { ProfileSection, type SectionProps } from './profile-section.tsx';

export const StudiesSection = ({ draft, errors, change }: SectionProps) => (
  <ProfileSection
    title="Your studies"
    why="What you hold or are doing now. What you want money for stands in your preferences."
  >
    <div className="grid gap-6 sm:grid-cols-2">
      <Select
        label="Current degree"
        optional
        name="currentDegree"
        hint="The degree you hold or are in; some awards require one."
        placeholder="Not given"
        options={DEGREE_OPTIONS}
        value={draft.currentDegree}
        onChange={(event) => change({ currentDegree: event.target.value })}
        error={errors.currentDegree}
      />
      <Select
        label="Enrolment"
        optional
        name="enrolment"
        hint="Some awards are for enrolled students, others for applicants."
        placeholder="Not given"
        options={ENROLMENT_OPTIONS}
        value={draft.enrolment}
        onChange={(event) => change({ enrolment: event.target.value })}
        error={errors.enrolment}
      />
      <TextField
        label="Institution"
        optional
        name="institution"
        autoComplete="organization"
        hint="Universities fund their own students."
        value={draft.institution}
        onChange={(event) => change({ institution: event.target.value })}
        error={errors.institution}
      />
      <TextField
        label="Intended start"
        optional
        type="month"
        name="intendedStart"
        placeholder="YYYY-MM"
        hint="The month in which you want to begin."
        value={draft.intendedStart}
        onChange={(event) => change({ intendedStart: event.target.value })}
        error={errors.intendedStart}
      />
    </div>
  </ProfileSection>
);
