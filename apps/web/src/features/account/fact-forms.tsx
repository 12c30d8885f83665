import {
  type FactName,
  FINER_LEVELS,
  NONE,
  PACES,
  type Preferences,
  type Profile,
  PURPOSES,
  STAGES,
} from '@laurel/domain';
import { REGIONS, resolveCountry, suggestCountries, suggestFields } from '@laurel/taxonomies';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import {
  FINER_LEVEL_OPTIONS,
  labelIn,
  PACE_OPTIONS,
  PURPOSE_OPTIONS,
  STAGE_OPTIONS,
} from '../facts/profile-labels.ts';
import type { FactChange } from '../facts/told-facts.ts';

interface FactFormsProps {
  busy: boolean;
  onStore: (change: (facts: Profile) => FactChange, said: string, onDone: () => void) => void;
}

interface FactFormProps {
  /** The fact that it adds to; a link to `#fact-…` opens it. */
  fact: FactName;
  title: string;
  why: string;
  busy: boolean;
  /**
   * @param onDone empties the form; called when the fact is stored, so that a failure loses no typing
   * @returns what is wrong, or undefined once the fact is on its way
   */
  onSubmit: (values: FormData, onDone: () => void) => string | undefined;
  children: ReactNode;
}

/** A fact of several parts; closed until somebody wants to give it. */
const FactForm = ({ fact, title, why, busy, onSubmit, children }: FactFormProps) => {
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setError(onSubmit(new FormData(form), () => form.reset()));
  };
  return (
    <details id={`fact-${fact}`} className="rounded-md border border-line px-4 py-3">
      <summary className="min-h-8 cursor-pointer font-semibold">{title}</summary>
      <form noValidate aria-label={title} className="mt-3 grid gap-4" onSubmit={submit}>
        <p className="text-sm text-muted">{why}</p>
        <div className="grid gap-4 sm:grid-cols-2">{children}</div>
        {error ? (
          <p role="alert" className="text-sm font-semibold text-danger">
            {error}
          </p>
        ) : null}
        <Button type="submit" variant="secondary" size="sm" className="justify-self-start" loading={busy}>
          Add
        </Button>
      </form>
    </details>
  );
};

const text = (values: FormData, name: string): string => {
  const value = values.get(name);
  return typeof value === 'string' ? value.trim() : '';
};
const number = (values: FormData, name: string): number | undefined => {
  const value = text(values, name).replaceAll(',', '');
  return value === '' || Number.isNaN(Number(value)) ? undefined : Number(value);
};
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const NO_MONTH = 'Please give the month as YYYY-MM';

const StageForm = ({ busy, onStore }: FactFormsProps) => (
  <FactForm
    fact="stage"
    title="What you study now"
    why="Awards take people in at one stage: in a year of school, before a degree, or in the middle of it."
    busy={busy}
    onSubmit={(values, onDone) => {
      const now = STAGES.find((each) => each === text(values, 'now'));
      const finishes = text(values, 'finishes');
      const year = number(values, 'year');
      if (now === undefined) return 'Please choose what you study now';
      if (finishes !== '' && !MONTH.test(finishes)) return NO_MONTH;
      if (year !== undefined && !(Number.isInteger(year) && year >= 1 && year <= 14))
        return 'Please give the year as a number from 1 to 14';
      const transferring = values.get('transferring') !== null;
      const stage = {
        now,
        ...(year === undefined ? {} : { year }),
        ...(finishes === '' ? {} : { finishes }),
        ...(transferring ? { transferring } : {}),
      };
      onStore(() => ({ stage }), 'what you study now', onDone);
      return undefined;
    }}
  >
    <Select label="I study" name="now" placeholder="Choose" options={STAGE_OPTIONS} />
    <TextField label="In year" optional name="year" inputMode="numeric" />
    <TextField label="Finishing in" optional name="finishes" type="month" placeholder="YYYY-MM" />
    <Checkbox label="I want to transfer to another institution" name="transferring" />
  </FactForm>
);

const DEGREE_CHOICES = [{ value: NONE, label: 'None so far' }, ...FINER_LEVEL_OPTIONS];

