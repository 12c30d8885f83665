import type { ProfileResponse } from '@laurel/contract';
import { DEGREES, isCalendarDay, type Profile } from '@laurel/domain';
import { REGIONS, resolveCountry, suggestCountries } from '@laurel/taxonomies';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type FormEvent, type SetStateAction, useRef, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { useToday } from '../../lib/dates/use-today.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChipsField } from '../../ui/chips-field.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { contradictions } from '../facts/contradictions.ts';
import { DEGREE_OPTIONS, ENROLMENT_OPTIONS } from '../facts/profile-labels.ts';
import { profileQuery } from '../facts/profile-query.ts';
import { preferencesQuery } from '../preferences/preferences-query.ts';
import { type ProfileDraft, type ProfileErrors, readDraft, STATUS_OPTIONS } from './profile-draft.ts';
import { ProfileSection, type SectionProps } from './profile-section.tsx';
import { ResultsSection } from './results-section.tsx';
import { SensitiveSection } from './sensitive-section.tsx';

const regionsOf = (country: string) => {
  const code = resolveCountry(country);
  return code ? REGIONS.filter((region) => region.code.startsWith(`${code}-`)) : [];
};

const OriginSection = ({ draft, errors, change }: SectionProps) => {
  const regions = regionsOf(draft.countryOfResidence);
  const toggle = (status: string, on: boolean) =>
    change({ statuses: on ? [...draft.statuses, status] : draft.statuses.filter((each) => each !== status) });
  return (
    <ProfileSection
      title="Where you are from"
      why="Nearly every scholarship names the citizens or residents it is meant for. This settles more open questions than anything else."
    >
      <ChipsField
        id="fact-citizenships"
        label="Citizenships"
        optional
        hint="All countries whose citizen you are. Decides who may apply."
        addLabel="Add citizenship"
        values={draft.citizenships}
        onChange={(citizenships) => change({ citizenships })}
        suggest={suggestCountries}
        error={errors.citizenships}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <Combobox
          label="Country of residence"
          optional
          id="fact-countryOfResidence"
          name="countryOfResidence"
          hint="Where you live now. Some awards ask for residence, not citizenship."
          value={draft.countryOfResidence}
          onChange={(countryOfResidence) => change({ countryOfResidence, regionOfResidence: '' })}
          suggest={suggestCountries}
          error={errors.countryOfResidence}
        />
        {regions.length > 0 ? (
          <Select
            label="State, province or region"
            optional
            id="fact-regionOfResidence"
            name="regionOfResidence"
            hint="Some awards are for residents of one region only."
            placeholder="Not given"
            options={regions.map(({ code, name }) => ({ value: code, label: name }))}
            value={draft.regionOfResidence}
            onChange={(event) => change({ regionOfResidence: event.target.value })}
            error={errors.regionOfResidence}
          />
        ) : null}
      </div>
      <ChipsField
        label="Permanent resident of"
        optional
        hint="Many countries open their awards to permanent residents too."
        addLabel="Add country of permanent residence"
        values={draft.permanentResidences}
        onChange={(permanentResidences) => change({ permanentResidences })}
        suggest={suggestCountries}
        error={errors.permanentResidences}
      />
      <fieldset id="fact-statuses">
        <legend className="font-semibold">
          Statuses <span className="font-normal text-muted">(optional)</span>
        </legend>
        <p className="mb-2 text-sm text-muted">
          Some awards admit or are reserved for these. A box left empty means &ldquo;not said&rdquo;, never
          &ldquo;no&rdquo;.
        </p>
        <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {STATUS_OPTIONS.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={draft.statuses.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
            />
          ))}
        </div>
      </fieldset>
    </ProfileSection>
  );
};

