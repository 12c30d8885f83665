import type { WhatIfData, WhatIfRequest } from '@laurel/contract';
import { firstOfMonth, type GradeScale, monthInEnglish, type Profile } from '@laurel/domain';
import { counted } from '@laurel/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { explainFailure } from '../../lib/api/api-error.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { scholarshipPath } from '../scholarships/navigation-state.ts';

interface Range {
  min: number;
  max: number;
  step: number;
}

/** Scores that people have, not all that the tests can give. */
const TESTS: Readonly<Record<string, Range>> = {
  IELTS: { min: 4, max: 9, step: 0.5 },
  TOEFL: { min: 60, max: 120, step: 1 },
  SAT: { min: 800, max: 1600, step: 10 },
  ACT: { min: 12, max: 36, step: 1 },
  GRE: { min: 280, max: 340, step: 1 },
  GMAT: { min: 400, max: 800, step: 10 },
};
const TEST_OPTIONS = Object.keys(TESTS).map((value) => ({ value, label: value }));

/** Scales on which a slider says something; any other grade is compared on the 4.0 scale. */
const SCALES: Partial<Record<GradeScale, Range>> = {
  '4.0': { min: 2, max: 4, step: 0.1 },
  '5.0': { min: 2, max: 5, step: 0.1 },
  '10': { min: 5, max: 10, step: 0.1 },
  '20': { min: 8, max: 20, step: 0.5 },
  '100': { min: 40, max: 100, step: 1 },
  percent: { min: 40, max: 100, step: 1 },
};
/** What universities of a country mostly grade by; the 4.0 scale elsewhere. */
const SCALE_OF_COUNTRY: Readonly<Record<string, GradeScale>> = {
  BR: '10',
  ES: '10',
  IN: '10',
  MX: '10',
  NL: '10',
  VN: '10',
  NG: '5.0',
  SA: '5.0',
  DZ: '20',
  FR: '20',
  IR: '20',
  MA: '20',
  PE: '20',
  PT: '20',
  SN: '20',
  TN: '20',
  CN: '100',
  KE: 'percent',
  ZA: 'percent',
};

/** The scale of the grade that was given, else of the country that the student studied in or is from. */
const scaleOf = ({ homeGpa, degrees = [], citizenships = [], countryOfResidence }: Profile): GradeScale => {
  const given = [homeGpa?.scale, ...degrees.map(({ grade }) => grade?.scale)];
  const countries = [...degrees.map(({ country }) => country), ...citizenships, countryOfResidence];
  const usual = countries.map((country) => SCALE_OF_COUNTRY[country ?? '']);
  return [...given, ...usual].find((scale) => scale !== undefined && SCALES[scale] !== undefined) ?? '4.0';
};

const MONTHS = 30;
/** Not every step of a slider that is being moved is asked for. */
const SETTLED_MS = 250;

type Change = WhatIfRequest['change'];

const monthAhead = (today: string, months: number): string =>
  firstOfMonth(today, months).slice(0, 'YYYY-MM'.length);

interface SliderProps extends Range {
  label: string;
  value: number;
  /** The value in words; where it was not moved yet, what holds now. */
  said: string;
  onChange: (value: number) => void;
}

const Slider = ({ label, said, value, onChange, ...range }: SliderProps) => {
  const id = useId();
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <output htmlFor={id} className="text-sm tabular-nums">
          {said}
        </output>
      </p>
      <input
        id={id}
        type="range"
        className="mt-1 h-11 w-full accent-laurel"
        {...range}
        value={value}
        aria-valuetext={said}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
};

const settled = (value: number): number => Math.round(value * 10) / 10;

interface ControlsProps {
  profile: Profile;
  today: string;
  change: Change;
  onChange: (part: Change) => void;
}

const Controls = ({ profile, today, change, onChange }: ControlsProps) => {
  const { homeGpa, degrees = [], intendedStart, tests = [] } = profile;
  const [test, setTest] = useState(() => tests.find((each) => TESTS[each.test])?.test ?? 'IELTS');
  const scores = TESTS[test] as Range;
  const score = tests.find((each) => each.test === test)?.score;
  const scale = scaleOf(profile);
  const grades = SCALES[scale] as Range;
  const grade = [homeGpa, ...degrees.map((each) => each.grade)].find((each) => each?.scale === scale)?.value;
  const start = change.intendedStart ?? intendedStart;
  const months = Array.from({ length: MONTHS }, (_, ahead) => monthAhead(today, ahead + 1));
  return (
    <div className="grid gap-x-8 gap-y-3 md:grid-cols-3">
      <Slider
        label="Start of studies"
        min={0}
        max={MONTHS - 1}
        step={1}
        value={Math.max(0, start ? months.indexOf(start) : 0)}
        said={start ? monthInEnglish(start) : 'not given'}
        onChange={(at) => onChange({ intendedStart: months[at] })}
      />
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-4">
        <Select
          label="Test"
          options={TEST_OPTIONS}
          value={test}
          onChange={({ target }) => {
            setTest(target.value);
            onChange({ test: undefined });
          }}
        />
        <Slider
          label="Score"
          {...scores}
          value={change.test?.score ?? score ?? scores.min}
          said={`${change.test?.score ?? score ?? 'not given'}`}
          onChange={(value) => onChange({ test: { test, score: value } })}
        />
      </div>
      <Slider
        label={`Grade out of ${scale === 'percent' ? '100%' : scale}`}
        {...grades}
        value={change.grade?.value ?? grade ?? grades.min}
        said={`${change.grade?.value ?? grade ?? 'as it is'}`}
        onChange={(value) => onChange({ grade: { value: settled(value), scale } })}
      />
    </div>
  );
};

