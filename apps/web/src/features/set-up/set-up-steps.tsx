import type { PreferencesRequest } from '@laurel/contract';
import { type GradeScale, type Profile, STAGES, YES_NO } from '@laurel/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Check } from 'lucide-react';
import {
  type FormEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FormProvider } from 'react-hook-form';
import { explainFailure } from '../../lib/api/api-error.ts';
import { logger } from '../../lib/browser/logger.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { createStoredValue } from '../../lib/session/stored-value.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { onFirstInteraction, preloadable } from '../../ui/lazy-loading.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SCALE_OPTIONS, STAGE_OPTIONS } from '../facts/profile-labels.ts';
import { changeFacts } from '../facts/profile-query.ts';
import { type FieldName, NEW_VALUES, toRequest } from '../preferences/form-values.ts';
import {
  BudgetField,
  CountriesField,
  InterestsField,
  LanguagesField,
  LevelField,
  SubjectsField,
  TimelineField,
} from '../preferences/study-sections.tsx';
import { SAVE_FAILURE, usePreferencesEditor } from '../preferences/use-preferences-editor.ts';
import {
  changeOf,
  errorsOf,
  type FactErrors,
  type FactsDraft,
  loadNames,
  type Names,
  regionsOf,
} from './step-facts.ts';

interface StepProps {
  facts: FactsDraft;
  errors: FactErrors;
  names: Names | undefined;
  change: (part: Partial<FactsDraft>) => void;
}

const Origin = ({ facts, errors, names, change }: StepProps) => {
  const suggest = names?.suggestCountries ?? (() => []);
  const regions = names ? regionsOf(names, facts.residence) : [];
  return (
    <>
      <Combobox
        label="Citizenship"
        hint="More than one? Add the others in your profile."
        value={facts.citizenship}
        onChange={(citizenship) => change({ citizenship })}
        suggest={suggest}
        error={errors.citizenship}
      />
      <Combobox
        label="Country you live in"
        hint="Some awards ask for residence, not citizenship."
        value={facts.residence}
        onChange={(residence) => change({ residence, region: '' })}
        suggest={suggest}
        error={errors.residence}
      />
      {regions.length > 0 ? (
        <Select
          label="State, province or region"
          hint="Some awards are for residents of one region only."
          placeholder="Not given"
          options={regions.map(({ code, name }) => ({ value: code, label: name }))}
          value={facts.region}
          onChange={({ target }) => change({ region: target.value })}
        />
      ) : null}
    </>
  );
};

const Level = ({ facts, errors, change }: StepProps) => (
  <>
    <LevelField />
    <Select
      label="What do you do now?"
      hint="Some awards are for people about to begin, others for those in the middle."
      placeholder="Not given"
      options={STAGE_OPTIONS}
      value={facts.stage}
      onChange={({ target }) => change({ stage: STAGES.find((each) => each === target.value) ?? '' })}
    />
    {facts.stage === '' || facts.stage === 'not_studying' ? null : (
      <TextField
        label="Until when?"
        type="month"
        placeholder="YYYY-MM"
        hint="The month in which you leave or graduate. Some awards are for the last year, others for those who finish soon."
        value={facts.finishes}
        onChange={({ target }) => change({ finishes: target.value })}
        error={errors.finishes}
      />
    )}
  </>
);

const Subject = () => (
  <>
    <SubjectsField />
    <InterestsField />
  </>
);

const Place = () => (
  <>
    <CountriesField />
    <LanguagesField />
  </>
);

const Time = ({ facts, errors, change }: StepProps) => (
  <>
    <TextField
      label="Intended start"
      type="month"
      placeholder="YYYY-MM"
      hint="The month in which you want to begin."
      value={facts.start}
      onChange={({ target }) => change({ start: target.value })}
      error={errors.start}
    />
    <TimelineField />
  </>
);

const NEED = [
  ...YES_NO.map((value) => ({ value, label: value === 'yes' ? 'Yes' : 'No' })),
  { value: '' as const, label: 'Rather not say' },
];

