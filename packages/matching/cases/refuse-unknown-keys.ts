import { CRITERIA, CRITERION_KINDS, PREFERENCE_NAMES, PROFILE_NAMES } from '@laurel/domain';

const COMMON = ['kind', 'id', 'strength', 'alternative', 'appliesToLevels', 'quote', 'unquoted'];

const KEYS = {
  case: ['name', 'today', 'profile', 'preferences', 'scholarship', 'outcomes', 'verdict', 'score'],
  profile: PROFILE_NAMES,
  preferences: [...PREFERENCE_NAMES, 'pace', 'studyLevel'],
  scholarship: [
    'id',
    'provenance',
    'title',
    'description',
    'location',
    'hostCountries',
    'criteria',
    'award',
    'deadline',
    'ended',
    'parsedFully',
  ],
  score: ['min', 'max'],
};

/** Throws with the name of the case and the key: a misspelt key would otherwise test nothing. */
export function refuseUnknownKeys(value: unknown): void {
  const entry = asObject(value, 'a case');
  const name = String(entry.name ?? 'unnamed case');
  check(entry, KEYS.case, name);
  for (const part of ['profile', 'preferences', 'scholarship', 'score'] as const) {
    if (entry[part] !== undefined)
      check(asObject(entry[part], `${name}: ${part}`), KEYS[part], `${name}: ${part}`);
  }
  const criteria = asObject(entry.scholarship ?? {}, name).criteria;
  for (const criterion of Array.isArray(criteria) ? criteria : []) checkCriterion(criterion, name);
}

function checkCriterion(value: unknown, name: string): void {
  const criterion = asObject(value, `${name}: criterion`);
  const kind = CRITERION_KINDS.find((each) => each === criterion.kind);
  if (kind === undefined)
    throw new Error(`${name}: ${JSON.stringify(criterion.kind)} is not a criterion kind`);
  check(criterion, [...COMMON, ...CRITERIA[kind].keys], `${name}: ${kind}`);
}

function check(object: Record<string, unknown>, allowed: readonly string[], where: string): void {
  const unknown = Object.keys(object).find((key) => !allowed.includes(key));
  if (unknown !== undefined) throw new Error(`${where}: unknown key ${unknown}`);
}

function asObject(value: unknown, where: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${where} is not a mapping`);
  return { ...value };
}
