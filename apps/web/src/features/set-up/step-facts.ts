import type { ProfileRequest } from '@laurel/contract';
import type { GradeScale, Profile, Stage, YesNo } from '@laurel/domain';

export const loadNames = () => import('./names.ts');
export type Names = Awaited<ReturnType<typeof loadNames>>;

/** What the steps ask besides the preferences, as typed; '' is not said. */
export interface FactsDraft {
  citizenship: string;
  residence: string;
  /** ISO 3166-2. */
  region: string;
  stage: Stage | '';
  /** YYYY-MM, of what is studied now. */
  finishes: string;
  /** YYYY-MM. */
  start: string;
  grade: string;
  scale: GradeScale | '';
  need: YesNo | '';
}
export type FactErrors = Partial<Record<keyof FactsDraft, string>>;
type FactChange = NonNullable<ProfileRequest['profile']>;

/** What is stored already, for whoever comes back to the steps. */
export const draftOf = (profile: Profile, nameOf: (code: string) => string): FactsDraft => {
  const { citizenships = [], countryOfResidence, homeGpa } = profile;
  return {
    citizenship: citizenships[0] ? nameOf(citizenships[0]) : '',
    residence: countryOfResidence ? nameOf(countryOfResidence) : '',
    region: profile.regionOfResidence ?? '',
    stage: profile.stage?.now ?? '',
    finishes: profile.stage?.finishes ?? '',
    start: profile.intendedStart ?? '',
    grade: homeGpa ? String(homeGpa.value) : '',
    scale: homeGpa?.scale ?? '',
    need: profile.answers?.financialNeed ?? '',
  };
};

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const CHOOSE_MONTH = 'Please give year and month, such as 2027-09';

const isStudying = (stage: Stage | ''): stage is Stage => stage !== '' && stage !== 'not_studying';

/** What is studied now, as the draft changes it; another stage keeps nothing of the one before. */
const stageOf = ({ stage, finishes }: FactsDraft, stored: Profile['stage']): Profile['stage'] => {
  if (stage === '') return stored;
  const before = stored?.now === stage ? stored : undefined;
  const end = isStudying(stage) && finishes.trim() ? { finishes: finishes.trim() } : {};
  return { ...before, now: stage, ...end };
};

const CHOOSE_COUNTRY = 'Please choose a country from the list';

export const regionsOf = ({ REGIONS, resolveCountry }: Names, country: string) => {
  const code = resolveCountry(country);
  return code === undefined ? [] : REGIONS.filter((region) => region.code.startsWith(`${code}-`));
};

/** What of the draft can't be read. */
export const errorsOf = (
  { citizenship, residence, stage, finishes, start, grade, scale }: FactsDraft,
  { resolveCountry, parseGradeValue }: Names,
): FactErrors => {
  const errors: FactErrors = {};
  if (citizenship.trim() && !resolveCountry(citizenship)) errors.citizenship = CHOOSE_COUNTRY;
  if (residence.trim() && !resolveCountry(residence)) errors.residence = CHOOSE_COUNTRY;
  if (isStudying(stage) && finishes.trim() && !MONTH.test(finishes.trim())) errors.finishes = CHOOSE_MONTH;
  if (start.trim() && !MONTH.test(start.trim())) errors.start = CHOOSE_MONTH;
  if ((grade.trim() === '') !== (scale === '')) errors.grade = 'Please give both the grade and its scale';
  else if (scale !== '' && parseGradeValue(grade, scale) === undefined)
    errors.grade = 'Please give the grade as it is written on that scale';
  return errors;
};

/** What a draft changes of the stored facts; undefined when nothing. A field left empty takes nothing back that was said elsewhere. */
export const changeOf = (
  draft: FactsDraft,
  stored: Profile,
  { resolveCountry, parseGradeValue }: Names,
): FactChange | undefined => {
  const citizenship = resolveCountry(draft.citizenship);
  const residence = resolveCountry(draft.residence);
  const change: FactChange = {};
  if (citizenship && !stored.citizenships?.includes(citizenship))
    change.citizenships = [citizenship, ...(stored.citizenships ?? []).slice(1)];
  if (residence && residence !== stored.countryOfResidence) change.countryOfResidence = residence;
  const isOfCountry = residence !== undefined && draft.region.startsWith(`${residence}-`);
  if (isOfCountry && draft.region !== stored.regionOfResidence) change.regionOfResidence = draft.region;
  const stage = stageOf(draft, stored.stage);
  if (stage && (stage.now !== stored.stage?.now || stage.finishes !== stored.stage.finishes))
    change.stage = stage;
  if (draft.start.trim() && draft.start !== stored.intendedStart) change.intendedStart = draft.start.trim();
  if (draft.scale) {
    const value = parseGradeValue(draft.grade, draft.scale);
    const { homeGpa } = stored;
    const isNew = homeGpa?.value !== value || homeGpa?.scale !== draft.scale;
    if (value !== undefined && isNew) change.homeGpa = { value, scale: draft.scale };
  }
  if (draft.need && draft.need !== stored.answers?.financialNeed)
    change.answers = { ...stored.answers, financialNeed: draft.need };
  return Object.keys(change).length > 0 ? change : undefined;
};
