import type { PreferencesRequest, ProfileRequest } from '@laurel/contract';
import { PACES } from '@laurel/domain';
import { REGIONS, resolveCountry, suggestCountries } from '@laurel/taxonomies';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import {
  DEGREE_OPTIONS,
  ENROLMENT_OPTIONS,
  GENDER_OPTIONS,
  PACE_OPTIONS,
  STAGE_OPTIONS,
} from '../facts/profile-labels.ts';
import { profileQuery } from '../facts/profile-query.ts';

type Change = NonNullable<ProfileRequest['profile']>;

interface FactFieldProps {
  fact: string;
  question: string;
  busy: boolean;
  onFacts: (change: Change) => void;
  /** The pace of study is a preference: it is stored by `save`. */
  onPace: (save: () => Promise<unknown>) => void;
}

const CHOICES: Readonly<Record<string, readonly { value: string; label: string }[]>> = {
  gender: GENDER_OPTIONS,
  enrolment: ENROLMENT_OPTIONS,
  currentDegree: DEGREE_OPTIONS,
  stage: STAGE_OPTIONS,
  pace: PACE_OPTIONS,
};
const LISTS: readonly string[] = ['memberships', 'illnesses', 'disabilities'];

/** What is stored for a choice or a text. The server checks it against its own lists. */
const changeOf = (fact: string, value: string): Change => {
  if (fact === 'citizenships') return { citizenships: [value] };
  if (fact === 'stage') return { stage: { now: value } } as Change;
  return { [fact]: LISTS.includes(fact) ? [value] : value };
};

/** The field that answers one fact, in one tap where it is a choice. */
export const FactField = ({ fact, question, busy, onFacts, onPace }: FactFieldProps) => {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const queries = useQueryClient();
  const country = useQuery(profileQuery).data?.data.user.profile.countryOfResidence;
  const regions =
    fact === 'regionOfResidence' ? REGIONS.filter(({ code }) => code.startsWith(`${country}-`)) : [];

  const choose = (value: string) => {
    const pace = fact === 'pace' ? PACES.find((each) => each === value) : undefined;
    if (pace === undefined) return onFacts(changeOf(fact, value));
    onPace(async () => {
      const { data } = await api('GET /ai/preferences');
      if (data) await api('POST /ai/preferences', { body: { ...data, pace } satisfies PreferencesRequest });
      await queries.invalidateQueries({ queryKey: ['preferences'] });
    });
  };
  const isCountry = fact === 'citizenships' || fact === 'countryOfResidence';
  const take = (text: string) => {
    const name = text.trim();
    if (busy || name === '') return;
    if (isCountry) {
      const code = resolveCountry(name);
      return code === undefined ? setError('Please choose a country from the list') : choose(code);
    }
    if (regions.length > 0) {
      const region = regions.find((each) => each.name === name || each.code === name);
      return region === undefined ? setError('Please choose a region from the list') : choose(region.code);
    }
    choose(name);
  };

  const options = CHOICES[fact];
  if (options) {
    return (
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{question}</legend>
        {options.map(({ value, label }) => (
          <Button
            key={value}
            variant="secondary"
            size="sm"
            aria-disabled={busy || undefined}
            onClick={() => busy || choose(value)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
    );
  }
  if (fact === 'dateOfBirth') {
    return (
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          take(typed);
        }}
      >
        <TextField
          label="Date of birth"
          type="date"
          name="dateOfBirth"
          autoComplete="bday"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="secondary" size="sm" loading={busy}>
          Save answer
        </Button>
      </form>
    );
  }
  const matching = (text: string) =>
    regions
      .filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))
      .map(({ name }) => ({ value: name }));
  return (
    <div className="flex w-full max-w-md flex-wrap items-end gap-3">
      <Combobox
        label="Your answer"
        className="min-w-0 grow basis-56"
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setError(undefined);
        }}
        error={error}
        suggest={isCountry ? suggestCountries : regions.length > 0 ? matching : () => []}
        onPick={({ value }) => take(value)}
        onEnter={() => take(typed)}
      />
      <Button variant="secondary" size="sm" loading={busy} onClick={() => take(typed)}>
        Save answer
      </Button>
    </div>
  );
};