const DegreeForm = ({ busy, onStore }: FactFormsProps) => {
  const [field, setField] = useState('');
  const [country, setCountry] = useState('');
  return (
    <FactForm
      fact="degrees"
      title="A degree you hold"
      why="Some awards ask for a degree, its country, or that it is not too old."
      busy={busy}
      onSubmit={(values, onDone) => {
        if (text(values, 'level') === NONE) {
          onStore(() => ({ degrees: [] }), 'no degree', onDone);
          return undefined;
        }
        const level = FINER_LEVELS.find((each) => each === text(values, 'level'));
        const awarded = text(values, 'awarded');
        const code = resolveCountry(country);
        if (level === undefined) return 'Please choose the degree';
        // A short one may be a code of a country and a field at once: IT.
        if (field.trim().length > 3 && resolveCountry(field) !== undefined)
          return `Please name a field of study: ${field.trim()} is a country`;
        if (country.trim() !== '' && code === undefined) return 'Please choose the country from the list';
        if (awarded !== '' && !MONTH.test(awarded)) return NO_MONTH;
        const degree = {
          level,
          ...(field.trim() === '' ? {} : { field: field.trim() }),
          ...(code === undefined ? {} : { country: code }),
          ...(awarded === '' ? {} : { awarded }),
        };
        onStore(
          ({ degrees = [] }) => ({ degrees: [...degrees, degree] }),
          'a degree',
          () => {
            setField('');
            setCountry('');
            onDone();
          },
        );
        return undefined;
      }}
    >
      <Select label="Degree" name="level" placeholder="Choose" options={DEGREE_CHOICES} />
      <Combobox label="Field" optional value={field} onChange={setField} suggest={suggestFields} />
      <Combobox label="Country" optional value={country} onChange={setCountry} suggest={suggestCountries} />
      <TextField label="Awarded in" optional name="awarded" type="month" placeholder="YYYY-MM" />
    </FactForm>
  );
};

const SchoolForm = ({ busy, onStore }: FactFormsProps) => {
  const [country, setCountry] = useState('');
  const code = resolveCountry(country);
  const regions = code ? REGIONS.filter((region) => region.code.startsWith(`${code}-`)) : [];
  return (
    <FactForm
      fact="schooling"
      title="Where you went to school"
      why="Some awards are for graduates of the schools of one state or country."
      busy={busy}
      onSubmit={(values, onDone) => {
        if (code === undefined) return 'Please choose the country from the list';
        const place = text(values, 'region') || code;
        onStore(
          ({ schooling = [] }) => ({ schooling: [...schooling, { place }] }),
          'a school',
          () => {
            setCountry('');
            onDone();
          },
        );
        return undefined;
      }}
    >
      <Combobox
        label="Country of the school"
        value={country}
        onChange={setCountry}
        suggest={suggestCountries}
      />
      {regions.length > 0 ? (
        <Select
          label="State, province or region"
          optional
          name="region"
          placeholder="Not given"
          options={regions.map((region) => ({ value: region.code, label: region.name }))}
        />
      ) : null}
    </FactForm>
  );
};

const HouseholdForm = ({ busy, onStore }: FactFormsProps) => (
  <FactForm
    fact="household"
    title="Household and income"
    why="Some awards are for households up to an income. Sensitive and optional: used for nothing else, never logged, never sent to a language model."
    busy={busy}
    onSubmit={(values, onDone) => {
      const amount = number(values, 'amount');
      const currency = text(values, 'currency').toUpperCase();
      const size = number(values, 'size');
      if (amount === undefined && size === undefined) return 'Please give an income or a number of people';
      if (amount !== undefined && (amount < 0 || !/^[A-Z]{3}$/.test(currency)))
        return 'Please give the income with its currency as three letters, such as USD';
      if (size !== undefined && !(Number.isInteger(size) && size >= 1 && size <= 30))
        return 'Please give the number of people from 1 to 30';
      const household = {
        ...(amount === undefined ? {} : { income: { amount, currency } }),
        ...(size === undefined ? {} : { size }),
      };
      // An income given before stays when only the number of people is added.
      onStore((facts) => ({ household: { ...facts.household, ...household } }), 'your household', onDone);
      return undefined;
    }}
  >
    <TextField label="Income a year" optional name="amount" inputMode="decimal" />
    <TextField label="Currency" optional name="currency" placeholder="USD" />
    <TextField label="People in the household" optional name="size" inputMode="numeric" />
  </FactForm>
);

