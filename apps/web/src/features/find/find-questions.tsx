import { firstOfMonth, monthInEnglish, type Profile, STAGES, utcDay } from '@laurel/domain';
import { joinOr, lowerFirst } from '@laurel/text';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { logger } from '../../lib/browser/logger.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox, type ComboboxOption } from '../../ui/combobox.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { labelIn, STAGE_OPTIONS } from '../facts/profile-labels.ts';
import {
  asksState,
  type GuestAnswers,
  guestAnswers,
  isAnswered,
  languagesOf,
  openQuestionOf,
  QUESTIONS,
  type QuestionName,
} from './guest-answers.ts';
import { CHIP, LEVEL_QUESTION, LEVELS } from './level-question.tsx';

type Suggest = (typed: string) => readonly ComboboxOption[];

interface PickFieldProps {
  label: string;
  hint: ReactNode;
  placeholder: string;
  id: string;
  ref: Ref<HTMLInputElement>;
  picked: readonly string[];
  suggest: Suggest;
  /** Said when nothing of the list fits what was typed. */
  unknown: string;
  onPick: (name: string) => void;
  onRemove: (name: string) => void;
}

/** Letters after which a name that nothing fits is none that comes yet. */
const ENOUGH_TYPED = 3;

/** Before the lists are loaded nothing fits, and nothing is unknown. */
const NOTHING_YET: Suggest = () => [];