const Means = ({ facts, errors, change }: StepProps) => (
  <>
    <BudgetField />
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Grade average"
        hint="As your own school writes it."
        value={facts.grade}
        onChange={({ target }) => change({ grade: target.value })}
        error={errors.grade}
      />
      <Select
        label="Scale"
        hint="The scale of that average."
        placeholder="Not given"
        options={SCALE_OPTIONS}
        value={facts.scale}
        onChange={({ target }) => change({ scale: target.value as GradeScale | '' })}
      />
    </div>
    <fieldset>
      <legend className="font-semibold">Do you need money to be able to study?</legend>
      <p className="text-sm text-muted">Private: it only decides which awards fit you.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {NEED.map(({ value, label }) => (
          <Button
            key={label}
            variant="secondary"
            aria-pressed={facts.need === value}
            className="aria-pressed:border-laurel aria-pressed:bg-laurel-soft aria-pressed:text-laurel-strong"
            onClick={() => change({ need: value })}
          >
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  </>
);

interface Step {
  title: string;
  /** What it costs to leave it out. */
  cost: string;
  fields: readonly FieldName[];
  Fields: (props: StepProps) => ReactNode;
}

export const STEPS: readonly Step[] = [
  {
    title: 'Where are you from?',
    cost: 'Left out, nearly every award stays open: most name the citizens they are for.',
    fields: [],
    Fields: Origin,
  },
  {
    title: 'What do you want to study for?',
    cost: 'Left out, there is no list yet, and we ask again at the end.',
    fields: ['educationLevel'],
    Fields: Level,
  },
  {
    title: 'When do you want to begin?',
    cost: 'Left out, we can’t say what comes too late for you.',
    fields: ['applicationDeadlinePreference'],
    Fields: Time,
  },
  {
    title: 'What is your subject?',
    cost: 'Left out, we can’t tell the awards of your subject from all the others.',
    fields: ['fieldsOfStudy', 'researchInterests'],
    Fields: Subject,
  },
  {
    title: 'Where do you want to study?',
    cost: 'Left out, every country counts the same.',
    fields: ['preferredCountries', 'languageRequirements'],
    Fields: Place,
  },
  {
    title: 'What do you bring, and what do you need?',
    cost: 'Left out, conditions on grades and need stay open.',
    fields: ['budgetRange', 'gpa'],
    Fields: Means,
  },
];

/** Shown once a level is chosen: without one nothing can be matched. */
const LiveMatches = preloadable(async () => (await import('./live-matches.tsx')).LiveMatches);
const preloadLiveMatches = () =>
  void LiveMatches.preload().catch(() =>
    logger.warn('What shows the matches so far could not be loaded yet.'),
  );

const Progress = ({ at }: { at: number }) => (
  <div className="flex items-center gap-3">
    <p className="text-sm text-muted">
      Step {at + 1} of {STEPS.length}
    </p>
    <ol aria-hidden="true" className="flex gap-1.5">
      {STEPS.map(({ title }, index) => (
        <li
          key={title}
          className={index <= at ? 'h-1.5 w-6 rounded-full bg-laurel' : 'h-1.5 w-6 rounded-full bg-line'}
        />
      ))}
    </ol>
  </div>
);

/** The step that a student was at, for the life of the browser tab. */
export const storedStep = (student: string) =>
  createStoredValue(window.sessionStorage, `set-up-step:${student}`, (found) =>
    typeof found === 'number' && STEPS[found] ? found : null,
  );

interface SetUpStepsProps {
  profile: Profile;
  draft: FactsDraft;
  /** Whether somebody has begun: then the focus follows the steps. */
  isBegun: boolean;
  onBegin: () => void;
  onSaved: () => void;
  onOnePage: () => void;
}

/** The questions of the first set-up, a few at a time, with the matches that they give beside them. */
export const SetUpSteps = ({ profile, draft, isBegun, onBegin, onSaved, onOnePage }: SetUpStepsProps) => {
  const queries = useQueryClient();
  const student = useStudentKey();
  const place = useMemo(() => storedStep(student), [student]);
  const { form, save, round, takeTyped, submit } = usePreferencesEditor(NEW_VALUES, () => {
    place.forget();
    onSaved();
  });
  const [at, setAt] = useState(() => place.read() ?? 0);
  const [facts, setFacts] = useState(draft);
  const [errors, setErrors] = useState<FactErrors>({});
  const [names, setNames] = useState<Names>();
  const [stored, setStored] = useState({ profile, version: 0 });
  const [asked, setAsked] = useState(() => form.getValues());
  const heading = useRef<HTMLHeadingElement>(null);
  const [moves, setMoves] = useState(isBegun ? 1 : 0);
  // What was refused is read below only while somebody listens.
  form.formState.errors;
  const step = STEPS[at] as Step;
  const isLast = at === STEPS.length - 1;

  const loading = useMutation({ mutationFn: loadNames, onSuccess: setNames });
  const { mutate: load } = loading;
  const isNamed = draft.citizenship !== '' || draft.residence !== '';
  // All countries of the world: once somebody turns to the page, and at once where a country is shown already.
  useEffect(() => (isNamed ? load() : onFirstInteraction(load)), [load, isNamed]);

  useEffect(() => onFirstInteraction(preloadLiveMatches), []);

  const storing = useMutation({
    mutationFn: async () => {
      const known = names ?? (await loadNames());
      const wrong = errorsOf(facts, known);
      setErrors(wrong);
      if (Object.keys(wrong).length > 0) return false;
      const change = changeOf(facts, stored.profile, known);
      if (!change) return true;
      const answer = await changeFacts(queries, () => change);
      setStored(({ version }) => ({
        profile: answer.data.user.profile as Profile,
        version: version + 1,
      }));
      return true;
    },
  });

  // Before anybody can type: later it would take the focus from a field.
  useLayoutEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);

  const go = (next: number) => {
    setAt(next);
    place.keep(next);
    setAsked(form.getValues());
    setMoves((before) => before + 1);
    if (!isBegun) onBegin();
  };
  const finish = async () => {
    if (await submit()) return;
    const wrong = STEPS.findIndex(({ fields }) => fields.some((name) => form.getFieldState(name).invalid));
    if (wrong >= 0 && wrong !== at) go(wrong);
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (storing.isPending || save.isPending) return;
    if (step.fields.length > 0) takeTyped();
    const isStored = await storing.mutateAsync().catch(() => false);
    if (!isStored) return;
    if (isLast) await finish();
    else go(at + 1);
  };
  const skip = () => {
    setErrors({});
    if (isLast) void finish();
    else go(at + 1);
  };

  const preferences: PreferencesRequest | undefined =
    asked.educationLevel === '' ? undefined : toRequest(asked);
  return (
    <FormProvider {...form}>
      <Card className="p-5 sm:p-8">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <Progress at={at} />
          <Button variant="ghost" size="sm" onClick={onOnePage}>
            All on one page
          </Button>
        </div>
        <div className="mt-4 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <form noValidate onSubmit={(event) => void onSubmit(event)} aria-labelledby="set-up-step">
            <h2 ref={heading} id="set-up-step" tabIndex={-1} className="text-3xl">
              {step.title}
            </h2>
            <div key={`${at} ${round}`} className="mt-5 grid gap-6">
              <step.Fields
                facts={facts}
                errors={errors}
                names={names}
                change={(part) => setFacts((before) => ({ ...before, ...part }))}
              />
            </div>
            {storing.isError || loading.isError ? (
              <Callout role="alert" variant="danger" className="mt-6">
                {explainFailure(
                  storing.error ?? loading.error,
                  'Your answer could not be stored. Please try again.',
                )}
              </Callout>
            ) : null}
            {save.isError ? (
              <Callout role="alert" variant="danger" className="mt-6">
                {SAVE_FAILURE}
              </Callout>
            ) : null}
            <div className="mt-8 flex flex-wrap items-center gap-3">
              <Button
                type="submit"
                size="lg"
                className="max-sm:w-full max-sm:px-3 max-sm:text-base"
                loading={storing.isPending || save.isPending}
                loadingText="Saving..."
              >
                {isLast ? <Check aria-hidden="true" className="size-5" /> : null}
                {isLast ? 'Save Preferences & Get Matches' : 'Next'}
              </Button>
              {at > 0 ? (
                <Button variant="secondary" onClick={() => go(at - 1)}>
                  <ArrowLeft aria-hidden="true" className="size-4" />
                  Back
                </Button>
              ) : null}
              {isLast ? null : (
                <Button variant="ghost" onClick={skip}>
                  Skip
                </Button>
              )}
            </div>
            <p className="mt-3 text-sm text-muted">{step.cost}</p>
          </form>
          <section aria-labelledby="live-matches" className="min-w-0">
            <h2 id="live-matches" className="text-xl">
              Your matches so far
            </h2>
            {preferences === undefined ? (
              <p className="mt-2 text-sm text-muted">
                They begin as soon as you say what you want to study for.
              </p>
            ) : (
              <Suspense fallback={<Skeleton className="mt-3 h-40" />}>
                <LiveMatches preferences={preferences} factsVersion={stored.version} />
              </Suspense>
            )}
          </section>
        </div>
      </Card>
    </FormProvider>
  );
};
