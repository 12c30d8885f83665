import { FINER_LEVELS, PACES } from '@laurel/domain';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import {
  DEGREE_OPTIONS,
  ENROLMENT_OPTIONS,
  FINER_LEVEL_OPTIONS,
  GENDER_OPTIONS,
  PACE_OPTIONS,
  PURPOSE_OPTIONS,
  STAGE_OPTIONS,
} from '../facts/profile-labels.ts';
import { type FactChange, type LatePreference, useDesk } from './desk.ts';

interface FactFieldProps {
  fact: string;
  question: string;
  busy: boolean;
  onFacts: (change: FactChange) => void;
  onPreference: (preference: LatePreference) => void;
}

const CHOICES: Readonly<Record<string, readonly { value: string; label: string }[]>> = {
  gender: GENDER_OPTIONS,
  enrolment: ENROLMENT_OPTIONS,
  currentDegree: DEGREE_OPTIONS,
  stage: STAGE_OPTIONS,
  pace: PACE_OPTIONS,
  studyLevel: FINER_LEVEL_OPTIONS,
  purposes: PURPOSE_OPTIONS,
};
const LISTS: readonly string[] = ['memberships', 'illnesses', 'disabilities', 'purposes'];

/** What is stored for a choice or a text. The server checks it against its own lists. */
const changeOf = (fact: string, value: string): FactChange => {
  if (fact === 'citizenships') return { citizenships: [value] };
  if (fact === 'stage') return { stage: { now: value } } as FactChange;
  return { [fact]: LISTS.includes(fact) ? [value] : value };
};

const loadPlaceNames = () => import('./place-names.ts');
type PlaceNames = Awaited<ReturnType<typeof loadPlaceNames>>;

/** The field that answers one fact, in one tap where it is a choice. */
export const FactField = ({ fact, question, busy, onFacts, onPreference }: FactFieldProps) => {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const { facts } = useDesk();
  // Who has not said where they live mostly lives in their own country.
  const country = facts?.countryOfResidence ?? facts?.citizenships?.[0];
  const isCountry = fact === 'citizenships' || fact === 'countryOfResidence';
  const isRegion = fact === 'regionOfResidence';
  const [names, setNames] = useState<PlaceNames>();
  const prepare = () => {
    if (names || !(isCountry || isRegion)) return;
    // After a failure there are no suggestions; taking the answer loads the names again and says when that fails.
    void loadPlaceNames().then(setNames, () => setNames(undefined));
  };
  const regionsOf = (loaded: PlaceNames | undefined) =>
    isRegion && loaded ? loaded.REGIONS.filter(({ code }) => code.startsWith(`${country}-`)) : [];
  const regions = regionsOf(names);

  const choose = (value: string) => {
    const pace = fact === 'pace' ? PACES.find((each) => each === value) : undefined;
    if (pace) return onPreference({ pace });
    const studyLevel = fact === 'studyLevel' ? FINER_LEVELS.find((each) => each === value) : undefined;
    if (studyLevel) return onPreference({ studyLevel });
    onFacts(changeOf(fact, value));
  };
  const choosePlace = async (name: string) => {
    const loaded = await loadPlaceNames();
    const ofCountry = regionsOf(loaded);
    // Where no region is known any text is taken.
    if (isRegion && ofCountry.length === 0) return choose(name);
    const code = isCountry
      ? loaded.resolveCountry(name)
      : ofCountry.find((each) => each.name === name || each.code === name)?.code;
    if (code !== undefined) return choose(code);
    setError(`Please choose a ${isCountry ? 'country' : 'region'} from the list`);
  };
  const take = (text: string) => {
    const name = text.trim();
    if (busy || name === '') return;
    if (!isCountry && !isRegion) return choose(name);
    choosePlace(name).catch(() => setError('The list could not be loaded. Please try again.'));
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
        onPointerEnter={prepare}
        onFocus={prepare}
        onChange={(text) => {
          setTyped(text);
          setError(undefined);
        }}
        error={error}
        suggest={(isCountry ? names?.suggestCountries : matching) ?? (() => [])}
        onPick={({ value }) => take(value)}
        onEnter={() => take(typed)}
      />
      <Button variant="secondary" size="sm" loading={busy} onClick={() => take(typed)}>
        Save answer
      </Button>
    </div>
  );
};
