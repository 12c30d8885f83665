import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { logger } from '../../lib/browser/logger.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox, type ComboboxOption } from '../../ui/combobox.tsx';
import {
  type GuestAnswers,
  guestAnswers,
  isAnswered,
  openQuestionOf,
  QUESTIONS,
  type QuestionName,
} from './guest-answers.ts';
import { CHIP, LEVEL_QUESTION, LEVELS } from './level-question.tsx';

interface PickFieldProps {
  label: string;
  hint: ReactNode;
  placeholder: string;
  id: string;
  ref: Ref<HTMLInputElement>;
  picked: readonly string[];
  suggest: (typed: string) => readonly ComboboxOption[];
  /** Said when nothing of the list fits what was typed. */
  unknown: string;
  onPick: (name: string) => void;
  onRemove: (name: string) => void;
}

/** Names picked from a list while typing: by a tap, or by Enter, which takes the first that fits. */
const PickField = ({ picked, suggest, unknown, onPick, onRemove, ...field }: PickFieldProps) => {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const unpicked = (text: string) => suggest(text).filter(({ value }) => !picked.includes(value));
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
        error={error}
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

type Suggest = (typed: string) => readonly ComboboxOption[];

interface Suggestions {
  fields: Suggest;
  countries: Suggest;
  codeOf: (country: string) => string | undefined;
}

const NONE: Suggestions = { fields: () => [], countries: () => [], codeOf: () => undefined };

const useSuggestions = (): Suggestions => {
  const [suggestions, setSuggestions] = useState(NONE);
  useEffect(() => {
    let isHere = true;
    import('./suggestions.ts')
      .then(({ suggestFields, suggestCountries, resolveCountry }) => {
        if (isHere)
          setSuggestions({ fields: suggestFields, countries: suggestCountries, codeOf: resolveCountry });
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

interface FindQuestionsProps {
  given: GuestAnswers;
  /** All four are answered now, or passed. */
  onDone: () => void;
}

/** The four questions. A pick moves the focus to the next open one. */
export const FindQuestions = ({ given, onDone }: FindQuestionsProps) => {
  const suggest = useSuggestions();
  const fields = useRef<HTMLInputElement>(null);
  const from = useRef<HTMLInputElement>(null);
  const places = useRef<HTMLInputElement>(null);

  const moveOn = (last: QuestionName) => {
    const now = guestAnswers.read();
    const rest = QUESTIONS.slice(QUESTIONS.indexOf(last) + 1);
    const next = rest.find((name) => !isAnswered(name, now)) ?? openQuestionOf(now);
    if (next === undefined) return onDone();
    ({ level: null, fields, from, places })[next]?.current?.focus();
  };
  const change = (name: QuestionName, part: Partial<GuestAnswers>) => {
    guestAnswers.change({ ...part, passed: given.passed.filter((each) => each !== name) });
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
            if (code) change('from', { from: { code, name } });
          }}
          onRemove={() => {
            const { from: _, ...rest } = given;
            guestAnswers.replace(rest);
          }}
        />
        {given.from ? null : (
          <PassButton name="from" given={given} onPass={pass}>
            Rather not say
          </PassButton>
        )}
      </div>
      <div>
        <PickField
          ref={places}
          id="find-places"
          label="Where do you want to study?"
          hint="One to three countries."
          placeholder="e.g. United Kingdom"
          picked={given.places}
          suggest={suggest.countries}
          unknown="We don’t know this country. Try its English name, or choose “Anywhere”."
          onPick={(name) => change('places', { places: joined(given.places, name) })}
          onRemove={(name) => guestAnswers.change({ places: given.places.filter((each) => each !== name) })}
        />
        {given.places.length > 0 ? null : (
          <PassButton name="places" given={given} onPass={pass}>
            Anywhere
          </PassButton>
        )}
      </div>
    </div>
  );
};

const labelOf = ({ level }: GuestAnswers) => LEVELS.find(({ value }) => value === level)?.label;

/** The answers in one line, and the way back to the questions. */
export const AnswersLine = ({ given, onChange }: { given: GuestAnswers; onChange: () => void }) => {
  const parts = [
    labelOf(given),
    given.fields.length > 0 ? given.fields.join(', ') : 'any field',
    given.from ? `from ${given.from.name}` : 'country not given',
    given.places.length > 0 ? `to study in ${given.places.join(', ')}` : 'to study anywhere',
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
