import { readdirSync, readFileSync } from 'node:fs';
import {
  CRITERIA,
  CRITERION_KINDS,
  type Criterion,
  emptyPreferences,
  type Outcome,
  PREFERENCE_NAMES,
  PROFILE_NAMES,
  type Preferences,
  type Profile,
  type ScholarshipRecord,
  type Student,
} from '@laurel/domain';
import { parse } from 'yaml';
import { z } from 'zod';

/** A criterion as a case writes it: id, strength and evidence are filled in when left out. */
type WrittenCriterion = Omit<Criterion, 'id' | 'strength' | 'evidence'> &
  Partial<Pick<Criterion, 'id' | 'strength'>> & {
    /** The record's words; by default a line made from the kind. */
    quote?: string;
    /** True: the criterion has no evidence. */
    unquoted?: boolean;
  };

interface WrittenCase {
  name: string;
  today?: string;
  profile?: Profile;
  preferences?: Partial<Preferences>;
  scholarship: Partial<Omit<ScholarshipRecord, 'criteria'>> & { criteria?: WrittenCriterion[] };
  outcomes: Record<string, string>;
  /** `for_some`: unknown, and waiting outside the matches for the student to be one of few; `for_later`: for a later year of theirs. */
  verdict: 'met' | 'not_met' | 'unknown' | 'for_some' | 'for_later' | 'closed' | 'filtered';
  score?: { min?: number; max?: number };
}

export interface MatchingCase {
  name: string;
  today: string;
  student: Student;
  record: ScholarshipRecord;
  /** Outcome by criterion id, with the reason of an unknown after a colon: `unknown:profile_missing`. */
  outcomes: Record<string, Outcome | `unknown:${string}` | string>;
  verdict: WrittenCase['verdict'];
  score: { min: number; max: number };
}

const TODAY = '2026-11-21';

/** A mapping with these keys alone: a misspelt key would otherwise test nothing. */
const mapping = (keys: readonly string[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, z.unknown().optional()])), {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `unknown key ${issue.keys.join(', ')}` : 'is not a mapping',
  });

const COMMON = ['id', 'strength', 'alternative', 'appliesToLevels', 'quote', 'unquoted'];
const [firstKind, ...otherKinds] = CRITERION_KINDS.map((kind) =>
  mapping([...COMMON, ...CRITERIA[kind].keys]).extend({ kind: z.literal(kind) }),
);
if (firstKind === undefined) throw new Error('there are no kinds of criteria');
const criterion = z.discriminatedUnion('kind', [firstKind, ...otherKinds], {
  error: ({ input }) => `${JSON.stringify((input as { kind?: unknown }).kind)} is not a criterion kind`,
});

const writtenCase = mapping(['today', 'outcomes', 'verdict']).extend({
  name: z.string(),
  profile: mapping(PROFILE_NAMES).optional(),
  preferences: mapping([...PREFERENCE_NAMES, 'pace', 'studyLevel']).optional(),
  scholarship: mapping([
    'id',
    'provenance',
    'title',
    'description',
    'location',
    'hostCountries',
    'award',
    'benefits',
    'deadline',
    'ended',
    'parsedFully',
  ]).extend({ criteria: z.array(criterion).optional() }),
  score: mapping(['min', 'max']).optional(),
});

/** Cases are about rules: a record that doesn't say when it can be applied for could never be high. */
const ROLLING: ScholarshipRecord['deadline'] = { kind: 'rolling', dates: [], text: 'Rolling' };

export const PLAIN_PREFERENCES: Preferences = emptyPreferences('masters');

/** Every case of every YAML file beside this one, by file name. Throws on a key it doesn't know. */
export const readCases = (): Map<string, MatchingCase[]> => {
  const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.yaml'));
  return new Map(
    names.sort().map((name) => [name, parseCases(readFileSync(`${import.meta.dirname}/${name}`, 'utf8'))]),
  );
};

export const parseCases = (yaml: string): MatchingCase[] => {
  const written: unknown = parse(yaml, { merge: true });
  if (!Array.isArray(written)) throw new Error('a case file is a list of cases');
  return written.map((each: { name?: unknown }) => {
    const { error } = writtenCase.safeParse(each);
    if (error) throw new Error(`${each.name}: ${z.prettifyError(error)}`);
    return toCase(each as WrittenCase);
  });
};

const toCase = ({
  name,
  today,
  profile,
  preferences,
  scholarship,
  outcomes,
  verdict,
  score,
}: WrittenCase): MatchingCase => {
  return {
    name,
    today: today ?? TODAY,
    student: { profile: profile ?? {}, preferences: { ...PLAIN_PREFERENCES, ...preferences } },
    record: toRecord({ deadline: ROLLING, ...scholarship }),
    outcomes,
    verdict,
    score: { min: score?.min ?? 0, max: score?.max ?? 100 },
  };
};

/** A scholarship that states nothing but what is given; each criterion is quoted from its own line. */
export const toRecord = ({ criteria = [], ...rest }: WrittenCase['scholarship']): ScholarshipRecord => {
  const lines = criteria.map(({ kind, quote }, index) => quote ?? `Condition ${index + 1} on ${kind}.`);
  const counts = new Map<string, number>();
  const built = criteria.map(({ quote: _, unquoted, ...criterion }, index): Criterion => {
    const count = (counts.get(criterion.kind) ?? 0) + 1;
    counts.set(criterion.kind, count);
    const line = lines[index] ?? '';
    const start = lines.slice(0, index).reduce((sum, each) => sum + each.length + 1, 0);
    const evidence = unquoted ? [] : [{ field: 'eligibility', start, end: start + line.length, quote: line }];
    // The keys were checked against the kind when the case was read.
    return { id: `${criterion.kind}-${count}`, strength: 'hard', ...criterion, evidence } as Criterion;
  });
  const eligibility = lines.join('\n');
  return {
    id: 'example',
    title: 'Example Scholarship',
    organization: 'Example Foundation',
    description: '',
    eligibility,
    location: '',
    link: 'https://example.org/scholarship',
    hostCountries: [],
    award: { kind: 'unknown', text: 'Not stated' },
    deadline: { kind: 'unknown', dates: [], text: '' },
    documents: [],
    selection: [],
    benefits: [],
    tags: [],
    texts: { eligibility },
    parsedFully: true,
    provenance: { source: 'laurel', confidence: 'high', method: 'publisher' },
    ...rest,
    criteria: built,
  };
};