const ExamForm = ({ busy, onStore }: FactFormsProps) => (
  <FactForm
    fact="exams"
    title="An examination or a rank"
    why="Some awards ask for the score or the rank of one examination."
    busy={busy}
    onSubmit={(values, onDone) => {
      const name = text(values, 'name');
      const [score, rank] = [number(values, 'score'), number(values, 'rank')];
      if (name === '') return 'Please name the examination';
      if (rank !== undefined && !(Number.isInteger(rank) && rank >= 1))
        return 'A rank is a whole number from 1';
      const exam = {
        name,
        ...(score === undefined ? {} : { score }),
        ...(rank === undefined ? {} : { rank }),
      };
      onStore(({ exams = [] }) => ({ exams: [...exams, exam] }), name, onDone);
      return undefined;
    }}
  >
    <TextField label="Examination" name="name" placeholder="Abitur, JEE Main, ATAR …" />
    <TextField label="Score" optional name="score" inputMode="decimal" />
    <TextField label="Rank" optional name="rank" inputMode="numeric" />
  </FactForm>
);

const PurposeForm = ({ busy, onStore }: FactFormsProps) => (
  <FactForm
    fact="purposes"
    title="What you seek money for"
    why="Left open, awards for a stay, a course or a conference are kept from somebody who plans a degree."
    busy={busy}
    onSubmit={(values, onDone) => {
      const purpose = PURPOSES.find((each) => each === text(values, 'purpose'));
      if (purpose === undefined) return 'Please choose what you seek money for';
      const said = labelIn(PURPOSE_OPTIONS, purpose).toLowerCase();
      onStore(({ purposes = [] }) => ({ purposes: [...new Set([...purposes, purpose])] }), said, onDone);
      return undefined;
    }}
  >
    <Select label="Money for" name="purpose" placeholder="Choose" options={PURPOSE_OPTIONS} />
  </FactForm>
);

/** Pace and exact level are preferences and are stored there. */
const useLatePreference = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (preference: Partial<Pick<Preferences, 'pace' | 'studyLevel'>>) => {
      const { data } = await api('GET /ai/preferences');
      if (!data) throw new Error('There are no preferences yet.');
      return api('POST /ai/preferences', { body: { ...data, ...preference } });
    },
    onSuccess: () => queries.invalidateQueries(),
    onError: () =>
      toast({
        title: 'Error',
        description: 'It could not be saved. Please fill in your preferences first.',
        variant: 'destructive',
      }),
  });
};

const PaceForm = () => {
  const saving = useLatePreference();
  return (
    <FactForm
      fact="pace"
      title="How you want to study"
      why="Some awards are for full-time study, others for part-time or distance learning."
      busy={saving.isPending}
      onSubmit={(values, onDone) => {
        const pace = PACES.find((each) => each === text(values, 'pace'));
        if (pace === undefined) return 'Please choose a pace';
        saving.mutate({ pace }, { onSuccess: onDone });
        return undefined;
      }}
    >
      <Select label="Pace" name="pace" placeholder="Choose" options={PACE_OPTIONS} />
    </FactForm>
  );
};

const ExactLevelForm = () => {
  const saving = useLatePreference();
  return (
    <FactForm
      fact="studyLevel"
      title="The exact level you seek"
      why="Some awards are for a certificate, an associate degree or a short course only."
      busy={saving.isPending}
      onSubmit={(values, onDone) => {
        const studyLevel = FINER_LEVELS.find((each) => each === text(values, 'studyLevel'));
        if (studyLevel === undefined) return 'Please choose a level';
        saving.mutate({ studyLevel }, { onSuccess: onDone });
        return undefined;
      }}
    >
      <Select label="I want to do a" name="studyLevel" placeholder="Choose" options={FINER_LEVEL_OPTIONS} />
    </FactForm>
  );
};

/** Facts of several parts, each in a form of its own that is closed at first. */
export const FactForms = (props: FactFormsProps) => (
  <div className="grid gap-2">
    <p className="font-semibold">More facts</p>
    <StageForm {...props} />
    <DegreeForm {...props} />
    <SchoolForm {...props} />
    <HouseholdForm {...props} />
    <ExamForm {...props} />
    <PurposeForm {...props} />
    <PaceForm />
    <ExactLevelForm />
  </div>
);