interface NamedProps {
  children: ReactNode;
  of: WhatIfData['opens'];
  /** Ids of saved ones, of which the year below tells. */
  ids: readonly string[];
}

const Named = ({ children, of: { total, best }, ids }: NamedProps) => {
  const shown = best.filter(({ id }) => !ids.includes(id));
  const others = total - shown.length;
  return shown.length === 0 ? null : (
    <p className="wrap-anywhere">
      {children}{' '}
      {shown.map(({ id, title }, at) => (
        <span key={id}>
          {at > 0 ? ' · ' : ''}
          <Link to={scholarshipPath(id)} className="prose-link">
            {title}
          </Link>
        </span>
      ))}
      {others > 0 ? ` · and ${counted(others, 'other')}` : ''}
    </p>
  );
};

/** What the change does to all matches. Saved awards are told of in the year below. */
const Effect = ({
  data,
  ids,
  start,
}: {
  data: WhatIfData;
  ids: readonly string[];
  start: string | undefined;
}) => {
  const { matches, opens, closes } = data;
  return (
    <div role="status" className="grid gap-1.5 text-sm">
      <p className="font-semibold">
        {opens.total === 0 && closes.total === 0
          ? `Nothing changes: ${counted(matches.now, 'match', 'matches')} as before.`
          : `${counted(matches.changed, 'match', 'matches')} instead of ${matches.now}: ${opens.total} more, ${closes.total} fewer.`}
      </p>
      <Named of={opens} ids={ids}>
        These would join, the best first:
      </Named>
      <Named of={closes} ids={ids}>
        These would go:
      </Named>
      {start ? (
        <p className="text-muted">
          A round that closes before {monthInEnglish(start)} may pay for a later start: many pay only for the
          autumn that follows. Check it on the official page.
        </p>
      ) : null}
    </div>
  );
};

export type Standings = ReadonlyMap<string, WhatIfData['standings'][number]>;

interface WhatIfProps {
  ids: readonly string[];
  today: string;
  onStandings: (standings: Standings | undefined) => void;
}

/** Sliders of start, score and grade; the engine of the matches answers, and nothing is stored. */
export const WhatIf = ({ ids, today, onStandings }: WhatIfProps) => {
  const student = useStudentKey();
  const { data: own } = useQuery({
    queryKey: ['profile'],
    queryFn: ({ signal }) => api('GET /users/profile', { signal }),
  });
  const profile = own?.data.user.profile;
  const [change, setChange] = useState<Change>({});
  const [asked, setAsked] = useState<Change>({});
  useEffect(() => {
    const timer = setTimeout(() => setAsked(change), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [change]);
  const isAsked = Object.values(asked).some((value) => value !== undefined);
  const found = useQuery({
    queryKey: [...scholarshipKeys.matches(student), 'what-if', asked, ids],
    queryFn: ({ signal }) =>
      api('POST /matching/what-if', { body: { change: asked, ids: [...ids] }, signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const data = isAsked ? found.data?.data : undefined;
  useEffect(() => {
    onStandings(data && new Map(data.standings.map((each) => [each.id, each])));
  }, [data, onStandings]);
  if (!profile) return null;
  return (
    <div className="grid gap-4 pt-3 pb-1">
      <Controls
        profile={profile as Profile}
        today={today}
        change={change}
        onChange={(part) => setChange((before) => ({ ...before, ...part }))}
      />
      {found.isError && isAsked ? (
        <p role="alert" className="text-sm text-danger">
          {explainFailure(found.error, 'This could not be worked out. Please try again.')}
        </p>
      ) : null}
      {data ? <Effect data={data} ids={ids} start={asked.intendedStart} /> : null}
      {isAsked ? (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setChange({})}>
          Back to how it is
        </Button>
      ) : (
        <p className="text-sm text-muted">Move a slider. It only tries: nothing of your profile changes.</p>
      )}
    </div>
  );
};