const PersonSection = ({ draft, errors, change }: SectionProps) => (
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
        id="fact-dateOfBirth"
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

const StudiesSection = ({ draft, errors, change }: SectionProps) => (
  <ProfileSection
    title="Your studies"
    why="What you hold or are doing now. What you want money for is in your preferences."
  >
    <div className="grid gap-6 sm:grid-cols-2">
      <Select
        label="Current degree"
        optional
        id="fact-currentDegree"
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
        id="fact-enrolment"
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
        id="fact-institution"
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

type User = ProfileResponse['data']['user'];

/** Answers that do not go together, said while they are typed; they hinder nothing. */
const Contradictions = ({ user, draft }: { user: User; draft: ProfileDraft }) => {
  const today = useToday();
  const seeks = useQuery(preferencesQuery).data?.data?.educationLevel;
  const { dateOfBirth, intendedStart } = draft;
  const currentDegree = DEGREES.find((degree) => degree === draft.currentDegree);
  const { dateOfBirth: _, intendedStart: __, currentDegree: ___, ...others } = user.profile as Profile;
  const typed: Profile = {
    ...others,
    ...(isCalendarDay(dateOfBirth) ? { dateOfBirth } : {}),
    ...(intendedStart === '' ? {} : { intendedStart }),
    ...(currentDegree === undefined ? {} : { currentDegree }),
  };
  const found = contradictions(typed, seeks, today);
  return (
    <div role="status">
      {found.length === 0 ? null : (
        <Callout variant="warning" title="Do these go together?" className="mt-6">
          <ul className="mt-1 grid gap-1">
            {found.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Callout>
      )}
    </div>
  );
};

const useSaveProfile = () => {
  const queries = useQueryClient();
  const { updateUser } = useAuth();
  return useMutation({
    mutationFn: (body: ReturnType<typeof readDraft>['request']) => api('PUT /users/profile', { body }),
    onSuccess: (answer) => {
      const { id, firstName, lastName, email } = answer.data.user;
      updateUser({ id, firstName, lastName, email });
      // Matches depend on these facts, so every cached answer is reloaded.
      void queries.invalidateQueries();
      queries.setQueryData(profileQuery.queryKey, answer);
      toast({ title: 'Profile saved', description: 'Your matches will use these facts from now on.' });
    },
  });
};

/** Errors of the fields that were left once; of all fields after a refused submit. */
const visible = (errors: ProfileErrors, left: ReadonlySet<string>, all: boolean): ProfileErrors =>
  all ? errors : Object.fromEntries(Object.entries(errors).filter(([field]) => left.has(field)));

interface ProfileFormProps {
  user: User;
  draft: ProfileDraft;
  setDraft: Dispatch<SetStateAction<ProfileDraft>>;
}

export const ProfileForm = ({ user, draft, setDraft }: ProfileFormProps) => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const saving = useSaveProfile();

  const { errors: allErrors, request } = readDraft(draft);
  const errors = visible(allErrors, left, refused);
  const change = (part: Partial<ProfileDraft>) => setDraft((before) => ({ ...before, ...part }));
  const messages = refused ? Object.values(allErrors).map((message) => ({ message })) : [];
  const failure = saving.isError
    ? errorText(saving.error, 'Failed to save your profile. Please try again.')
    : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    const wrong = Object.keys(allErrors).length > 0;
    setRefused(wrong);
    if (wrong) setTimeout(() => summary.current?.focus());
    else saving.mutate(request);
  };

  const section = { draft, errors, change };
  return (
    <form
      noValidate
      aria-label="Profile"
      onSubmit={submit}
      onBlur={(event) => {
        const { name } = event.target as unknown as HTMLInputElement;
        if (name) setLeft((before) => new Set(before).add(name));
      }}
    >
      <ErrorSummary ref={summary} errors={failure ? [{ message: failure }] : messages} />
      <Contradictions user={user} draft={draft} />
      <PersonSection {...section} />
      <OriginSection {...section} />
      <StudiesSection {...section} />
      <ResultsSection {...section} />
      <SensitiveSection {...section} user={user} />
      <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-paper/95 px-4 py-4 backdrop-blur-sm">
        <Button
          type="submit"
          size="lg"
          className="max-sm:w-full"
          loading={saving.isPending}
          loadingText="Saving..."
        >
          Save Profile
        </Button>
      </div>
    </form>
  );
};