/** Names picked from a list while typing: by a tap, or by Enter, which takes the first that fits. */
const PickField = ({ picked, suggest, unknown, onPick, onRemove, ...field }: PickFieldProps) => {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const unpicked = (text: string) => suggest(text).filter(({ value }) => !picked.includes(value));
  const isUnknown =
    typed.trim().length >= ENOUGH_TYPED && suggest !== NOTHING_YET && suggest(typed).length === 0;
  const pick = (name: string) => {
    setTyped('');
    setError(undefined);
    onPick(name);
  };
  const takeFirst = () => {
    const [first] = unpicked(typed);
    if (first) pick(first.value);
    else if (typed.trim() !== '') setError(unknown);
  };
  return (
    <div>
      <Combobox
        {...field}
        enterKeyHint="next"
        value={typed}
        error={error ?? (isUnknown ? unknown : undefined)}
        onChange={(text) => {
          setTyped(text);
          setError(undefined);
        }}
        suggest={unpicked}
        onPick={({ value }) => pick(value)}
        onEnter={takeFirst}
      />
      {picked.length > 0 ? (
        <ul aria-label={`${field.label}: chosen`} className="mt-2.5 flex flex-wrap gap-2">
          {picked.map((name) => (
            <li
              key={name}
              className="forced-border flex min-h-9 max-w-full items-center rounded-full bg-laurel-soft text-sm font-medium text-laurel-strong"
            >
              <span className="min-w-0 truncate py-1 pl-3.5">{name}</span>
              <button
                type="button"
                aria-label={`Remove ${name}`}
                className="ml-0.5 grid size-9 shrink-0 place-items-center rounded-full hover:bg-laurel hover:text-on-laurel"
                onClick={() => onRemove(name)}
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
};

interface Suggestions {
  fields: Suggest;
  countries: Suggest;
  places: Suggest;
  languages: Suggest;
  codeOf: (country: string) => string | undefined;
  states: readonly SelectOption[];
}

const NONE: Suggestions = {
  fields: NOTHING_YET,
  countries: NOTHING_YET,
  places: NOTHING_YET,
  languages: NOTHING_YET,
  codeOf: () => undefined,
  states: [],
};

const useSuggestions = (): Suggestions => {
  const [suggestions, setSuggestions] = useState(NONE);
  useEffect(() => {
    let isHere = true;
    import('./suggestions.ts')
      .then((lists) => {
        const states = lists.REGIONS.filter(({ code }) => code.startsWith('US-'));
        if (isHere)
          setSuggestions({
            fields: lists.suggestFields,
            countries: lists.suggestCountries,
            places: lists.suggestStudyPlaces,
            languages: lists.suggestLanguages,
            codeOf: lists.resolveCountry,
            states: states.map(({ code, name }) => ({ value: code, label: name })),
          });
      })
      .catch(() => logger.warn('The lists of fields and countries could not be loaded.'));
    return () => {
      isHere = false;
    };
  }, []);
  return suggestions;
};

/** More would say little of anybody. */
const MAX_PICKED = 3;
const MONTHS_TO_START = 36;
const MONTHS_OF_STUDY = 72;

const PassButton = ({
  name,
  given,
  onPass,
  children,
}: {
  name: QuestionName;
  given: GuestAnswers;
  onPass: (name: QuestionName) => void;
  children: ReactNode;
}) => (
  <button
    type="button"
    aria-pressed={given.passed.includes(name)}
    className={clsx(
      CHIP,
      'mt-2.5 aria-pressed:border-laurel aria-pressed:bg-laurel-soft aria-pressed:text-laurel-strong',
    )}
    onClick={() => onPass(name)}
  >
    {children}
  </button>
);

const LevelQuestion = ({ given, onLevel }: { given: GuestAnswers; onLevel: () => void }) => (
  <fieldset>
    <legend className="mb-2 font-semibold">{LEVEL_QUESTION}</legend>
    <div className="flex flex-wrap gap-2">
      {LEVELS.map(({ value, label }) => (
        <label
          key={value}
          className={clsx(
            CHIP,
            'has-checked:border-laurel has-checked:bg-laurel-soft has-checked:text-laurel-strong',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          )}
        >
          <input
            type="radio"
            name="level"
            value={value}
            checked={given.level === value}
            className="sr-only"
            onChange={() => {
              guestAnswers.change({ level: value });
              onLevel();
            }}
          />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);

/** The months from the one of today on; none before the browser has drawn the page, which was made on another day. */
const useMonths = (count: number): readonly SelectOption[] => {
  const [months, setMonths] = useState<readonly SelectOption[]>([]);
  useEffect(() => {
    const today = utcDay(new Date());
    setMonths(
      Array.from({ length: count }, (_, ahead) => {
        const value = firstOfMonth(today, ahead).slice(0, 'YYYY-MM'.length);
        return { value, label: monthInEnglish(value) };
      }),
    );
  }, [count]);
  return months;
};

/** A month stored earlier is still shown when it has passed. */
const withChosen = (months: readonly SelectOption[], chosen: string | undefined): readonly SelectOption[] =>
  chosen === undefined || months.some(({ value }) => value === chosen)
    ? months
    : [{ value: chosen, label: monthInEnglish(chosen) }, ...months];

type Stage = NonNullable<Profile['stage']>;

/** When the studies begin, and what is finished before. A choice here never folds the questions up: by keyboard, passing over an entry is choosing it. */
const TimeQuestion = ({
  ref,
  given: { profile },
  passButton,
  onChange,
}: {
  ref: Ref<HTMLSelectElement>;
  given: GuestAnswers;
  passButton: ReactNode;
  onChange: (profile: Profile) => void;
}) => {
  const { stage, intendedStart, ...others } = profile;
  const months = useMonths(MONTHS_OF_STUDY);
  const change = (start: string | undefined, now: Stage | undefined) =>
    onChange({ ...others, ...(start ? { intendedStart: start } : {}), ...(now ? { stage: now } : {}) });
  const setStage = (value: string) => {
    const now = STAGES.find((each) => each === value);
    change(intendedStart, now && { ...(now === stage?.now ? stage : {}), now });
  };
  const setFinish = (finishes: string) => {
    if (!stage) return;
    const { finishes: _, ...rest } = stage;
    change(intendedStart, finishes ? { ...rest, finishes } : rest);
  };
  return (
    <>
      <div>
        <Select
          ref={ref}
          label="When do you want to begin?"
          hint="It tells which awards come too late."
          placeholder="Choose a month"
          options={withChosen(months.slice(0, MONTHS_TO_START), intendedStart)}
          value={intendedStart ?? ''}
          onChange={({ target }) => change(target.value, stage)}
        />
        {intendedStart === undefined ? passButton : null}
      </div>
      <div className="grid content-start gap-4 sm:grid-cols-2">
        <Select
          label="What do you do now?"
          hint="Only if you like."
          placeholder="Not given"
          options={STAGE_OPTIONS}
          value={stage?.now ?? ''}
          onChange={({ target }) => setStage(target.value)}
        />
        {stage === undefined || stage.now === 'not_studying' ? null : (
          <Select
            label="Until when?"
            hint="When you leave or graduate."
            placeholder="Not given"
            options={withChosen(months, stage.finishes)}
            value={stage.finishes ?? ''}
            onChange={({ target }) => setFinish(target.value)}
          />
        )}
      </div>
    </>
  );
};

interface FindQuestionsProps {
  given: GuestAnswers;
  /** All are answered now, and the last one was passed. */
  onDone: () => void;
}

/** The questions. A pick moves the focus to the next open one; of countries to study in there may be more, so their field keeps it. */
export const FindQuestions = ({ given, onDone }: FindQuestionsProps) => {
  const suggest = useSuggestions();
  const fields = useRef<HTMLInputElement>(null);
  const from = useRef<HTMLInputElement>(null);
  const state = useRef<HTMLSelectElement>(null);
  const places = useRef<HTMLInputElement>(null);
  const start = useRef<HTMLSelectElement>(null);

  const moveOn = (last: QuestionName) => {
    const now = guestAnswers.read();
    const rest = QUESTIONS.slice(QUESTIONS.indexOf(last) + 1);
    const next = rest.find((name) => !isAnswered(name, now)) ?? openQuestionOf(now);
    if (next === undefined) return onDone();
    ({ level: null, fields, from, state, places, start })[next]?.current?.focus();
  };
  const answer = (name: QuestionName, part: Partial<GuestAnswers>) =>
    guestAnswers.change({ ...part, passed: given.passed.filter((each) => each !== name) });
  const change = (name: QuestionName, part: Partial<GuestAnswers>) => {
    // The next question may be one that this answer brings.
    flushSync(() => answer(name, part));
    moveOn(name);
  };
  const pass = (name: QuestionName) => {
    const { from: country, ...others } = given;
    guestAnswers.replace({
      ...others,
      ...(country && name !== 'from' ? { from: country } : {}),
      ...(name === 'fields' ? { fields: [] } : {}),
      ...(name === 'places' ? { places: [] } : {}),
      passed: [...given.passed.filter((each) => each !== name), name],
    });
    moveOn(name);
  };
  const { regionOfResidence, ...withoutState } = given.profile;
  const joined = (list: readonly string[], name: string) => [...list, name].slice(-MAX_PICKED);

  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
      <LevelQuestion given={given} onLevel={() => moveOn('level')} />
      <div>
        <PickField
          ref={fields}
          id="find-field"
          label="What do you want to study?"
          hint="Type a few letters: “comp sci”, “nursing”."
          placeholder="e.g. Public health"
          picked={given.fields}
          suggest={suggest.fields}
          unknown="We don’t know this field. Try a wider word, or choose “Any field”."
          onPick={(name) => change('fields', { fields: joined(given.fields, name) })}
          onRemove={(name) => guestAnswers.change({ fields: given.fields.filter((each) => each !== name) })}
        />
        {given.fields.length > 0 ? null : (
          <PassButton name="fields" given={given} onPass={pass}>
            Any field
          </PassButton>
        )}
      </div>
      <div>
        <PickField
          ref={from}
          id="find-from"
          label="Where are you from?"
          hint="Your citizenship. Many awards are for certain countries."
          placeholder="e.g. Nigeria"
          picked={given.from ? [given.from.name] : []}
          suggest={suggest.countries}
          unknown="We don’t know this country. Try its English name."
          onPick={(name) => {
            const code = suggest.codeOf(name);
            if (code) change('from', { from: { code, name }, profile: withoutState });
          }}
          onRemove={() => {
            const { from: _, ...rest } = given;
            guestAnswers.replace({ ...rest, profile: withoutState });
          }}
        />
        {given.from ? null : (
          <PassButton name="from" given={given} onPass={pass}>
            Rather not say
          </PassButton>
        )}
        {asksState(given) ? (
          <div className="mt-4">
            <Select
              ref={state}
              label="Which state do you live in?"
              hint="Many awards are for the people of one state."
              placeholder="Choose a state"
              options={suggest.states}
              value={regionOfResidence ?? ''}
              onChange={({ target: { value } }) =>
                answer('state', {
                  profile: value ? { ...withoutState, regionOfResidence: value } : withoutState,
                })
              }
            />
            {regionOfResidence === undefined ? (
              <PassButton name="state" given={given} onPass={pass}>
                None of them
              </PassButton>
            ) : null}
          </div>
        ) : null}
      </div>
      <div>
        <PickField
          ref={places}
          id="find-places"
          label="Where do you want to study?"
          hint="One to three countries, or a whole continent such as Europe."
          placeholder="e.g. United Kingdom"
          picked={given.places}
          suggest={suggest.places}
          unknown="We don’t know this country. Try its English name, a continent, or choose “Anywhere”."
          onPick={(name) => answer('places', { places: joined(given.places, name) })}
          onRemove={(name) => guestAnswers.change({ places: given.places.filter((each) => each !== name) })}
        />
        {given.places.length > 0 ? null : (
          <PassButton name="places" given={given} onPass={pass}>
            Anywhere
          </PassButton>
        )}
      </div>
      <PickField
        ref={null}
        id="find-languages"
        label="Which languages can you study in?"
        hint="We take English unless you change it."
        placeholder="e.g. German"
        picked={languagesOf(given)}
        suggest={suggest.languages}
        unknown="We don’t know this language. Try its English name."
        onPick={(name) => guestAnswers.change({ languages: joined(languagesOf(given), name) })}
        onRemove={(name) =>
          guestAnswers.change({ languages: languagesOf(given).filter((each) => each !== name) })
        }
      />
      <TimeQuestion
        ref={start}
        given={given}
        onChange={(profile) => answer('start', { profile })}
        passButton={
          <PassButton name="start" given={given} onPass={pass}>
            Not sure yet
          </PassButton>
        }
      />
    </div>
  );
};

const labelOf = ({ level }: GuestAnswers) => LEVELS.find(({ value }) => value === level)?.label;

/** "now: Secondary school, until June 2027" */
const stageInWords = ({ now, finishes }: Stage): string =>
  [
    now === 'not_studying' ? 'not studying now' : `now: ${lowerFirst(labelIn(STAGE_OPTIONS, now))}`,
    ...(finishes === undefined ? [] : [`until ${monthInEnglish(finishes)}`]),
  ].join(', ');

/** The answers in one line, and the way back to the questions. */
export const AnswersLine = ({ given, onChange }: { given: GuestAnswers; onChange: () => void }) => {
  const { intendedStart: start, regionOfResidence, stage } = given.profile;
  const { states } = useSuggestions();
  const state = states.find(({ value }) => value === regionOfResidence)?.label;
  const parts = [
    labelOf(given),
    given.fields.length > 0 ? given.fields.join(', ') : 'any field',
    given.from ? `from ${[state, given.from.name].filter(Boolean).join(', ')}` : 'country not given',
    stage ? stageInWords(stage) : '',
    given.places.length > 0 ? `to study in ${given.places.join(', ')}` : 'to study anywhere',
    languagesOf(given).length > 0 ? `in ${joinOr(languagesOf(given))}` : 'language not given',
    start ? `to begin in ${monthInEnglish(start)}` : 'start not given',
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 wrap-anywhere">
        <span className="sr-only">Your answers: </span>
        {parts.filter(Boolean).join(' · ')}
      </p>
      <Button variant="secondary" size="sm" onClick={onChange}>
        Change answers
      </Button>
    </div>
  );
};
